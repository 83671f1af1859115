// What a command is about: whether the words that are no flags are what it takes.
extension Arguments {
  func checkOperands() throws(UsageError) {
    switch command {
    case .check, .baseline, .adr, .facts:
      try checkConfig()
      if printsCounts, printsUses {
        throw UsageError(message: "'--count' and '--uses' cannot be combined", command: command)
      }
      try checkReports()
      try checkSuppositions()
      try checkStandardInput()
      try checkWatching()
    case .explain:
      if operands.isEmpty || operands.count > 2, ExplainedPair(operands) == nil {
        throw UsageError(
          message:
            "'archcheck explain' takes a rule, a preset, a layer, a module, a type, a folder, a file or a line of one",
          command: command)
      }
    case .context:
      try checkConfig()
      if operands.count != 1 {
        throw UsageError(
          message: "'archcheck context' takes the path of a Swift file, there already or not",
          command: command)
      }
    case .graph:
      try checkConfig()
      if operands.count > (mapLevel == nil ? 1 : 2) {
        let hint = Suggestion.text(for: operands[0], among: MapLevel.allCases.map(\.rawValue))
        throw UsageError(
          message: "'archcheck graph' takes what to draw, and a folder if not this one\(hint)",
          command: command)
      }
      if checkedPage != nil, writtenPage != nil {
        throw UsageError(message: "'--check' and '--write' cannot be combined", command: command)
      }
    case .metrics:
      try checkConfig()
      if let level = mapLevel, !MapLevel.measured.contains(level) {
        throw UsageError(
          message: "'archcheck metrics' counts layers, features or modules, and not \(level.rawValue)",
          command: command)
      }
      if operands.count > (mapLevel == nil ? 1 : 2) {
        throw UsageError(
          message: "'archcheck metrics' takes layers, features or modules, and a folder if not this one",
          command: command)
      }
    case .remove:
      try checkConfig()
      if operands.count > (showsAll ? 1 : 2) || operands.isEmpty && !showsAll {
        throw UsageError(
          message: "'archcheck remove' takes a feature, module, folder, layer or type, or '--all'",
          command: command)
      }
    case .`try`:
      try checkConfig()
      if operands.isEmpty || operands.count > 2 {
        throw UsageError(
          message: "'archcheck try' takes a rule, and a folder if not this one", command: command)
      }
    case .review, .`init`, .config, .plan, .doctor:
      try checkConfig()
      if operands.count > 1 {
        throw UsageError(message: "'archcheck \(command.rawValue)' takes one folder", command: command)
      }
    case .completions:
      guard operands.count == 1, let word = operands.first, CompletedShell(rawValue: word) != nil else {
        let shells = CompletedShell.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(message: "'archcheck completions' takes a shell: \(shells)", command: command)
      }
    case .help:
      if let operand = operands.first, Command(rawValue: operand) == nil {
        let known = Command.allCases.map(\.rawValue)
        throw UsageError(message: "no command '\(operand)'" + Suggestion.text(for: operand, among: known))
      }
    case .presets, .rules, .schema, .lsp, .version:
      if let operand = operands.first {
        throw UsageError(
          message: "'archcheck \(command.rawValue)' takes no argument, but '\(operand)' was given",
          command: command)
      }
    }
  }

  /// What is drawn or counted, where the first word says so.
  var mapLevel: MapLevel? { operands.first.flatMap(MapLevel.init(rawValue:)) }

  private func checkConfig() throws(UsageError) {
    guard configPath != nil, !usesConfig else { return }
    throw UsageError(message: "'--config' and '--no-config' cannot be combined", command: command)
  }

  /// What it looks at again has to be on disk, and as it is.
  private func checkWatching() throws(UsageError) {
    guard watches, readsStandardInput || !suppositions.isEmpty else { return }
    throw UsageError(
      message: readsStandardInput
        ? "'--watch' looks at files on disk, and standard input is read only once"
        : "'--watch' looks at what is on disk, and not at what might be",
      command: command)
  }

  /// It holds one file or one list, and there is nothing to report besides the file.
  private func checkStandardInput() throws(UsageError) {
    guard let name = standardInputName, let operand = operands.first(where: { $0 != "-" }) else { return }
    throw UsageError(
      message: "with '--stdin-filename' only '\(name)' is reported, but '\(operand)' was given, too",
      command: command)
  }
}
