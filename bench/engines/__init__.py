"""The engines that are measured; the `make` of each module builds its Engine."""
