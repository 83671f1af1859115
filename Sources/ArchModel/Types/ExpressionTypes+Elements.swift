import ArchFacts
import ArchKnowledge

// What loops and closures are given of the lists that they are for.
extension ExpressionTypes {
  /// Of `$1` the 1.
  func numberOfParameter(_ name: ByteRange) -> Int32? {
    guard name.count > 1, facts.bytes[Int(name.start)] == UInt8(ascii: "$") else { return nil }
    return Int32(facts.verbatim(name).dropFirst())
  }

  func kind(of given: GivenName, at place: Place, _ steps: inout Steps) -> Kind {
    if !given.type.isEmpty { return annotation(given.type, at: place) }
    if given.closure >= 0 { return parameter(given.number, ofClosure: given.closure, at: place, &steps) }
    let list = facts.branches[Int(given.loop)].condition
    switch steps.further({ value(list, at: place, &$0) }) {
    case .list(let element): return given.number < 0 ? .own(element) : .unknown
    case .pairs(let value):
      if given.number < 0 { return .pair(with: value) }
      return given.number == 1 ? .own(value) : .unknown
    case .own, .pair, .foreign, .unknown: return .unknown
    }
  }

  /// What a closure is given by the function that it is passed to.
  func parameter(_ number: Int32, ofClosure closure: Int32, at place: Place, _ steps: inout Steps) -> Kind {
    let range = facts.closures[Int(closure)]
    guard let call = facts.call(withArgumentAt: range.start) else { return .unknown }
    if Self.shown.contains(facts.verbatim(call.callee)) {
      return number == 0 ? elementShown(by: call, at: place, &steps) : .unknown
    }
    guard !call.member.isEmpty else { return .unknown }
    let function = facts.verbatim(call.member)
    guard ListNames.givers.contains(function) else { return .unknown }
    switch steps.further({ receiver(of: call, at: place, &$0) }) {
    case .list(let element):
      return ListNames.givesElement(function, asParameter: number) ? .own(element) : .unknown
    case .pairs(let value):
      if ListNames[.givesValue].contains(function) { return number == 0 ? .own(value) : .unknown }
      guard ListNames[.givesElement].contains(function) else { return .unknown }
      // A pair may be taken apart: `{ key, value in … }`.
      if number == 1 { return .own(value) }
      return isTakenApart(closure) ? .unknown : .pair(with: value)
    case .own(let type):
      return number == 0 && ListNames[.ofOptional].contains(function) && isNoList(type, function)
        ? .own(type) : .unknown
    case .pair, .foreign, .unknown:
      return .unknown
    }
  }

  /// Of `ForEach(model.trips) { trip in … }` one of the trips, and of `ForEach($model.trips) { $trip in … }` as well.
  private func elementShown(by call: Call, at place: Place, _ steps: inout Steps) -> Kind {
    guard let list = facts.arguments(of: call).first(where: { _ in true }), list.label.isEmpty,
      !list.isTrailingClosure
    else {
      return .unknown
    }
    switch steps.further({ listed(list.value, at: place, &$0) }) {
    case .list(let element): return .own(element)
    case .pairs(let value): return .pair(with: value)
    case .own, .pair, .foreign, .unknown: return .unknown
    }
  }

  private func listed(_ range: ByteRange, at place: Place, _ steps: inout Steps) -> Kind {
    guard facts.bytes[Int(range.start)] == UInt8(ascii: "$") else { return value(range, at: place, &steps) }
    var names = NamePath.names(range, in: facts.bytes)
    guard let first = names.first, names.last?.end == range.end else { return .unknown }
    names[0] = ByteRange(start: first.start + 1, end: first.end)
    return kind(of: names[...], isCall: false, at: place, &steps)
  }

  private static let shown = AppleTypes[.list]

  private func isTakenApart(_ closure: Int32) -> Bool {
    facts.givenNames(ofClosure: closure).contains { $0.number > 0 }
  }

  /// Whether `map` of a type can only be that of an optional.
  private func isNoList(_ type: SymbolID, _ function: String) -> Bool {
    let isList = code.symbols.externalSupertypes(of: type).contains {
      ListNames[.list].contains(code.symbols.names.string($0))
    }
    return !isList
      && !([type] + code.symbols.supertypes(of: type)).contains {
        !code.members(of: $0, named: function).isEmpty
      }
  }

  /// What a function is called on: of `a.b(c).d.map { }` that is `d`.
  private func receiver(of call: Call, at place: Place, _ steps: inout Steps) -> Kind {
    guard let first = facts.receiver(of: call) else {
      let names = NamePath.names(call.callee, in: facts.bytes).dropLast()
      return names.isEmpty ? .unknown : kind(of: names, isCall: false, at: place, &steps)
    }
    var kind = steps.further { result(of: first, at: place, &$0) }
    for name in NamePath.names(facts.links(of: call), in: facts.bytes).dropLast() {
      kind = steps.further { member(facts.verbatim(name), of: kind, isCall: false, &$0) }
    }
    return kind
  }

  /// What a call gives, whatever it is called on.
  func result(of call: Call, at place: Place, _ steps: inout Steps) -> Kind {
    guard call.receiver >= 0 else {
      return value(ByteRange(start: call.position, end: call.end), at: place, &steps)
    }
    guard !call.member.isEmpty else { return .unknown }
    let kind = steps.further { receiver(of: call, at: place, &$0) }
    return steps.further { member(facts.verbatim(call.member), of: kind, isCall: true, &$0) }
  }

  /// A member of a list, of a dictionary or of what they consist of.
  static func member(_ name: String, of kind: Kind) -> Kind? {
    switch kind {
    case .list(let element):
      if ListNames[.keeps].contains(name) { return kind }
      if ListNames[.yieldsElement].contains(name) { return .own(element) }
      return ListNames[.numbered].contains(name) ? .pairs(of: element) : nil
    case .pairs(let value):
      if ListNames[.keeps].contains(name) { return kind }
      if ListNames[.yieldsElement].contains(name) { return .pair(with: value) }
      return ListNames[.values].contains(name) ? .list(of: value) : nil
    case .pair(let value):
      return ListNames[.valueOfPair].contains(name) ? .own(value) : nil
    case .own, .foreign, .unknown:
      return nil
    }
  }
}

extension ListNames {
  /// The functions that give their closures something of what they are called on.
  fileprivate static let givers = [Tag.givesElement, .givesPrevious, .givesTwo, .givesValue].reduce(
    into: Set<String>()
  ) { $0.formUnion(ListNames[$1]) }

  fileprivate static func givesElement(_ function: String, asParameter number: Int32) -> Bool {
    switch number {
    case 0: ListNames[.givesElement].contains(function) || ListNames[.givesTwo].contains(function)
    case 1: ListNames[.givesPrevious].contains(function) || ListNames[.givesTwo].contains(function)
    default: false
    }
  }
}
