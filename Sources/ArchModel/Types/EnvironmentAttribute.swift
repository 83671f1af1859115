package import ArchFacts
import ArchKnowledge

/// What a property wrapper such as SwiftUI's `@Environment` says of a property that has no type written down.
package enum EnvironmentAttribute {
  static let name = AppleAttributes.only(.environment)

  /// The name in `@Environment(\.name)` or `@Environment(\EnvironmentValues.name)`.
  package static func key(of attribute: ByteRange, in facts: FileFacts) -> ByteRange? {
    guard let argument = facts.attribute(named: attribute)?.argument, !argument.isEmpty,
      facts.bytes[Int(argument.start)] == UInt8(ascii: "\\")
    else { return nil }
    return NamePath.names(ByteRange(start: argument.start + 1, end: argument.end), in: facts.bytes).last
  }

  /// The name in `@Environment(T.self)`.
  package static func typeName(of attribute: ByteRange, in facts: FileFacts) -> ByteRange? {
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
