package import ArchFacts

/// One place that builds a type of this codebase, or takes one of its initializers as a function.
package struct Instantiation: Sendable {
  package enum Form: Sendable, Equatable {
    /// `T(…)`, `T.init(…)`, `Outer.T(…)`, `Self(…)`
    case call
    /// `.init(…)` where the type is known from its surroundings.
    case implicitCall
    /// `T.init` handed on as a function.
    case reference
  }

  package let symbol: SymbolID
  package let form: Form
  package let place: Place
  /// The callee, or the name behind the period.
  package let range: ByteRange

  /// Every one outside of tests, in the order of files and, within a file, of offsets.
  static func all(in codebase: Codebase) -> [Instantiation] {
    var found: [Instantiation] = []
    for (index, file) in codebase.files.enumerated() where !file.isTest {
      found.append(contentsOf: InstantiationReader(codebase, file: Int32(index)).read())
    }
    return found
  }
}

/// Finds the instantiations of one file.
private struct InstantiationReader {
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

  func read() -> [Instantiation] {
    var found: [Instantiation] = []
    for call in facts.calls where !call.isPattern && startsLikeType(call.callee) {
      if let made = instantiation(by: call) { found.append(made) }
    }
    found += initializerReferences() + implicitInitializers()
    found.sort { $0.range.start < $1.range.start }
    return found
  }

  private func startsLikeType(_ range: ByteRange) -> Bool {
    guard !range.isEmpty else { return false }
    let first = facts.bytes[Int(range.start)]
    return first.isUpperCase || first == UInt8(ascii: "_") || first == UInt8(ascii: "`") || first >= 0x80
  }

  private func instantiation(by call: Call) -> Instantiation? {
    guard facts.matches(call.callee, "Self") || codebase.symbols.mayKnow(call.callee, in: facts.bytes) else {
      return nil
    }
    var names = NamePath.names(call.callee, in: facts.bytes)
    if names.count > 1, let last = names.last, facts.matches(last, "init") { names.removeLast() }
    let place = Place(file: index, owner: call.owner, function: call.function)
    if names.count == 1, facts.matches(names[0], "Self") {
      return codebase.type(at: place).flatMap { instantiation(of: $0, .call, place, call.callee) }
    }
    return instantiation(of: names, .call, place, call.callee)
  }

  /// `T.init` that is not called.
  private func initializerReferences() -> [Instantiation] {
    var found: [Instantiation] = []
    var called: Set<Int32>?
    for access in facts.memberAccesses where !access.isPattern && access.text.count > 5 {
      let ending = ByteRange(start: access.text.end - 4, end: access.text.end)
      guard facts.matches(ending, "init"), startsLikeType(access.text) else { continue }
      let starts = called ?? Set(facts.calls.map(\.callee.start))
      called = starts
      guard !starts.contains(access.text.start) else { continue }
      var names = NamePath.names(access.text, in: facts.bytes)
      guard names.count > 1, let last = names.popLast(), facts.matches(last, "init") else { continue }
      let place = Place(file: index, owner: access.owner, function: access.function)
      if let made = instantiation(of: names, .reference, place, access.text) { found.append(made) }
    }
    return found
  }

  private func implicitInitializers() -> [Instantiation] {
    var found: [Instantiation] = []
    var types: ImplicitMemberTypes?
    for member in facts.implicitMembers where !member.isPattern && facts.matches(member.name, "init") {
      let known = types ?? ImplicitMemberTypes(codebase, file: index)
      types = known
      guard let symbol = known.type(of: member) else { continue }
      let place = Place(file: index, owner: member.owner, function: member.function)
      if let made = instantiation(of: symbol, .implicitCall, place, member.name) { found.append(made) }
    }
    return found
  }

  private func instantiation(
    of names: [ByteRange], _ form: Instantiation.Form, _ place: Place, _ range: ByteRange
  ) -> Instantiation? {
    guard case .declared(let symbol) = codebase.symbols.resolve(names, at: place, in: file) else {
      return nil
    }
    return instantiation(of: symbol, form, place, range)
  }

  private func instantiation(
    of symbol: SymbolID, _ form: Instantiation.Form, _ place: Place, _ range: ByteRange
  ) -> Instantiation? {
    switch codebase.symbols[symbol].kind {
    case .class, .struct, .enum, .actor:
      Instantiation(symbol: symbol, form: form, place: place, range: range)
    case .protocol, .extension, .typealias, .associatedtype:
      nil
    }
  }
}
