"""What is kept: the tables of the database, and every statement that touches them.

The same statements run on SQLite and on PostgreSQL. The journal of a match is the truth; all else
here says who sits where and what is due when.
"""
