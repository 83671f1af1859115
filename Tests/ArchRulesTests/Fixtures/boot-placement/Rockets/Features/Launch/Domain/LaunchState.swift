// A feature that merely has "Launch" in its name, and a user interface.
enum LaunchState {
  case scheduled
  case launched
}
