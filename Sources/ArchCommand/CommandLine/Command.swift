/// In the order of the help.
enum Command: String, CaseIterable {
  case check, review, baseline, adr, explain, `init`, config, presets, rules, schema, facts,
    completions, help, version
}

/// A mistake on the command line, with what to do about it.
struct UsageError: Error, Equatable {
  let message: String
  /// The command whose usage helps.
  var command: Command?
}
