import ArchFacts
import ArchModel

/// The protocols that code of one file asks for by name where it makes what meets them by itself: in the default of a
/// parameter, in the first value of a property, or as what a property is set to.
struct WrittenNeeds {
  private let codebase: Codebase
  private let file: CodeFile
  private let facts: FileFacts
  /// The defaults of parameters, sorted by their start.
  private let defaults: [(range: ByteRange, type: ByteRange, place: Place)]
  /// What is assigned in initializers, sorted by where the value starts.
  private let assignments: [Assignment]
  /// The names of what functions other than initializers set.
  private let changed: Set<String>

  init(_ file: CodeFile) {
    self.file = file
    codebase = file.codebase
    facts = file.facts
    let facts = facts
    var defaults: [(range: ByteRange, type: ByteRange, place: Place)] = []
    for member in facts.members {
      for parameter in member.parameters.indices.lazy.map({ facts.parameters[$0] })
      where !parameter.defaultValue.isEmpty {
        let place = file.place(in: member.owner, function: member.function)
        defaults.append((parameter.defaultValue, parameter.type, place))
      }
    }
    changed = Set(
      facts.assignments.lazy.filter { assignment in
        assignment.isPlain && assignment.function >= 0
          && !facts.matches(facts.functions[Int(assignment.function)].name, "init")
      }.compactMap { NamePath.names($0.target, in: facts.bytes).last.map(facts.verbatim) })
    self.defaults = defaults.sorted { $0.range.start < $1.range.start }
    assignments = facts.assignments.filter {
      $0.isPlain && $0.function >= 0 && facts.matches(facts.functions[Int($0.function)].name, "init")
    }.sorted { $0.value.start < $1.value.start }
  }

  var index: FileID { file.index }

  /// The protocol that is written where a type is made; `nil` unless the type conforms to it and it asks for work.
  func need(of made: Instantiation) -> SymbolID? {
    let start = made.range.start - (made.form == .implicitCall ? 1 : 0)
    guard made.form != .reference,
      let written = ofParameter(start) ?? ofProperty(start, made.place) ?? ofAssignment(start, made.place),
      isNeed(written), codebase.symbols.supertypes(of: made.symbol).contains(written)
    else { return nil }
    return written
  }

  /// What a protocol's types are made from does not matter here: that somebody keeps one as the protocol says that it is
  /// no protocol of values. A state gives way to the next one.
  private func isNeed(_ symbol: SymbolID) -> Bool {
    codebase.symbols[symbol].kind == .protocol && !codebase.symbols[symbol].isTest
      && !codebase.code.isDelegate(symbol) && codebase.code.requiresFunction(symbol)
      && !answersWithNext(symbol)
  }

  /// `func tapped() -> any BarState` of `BarState`
  private func answersWithNext(_ symbol: SymbolID) -> Bool {
    CodeType(codebase, symbol).members.contains { member in
      member.kind == .func
        && codebase.resolveType(member.declared.returnType, at: member.innerPlace) == symbol
    }
  }

  /// `init(library: any PhotoLibrary = PhotoLibraryWrapper())`
  private func ofParameter(_ start: Int32) -> SymbolID? {
    let next = defaults.partitioningIndex { $0.range.start > start }
    // Of `some` the caller chooses a type and gets code for that one: it is a way to do it, and nothing that is held.
    guard let parameter = defaults[..<next].last, parameter.range.contains(start),
      facts.isOutcome(start, of: parameter.range), !facts.text(parameter.type).hasPrefix("some ")
    else { return nil }
    return codebase.resolveType(parameter.type, at: parameter.place)
  }

  /// `private let library: any PhotoLibrary = PhotoLibraryWrapper()`
  private func ofProperty(_ start: Int32, _ place: Place) -> SymbolID? {
    guard place.owner >= 0, let property = facts.member(around: start, of: place.owner), property.isVariable,
      !property.isStatic, !property.type.isEmpty, facts.isOutcome(start, of: property.value),
      property.kind == .let || !givesWay(facts.verbatim(property.name))
    else { return nil }
    return codebase.resolveType(property.type, at: file.place(in: property.owner))
  }

  /// Whether the code of the type sets a property anew later on: what it has at first, such as a state or a player, gives
  /// way to others while the code runs.
  private func givesWay(_ name: String) -> Bool { changed.contains(name) }

  /// `self.library = library ?? PhotoLibraryWrapper()` in `init`
  private func ofAssignment(_ start: Int32, _ place: Place) -> SymbolID? {
    let next = assignments.partitioningIndex { $0.value.start > start }
    guard let assignment = assignments[..<next].last, assignment.function == place.function,
      assignment.value.contains(start), facts.isOutcome(start, of: assignment.value)
    else { return nil }
    let names = NamePath.names(assignment.target, in: facts.bytes)
    guard let name = names.last, names.count == 1 || facts.matches(names[0], "self"),
      let type = codebase.type(at: place),
      let property = codebase.members(of: type, named: facts.verbatim(name)).lazy
        .map({ CodeMember($0, codebase) }).first(
          where: { $0.declared.isVariable && !$0.declared.type.isEmpty }),
      property.kind == .let || !givesWay(property.name)
    else { return nil }
    return codebase.resolveType(property.declared.type, at: property.place)
  }
}
