"""Types and serialisation of everything that travels between server and clients."""
