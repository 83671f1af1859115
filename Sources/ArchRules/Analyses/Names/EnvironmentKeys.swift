import ArchFacts
import ArchKnowledge
import ArchModel

/// Values of the SwiftUI environment and their types.
struct EnvironmentKeys: Analysis {
  private var types: [String: SymbolID] = [:]

  init(_ code: Code) {
    let environment = AppleTypes.only(.environmentValues)
    for extended in code.types where extended.symbol.isExternal && extended.simpleName == environment {
      for member in extended.members where !member.file.source.isTest {
        if let type = member.type { types[member.name] = type }
      }
    }
  }

  /// The type of the value under a name, if it is one of this codebase.
  func type(of key: ByteRange, in file: SourceFile) -> SymbolID? { types[file.facts.verbatim(key)] }
}
