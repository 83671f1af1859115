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
      try Output.standard.answer(
        arguments.tableFormat == .json
          ? RemovalJSON.render(removals, pathPrefix: code.pathPrefix) : ExplanationText.table(of: removals))
      return .clean
    }
    guard let removal = try code.removal(of: name) else {
      try Output.standard.answer(code.text(aboutTypesNamed: name))
      return .couldNotCheck
    }
    try Output.standard.answer(
      arguments.tableFormat == .json
        ? RemovalJSON.render([removal], pathPrefix: code.pathPrefix)
        : ExplanationText.render(
          removal, pathPrefix: code.pathPrefix, most: Output.standard.isTerminal ? mostOnScreen : nil))
    return removal.isFree ? .clean : .findings
  }

  /// Lines of each kind.
  private static let mostOnScreen = 20
}
