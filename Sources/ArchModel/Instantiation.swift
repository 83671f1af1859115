package import ArchFacts

/// One place that builds a type of this codebase, or takes one of its initializers as a function.
package struct Instantiation: Sendable {
  package enum Form: Sendable, Equatable {
    /// `T(…)`, `T.init(…)`, `Outer.T(…)`
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

  /// Every one in the codebase, in the order of files and, within a file, of offsets.
  static func all(in codebase: Codebase) -> [Instantiation] {
    var found: [Instantiation] = []
    for index in codebase.files.indices {
      var reader = InstantiationReader(codebase, file: Int32(index))
      found.append(contentsOf: reader.read())
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
  private var found: [Instantiation] = []

  init(_ codebase: Codebase, file index: Int32) {
    self.codebase = codebase
    self.index = index
    file = codebase.files[Int(index)]
    facts = file.facts
  }

  mutating func read() -> [Instantiation] {
    for call in facts.calls where !call.isPattern { read(call) }
    readInitializerReferences()
    readImplicitInitializers()
    found.sort { $0.range.start < $1.range.start }
    return found
  }

  private mutating func add(
    _ symbol: SymbolID, _ form: Instantiation.Form, owner: Int32, function: Int32, _ range: ByteRange
  ) {
    switch codebase.symbols[symbol].kind {
    case .class, .struct, .enum, .actor: break
    case .protocol, .extension, .typealias, .associatedtype: return
    }
    found.append(
      Instantiation(
        symbol: symbol, form: form, place: Place(file: index, owner: owner, function: function), range: range)
    )
  }

  private func startsLikeType(_ range: ByteRange) -> Bool {
    guard !range.isEmpty else { return false }
    let first = facts.bytes[Int(range.start)]
    return first.isUpperCase || first == UInt8(ascii: "_") || first == UInt8(ascii: "`") || first >= 0x80
  }

  private mutating func read(_ call: Call) {
    guard startsLikeType(call.callee), !facts.matches(call.callee, "Self") else { return }
    var names = NamePath.names(call.callee, in: facts.bytes)
    if names.count > 1, let last = names.last, facts.matches(last, "init") { names.removeLast() }
    let place = Place(file: index, owner: call.owner, function: call.function)
    guard case .declared(let symbol) = codebase.symbols.resolve(names, at: place, in: file) else { return }
    add(symbol, .call, owner: call.owner, function: call.function, call.callee)
  }

  private mutating func readInitializerReferences() {
    let called = Set(facts.calls.map(\.callee.start))
    for access in facts.memberAccesses where !access.isPattern && !called.contains(access.text.start) {
      guard access.text.count > 5, startsLikeType(access.text) else { continue }
      var names = NamePath.names(access.text, in: facts.bytes)
      guard names.count > 1, let last = names.popLast(), facts.matches(last, "init") else { continue }
      let place = Place(file: index, owner: access.owner, function: access.function)
      guard case .declared(let symbol) = codebase.symbols.resolve(names, at: place, in: file) else {
        continue
      }
      add(symbol, .reference, owner: access.owner, function: access.function, access.text)
    }
  }

  private mutating func readImplicitInitializers() {
    var types: ImplicitMemberTypes?
    for member in facts.implicitMembers where !member.isPattern && facts.matches(member.name, "init") {
      let known = types ?? ImplicitMemberTypes(codebase, file: index)
      types = known
      guard let symbol = known.type(of: member) else { continue }
      add(symbol, .implicitCall, owner: member.owner, function: member.function, member.name)
    }
  }
}
