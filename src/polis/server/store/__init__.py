"""The database: its tables, and every statement that uses them.

The same statements run on SQLite and on PostgreSQL. The journal of a match is authoritative. The
other tables hold players, seats, results and scheduled jobs.
"""
