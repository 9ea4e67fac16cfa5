"""What an operator works with: settings, scheduler, admin commands, logs, metrics."""
