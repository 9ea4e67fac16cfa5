"""Train the weights of the learned bots from nothing. Needs numpy; playing does not."""
