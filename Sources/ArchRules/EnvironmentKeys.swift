import ArchFacts
import ArchModel

/// Values of the SwiftUI environment and their types.
struct EnvironmentKeys {
  private var types: [String: SymbolID] = [:]

  init(_ codebase: Codebase) {
    for symbol in codebase.symbols.symbols.indices.map(Int32.init)
    where codebase.symbols[symbol].isExternal && codebase.symbols.name(of: symbol) == "EnvironmentValues" {
      for reference in codebase.members(of: symbol) {
        let file = codebase.files[Int(reference.file)]
        let member = codebase.member(reference)
        guard !file.isTest, let type = ExpressionTypes.type(of: reference, in: codebase)
        else {
          continue
        }
        types[file.facts.verbatim(member.name)] = type
      }
    }
  }

  /// The type of the value under a name, if it is one of this codebase.
  func type(of key: ByteRange, in file: SourceFile) -> SymbolID? { types[file.facts.verbatim(key)] }

  /// The name in `(\.name)` or `(\EnvironmentValues.name)` behind an attribute.
  static func key(behind offset: Int32, in facts: FileFacts) -> ByteRange? {
    guard let argument = argument(behind: offset, in: facts),
      facts.bytes[Int(argument.start)] == UInt8(ascii: "\\")
    else { return nil }
    return NamePath.names(ByteRange(start: argument.start + 1, end: argument.end), in: facts.bytes).last
  }

  /// The name in `(T.self)` behind an attribute.
  static func typeName(behind offset: Int32, in facts: FileFacts) -> ByteRange? {
    guard let argument = argument(behind: offset, in: facts), facts.bytes[Int(argument.start)].isUpperCase
    else { return nil }
    let names = NamePath.names(argument, in: facts.bytes)
    guard names.count > 1, let last = names.last, let type = names.dropLast().last,
      facts.matches(last, "self")
    else { return nil }
    return ByteRange(start: argument.start, end: type.end)
  }

  /// What stands behind the `(` of an attribute.
  private static func argument(behind offset: Int32, in facts: FileFacts) -> ByteRange? {
    let end = Int32(facts.bytes.count)
    guard offset < end, facts.bytes[Int(offset)] == UInt8(ascii: "(") else { return nil }
    let argument = facts.withoutBlanks(ByteRange(start: offset + 1, end: end))
    return argument.isEmpty ? nil : argument
  }
}
