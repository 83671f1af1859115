import ArchFacts
import ArchModel

/// Every source file belongs to a layer.
struct UnmappedFile: CodeRule {
  static let about = RuleInfo(
    id: "unmapped-file",
    summary: "Every source file belongs to a layer.",
    why: """
      A file that no layer claims is checked by hardly any rule. Such a folder is where the next junk drawer \
      of helpers grows.
      """,
    decision: "Architecture Rules, folder structure rules",
    bad: """
      // Stuff/Date+Format.swift
      extension Date { var text: String { "" } }
      """,
    good: """
      // Features/Profile/Presentation/Date+Format.swift
      extension Date { var text: String { "" } }
      """,
    fix: "Move the file to the layer it belongs to, or add its folder to a layer in architecture.json.",
    severity: .note
  )

  init(options: inout OptionReader) {}

  func check(_ code: Code, _ findings: inout Findings) {
    let codebase = code.codebase
    for (index, file) in codebase.files.enumerated() where file.layer == nil && !file.isTest {
      let place = Place(file: Int32(index), owner: FileFacts.none, function: FileFacts.none)
      guard !codebase.isInCompositionRoot(place), !declaresEntryPoint(Int32(index), codebase),
        !file.isGenerated
      else { continue }
      guard let range = file.firstDeclaration else { continue }
      findings.add(.unmapped(file.path), at: range, in: place, about: .file)
    }
  }

  private func declaresEntryPoint(_ file: Int32, _ codebase: Codebase) -> Bool {
    codebase.symbols.symbolOfDeclaration[Int(file)].contains {
      $0 >= 0 && codebase.symbols[$0].file == file && codebase.isInCompositionRoot($0)
    }
  }
}

extension Remark {
  fileprivate static func unmapped(_ path: String) -> Remark {
    Remark(
      "no layer claims '\(path)'", label: "this file belongs to no layer",
      fix: "move the file to the layer it belongs to, or add its folder to a layer in architecture.json")
  }
}
