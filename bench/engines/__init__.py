"""The measured engines; `make` of each module builds its Engine."""
