import ArchConfig
import ArchFacts
import ArchModel
import ArchProposal
import ArchReports
import ArchRules
import ArchSystem

/// `archcheck init`: looks at a codebase and writes down the layers that it has and the order that it keeps.
enum InitCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    let folder = try SystemPath(named: arguments.operands.first ?? ".")
    guard folder.isFolder else {
      throw .usage(UsageError(message: "'archcheck init' takes a folder", command: .`init`))
    }
    if arguments.updates, let config = try ConfigFile(for: arguments, at: [folder.text]) {
      return try InitUpdate.run(arguments, config)
    }
    let path = folder.appending(ConfigName.usual.utf8)
    if !arguments.printsOnly, (try? SystemCalls.kind(of: path, followingLink: false)) != nil {
      throw .usage(
        UsageError(
          message:
            "there is an \(ConfigName.usual) already; '--update' adds what it lacks, '--print' shows a new one",
          command: .`init`))
    }
    let walk = SourceWalk(of: folder)
    guard !walk.files.isEmpty else {
      throw .noSwiftFiles(arguments.operands.isEmpty ? ["."] : arguments.operands)
    }
    let (scanned, unreadable) = ParallelScan.files(walk.files, WorkTimes())
    let build = BuildFiles.read(projects: walk.projects, descriptions: walk.descriptions)
    _ = (walk.unreadable + unreadable + build.unreadable).reported()
    let proposal = InitProposal(scanned, build.files)
    guard proposal.observed.isWorthProposing else { throw .nothingToPropose }

    let text = proposal.observed.text(extending: arguments.presets)
    let told = try proposal.told(arguments.presets)
    if arguments.printsOnly {
      Output.error.say(told)
      try Output.standard.answer(text)
    } else {
      do throws(SystemError) {
        try SystemCalls.save(Array(text.utf8), as: path, replacing: false)
      } catch {
        throw .notSaved(path.text, error)
      }
      Output.error.say("Saved \(TerminalText.escaped(path.text)).\n\(told)")
    }
    return .clean
  }
}
