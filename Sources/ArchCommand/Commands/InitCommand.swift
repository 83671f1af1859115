import ArchConfig
import ArchModel
import ArchProposal
import ArchReports
import ArchRules
import ArchSystem

/// `archcheck init`: looks at a codebase and writes down how it seems to be layered.
enum InitCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let folder = try SystemPath(named: arguments.operands.first ?? ".")
    guard folder.isFolder else {
      throw .usage(UsageError(message: "'archcheck init' takes a folder", command: .`init`))
    }
    let path = folder.appending(ConfigName.usual.utf8)
    if !arguments.printsOnly, (try? SystemCalls.kind(of: path, followingLink: false)) != nil {
      throw .usage(
        UsageError(
          message: "there is an \(ConfigName.usual) already; '--print' shows what would be proposed",
          command: .`init`))
    }
    let walk = SourceWalk(of: folder)
    guard !walk.files.isEmpty else {
      throw .noSwiftFiles(arguments.operands.isEmpty ? ["."] : arguments.operands)
    }
    let (scanned, unreadable) = ParallelScan.files(walk.files, WorkTimes())
    let build = BuildFiles.read(projects: walk.projects, descriptions: walk.descriptions)
    _ = (walk.unreadable + unreadable + build.unreadable).reported()
    let recognized = Codebase(.layered, scanned, build: build.files, work: ThreadedWork())
    let guess = PresetGuess(for: recognized)
    let architecture = Preset.named(guess.preset).map { Architecture(resting: [$0]) } ?? .layered
    let codebase = Codebase(architecture, scanned, build: build.files, work: ThreadedWork())
    let proposal = ProposedArchitecture(for: codebase)
    guard !proposal.layers.isEmpty else { throw .nothingToPropose }

    let text = proposal.text
    Output.error.say(try evidence(proposal, guess, text, scanned, build.files))
    if arguments.printsOnly {
      try Output.standard.answer(text)
    } else {
      do throws(SystemError) {
        try SystemCalls.save(Array(text.utf8), as: path, replacing: false)
      } catch {
        throw .notSaved(path.text, error)
      }
      Output.error.say(
        "Saved \(TerminalText.escaped(path.text)). Correct it where it is wrong, then run 'archcheck'.")
    }
    return .clean
  }

  /// What was found, and how much of the code the proposal covers: by the reader that `check` uses.
  private static func evidence(
    _ proposal: ProposedArchitecture, _ guess: PresetGuess, _ text: String, _ scanned: [ScannedFile],
    _ build: BuildFiles
  ) throws(Failure) -> String {
    let reading = Architecture.reading(Array(text.utf8), rules: RuleCatalog.known)
    guard reading.isUsable else { throw .config(mistakes: reading.problems.count) }
    let codebase = Codebase(reading.architecture, scanned, build: build, work: ThreadedWork())
    let judged = codebase.files.filter { $0.notJudged == nil }
    let mapped = judged.count { $0.layer != nil }
    let share = mapped * 100 / max(1, judged.count)
    var lines = [
      "Preset '\(guess.preset)', because \(TerminalText.escaped(guess.reason)).",
      "\(mapped) of \(judged.count) files in \(proposal.layers.count) layers (\(share) %):",
    ]
    for layer in proposal.layers {
      var reasons: [String] = []
      if layer.filesByName > 0 { reasons.append("\(layer.filesByName) by the names of their folders") }
      if layer.filesByTypes > 0 { reasons.append("\(layer.filesByTypes) by what their types are") }
      lines.append("   \(TerminalText.escaped(layer.name)): \(reasons.joined(separator: ", "))")
    }
    return lines.joined(separator: "\n")
  }
}
