import ArchSystem

/// One run of the command line, from its words to its exit code.
package enum Invocation {
  /// - Parameter words: without the name of the program.
  package static func end(after words: [String]) -> Never {
    SystemCalls.ignoreSignalsOfWriting()
    SystemCalls.exit(run(words).rawValue)
  }

  static func run(_ words: [String]) -> ExitCode {
    do throws(Failure) {
      return try perform(try Arguments(words))
    } catch {
      Output.error.say(error.message)
      return .couldNotCheck
    }
  }

  private static func perform(_ arguments: Arguments) throws(Failure) -> ExitCode {
    switch arguments.command {
    case .check: return try CheckCommand.run(arguments)
    case .review: return try ReviewCommand.run(arguments)
    case .baseline: return try BaselineCommand.run(arguments)
    case .adr: return try ADRCommand.run(arguments)
    case .explain: return try ExplainCommand.run(arguments)
    case .context: return try ContextCommand.run(arguments)
    case .graph: return try GraphCommand.run(arguments)
    case .metrics: return try MetricsCommand.run(arguments)
    case .plan: return try PlanCommand.run(arguments)
    case .remove: return try RemoveCommand.run(arguments)
    case .`try`: return try TryCommand.run(arguments)
    case .presets:
      try Output.standard.answer(PresetText.list)
      return .clean
    case .rules: return try RulesCommand.run(arguments)
    case .`init`: return try InitCommand.run(arguments)
    case .config: try ConfigCommand.run(arguments)
    case .schema: try Output.standard.answer(SchemaCommand.text(arguments))
    case .facts: return try FactsCommand.run(arguments)
    case .lsp: return try LSPCommand.run(arguments)
    case .doctor: return try DoctorCommand.run(arguments)
    case .completions:
      let shell = arguments.operands.first.flatMap(CompletedShell.init(rawValue:)) ?? .bash
      try Output.standard.answer(Completions.script(for: shell))
    case .help:
      try Output.standard.answer(Help.text(for: arguments.operands.first.flatMap(Command.init(rawValue:))))
    case .version:
      try Output.standard.answer("archcheck \(Version.current)\n")
    }
    return .clean
  }
}

extension Arguments {
  fileprivate init(_ words: [String]) throws(Failure) {
    do throws(UsageError) {
      try self.init(parsing: words)
    } catch {
      throw .usage(error)
    }
  }
}
