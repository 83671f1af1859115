import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// What to do instead, decided from what a type is and from where it is used: rules say what is wrong, this says what
/// fits.
struct Advice: Analysis {
  private(set) var containers: Containers
  let homes: Homes
  private(set) var users: UsersOfTypes
  private(set) var codebase: Codebase
  /// How many types of screens each coordinator makes.
  private(set) var screens: [SymbolID: Int] = [:]
  /// Protocols that many components conform to, so that nobody would know which one is given.
  private(set) var sharedByMany: Set<SymbolID> = []
  /// What views leave work to in this code: "a view model", or "a presenter" where it has such instead.
  private(set) var modelOfScreens = "a view model"
  private var sameness = Sameness()

  static var asks: [any Analysis.Type] { [Containers.self, Homes.self, UsersOfTypes.self] }

  init(_ code: Code) {
    codebase = code.codebase
    containers = code[Containers.self]
    homes = code[Homes.self]
    users = code[UsersOfTypes.self]
    screens = screensMade()
    let components = codebase.symbols.ids.filter {
      code.codebase.isComponent($0) && CodeType(code.codebase, $0).isJudged
    }
    sharedByMany = Self.protocolsOfMany(components, in: codebase)
    let roles = Set(components.map { code.codebase.role(of: $0).role })
    if roles.contains(.presenter), !roles.contains(.viewModel) { modelOfScreens = "a presenter" }
    if let before = code.before(Advice.self), saysTheSame(as: before) { sameness = before.sameness }
  }

  static func files(reachedBy names: Set<String>, in codebase: Codebase) -> [FileID] {
    ProtocolName.files(reachedBy: names, in: codebase)
  }

  func nature(of type: CodeType) -> Nature { Nature(type, containers) }

  /// How the code at a place is given a type.
  func receiver(at offset: Int32, in place: Place, of type: CodeType) -> Receiver {
    let isWork = isGivenToViewModels(type)
    return Receiver(at: offset, in: place, isWork: isWork, leftTo: modelOfScreens, codebase)
  }

  /// The steps by which code gets a type that it does not reach for: as its protocol, where it does work.
  ///
  /// - Parameter members: what is used of it, where that is known: the protocol has to ask for it.
  func taking(
    _ type: CodeType, using members: Set<String> = [], at offset: Int32, in place: Place
  ) -> [String] {
    let receiver = receiver(at: offset, in: place, of: type)
    let user = codebase.files[place.file]
    let mayName = user.layer.map { own in type.layerName.map(own.mayUse) ?? true } ?? true
    // The system makes it, and it leads to everything.
    if codebase.root.isEntryPoint(type.id) { return [receiver.taking("what is needed from '\(type.name)'")] }
    switch nature(of: type) {
    case .protocol: return taking(protocol: type, receiver, user)
    case .container:
      return [receiver.taking("what is needed from '\(type.name)'")]
    case .factory where type.need == nil: return [receiver.taking("a closure that makes what is needed")]
    case .value, .wireValue, .view:
      return [receiver.taking(mayName ? "the '\(type.name)'" : "what is needed of '\(type.name)'")]
    case .viewModel, .coordinator:
      if let need = need(of: type) { return taking(protocol: need, receiver, user) }
      return [receiver.taking(mayName ? "the '\(type.name)'" : "what is needed of '\(type.name)'")]
    case .namespace where !members.isEmpty && members.allSatisfy { Self.isConstant($0, of: type) }:
      return [receiver.taking("the value of \(members.sorted().map { "\(type.name).\($0)" }.asList)")]
    // What a view observes it has to know by its type.
    case .worker where isObserved(at: offset, in: place) && codebase.code.isObservable(type.id):
      return [receiver.taking("the '\(type.name)'")]
    case .worker, .factory, .namespace:
      if let need = need(of: type, with: members) {
        return asking(need, for: members, of: type) + taking(protocol: need, receiver, user)
      }
      if !members.isEmpty, let given = need(of: type), codebase.typeAround(place)?.isGiven(given) == true {
        return [
          "let '\(given.name)', which is given here already, ask for \(members.sorted().asList) as well"
        ]
      }
      if let foreign = foreignNeed(of: type) { return [receiver.taking("'any \(foreign)'")] }
      if mayName, isTakenAsItself(type) { return [receiver.taking("the '\(type.name)'")] }
      if let home = homeInDomain(of: type, for: user) {
        return ["move '\(type.name)' to \(home.name)", receiver.taking("the '\(type.name)'")]
      }
      return [declaring(type, for: user, using: members), receiver.taking("it")]
    }
  }

  /// The same for what is called by the name of its type: a protocol turns its static functions into an instance's.
  func takingInstance(of type: CodeType, at offset: Int32, in place: Place) -> [String] {
    let receiver = Receiver(at: offset, in: place, isWork: true, leftTo: modelOfScreens, codebase)
    return [declaring(type, for: codebase.files[place.file]), receiver.taking("it")]
  }

  /// The protocol to take instead: what all coordinators or view models share says little of one of them.
  func need(of type: CodeType) -> CodeType? {
    guard let need = need(of: type, with: []) else { return nil }
    switch nature(of: type) {
    case .viewModel, .coordinator: return need.simpleName.hasPrefix(type.simpleName) ? need : nil
    case .value, .wireValue, .protocol, .view, .container, .factory, .namespace, .worker: return need
    }
  }

  /// The one that asks for most of what is used, and `nil` where none asks for any of it.
  ///
  /// - Parameter members: those that are used; what the type does not declare by itself tells nothing.
  func need(of type: CodeType, with members: Set<String>) -> CodeType? {
    let protocols = type.supertypes.filter {
      $0.kind == .protocol && !$0.symbol.isFilePrivate && !codebase.code.leavesTypesOpen($0.id)
    }
    let needs =
      (type.need.flatMap { protocols.contains($0) ? [$0] : nil } ?? [])
      + protocols.filter { codebase.code.isNeed($0.id) }
    // `CoreDataFeedStore: Scheduler, FeedStore` is a store first of all.
    let named =
      needs.first { type.simpleName.hasSuffix($0.simpleName) } ?? bundle(of: protocols) ?? needs.first
      ?? protocols.first { $0.simpleName.hasPrefix(type.simpleName) }
    let members = members.filter { Self.declares(type, $0) }
    guard !members.isEmpty else { return named }
    // What only answers with a value is no need of the app by itself, and may be all that is used here.
    // To whom a coordinator answers is its delegate by name.
    let others = protocols.filter { type.role == .coordinator || !codebase.code.isDelegate($0.id) }
    let asked = ((named.map { [$0] } ?? []) + needs + others).map { need in
      (need: need, count: members.count { Self.asks(need, for: $0) })
    }
    let most = asked.map(\.count).max() ?? 0
    return most > 0 ? asked.first { $0.count == most }?.need : nil
  }

  /// Of `CartModelInputs`, `CartModelOutputs` and a `CartModelType` that gives both, the last.
  private func bundle(of protocols: [CodeType]) -> CodeType? {
    guard protocols.count > 2 else { return nil }
    return protocols.first { need in
      need.members.count { member in
        member.kind == .var && protocols.contains { $0 != need && member.type == $0.id }
      } > 1
    }
  }

  /// What a protocol has to be changed for, where it asks for a part of what is used.
  private func asking(_ need: CodeType, for members: Set<String>, of type: CodeType) -> [String] {
    let own = Set(type.members.filter { !$0.declared.isStatic }.map(\.name))
    let missing = members.filter { own.contains($0) && !Self.asks(need, for: $0) }.sorted()
    return missing.isEmpty ? [] : ["let '\(need.name)' ask for \(missing.asList) as well"]
  }

  private static func asks(_ need: CodeType, for member: String) -> Bool {
    declares(need, member) || need.supertypes.contains { declares($0, member) }
  }

  static func isConstant(_ name: String, of type: CodeType) -> Bool {
    type.members.contains { $0.name == name && $0.declared.isVariable }
  }

  private static func declares(_ type: CodeType, _ member: String) -> Bool {
    type.members.contains { $0.name == member }
  }

  func taking(protocol need: CodeType, _ receiver: Receiver, _ user: SourceFile) -> [String] {
    bringing(need, to: user) + [receiver.taking("'any \(need.name)'")]
  }

  /// What is to be done before code may name a protocol.
  private func bringing(_ need: CodeType, to user: SourceFile) -> [String] {
    guard let own = user.layer, let layer = need.file.layer else { return [] }
    if codebase.isFactoryOfRoot(need.id, for: own) { return [] }
    if !own.mayUse(layer.name) { return [moving(need, for: user)] }
    // Named from there, one that is declared next to its implementation would be reported itself.
    guard layer.kind.meetsNeeds, own.kind.hasNeeds,
      homeBetween(user, need.file.source, for: user.feature) != nil
    else { return [] }
    return [moving(need, for: user)]
  }

  /// Where the type is asked for already, only its name changes.
  ///
  /// - Parameters:
  ///   - need: the protocol that asks for what is used, if there is one.
  ///   - members: what is used.
  func insteadOfConcrete(
    _ type: CodeType, need: CodeType?, using members: Set<String>, at offset: Int32, in place: Place
  ) -> [String] {
    guard let need else { return taking(type, using: members, at: offset, in: place) }
    // What SwiftUI observes it has to know by its type: somebody else takes the protocol.
    if isObserved(at: offset, in: place) {
      let receiver = Receiver(at: offset, in: place, isWork: true, leftTo: modelOfScreens, codebase)
      return bringing(need, to: codebase.files[place.file]) + [receiver.taking("'any \(need.name)'")]
    }
    return bringing(need, to: codebase.files[place.file]) + [
      "name 'any \(need.name)' instead of '\(type.name)'"
    ]
  }

  private func isObserved(at offset: Int32, in place: Place) -> Bool {
    let file = codebase.files[place.file]
    guard let member = file.facts.member(around: offset, of: place.owner), member.isVariable else {
      return false
    }
    return file.texts(member.attributes).contains(where: Self.observing.contains)
  }

  private static let observing = AppleAttributes[.keeps].union(AppleAttributes[.observes])
    .union(AppleAttributes[.environment]).union(AppleAttributes[.environmentObject])

  /// The parameter whose default a place is part of.
  func parameter(withDefaultAt range: ByteRange, in place: Place) -> Parameter? {
    codebase.files[place.file].facts.parameters.first { $0.defaultValue.contains(range) }
  }

  /// What is asked for stays; only who gives it changes. `nil` where the place is no default.
  func withoutDefault(_ type: CodeType, at range: ByteRange, in place: Place) -> [String]? {
    guard let parameter = parameter(withDefaultAt: range, in: place) else { return nil }
    guard let need = type.need, codebase.resolveType(parameter.type, at: place) == type.id else {
      return ["remove the default"]
    }
    return bringing(need, to: codebase.files[place.file]) + [
      "remove the default", "ask for 'any \(need.name)'",
    ]
  }

  /// Those of whom there is one for each use, and what nobody knows for a component.
  private func isTakenAsItself(_ type: CodeType) -> Bool {
    guard type.evidence != nil else { return type.kind != .enum }
    switch type.role {
    case .useCase, .viewModel, .presenter, .coordinator: return true
    case .value, .protocol, .repository, .service, .view, .bootstrapper, .container, .factory, .error, .dto:
      return false
    }
  }
}

extension Advice: KnownOfCode {
  package func saysTheSame(as other: Advice) -> Bool {
    if sameness === other.sameness { return true }
    return containers.saysTheSame(as: other.containers) && homes.saysTheSame(as: other.homes)
      && users.saysTheSame(as: other.users) && screens == other.screens
      && modelOfScreens == other.modelOfScreens && sharedByMany == other.sharedByMany
  }

  package func asking(_ codebase: Codebase) -> Advice {
    var advice = self
    advice.codebase = codebase
    advice.containers = containers.asking(codebase)
    advice.users = users.asking(codebase)
    return advice
  }
}

extension [String] {
  /// "'a', 'b' and 'c'"
  var asList: String {
    let quoted = map { "'\($0)'" }
    guard let last = quoted.last, count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Steps as a sentence.
  var asSteps: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + ", and " + last
  }
}
