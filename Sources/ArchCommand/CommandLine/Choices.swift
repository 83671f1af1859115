enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

enum FailingSeverity: String, CaseIterable {
  case error, warning, note, never
}

/// Whose configs, baselines and comments judge a change.
enum ChangeJudgment: String, CaseIterable {
  /// Those that the change leaves.
  case own
  /// Those that it found, besides.
  case base
}

/// A shell that can complete the words of a command line.
enum CompletedShell: String, CaseIterable {
  case bash, zsh, fish
}

/// How an answer is written that is no report.
enum TableFormat: String, CaseIterable {
  case text, json
}

/// What `archcheck graph` draws.
enum MapLevel: String, CaseIterable {
  case layers, features, modules, folders, types
}

extension MapLevel {
  /// Those that can be counted without being a table of hundreds of lines.
  static let measured: [MapLevel] = [.layers, .features, .modules]
}
