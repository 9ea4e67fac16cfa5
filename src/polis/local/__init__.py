"""Tables on one device, without a server: a pure host that speaks the protocol of the server."""
