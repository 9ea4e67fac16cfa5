"""The web application: routes, JSON, security headers and rate limits."""
