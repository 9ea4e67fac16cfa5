"""Attacks on a server, and what they cost honest players."""
