"""WebSockets: the session of a socket, its connection and its transport."""
