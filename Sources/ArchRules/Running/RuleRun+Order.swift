import ArchFacts
package import ArchModel

// Findings of several rules together.
extension RuleRun {
  /// As they are told: one for each mistake, and one for all places of a file where the same is wrong.
  ///
  /// - Parameter findings: in the one order.
  package static func told(_ findings: [Finding], work: some WorkDistribution = InOrder()) -> [Finding] {
    // What is said of a file depends on no other.
    let parts = parts(of: findings)
    return work.map(parts.count, atOnce: 1) { number in
      CauseOfFindings.foldedInFiles(SameMistake.settled(Array(findings[parts[number]])))
    }.flatMap(\.self)
  }

  /// Whole files, as many as are worth handing to another thread.
  private static func parts(of findings: [Finding]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    while start < findings.count {
      var end = min(start + findingsAtOnce, findings.count)
      while end < findings.count, findings[end].path == findings[end - 1].path { end += 1 }
      parts.append(start..<end)
      start = end
    }
    return parts
  }

  private static let findingsAtOnce = 128

  /// The findings of several rules in the one order, without duplicates.
  package static func merged(_ parts: [[Finding]]) -> [Finding] {
    let all = parts.flatMap { $0 }
    if areInOrder(all) { return all }
    let paths = ranks(all.lazy.map(\.path)) { $0.precedes($1) }
    let rules = ranks(all.lazy.map(\.rule), by: <)
    // Numbers, since texts that are compared are counted.
    let keys = all.indices.map { index in
      let start = all[index].range.start
      return (path: paths[index], line: start.line, column: start.column, rule: rules[index], index: index)
    }
    let order = keys.sorted { left, right in
      if left.path != right.path { return left.path < right.path }
      if left.line != right.line { return left.line < right.line }
      if left.column != right.column { return left.column < right.column }
      if left.rule != right.rule { return left.rule < right.rule }
      return left.index < right.index
    }
    var result: [Finding] = []
    result.reserveCapacity(all.count)
    for key in order {
      let finding = all[key.index]
      if let last = result.last, last.rule == finding.rule, last.path == finding.path,
        last.range == finding.range, last.message == finding.message
      {
        continue
      }
      result.append(finding)
    }
    return result
  }

  /// Whether there is nothing to do, as with those that were merged before.
  private static func areInOrder(_ findings: [Finding]) -> Bool {
    zip(findings, findings.dropFirst()).allSatisfy { left, right in
      if left.path != right.path { return left.path.precedes(right.path) }
      let (first, second) = (left.range.start, right.range.start)
      let (key, next) = ((first.line, first.column, left.rule), (second.line, second.column, right.rule))
      return key < next || key == next && left.message != right.message
    }
  }

  /// The place of each text among all of them in order; the same for those that are the same.
  private static func ranks(
    _ texts: some Collection<String>, by comesBefore: (String, String) -> Bool
  ) -> [Int] {
    var distinct: [String] = []
    var numbers: [String: Int] = [:]
    // Those of one file and rule mostly follow each other.
    var last: (text: String, number: Int)?
    let numberOfText = texts.map { text in
      if let last, last.text == text { return last.number }
      let number = numbers[text] ?? distinct.count
      if number == distinct.count {
        numbers[text] = number
        distinct.append(text)
      }
      last = (text, number)
      return number
    }
    var ranks = [Int](repeating: 0, count: distinct.count)
    let order = distinct.indices.sorted { comesBefore(distinct[$0], distinct[$1]) }
    for (rank, number) in order.enumerated() { ranks[number] = rank }
    return numberOfText.map { ranks[$0] }
  }
}
