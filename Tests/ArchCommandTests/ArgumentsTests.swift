import ArchReports
import Testing

@testable import ArchCommand

private func parse(_ words: String...) throws -> Arguments { try Arguments(parsing: words) }

private func message(_ words: String...) -> String {
  do throws(UsageError) {
    _ = try Arguments(parsing: words)
    return "no error"
  } catch {
    return error.message
  }
}

@Test func `without a command it checks`() throws {
  #expect(try parse() == Arguments())
  #expect(try parse("Sources").command == .check)
  #expect(try parse("Sources", "Tests").operands == ["Sources", "Tests"])
  #expect(try parse("check", "rules").operands == ["rules"])
}

@Test func `a command may follow the flags`() throws {
  let arguments = try parse("--config", "review", "--color=never", "explain", "app")
  #expect(arguments.command == .explain)
  #expect(arguments.configPath == "review")
  #expect(arguments.operands == ["app"])
  #expect(try parse("--config=a", "review", "-h").operands == ["review"])
  #expect(try parse("--", "review").command == .check)
}

@Test func `flags and paths mix, values come after a space or an equals sign`() throws {
  let arguments = try parse(
    "a", "--format=json", "--rule", "x", "b", "--rule=y", "-q", "--fail-on", "warning", "--", "-c")
  #expect(arguments.operands == ["a", "b", "-c"])
  #expect(arguments.format == .json)
  #expect(arguments.rules == ["x", "y"])
  #expect(arguments.isQuiet)
  #expect(arguments.failOn == .warning)
}

@Test func `help is for the command before it`() throws {
  #expect(try parse("--help").operands.isEmpty)
  #expect(try parse("facts", "-h").operands == ["facts"])
  #expect(try parse("facts", "-h").command == .help)
  #expect(try parse("--version").command == .version)
}

@Test func `a misspelt flag, value or command gets the nearest one`() {
  #expect(message("--fromat", "json") == "unknown option '--fromat'. Did you mean '--format'?")
  #expect(message("--format", "jsno") == "'jsno' is not a value of '--format'. Did you mean 'json'?")
  #expect(message("--color=purple") == "'purple' is not a value of '--color'; use one of auto, always, never")
  #expect(message("help", "chekc") == "no command 'chekc'. Did you mean 'check'?")
}

@Test func `what a command does not take is an error`() {
  #expect(message("facts", "--format", "json") == "'archcheck facts' has no option '--format'")
  #expect(message("--quiet=yes") == "option '--quiet' takes no value")
  #expect(message("--config") == "option '--config' needs a value: --config PATH")
  #expect(message("--config=a", "--no-config") == "'--config' and '--no-config' cannot be combined")
  #expect(
    message("explain")
      == "'archcheck explain' takes a rule, a preset, a layer, a module, a type, a folder, a file or a line of one"
  )
  #expect(message("rules", "x") == "'archcheck rules' takes no argument, but 'x' was given")
}

@Test func `the table of flags is complete and unambiguous`() {
  #expect(Set(Flag.all.map(\.name)) == Set(Flag.Name.allCases))
  for command in Command.allCases {
    let flags = Flag.all.filter { $0.commands.contains(command) }
    #expect(Set(flags.map(\.name)).count == flags.count)
    let shorts = flags.compactMap(\.short)
    #expect(Set(shorts).count == shorts.count)
  }
}

@Test(arguments: Command.allCases)
func `the help of a command names all its flags and fits a terminal`(command: Command) {
  let text = Help.text(for: command)
  for flag in Flag.all where flag.commands.contains(command) { #expect(text.contains(flag.name.rawValue)) }
  #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
}
