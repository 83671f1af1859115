enum WalkLog {
  static func write(_ line: String) {}
}
