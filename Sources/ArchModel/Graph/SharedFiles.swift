import ArchFacts

/// Whose are files that are built into several modules, which belong to none of them alone.
///
/// Such a file is one of the module with the most files among them: it is there for that one, and the others are given
/// it. Each file and each of its uses is then counted once.
struct SharedFiles {
  /// Files of each module.
  private var sizes: [String: Int] = [:]

  init(_ codebase: Codebase) {
    for module in codebase.files.lazy.compactMap(\.placement.module) { sizes[module, default: 0] += 1 }
  }

  /// The one module that a file is counted in; `nil` where none is known.
  func module(of file: SourceFile) -> String? {
    let modules = file.placement.modules
    return modules.count < 2 ? modules.first : largest(of: modules)
  }

  /// The two modules that a use joins; `nil` where it stays within one, and where nothing tells which they are.
  func modules(of use: TypeUse, in codebase: Codebase) -> (from: String, to: String)? {
    let user = codebase.files[use.place.file]
    let declarer = codebase.file(of: use.symbol)
    guard !user.isTest, !declarer.isTest else { return nil }
    // Most files are of one module, and most uses stay within it.
    if let from = user.placement.module, let to = declarer.placement.module {
      return from == to ? nil : (from, to)
    }
    let users = user.placement.modules
    let declaring = declarer.placement.modules
    guard !users.contains(where: declaring.contains) else { return nil }
    guard let from = module(of: user) else { return nil }
    guard declaring.count > 1 else { return declaring.first.map { (from, $0) } }
    let imported = user.facts.imports.lazy.map { user.facts.module(of: $0) }
    return imported.first(where: declaring.contains).map { (from, $0) }
  }

  private func largest(of names: [String]) -> String? {
    names.max { (sizes[$0] ?? 0, $1) < (sizes[$1] ?? 0, $0) }
  }
}
