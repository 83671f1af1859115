import ArchFacts

/// What a name may mean at a place, where some of the types that have it are in a `#if`.
struct ConditionalMeaning {
  let resolution: Resolution
  /// The type of the resolution and those that other builds know by the name.
  let symbols: [SymbolID]
  /// Whether there are more that the name may mean at the place than are looked at.
  var leavesOut = false
}

/// When a type is there, and what that says to code that is always there.
struct DeclaredCondition: Sendable {
  let condition: BuildCondition
  let isCertain: Bool
  let isUsual: Bool
  let isPossible: Bool

  init(_ condition: BuildCondition) {
    self.condition = condition
    isCertain = condition.isCertain
    isUsual = condition.isUsual
    isPossible = condition.isPossible
  }
}

// What a name means where types are declared under conditions.
extension SymbolTable {
  /// A type hides another only in the builds that it is part of. What is compiled whenever the place is decides; where
  /// there is none, a type that users get on a platform of Apple's comes before all others.
  func meanings(
    _ found: ArraySlice<SymbolID>, _ name: ByteRange, at place: Place, in file: SourceFile
  ) -> ConditionalMeaning {
    let use = file.buildCondition(at: name.start)
    var certain: [SymbolID] = []
    var usual: [SymbolID] = []
    var others: [SymbolID] = []
    for candidate in found {
      switch presence(of: candidate, where: use) {
      case .always: certain.append(candidate)
      case .usually: usual.append(candidate)
      case .sometimes: others.append(candidate)
      case .never: continue
      }
    }
    let decided = nearest(certain[...], name, at: place, in: file)
    var symbols = [decided].compactMap(\.symbol)
    if case .notOurs = decided, case .ambiguous = nearest(usual[...], name, at: place, in: file) {
      return ConditionalMeaning(resolution: .ambiguous, symbols: [])
    }
    var conditions: [BuildCondition?] = []
    var leavesOut = false
    for all in [usual, others] {
      var rest = all
      if all.count > Self.mostMeanings {
        let near = all.filter { nearest([$0], name, at: place, in: file).symbol != nil }
        rest = Array(near.prefix(Self.mostMeanings))
        leavesOut = leavesOut || rest.count < near.count
      }
      while let next = nearestOf(rest, name, at: place, in: file) {
        rest.removeAll { $0 == next }
        // What is further out than a type that is always there is hidden by it.
        guard symbols.isEmpty || !isHidden(next, by: certain, decided, name, at: place, in: file) else {
          continue
        }
        symbols.append(next)
        conditions.append(condition(of: next))
      }
    }
    guard case .notOurs = decided, let first = symbols.first else {
      return ConditionalMeaning(resolution: decided, symbols: symbols, leavesOut: leavesOut)
    }
    if BuildCondition.implies(use, anyOf: conditions) {
      return ConditionalMeaning(resolution: .declared(first), symbols: symbols, leavesOut: leavesOut)
    }
    guard isPossibleForUsers(first, where: use) else {
      // `sockaddr`, which only Windows needs declared: everywhere else the name is the system's.
      return ConditionalMeaning(resolution: .notOurs, symbols: [], leavesOut: true)
    }
    return ConditionalMeaning(resolution: .sometimes(first), symbols: symbols, leavesOut: leavesOut)
  }

  private enum Presence { case always, usually, sometimes, never }

  /// How surely a type is in the builds that code under a condition is in.
  private func presence(of symbol: SymbolID, where use: BuildCondition?) -> Presence {
    let index = self[symbol].condition
    guard index >= 0 else { return .always }
    let declared = conditions[Int(index)]
    guard let use else {
      if declared.isCertain { return .always }
      if declared.isUsual { return .usually }
      return declared.isPossible ? .sometimes : .never
    }
    if BuildCondition.implies(use, anyOf: [declared.condition]) { return .always }
    let both = use.and(declared.condition)
    if both.isUsual { return .usually }
    return both.isPossible ? .sometimes : .never
  }

  /// Whether users may get a type in code under a condition.
  private func isPossibleForUsers(_ symbol: SymbolID, where use: BuildCondition?) -> Bool {
    guard let declared = condition(of: symbol) else { return true }
    return (use?.and(declared) ?? declared).isPossibleForUsers
  }

  private func isHidden(
    _ symbol: SymbolID, by certain: [SymbolID], _ decided: Resolution, _ name: ByteRange, at place: Place,
    in file: SourceFile
  ) -> Bool {
    guard case .declared = decided else { return false }
    return nearest((certain + [symbol])[...], name, at: place, in: file) == decided
  }

  /// Types of one name under conditions of their own that one place may mean: each is weighed against all others, and
  /// nobody has more. A place that may mean others besides them is counted with the names that are not resolved.
  private static let mostMeanings = 8

  /// Whether what a name may mean at a place is not followed to the end: too many types have it under conditions, or the
  /// conditions around the place ask too much.
  ///
  /// - Parameter resolution: of the chain.
  func leavesMeaningsOut(
    of chain: ByteRange, _ resolution: Resolution, at place: Place, in file: SourceFile
  ) -> Bool {
    guard !conditionalNames.isEmpty else { return false }
    var path = NamePath(chain)
    guard let first = path.next(in: file.facts.bytes) else { return false }
    let known = names.find(file.facts.bytes, first)
    guard conditionalNames.contains(known), !file.isForeign(first) else { return false }
    if file.buildCondition(at: first.start)?.isTooMuch == true { return true }
    // Anything else that is resolved has been followed to its end.
    guard candidates[known].count > Self.mostMeanings || resolution == .notOurs,
      let found = found(known, from: place)
    else { return false }
    return meanings(found, first, at: place, in: file).leavesOut
  }

  private func found(_ name: NameID, from place: Place) -> ArraySlice<SymbolID>? {
    guard let crowd = crowd(of: name) else { return candidates[name] }
    return crowd.candidates(from: place, in: self).map { $0[...] }
  }

  /// The nearest of these types; of several that are equally near the first.
  private func nearestOf(
    _ rest: [SymbolID], _ name: ByteRange, at place: Place, in file: SourceFile
  ) -> SymbolID? {
    switch nearest(rest[...], name, at: place, in: file) {
    case .declared(let symbol), .sometimes(let symbol): symbol
    case .ambiguous: rest.first { nearest([$0], name, at: place, in: file).symbol != nil }
    case .notOurs, .genericParameter: nil
    }
  }

  /// Whether two types are never in one build: one type with several bodies.
  func areAlternatives(_ one: SymbolID, _ other: SymbolID) -> Bool {
    guard let left = condition(of: one), let right = condition(of: other) else { return false }
    return !BuildCondition.canMeet(left, right)
  }

  /// Whether a place and a type can be in one build.
  func canMeet(_ symbol: SymbolID, _ name: ByteRange, in file: SourceFile) -> Bool {
    guard let condition = condition(of: symbol) else { return true }
    return BuildCondition.canMeet(file.buildCondition(at: name.start), condition)
  }

  /// Whether users get a type on some platform of Apple's without a flag of the project's own.
  func isUsual(_ symbol: SymbolID) -> Bool {
    let index = self[symbol].condition
    return index < 0 || conditions[Int(index)].isUsual
  }

  /// The types that other builds know by the first name of a chain, besides the one that it resolves to; aliases as
  /// themselves.
  func otherMeanings(of chain: ByteRange, at place: Place, in file: SourceFile) -> [SymbolID] {
    guard !conditionalNames.isEmpty else { return [] }
    var path = NamePath(chain)
    guard let first = path.next(in: file.facts.bytes) else { return [] }
    let known = names.find(file.facts.bytes, first)
    guard conditionalNames.contains(known), candidates[known].count > 1, !file.isForeign(first) else {
      return []
    }
    let symbols = meanings(found(known, from: place) ?? [], first, at: place, in: file).symbols
    return Array(symbols.dropFirst())
  }

  /// The types that other builds have in place of one: of the same name, nested in the same type or at module scope.
  func alternatives(to symbol: SymbolID) -> [SymbolID] {
    let (name, parent) = (self[symbol].name, self[symbol].parent)
    guard conditionalNames.contains(name) else { return [] }
    return candidates[name].filter {
      $0 != symbol && self[$0].parent == parent && areAlternatives($0, symbol)
    }
  }

  func condition(of symbol: SymbolID) -> BuildCondition? {
    let index = self[symbol].condition
    return index >= 0 ? conditions[Int(index)].condition : nil
  }
}
