import ArchFacts
import ArchKnowledge
import ArchModel

/// Tells the values and protocols that a domain may be made of from constants, styles and whatever else is one.
///
/// A folder that is treated as a domain has to keep every rule of one, so that a proposal is better silent.
enum PlainValue {
  static func isOne(_ symbol: SymbolID, in codebase: Codebase) -> Bool {
    let declared = codebase.symbols[symbol]
    switch declared.kind {
    case .struct, .enum, .protocol: break
    case .class, .actor, .extension, .typealias, .associatedtype: return false
    }
    guard isPlain(codebase.file(of: symbol), in: codebase) else { return false }
    return !CamelCaseWords.of(codebase.symbols.name(of: symbol)).contains(where: otherWords.contains)
  }

  /// Whether a file needs nothing but the language and what this codebase has.
  static func isPlain(_ file: SourceFile, in codebase: Codebase) -> Bool {
    !file.isGenerated
      && file.facts.imports.allSatisfy { entry in
        let module = NamePath.names(entry.path, in: file.facts.bytes).first.map(file.facts.verbatim) ?? ""
        return modules.contains(module) || codebase.code.isOwnModule(module)
      }
  }

  private static let modules = AppleModules[.plainModels]

  private static let otherWords = ModelWords[.notModel]
}
