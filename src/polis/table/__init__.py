"""A match at a table: audiences, streams, takeback and clocks. Pure: no I/O, no database."""
