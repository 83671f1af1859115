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
  static func key(behind offset: Int32, in bytes: [UInt8]) -> ByteRange? {
    guard let (start, end) = argument(behind: offset, in: bytes), bytes[start] == UInt8(ascii: "\\") else {
      return nil
    }
    return NamePath.names(ByteRange(start: Int32(start) + 1, end: Int32(end)), in: bytes).last
  }

  /// The name in `(T.self)` behind an attribute.
  static func typeName(behind offset: Int32, in bytes: [UInt8]) -> ByteRange? {
    guard let (start, end) = argument(behind: offset, in: bytes), bytes[start].isUpperCase else { return nil }
    let names = NamePath.names(ByteRange(start: Int32(start), end: Int32(end)), in: bytes)
    guard names.count > 1, let last = names.last, let type = names.dropLast().last,
      bytes[Int(last.start)..<Int(last.end)].elementsEqual("self".utf8)
    else { return nil }
    return ByteRange(start: Int32(start), end: type.end)
  }

  private static func argument(behind offset: Int32, in bytes: [UInt8]) -> (start: Int, end: Int)? {
    var start = Int(offset)
    guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return nil }
    start += 1
    while start < bytes.count, bytes[start].isBlank { start += 1 }
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: ")"), bytes[end] != UInt8(ascii: ",") { end += 1 }
    return end > start ? (start, end) : nil
  }
}
