/// `archcheck explain A → B`: two parts of the code between which somebody asks for a way.
struct ExplainedPair {
  /// How an arrow can be typed.
  static let arrows = ["→", "->", "=>"]

  let from: String
  let to: String
  /// Of the code; `nil` for where the command runs.
  let folder: String?

  /// `nil` where there is no arrow between two names.
  init?(_ operands: [String]) {
    var words = operands
    if let first = words.first, let arrow = Self.arrows.first(where: first.contains), first != arrow,
      let range = first.firstRange(of: arrow)
    {
      // All in one word: `'A → B'`, `A→B`.
      words[0...0] = [String(first[..<range.lowerBound]), arrow, String(first[range.upperBound...])]
    }
    guard words.count == 3 || words.count == 4, Self.arrows.contains(words[1]) else { return nil }
    from = Self.trimmed(words[0])
    to = Self.trimmed(words[2])
    folder = words.count == 4 ? words[3] : nil
    guard !from.isEmpty, !to.isEmpty else { return nil }
  }

  private static func trimmed(_ word: String) -> String {
    var rest = word.drop { $0 == " " }
    while rest.last == " " { rest = rest.dropLast() }
    return String(rest)
  }
}
