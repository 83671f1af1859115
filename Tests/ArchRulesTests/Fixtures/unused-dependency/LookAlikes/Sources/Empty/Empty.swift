// Brings the others.
