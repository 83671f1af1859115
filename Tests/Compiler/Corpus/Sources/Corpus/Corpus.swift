// Only its dependencies are looked at.
