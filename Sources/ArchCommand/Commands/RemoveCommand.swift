import ArchModel
import ArchReports
import ArchSystem

/// `archcheck remove PART`: what would break if it were gone. Nothing is deleted.
enum RemoveCommand {
  static func run(_ arguments: Arguments) throws(Failure) -> ExitCode {
    var scoped = arguments
    let folder = arguments.showsAll ? arguments.operands.first : arguments.operands.dropFirst().first
    scoped.operands = [""] + [folder].compactMap(\.self)
    let name = arguments.showsAll ? nil : arguments.operands.first
    let isPath = name.map { $0.contains("/") } ?? false
    let code = try ExplainedCode(scoped, path: folder == nil && isPath ? name : nil)
    guard let name else {
      let removals = code.removals
      guard !removals.isEmpty else { throw .nothingToDraw("features or modules") }
      try Output.standard.answer(ExplanationText.table(of: removals))
      return .clean
    }
    guard let removal = try code.removal(of: name) else {
      try Output.standard.answer(code.text(aboutTypesNamed: name))
      return .couldNotCheck
    }
    try Output.standard.answer(ExplanationText.render(removal, pathPrefix: code.pathPrefix))
    let isFree = removal.holds.isEmpty && removal.mayBeUsed.isEmpty && !removal.isStart
    return isFree ? .clean : .findings
  }
}
