import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

// What to do instead of making a component outside of the composition root.
extension Advice {
  /// - Parameter need: the protocol that is written where the type is made.
  func insteadOfMaking(_ made: Instantiation, by maker: CodeType?, need: CodeType?) -> String {
    let type = CodeType(codebase, made.symbol)
    if let steps = withoutDefault(type, at: made.range, in: made.place) {
      let what = isWholeDefault(made) ? subject(of: type) : "the argument"
      return (steps + ["pass \(what) from the composition root"]).asSteps
    }
    if let maker, isFactory(maker) {
      let root = homes.layer(of: .composition, else: "the composition root")
      return "move '\(maker.name)' to \(root), or name it in this rule's 'factories'"
    }
    let receiver = receiver(at: made.range.start, in: made.place, of: type)
    switch receiver {
    case .property(let name): return "move '\(name)' to the composition root"
    // What is there to make it belongs to those who make everything.
    case .parameter(let name) where Self.isMaker(name): return "move '\(name)' to the composition root"
    case .parameter, .initializer, .viewModel, .entryPoint, .nothing: break
    }
    if let maker, maker.isSwiftUIView, nature(of: type) == .viewModel {
      return "let the view that shows '\(type.name)' take a closure that makes it, keep the result in a "
        + "'\(stateWrapper(for: type))', and pass the closure from the composition root"
    }
    if let maker, isOneOfManyScreens(type, of: maker) {
      return "let 'init' take a factory protocol for the screens that '\(maker.name)' leads to, and let the "
        + "composition root implement it"
    }
    guard isMadeOnDemand(made, type) else {
      let user = codebase.files[made.place.file]
      let steps =
        need.map { taking(protocol: $0, receiver, user) }
        ?? takingMade(
          type, using: maker?.usedMembers(of: type) ?? [], at: made.range.start, in: made.place)
      return making(type, after: steps).asSteps
    }
    let closure = "a closure that makes \(subject(of: type))"
    switch receiver {
    case .initializer: return "let 'init' take \(closure), and pass it from the composition root"
    case .viewModel(let model):
      return "let \(model) take \(closure), and pass it from the composition root"
    case .parameter, .property, .entryPoint, .nothing:
      return receiver.taking(closure) + ", and pass it from the composition root"
    }
  }

  /// As `taking`, of a type that is made there: of a protocol that many share nobody would know which one is given.
  func takingMade(
    _ type: CodeType, using members: Set<String>, at offset: Int32, in place: Place
  ) -> [String] {
    guard let need = need(of: type, with: members), sharedByMany.contains(need.id) else {
      return taking(type, using: members, at: offset, in: place)
    }
    return [receiver(at: offset, in: place, of: type).taking("a closure that makes what is needed")]
  }

  /// The protocols that so many components conform to that they say little of one of them.
  static func protocolsOfMany(_ components: [SymbolID], in codebase: Codebase) -> Set<SymbolID> {
    var counts: [SymbolID: Int] = [:]
    for symbol in components {
      for supertype in codebase.symbols.supertypes(of: symbol)
      where codebase.symbols[supertype].kind == .protocol {
        counts[supertype, default: 0] += 1
      }
    }
    return Set(counts.filter { $0.value >= many }.keys)
  }

  private static let many = 8

  private func isOfScreen(_ type: CodeType) -> Bool {
    switch nature(of: type) {
    case .viewModel, .coordinator, .view: true
    case .value, .wireValue, .protocol, .container, .factory, .namespace, .worker: false
    }
  }

  /// Whether a coordinator makes a type as one of the screens that it leads to: so many closures in an initializer would
  /// be a factory in pieces.
  func isOneOfManyScreens(_ type: CodeType, of maker: CodeType) -> Bool {
    maker.role == .coordinator && isOfScreen(type) && screens[maker.id, default: 0] > 2
  }

  func screensMade() -> [SymbolID: Int] {
    var made: [SymbolID: Set<SymbolID>] = [:]
    for instantiation in codebase.instantiations {
      guard let owner = codebase.type(at: instantiation.place), codebase.role(of: owner).role == .coordinator,
        made[owner]?.contains(instantiation.symbol) != true
      else { continue }
      let type = CodeType(codebase, instantiation.symbol)
      if type.evidence != nil, isOfScreen(type) { made[owner, default: []].insert(instantiation.symbol) }
    }
    return made.mapValues(\.count)
  }

  /// The steps with a last one, which says "it" where the one before it names the type.
  func making(_ type: CodeType, after steps: [String]) -> [String] {
    let isNamed = steps.last?.contains("'\(type.name)'") ?? false
    return steps + ["make \(isNamed ? "it" : "'\(type.name)'") in the composition root"]
  }

  /// The property wrapper by which a view keeps a view model.
  func stateWrapper(for viewModel: CodeType) -> String {
    let classes = [viewModel.id] + codebase.symbols.supertypes(of: viewModel.id)
    return classes.contains(where: codebase.code.hasObservableMacro) ? "@State" : "@StateObject"
  }

  /// "'any Clock'", or "the 'ProfileViewModel'" of which there is no protocol.
  private func subject(of type: CodeType) -> String {
    let need = need(of: type)
    return need.map { "'any \($0.name)'" } ?? "the '\(type.name)'"
  }

  private func isFactory(_ maker: CodeType) -> Bool {
    switch maker.role {
    case .factory, .container: true
    case .value, .protocol, .useCase, .repository, .service, .viewModel, .presenter, .view, .coordinator,
      .bootstrapper, .error, .dto:
      false
    }
  }

  /// And not an argument or the beginning of it: `Loader().configuration`.
  private func isWholeDefault(_ made: Instantiation) -> Bool {
    guard let parameter = parameter(withDefaultAt: made.range, in: made.place) else { return false }
    return call(of: made)?.end == facts(of: made).withoutBlanks(parameter.defaultValue).end
  }

  private func facts(of made: Instantiation) -> FileFacts { codebase.files[made.place.file].facts }

  private func call(of made: Instantiation) -> Call? {
    // Generic arguments may be between the name and the parenthesis.
    let behind = ByteRange(start: made.range.end, end: made.range.end + 200)
    return facts(of: made).calls(withArgumentsIn: behind).first {
      $0.callee.contains(made.range) || $0.member == made.range
    }
  }

  /// In a function, with what only that knows: there is one for each call.
  private func isMadeOnDemand(_ made: Instantiation, _ type: CodeType) -> Bool {
    let facts = codebase.files[made.place.file].facts
    guard made.place.function >= 0,
      facts.member(around: made.range.start, of: made.place.owner)?.kind == .func
    else { return false }
    switch nature(of: type) {
    case .viewModel, .coordinator: return true
    case .value, .wireValue, .protocol, .view, .container, .factory, .namespace, .worker:
      return call(of: made).map { facts.arguments(of: $0).contains { _ in true } } ?? false
    }
  }
}
