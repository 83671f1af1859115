import ArchFacts
import ArchModel

/// What stands between the parentheses of a call, as far as rules ask.
enum CallArguments {
  /// The labels of the call's own arguments, not of nested ones.
  static func labels(of call: Call, in facts: FileFacts) -> [String] {
    guard call.arguments < call.end, facts.bytes[Int(call.arguments)] == UInt8(ascii: "(") else { return [] }
    var labels: [String] = []
    var depth = 0
    var wordStart = -1
    var isAtStart = true
    var index = Int(call.arguments)
    while index < Int(call.end) {
      if let behind = facts.endOfTextOrComment(at: Int32(index), limit: call.end) {
        index = Int(behind)
        isAtStart = false
        continue
      }
      let byte = facts.bytes[index]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        isAtStart = depth == 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return labels }
      case UInt8(ascii: ",") where depth == 1:
        isAtStart = true
      case UInt8(ascii: ":") where depth == 1 && isAtStart && wordStart >= 0:
        let word = ByteRange(start: Int32(wordStart), end: Int32(index))
        labels.append(facts.verbatim(TypeText.trimmed(word, in: facts.bytes)))
        isAtStart = false
      default:
        if depth == 1, isAtStart, wordStart < 0, byte.isIdentifierPart { wordStart = index }
      }
      if !isAtStart || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "(") { wordStart = -1 }
      index += 1
    }
    return labels
  }
}

extension Call {
  /// Whether a trailing closure follows the arguments.
  func endsInClosure(_ facts: FileFacts) -> Bool {
    end > arguments && facts.bytes[Int(end) - 1] == UInt8(ascii: "}")
  }
}
