import ArchFacts

/// Whose uses are those of files that are built into several modules, which belong to none of them alone.
///
/// A use by such a file is one of the module with the most files among them: the file is there for that one, and the
/// others are given it. Each use is then counted once.
struct SharedFiles {
  private let codebase: Codebase
  /// Files of each module.
  private var sizes: [String: Int] = [:]

  init(_ codebase: Codebase) {
    self.codebase = codebase
    for module in codebase.files.lazy.compactMap(\.placement.module) { sizes[module, default: 0] += 1 }
  }

  /// The two modules that a use joins; `nil` where it stays within one, and where nothing tells which they are.
  func modules(of use: TypeUse) -> (from: String, to: String)? {
    let user = codebase.files[use.place.file]
    let users = Self.modules(of: user)
    let declaring = Self.modules(of: codebase.file(of: use.symbol))
    guard !users.contains(where: declaring.contains) else { return nil }
    guard let from = users.count < 2 ? users.first : largest(of: users) else { return nil }
    guard declaring.count > 1 else { return declaring.first.map { (from, $0) } }
    let imported = user.facts.imports.lazy.map { user.facts.module(of: $0) }
    return imported.first(where: declaring.contains).map { (from, $0) }
  }

  private static func modules(of file: SourceFile) -> [String] {
    guard !file.isTest else { return [] }
    return file.placement.module.map { [$0] } ?? file.placement.sharedModules
  }

  private func largest(of names: [String]) -> String? {
    names.max { (sizes[$0] ?? 0, $1) < (sizes[$1] ?? 0, $0) }
  }
}
