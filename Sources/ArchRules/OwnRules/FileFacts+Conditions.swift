import ArchConfig
import ArchFacts

// What the `#if`s of a file ask, as rules write it.
extension FileFacts {
  /// Whether a place is compiled where some condition asks for what a pattern says.
  func isWithin(_ offset: Int32, _ pattern: OwnRule.Pattern) -> Bool {
    conditionalRegions.indices.contains { number in
      conditionalRegions[number].range.contains(offset)
        && conditions(ofRegion: number).contains(where: pattern.name.matches)
    }
  }

  /// `#if os(iOS)` and `#if !DEBUG` of `#if os(iOS) && !DEBUG`; of what comes after it the opposite of each, too.
  func conditions(ofRegion number: Int) -> [String] {
    var asked = self.asked(conditionalRegions[number].terms)
    var before = conditionalRegions[number].previous
    while before >= 0 {
      asked += self.asked(conditionalRegions[Int(before)].terms).map { ($0.text, !$0.isNegated) }
      before = conditionalRegions[Int(before)].previous
    }
    return asked.map { "#if \($0.isNegated ? "!" : "")\($0.text)" }
  }

  /// The same of a `#if` or `#elseif` by itself.
  func ownConditions(ofRegion number: Int) -> [String] {
    asked(conditionalRegions[number].terms).map { "#if \($0.isNegated ? "!" : "")\($0.text)" }
  }

  private func asked(_ terms: FactRange) -> [(text: String, isNegated: Bool)] {
    var stack: [[(text: String, isNegated: Bool)]] = []
    for term in buildTerms[terms.indices] {
      switch term.kind {
      case .flag: stack.append([(verbatim(term.name), false)])
      case .question:
        let argument = text(term.argument).filter { $0 != " " }
        stack.append([("\(verbatim(term.name))(\(argument))", false)])
      case .yes, .no, .unknown: stack.append([])
      case .not: stack.append((stack.popLast() ?? []).map { ($0.text, !$0.isNegated) })
      case .and, .or:
        let right = stack.popLast() ?? []
        stack.append((stack.popLast() ?? []) + right)
      }
    }
    return stack.last ?? []
  }
}
