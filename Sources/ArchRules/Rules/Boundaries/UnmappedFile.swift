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
    findings.add(.unmapped(file.path), at: range, in: file.place(), about: .file)
  }
}

extension Remark {
  fileprivate static func unmapped(_ path: String) -> Remark {
    Remark(
      "no layer claims '\(path)'", label: "this file belongs to no layer",
      fix: "move the file to the layer it belongs to, or add its folder to a layer in architecture.json")
  }
}
