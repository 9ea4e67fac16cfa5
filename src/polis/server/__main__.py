"""`python -m polis.server`: serve with the settings of the environment."""

import sys

from polis.kernel.errors import PolisError
from polis.server.main import serve

if __name__ == "__main__":
    try:
        serve()
    except PolisError as error:
        sys.exit(error.reason)
