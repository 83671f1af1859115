import ArchFacts
import ArchModel

/// Which functions and computed properties make a view model whenever they are asked, whatever they are called: what they
/// return is one that they make there, and they keep none for the next time.
struct ViewModelMakers {
  private struct Body: Hashable {
    let file: FileID
    let function: Int32
  }

  private let codebase: Codebase
  private var bodies: Set<Body> = []
  /// The types that have such a member, by its name.
  private var owners: [String: [SymbolID]] = [:]

  init(_ codebase: Codebase, where isViewModel: (CodeType) -> Bool) {
    self.codebase = codebase
    var made: [Body: Set<Int32>] = [:]
    for instantiation in codebase.instantiations where instantiation.place.function >= 0 {
      guard isViewModel(CodeType(codebase, instantiation.symbol)) else { continue }
      let isAfterPeriod = instantiation.form == .implicitCall
      let start = instantiation.range.start - (isAfterPeriod ? 1 : 0)
      let body = Body(file: instantiation.place.file, function: instantiation.place.function)
      made[body, default: []].insert(start)
    }
    for (file, bodies) in Dictionary(grouping: made, by: \.key.file) {
      let facts = codebase.files[file].facts
      let results = FunctionResults(facts)
      for (body, starts) in bodies where results.areOnly(starts, body.function) {
        self.bodies.insert(body)
        let function = facts.functions[Int(body.function)]
        let place = Place(file: body.file, owner: function.owner, function: body.function)
        guard let owner = codebase.type(at: place) else { continue }
        owners[facts.verbatim(function.name), default: []].append(owner)
      }
    }
  }

  /// What the functions of a file give back and keep, by function.
  private struct FunctionResults {
    private let facts: FileFacts
    private let results: [Int32: [ReturnedValue]]
    private let locals: [Int32: [LocalVariable]]
    private let assignments: [Int32: [Assignment]]

    init(_ facts: FileFacts) {
      self.facts = facts
      results = Dictionary(grouping: facts.returnedValues.filter { $0.closure < 0 }, by: \.function)
      locals = Dictionary(grouping: facts.locals, by: \.function)
      assignments = Dictionary(grouping: facts.assignments, by: \.function)
    }

    /// Whether a function returns what starts at these places, or the local that it is in, and keeps none of it.
    func areOnly(_ starts: Set<Int32>, _ function: Int32) -> Bool {
      guard let results = results[function] else { return false }
      let made = (locals[function] ?? []).filter { starts.contains(facts.withoutEffects($0.value).start) }
      let names = Set(made.map { facts.text($0.name) })
      func isMade(_ value: ByteRange) -> Bool {
        starts.contains(facts.withoutEffects(value).start) || names.contains(facts.text(value))
      }
      return results.allSatisfy { isMade($0.value) }
        && !(assignments[function] ?? []).contains { isMade($0.value) }
    }
  }

  /// Whether what a chain of names calls or reads makes one: a function, a computed property, or a property that is a
  /// function and by its type gives one.
  func make(_ names: ArraySlice<ByteRange>, isCall: Bool, at place: Place, _ types: ExpressionTypes) -> Bool {
    guard let last = names.last, let receiver = receiver(of: names, at: place, types) else { return false }
    let name = codebase.files[place.file].facts.verbatim(last)
    for owner in [receiver] + codebase.symbols.supertypes(of: receiver) {
      for reference in codebase.members(of: owner, named: name) {
        let member = codebase.member(reference)
        guard (member.kind == .func) == isCall, member.function >= 0 else { continue }
        if bodies.contains(Body(file: reference.file, function: member.function)) { return true }
      }
    }
    guard codebase.symbols[receiver].kind == .protocol else { return false }
    // Of a requirement those that meet it tell.
    return owners[name]?.contains { codebase.symbols.supertypes(of: $0).contains(receiver) } ?? false
  }

  private func receiver(
    of names: ArraySlice<ByteRange>, at place: Place, _ types: ExpressionTypes
  ) -> SymbolID? {
    names.count > 1 ? types.kind(of: names.dropLast(), at: place).symbol : codebase.type(at: place)
  }

  /// What a property that is a function gives: of `let make: (Trip) -> RowViewModel` the view model.
  func result(ofClosure names: ArraySlice<ByteRange>, at place: Place, _ types: ExpressionTypes) -> SymbolID?
  {
    guard let last = names.last, let receiver = receiver(of: names, at: place, types) else { return nil }
    let name = codebase.files[place.file].facts.verbatim(last)
    for reference in codebase.members(of: receiver, named: name) {
      let member = CodeMember(reference, codebase)
      let bytes = member.file.facts.bytes
      guard member.declared.isVariable, !member.declared.isComputed,
        let result = TypeText.result(ofFunction: member.declared.type, in: bytes)
      else { continue }
      return codebase.resolveType(result, at: member.place)
    }
    return nil
  }
}
