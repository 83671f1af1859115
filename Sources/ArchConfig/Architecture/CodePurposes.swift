/// Any of what code is for, a bit for each: asked for every name of a codebase.
package struct CodePurposes: Sendable, Equatable, ExpressibleByArrayLiteral {
  private var bits: UInt8 = 0

  package init(arrayLiteral elements: CodePurpose...) { self.init(elements) }

  package init(_ purposes: some Sequence<CodePurpose>) { for purpose in purposes { insert(purpose) } }

  package var isEmpty: Bool { bits == 0 }

  package func contains(_ purpose: CodePurpose) -> Bool { bits & Self.bit(purpose) != 0 }

  package func isDisjoint(with others: CodePurposes) -> Bool { bits & others.bits == 0 }

  package func intersection(_ others: CodePurposes) -> CodePurposes {
    var both = self
    both.bits &= others.bits
    return both
  }

  package mutating func insert(_ purpose: CodePurpose) { bits |= Self.bit(purpose) }

  package mutating func formUnion(_ others: CodePurposes) { bits |= others.bits }

  private static func bit(_ purpose: CodePurpose) -> UInt8 {
    switch purpose {
    case .app: 1
    case .tests: 1 << 1
    case .previews: 1 << 2
    case .debug: 1 << 3
    case .doubles: 1 << 4
    case .generated: 1 << 5
    case .build: 1 << 6
    case .samples: 1 << 7
    }
  }
}
