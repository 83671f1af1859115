import ArchFacts
import ArchKnowledge
import ArchModel

/// How the code at a place can be given what it needs. Only what is made by an initializer can take something there.
enum Receiver: Equatable {
  case initializer
  /// Of the view that the place is in, which shows and does not work; with what to call it.
  case viewModel(String)
  /// Static, at file scope, or of a type that is not made by code of ours: the function's own parameters.
  case parameter(of: String)
  /// The same for a property, which has none yet.
  case property(String)
  /// Of a type that the system makes, such as the app's delegate: by its name.
  case entryPoint(String)
  /// A constant, a case or what a protocol asks for.
  case nothing

  /// - Parameters:
  ///   - isWork: whether what is given does something, so that views leave it to their view models.
  ///   - model: what views leave it to that have none yet: "a view model".
  init(at offset: Int32, in place: Place, isWork: Bool, leftTo model: String, _ codebase: Codebase) {
    let facts = codebase.files[place.file].facts
    let member = facts.member(around: offset, of: place.owner)
    if let member, member.kind == .`init` {
      self = .initializer
      return
    }
    if let type = codebase.typeAround(place),
      type.foreignSupertypes.contains(where: Self.entryPoints.contains)
    {
      self = .entryPoint(type.name)
      return
    }
    if let type = codebase.typeAround(place), Self.isMade(type), !Self.isNamed(offset, place, facts),
      member?.isStatic != true, !Self.isAddition(to: type, place, facts)
    {
      let isShown = member.map { Self.isObserved($0, from: offset, facts) } ?? false
      self = isWork && type.isView && !isShown ? .viewModel(Self.model(of: type) ?? model) : .initializer
      return
    }
    guard let member, !Self.isAskedFor(place, facts) else {
      self = .nothing
      return
    }
    let name = facts.verbatim(member.name)
    switch member.kind {
    case .func, .subscript: self = .parameter(of: name)
    case .var where member.isComputed && !member.isStatic && Self.mayBeAsked(place, codebase): self = .nothing
    case .var where member.isComputed: self = .property(name)
    case .var, .let, .`init`, .deinit: self = .nothing
    }
  }

  /// `@StateObject var search = container.search`: what the view observes it is given itself, not what that is made with.
  private static func isObserved(_ member: Member, from offset: Int32, _ facts: FileFacts) -> Bool {
    facts.withoutEffects(member.value).start == offset
      && member.attributes.indices.contains { observing.contains(facts.verbatim(facts.names[$0])) }
  }

  private static let observing = AppleAttributes[.observes].union(AppleAttributes[.keepsLazily])

  private static func model(of view: CodeType) -> String? {
    // A cell is filled in by those who show it.
    if view.foreignSupertypes.contains(where: reused.contains) { return "what fills it" }
    for member in view.members where member.isStored {
      guard let type = member.type.map({ CodeType(view.codebase, $0) }) else { continue }
      let name = type.simpleName
      if type.isViewModel || name.hasSuffix("ViewModel") || name.hasSuffix("ViewModelProtocol") {
        return "its view model"
      }
      if type.role == .presenter { return "its presenter" }
      if let word = CamelCaseWords.of(member.name).last, workers.contains(word) { return "its \(word)" }
    }
    return nil
  }

  private static let reused = AppleTypes[.reused]
  private static let workers = MemberWords[.worksForView]

  private static let entryPoints = AppleTypes[.entryPoint]

  private static func isMade(_ type: CodeType) -> Bool {
    switch type.kind {
    // What a library makes and keeps takes nothing in `init`.
    case .class, .actor: type.role != .dto || !type.foreignSupertypes.contains(where: stored.contains)
    // What is compared, hashed and coded keeps nothing that works.
    case .struct: !type.foreignSupertypes.contains(where: values.contains) || type.evidence != nil
    case .enum, .protocol, .extension, .typealias, .associatedtype: false
    }
  }

  private static let values = ValueProtocols[.data]
  private static let stored = AppleTypes[.stored].union(LibraryTypes[.stored])

  /// What is added to a value elsewhere works with what the value has, and takes the rest when it is called.
  private static func isAddition(to type: CodeType, _ place: Place, _ facts: FileFacts) -> Bool {
    place.owner >= 0 && facts.types[Int(place.owner)].kind == .extension && type.kind == .struct
      && type.evidence == nil && !type.isView && type.file.index != place.file
  }

  /// In the head of a declaration: what it inherits from, or extends.
  private static func isNamed(_ offset: Int32, _ place: Place, _ facts: FileFacts) -> Bool {
    place.owner >= 0 && !facts.types[Int(place.owner)].extent.contains(offset)
  }

  /// What conforms to a protocol of a library's there may be asked for this property: `extension TripsAPI: TargetType`.
  private static func mayBeAsked(_ place: Place, _ codebase: Codebase) -> Bool {
    guard place.owner >= 0 else { return false }
    let facts = codebase.files[place.file].facts
    return facts.types[Int(place.owner)].inherits.indices.contains { index in
      codebase.resolve(facts.names[index], at: place) == .notOurs
        && !asNothing.contains(facts.verbatim(facts.names[index]))
    }
  }

  private static let asNothing = AppleTypes[.marker].union(ValueProtocols[.data]).union(AppleTypes[.plain])

  /// In a protocol itself, and not in an extension of it.
  private static func isAskedFor(_ place: Place, _ facts: FileFacts) -> Bool {
    place.owner >= 0 && facts.types[Int(place.owner)].kind == .protocol
  }

  /// "take 'any Clock' in 'init'"
  func taking(_ what: String) -> String {
    switch self {
    case .initializer: "take \(what) in 'init'"
    case .viewModel(let model): "let \(model) take \(what) in 'init'"
    case .parameter(let function): "take \(what) as a parameter of '\(function)'"
    case .property(let name): "make '\(name)' a function that takes \(what)"
    case .entryPoint(let name): "let '\(name)', which the system makes, keep \(what) in a private property"
    case .nothing: "take \(what) where it is used"
    }
  }
}
