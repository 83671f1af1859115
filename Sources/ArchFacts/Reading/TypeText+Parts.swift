// The types that a type is made of: generic arguments, elements of a tuple, the result of a function.
extension TypeText {
  /// Of `Screen<Trip, [Stop]>` what is between `<` and `>`: `Trip` and `[Stop]`; empty for all others.
  package static func genericArguments(_ range: ByteRange, in bytes: [UInt8]) -> [ByteRange] {
    let type = trimmed(range, in: bytes)
    guard !type.isEmpty, bytes[Int(type.end) - 1] == UInt8(ascii: ">"),
      let open = bytes[Int(type.start)..<Int(type.end)].firstIndex(of: UInt8(ascii: "<"))
    else { return [] }
    var arguments: [ByteRange] = []
    var start = Int32(open) + 1
    var depth = 0
    for index in start..<type.end {
      switch bytes[Int(index)] {
      case UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ">") where bytes[Int(index) - 1] == UInt8(ascii: "-"): continue
      case UInt8(ascii: ">") where depth == 0, UInt8(ascii: ",") where depth == 0:
        arguments.append(trimmed(ByteRange(start: start, end: index), in: bytes))
        start = index + 1
      case UInt8(ascii: ">"), UInt8(ascii: "]"), UInt8(ascii: ")"): depth -= 1
      default: continue
      }
    }
    return arguments
  }

  /// The types of `(screen: some View, model: Model)`, without their labels; empty for all others, also `(A)` and `()`.
  package static func elements(ofTuple range: ByteRange, in bytes: [UInt8]) -> [ByteRange] {
    let type = trimmed(range, in: bytes)
    guard type.count > 2, bytes[Int(type.start)] == UInt8(ascii: "(") else { return [] }
    var elements: [ByteRange] = []
    var start = type.start + 1
    var depth = 0
    for index in start..<type.end {
      switch bytes[Int(index)] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where bytes[Int(index) - 1] == UInt8(ascii: "-"): continue
      case UInt8(ascii: ":") where depth == 0: start = index + 1
      case UInt8(ascii: ")") where depth == 0:
        // What goes on is a function, or optional.
        guard index == type.end - 1, !elements.isEmpty else { return [] }
        return elements + [trimmed(ByteRange(start: start, end: index), in: bytes)]
      case UInt8(ascii: ",") where depth == 0:
        elements.append(trimmed(ByteRange(start: start, end: index), in: bytes))
        start = index + 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
      default: continue
      }
    }
    return []
  }

  /// Whether a type is written as a function, `(…) -> T`.
  package static func isFunction(_ range: ByteRange, in bytes: [UInt8]) -> Bool {
    guard range.count > 2 else { return false }
    for index in Int(range.start)..<Int(range.end) - 1
    where bytes[index] == UInt8(ascii: "-") && bytes[index + 1] == UInt8(ascii: ">") {
      return true
    }
    return false
  }

  /// What a function type gives: of `(A) -> B` and `((A) -> B)?` the `B`. `nil` for any other type.
  package static func result(ofFunction range: ByteRange, in bytes: [UInt8]) -> ByteRange? {
    var range = trimmed(range, in: bytes)
    var depth = 0
    var arrow: Int32?
    var deepest = 0
    for index in range.start..<range.end {
      switch bytes[Int(index)] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ">") where index > range.start && bytes[Int(index) - 1] == UInt8(ascii: "-"):
        // The outermost one; of several on one level, `(A) -> (B) -> C`, the first.
        if arrow == nil || depth < deepest {
          arrow = index
          deepest = depth
        }
      default: break
      }
    }
    guard let arrow, deepest <= 1 else { return nil }
    range.start = arrow + 1
    while deepest > 0, range.end > range.start, bytes[Int(range.end) - 1] != UInt8(ascii: ")") {
      range.end -= 1
    }
    if deepest > 0 { range.end = max(range.start, range.end - 1) }
    let result = trimmed(range, in: bytes)
    return result.isEmpty ? nil : result
  }
}
