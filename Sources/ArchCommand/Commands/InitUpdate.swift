import ArchConfig
import ArchFacts
import ArchJSON
import ArchModel
import ArchProposal
import ArchReports
import ArchRules
import ArchSystem

/// `archcheck init --update`: layers for what came since somebody wrote the config, which stays as it is.
enum InitUpdate {
  static func run(_ arguments: Arguments, _ config: ConfigFile) throws(Failure) -> ExitCode {
    let (architecture, sources) = try config.reading()
    guard !architecture.leavesLayersOpen else { throw .noLayersWritten(config.shownPath) }
    var scope = try CheckScope(arguments)
    scope.keep(architecture.includes)
    guard !scope.files.isEmpty else {
      throw .noSwiftFiles(arguments.operands.isEmpty ? ["."] : arguments.operands)
    }
    var timings = Timings()
    let code = GovernedCode(scope, architecture, WorkTimes(), &timings)
    _ = (code.scope.unreadable + code.unreadable + code.build.unreadable).reported()
    let unclaimed = Set(
      code.codebase.files.filter { $0.layer == nil && $0.notJudged == nil }.map(\.path))
    guard !unclaimed.isEmpty else {
      Output.error.say("Nothing to add: every file has a layer.")
      return .clean
    }
    var addition = ProposedAddition(
      to: code.codebase,
      Codebase(
        .beforeLayers, code.scanned.filter { unclaimed.contains($0.facts.path) }, build: code.build.files,
        work: ThreadedWork()))
    var joined = try joined(config, with: try extended(sources, by: addition, []), code)
    let isMoved = { (codebase: Codebase) in
      zip(code.codebase.files, codebase.files).contains { before, now in
        before.layer.map { $0.name != now.layer?.name } ?? false
      }
    }
    if isMoved(joined) {
      addition = addition.yielding
      joined = try Self.joined(config, with: try extended(sources, by: addition, []), code)
    }
    let uses = ProposedAddition.Use.all(in: joined)
    let text = try extended(sources, by: addition, uses)
    let told = told(addition, uses, architecture, config)
    if arguments.printsOnly {
      Output.error.say(told)
      try Output.standard.answer(text)
    } else {
      do throws(SystemError) {
        try SystemCalls.save(text, as: config.location, replacing: true)
      } catch {
        throw .notSaved(config.shownPath, error)
      }
      Output.error.say(told)
    }
    return .clean
  }

  /// The text of the config itself, with the layers at the end of its own.
  private static func extended(
    _ sources: ConfigSources, by addition: ProposedAddition, _ uses: [ProposedAddition.Use]
  ) throws(Failure) -> [UInt8] {
    let lines = addition.lines(uses)
    let source = sources.sources.first
    let bytes = source?.bytes ?? []
    let json = try? JSON.parse(bytes)
    let text =
      if let layers = json?["layers"] {
        JSONInsertion.adding(lines, toObjectAt: layers.location, in: bytes)
      } else {
        json.flatMap { json in
          JSONInsertion.adding(
            ["\"layers\": {"] + lines.map { "  " + $0 } + ["}"], toObjectAt: json.location, in: bytes)
        }
      }
    guard let text else { throw .noLayersWritten(source?.path ?? ConfigName.usual) }
    return text
  }

  /// The code with all layers that a new text of the config has.
  private static func joined(
    _ config: ConfigFile, with text: [UInt8], _ code: GovernedCode
  ) throws(Failure) -> Codebase {
    let own = (try? SystemCalls.realPath(of: config.location)) ?? config.location
    let reading = config.reading { location throws(SystemError) in
      location == own || location == config.location ? text : try SystemCalls.read(location)
    }
    guard let reading else { throw .config(mistakes: 1) }
    return Codebase.laidOut(reading.architecture, code.scanned, build: code.build.files, work: ThreadedWork())
  }

  private static func told(
    _ addition: ProposedAddition, _ uses: [ProposedAddition.Use], _ architecture: Architecture,
    _ config: ConfigFile
  ) -> String {
    let names = addition.layers.map { "\($0.name) (\($0.count))" }.joined(separator: ", ")
    var lines = [
      "Layers for \(addition.files) files that none claimed, at the end of \(config.shownPath): \(names)."
    ]
    let askers = addition.usersToAsk(uses, architecture)
    if !askers.isEmpty {
      lines.append("Used by layers that may not, so add them to their \"mayUse\" or look there:")
      lines += askers.map { "  \($0.from) uses \($0.to) \(ObservedArchitecture.times($0.times))" }
    }
    lines.append("Next: archcheck")
    return InitProposal.wrapped(lines)
  }
}
