"""Load: whole games through the public API, over real sockets that are cut now and then."""
