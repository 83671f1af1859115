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

  /// The name in `@Environment(\.name)` or `@Environment(\EnvironmentValues.name)`.
  static func key(of attribute: ByteRange, in facts: FileFacts) -> ByteRange? {
    guard let argument = facts.attribute(named: attribute)?.argument, !argument.isEmpty,
      facts.bytes[Int(argument.start)] == UInt8(ascii: "\\")
    else { return nil }
    return NamePath.names(ByteRange(start: argument.start + 1, end: argument.end), in: facts.bytes).last
  }

  /// The name in `@Environment(T.self)`.
  static func typeName(of attribute: ByteRange, in facts: FileFacts) -> ByteRange? {
    guard let argument = facts.attribute(named: attribute)?.argument, !argument.isEmpty,
      facts.nameChain(at: argument.start) == argument, facts.bytes[Int(argument.start)].isUpperCase
    else { return nil }
    let names = NamePath.names(argument, in: facts.bytes)
    guard names.count > 1, let last = names.last, let type = names.dropLast().last,
      facts.matches(last, "self")
    else { return nil }
    return ByteRange(start: argument.start, end: type.end)
  }
}
