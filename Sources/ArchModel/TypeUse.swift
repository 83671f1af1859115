package import ArchFacts

/// One place that names a type of this codebase.
package struct TypeUse: Sendable {
  package enum Kind: Sendable {
    /// A type is written: an annotation, a parameter, a generic argument.
    case annotation
    case inheritance
    /// `extension T`
    case extended
    /// `T(…)`
    case call
    /// `T.member`, or `T` by itself in an expression.
    case member

    /// As it follows "which it".
    package var verb: String {
      switch self {
      case .annotation: "names"
      case .inheritance: "inherits from or conforms to"
      case .extended: "extends"
      case .call: "calls"
      case .member: "uses a member of"
      }
    }
  }

  package let symbol: SymbolID
  package let kind: Kind
  package let place: Place
  package let range: ByteRange

  /// Every one outside of tests, in the order of files and, within a file, of offsets.
  static func all(in codebase: Codebase) -> [TypeUse] {
    var uses: [TypeUse] = []
    for (index, file) in codebase.files.enumerated() where !file.isTest {
      uses.append(contentsOf: TypeUseReader(codebase, file: Int32(index)).read())
    }
    return uses
  }
}

private struct TypeUseReader {
  private let codebase: Codebase
  private let index: Int32
  private let file: SourceFile
  private let facts: FileFacts

  init(_ codebase: Codebase, file index: Int32) {
    self.codebase = codebase
    self.index = index
    file = codebase.files[Int(index)]
    facts = file.facts
  }

  func read() -> [TypeUse] {
    var uses: [TypeUse] = []
    for reference in facts.typeReferences {
      add(reference.name, kind(of: reference.role), reference.owner, reference.function, &uses)
    }
    for call in facts.calls where startsUpperCase(call.callee) && call.callee == call.member {
      add(call.callee, .call, call.owner, call.function, &uses)
    }
    for access in facts.memberAccesses {
      add(access.text, .member, access.owner, access.function, &uses)
    }
    uses.sort { $0.range.start < $1.range.start }
    return uses
  }

  private func startsUpperCase(_ range: ByteRange) -> Bool {
    !range.isEmpty && facts.bytes[Int(range.start)].isUpperCase
  }

  private func kind(of role: TypeReferenceRole) -> TypeUse.Kind {
    switch role {
    case .variable, .parameter, .returnType, .expression, .genericConstraint, .payload, .aliased, .attribute:
      .annotation
    case .inheritance: .inheritance
    case .value: .member
    case .extended: .extended
    }
  }

  private func add(
    _ chain: ByteRange, _ kind: TypeUse.Kind, _ owner: Int32, _ function: Int32, _ uses: inout [TypeUse]
  ) {
    guard codebase.symbols.mayKnow(chain, in: facts.bytes) else { return }
    let place = Place(file: index, owner: owner, function: function)
    guard let (symbol, end) = codebase.symbols.resolvePrefix(chain, at: place, in: file) else { return }
    switch codebase.symbols[symbol].kind {
    case .class, .struct, .enum, .actor, .protocol, .typealias:
      let range = ByteRange(start: chain.start, end: end)
      uses.append(TypeUse(symbol: symbol, kind: kind, place: place, range: range))
    case .extension, .associatedtype:
      break
    }
  }
}
