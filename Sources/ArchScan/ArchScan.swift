/// Placeholder for the scanner under construction.
