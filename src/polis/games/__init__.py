"""The games: each a folder of pure rules that fills the contract of the kernel."""
