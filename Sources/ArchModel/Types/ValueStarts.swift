import ArchFacts

/// What values of a file are there for, by where each of them starts.
struct ValueStarts: Sendable {
  /// What is assigned, into `assignments` of the facts.
  let assignments: [Int32: Int]
  /// The same of what is added.
  let additions: [Int32: Int]
  /// What functions give back.
  let results: Set<Int32>
  /// Of one of two values which an expression comes to: where that starts.
  let alternatives: [Int32: Int32]
  /// Of what a closure gives back: the closure, into `closures` of the facts.
  let closureResults: [Int32: Int32]

  init(_ facts: FileFacts) {
    var assignments: [Int32: Int] = [:]
    var additions: [Int32: Int] = [:]
    for (index, assignment) in facts.assignments.enumerated() {
      let start = facts.withoutEffects(assignment.value).start
      if facts.matches(assignment.operator, "=") { assignments[start] = index }
      if facts.matches(assignment.operator, "+=") { additions[start] = index }
    }
    self.assignments = assignments
    self.additions = additions
    alternatives = Self.alternatives(facts)
    closureResults = Dictionary(
      facts.returnedValues.lazy.filter { $0.closure >= 0 }
        .map { (facts.withoutEffects($0.value).start, $0.closure) }, uniquingKeysWith: { first, _ in first })
    results = Set(
      facts.returnedValues.lazy.filter { $0.closure < 0 }.map { facts.withoutEffects($0.value).start })
  }

  private static func alternatives(_ facts: FileFacts) -> [Int32: Int32] {
    var starts: [Int32: Int32] = [:]
    for branch in facts.branches where branch.kind == .ternary || branch.kind == .coalescing {
      let start = facts.withoutEffects(branch.condition).start
      for value in [branch.end, branch.start] where value >= 0 {
        let rest = ByteRange(start: value, end: Int32(facts.bytes.count))
        starts[facts.withoutEffects(rest).start] = start
      }
    }
    return starts
  }
}
