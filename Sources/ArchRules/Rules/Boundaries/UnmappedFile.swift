import ArchFacts
import ArchModel

/// Every source file belongs to a layer.
struct UnmappedFile: FileRule, RuleWithoutOptions {
  static let about = RuleInfo(
    id: "unmapped-file",
    summary: "Every source file belongs to a layer.",
    why: """
      A file that no layer claims is checked by hardly any rule. Such a folder is where the next junk drawer \
      of helpers grows.
      """,
    bad: """
      // Stuff/Date+Format.swift
      extension Date { var text: String { "" } }
      """,
    good: """
      // Features/Profile/Presentation/Date+Format.swift
      extension Date { var text: String { "" } }
      """,
    fix: "Move the file to the layer it belongs to, or add its folder to a layer in architecture.json.",
    severity: .note,
    concern: .parts
  )

  func check(_ file: CodeFile, _ known: NothingKnown, _ findings: inout Findings) {
    guard file.layer == nil && !file.source.isGenerated else { return }
    guard !file.codebase.isInCompositionRoot(file.place()),
      !file.types.contains(where: { $0.symbol.file == file.index && $0.isInCompositionRoot }),
      let range = file.source.firstDeclaration
    else { return }
    let isGuess = file.source.placement.match != nil
    // `Shop/Constants.swift` beside the app's own files.
    if isGuess, file.source.holdsOnlyConstants { return }
    findings.add(.unmapped(file.path, isGuess: isGuess), at: range, in: file.place(), about: .file)
  }
}

extension Remark {
  /// - Parameter isGuess: whether a preset takes it for one of a layer, and what is there speaks against that.
  fileprivate static func unmapped(_ path: String, isGuess: Bool) -> Remark {
    Remark(
      "no layer claims '\(path)'", label: "this file belongs to no layer",
      fix: isGuess
        ? "say in architecture.json which layer it is of, under 'files': what is there does not match what the folder is called"
        : "move the file to the layer it belongs to, or add its folder to a layer in architecture.json")
  }
}
