import ArchConfig
import ArchFacts

/// The layers, features, modules, folders or files that code is divided into.
package struct CodeParts {
  let shared: SharedFiles
  private let level: DependencyGraph.Level

  package init(_ codebase: Codebase, at level: DependencyGraph.Level) {
    shared = SharedFiles(codebase)
    self.level = level
  }

  /// The part that a file is in; `nil` where it is in none.
  package func name(of file: SourceFile) -> String? {
    switch level {
    case .type: nil
    case .file: file.path
    case .folder: file.path.folderOfPath.isEmpty ? "." : String(file.path.folderOfPath.dropLast())
    case .feature: file.feature
    case .layer: file.layer?.name
    case .module: shared.module(of: file)
    }
  }

  /// The two parts that a use joins; `nil` where it stays within one, and where it is of no part.
  package func ends(of use: TypeUse, in codebase: Codebase) -> (from: String, to: String)? {
    guard !codebase.symbols[use.symbol].isTest else { return nil }
    if level == .module { return shared.modules(of: use, in: codebase) }
    let declarer = codebase.file(of: use.symbol)
    guard !declarer.isTest, let from = name(of: codebase.files[use.place.file]), let to = name(of: declarer),
      from != to
    else { return nil }
    return (from, to)
  }
}
