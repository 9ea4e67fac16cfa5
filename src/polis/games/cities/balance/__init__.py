"""Measure how balanced the content is, by simulated matches."""
