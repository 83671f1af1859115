import ArchFacts
import ArchModel

/// What a rule says about one place.
package struct Remark: Sendable {
  /// What is wrong, one sentence without a full stop, names in 'quotes'.
  package let message: String
  /// Which layer or role made it wrong.
  package let label: String
  /// The concrete thing to do here.
  package let fix: String

  package init(_ message: String, label: String, fix: String) {
    self.message = message
    self.label = label
    self.fix = fix
  }
}

/// Collects what the rules find. Rules can only add.
package struct Findings: Sendable {
  struct Entry: Sendable {
    let remark: Remark
    let severity: Severity?
    let range: ByteRange
    let place: Place
    let symbol: String
    let related: [Related]
    let isChain: Bool
  }

  struct Related: Sendable {
    let file: Int32
    let offset: Int32
    let message: String
  }

  private(set) var entries: [Entry] = []
  private let codebase: Codebase

  init(_ codebase: Codebase) { self.codebase = codebase }

  /// - Parameters:
  ///   - symbol: the declaration concerned, where it is not the function around the place.
  ///   - severity: where this case weighs less than the rule's own severity.
  ///   - isChain: whether the related places are steps that lead to this one.
  mutating func add(
    _ remark: Remark, at range: ByteRange, in place: Place, symbol: String? = nil,
    severity: Severity? = nil, related: [Related] = [], isChain: Bool = false
  ) {
    entries.append(
      Entry(
        remark: remark, severity: severity, range: range, place: place,
        symbol: symbol ?? codebase.symbolName(at: place), related: related, isChain: isChain))
  }

  /// The place where a type is declared, with a remark about it.
  func declaration(of symbol: SymbolID, _ message: String) -> Related {
    Related(
      file: codebase.symbols[symbol].file, offset: codebase.nameRange(of: symbol).start, message: message)
  }
}

extension Codebase {
  /// The declaration around a place, such as `AuthCoordinator.start`.
  func symbolName(at place: Place) -> String {
    let facts = files[Int(place.file)].facts
    let type = facts.qualifiedName(ofType: place.owner)
    guard place.function >= 0 else { return type }
    var function = place.function
    while facts.functions[Int(function)].enclosing >= 0 {
      function = facts.functions[Int(function)].enclosing
    }
    let name = facts.text(facts.functions[Int(function)].name)
    return type.isEmpty ? name : "\(type).\(name)"
  }
}
