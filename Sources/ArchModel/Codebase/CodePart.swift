import ArchConfig
import ArchFacts

/// A part of a codebase that a person may ask about by name.
package struct CodePart: Sendable {
  package enum Kind: String, Sendable {
    case layer, module, feature, folder, file, type
  }

  package let kind: Kind
  /// Of a file or folder its path, of a type its name with the types around it.
  package let name: String
  /// At the level of types.
  let symbol: SymbolID?

  init(_ kind: Kind, _ name: String, _ symbol: SymbolID? = nil) {
    self.kind = kind
    self.name = name
    self.symbol = symbol
  }

  /// Whether a file belongs to it; of a type none does.
  func contains(_ file: SourceFile) -> Bool {
    switch kind {
    case .layer: file.layer?.name == name
    case .module: file.placement.module == name
    case .feature: file.feature == name
    case .folder: name.isEmpty || file.path.hasPrefix(name + "/")
    case .file: file.path == name
    case .type: false
    }
  }
}

extension Codebase {
  /// What a name means, in this order: a layer, a module, a feature, a type; several only where types share theirs.
  package func parts(named name: String) -> [CodePart] {
    if architecture.layer(named: name) != nil { return [CodePart(.layer, name)] }
    if files.contains(where: { $0.placement.module == name }) { return [CodePart(.module, name)] }
    if files.contains(where: { $0.feature == name }) { return [CodePart(.feature, name)] }
    return types(matching: name).filter { !symbols[$0].isExternal }.map { symbol in
      CodePart(.type, symbols.qualifiedName(of: symbol), symbol)
    }
  }

  /// A file, or a folder with any; `nil` for what is neither.
  ///
  /// - Parameter path: relative to the root of the code, without a slash at the end.
  package func part(at path: String) -> CodePart? {
    if files.contains(where: { $0.path == path }) { return CodePart(.file, path) }
    let folder = CodePart(.folder, path)
    return files.contains(where: folder.contains) ? folder : nil
  }

  /// Of layers, modules, features and types.
  package var partNames: [String] { groupNames + Set(files.compactMap(\.feature)).sorted() + typeNames }
}
