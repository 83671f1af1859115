/// Printed by `--version`, one line that scripts can read.
enum Version {
  static let current = "0.1.0"
}
