import ArchFacts

/// How often each kind of branch is in each body.
struct BodyCounts {
  /// By body, then by kind, in one list.
  private var counts: [Int32]
  private static let kinds = BranchKind.allCases.count

  init(_ facts: FileFacts) {
    counts = Array(repeating: 0, count: facts.bodies.count * Self.kinds)
    for branch in facts.branches where branch.body >= 0 {
      counts[Int(branch.body) * Self.kinds + Int(branch.kind.rawValue)] += 1
    }
  }

  subscript(kind: BranchKind, inBody body: Int) -> Int { Int(counts[body * Self.kinds + Int(kind.rawValue)]) }

  /// The kinds that are counted, in the order of the keys: not those that compare, compute or negate.
  static let keys: [(kind: BranchKind, key: String)] = BranchKind.allCases.compactMap { kind in
    switch kind {
    case .comparison, .arithmetic, .negation: nil
    case .if, .guard, .switch, .case, .for, .while, .ternary, .catch, .and, .or, .coalescing: (kind, kind.key)
    }
  }
}

extension BranchKind {
  /// What it is called in the facts.
  var key: String {
    switch self {
    case .if: "if"
    case .guard: "guard"
    case .switch: "switch"
    case .case: "case"
    case .for: "for"
    case .while: "while"
    case .ternary: "ternary"
    case .catch: "catch"
    case .and: "&&"
    case .or: "||"
    case .coalescing: "??"
    case .comparison: "comparison"
    case .arithmetic: "arithmetic"
    case .negation: "!"
    }
  }

  /// The key of an operator; `nil` for statements.
  var sign: String? {
    switch self {
    case .ternary, .and, .or, .coalescing, .comparison, .arithmetic, .negation: key
    case .if, .guard, .switch, .case, .for, .while, .catch: nil
    }
  }
}

extension ConditionKind {
  /// What it is called in the facts.
  var key: String {
    switch self {
    case .binding: "binding"
    case .pattern: "pattern"
    case .availability: "availability"
    case .expression: "expression"
    case .where: "where"
    }
  }
}
