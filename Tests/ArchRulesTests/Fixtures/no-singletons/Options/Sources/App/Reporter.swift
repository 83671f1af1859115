final class CrashReporter {
  static let shared = CrashReporter()
  final class Log {
    static let shared = Log()
  }
}

final class Reporter {
  static let shared = Reporter()  // expect: no-singletons
}
