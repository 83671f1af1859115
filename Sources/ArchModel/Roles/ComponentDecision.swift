import ArchConfig
package import ArchFacts
import ArchKnowledge

/// Whether a type is a component, and why, or why not.
package enum ComponentDecision: Sendable, Equatable {
  case component(ComponentEvidence)
  case none(Reason)

  /// Why nobody depends on a type as on a component.
  package enum Reason: Sendable, Equatable {
    case kind(TypeKind)
    case privateToFile
    case localToFunction
    case eraser
    case role(Role)
    case holdsData
    case onlyEnds
    case onlyRemembers
    case record
    case keepsAnyState
    case isPutTogether
    case isOfScreen
    case wrapsWhatItIsGiven
    case nothingShowsIt
  }

  package var evidence: ComponentEvidence? {
    if case .component(let evidence) = self { evidence } else { nil }
  }

  init(_ symbol: SymbolID, role: RoleOfType, in code: NamedCode) {
    if let reason = Self.reasonAgainst(symbol, role, in: code) {
      self = .none(reason)
      return
    }
    let shape = TypeShape(symbol, role: role.role, in: code)
    if let reason = shape.reasonAgainstComponent {
      self = .none(reason)
      return
    }
    let layer = code.layerKind(of: symbol)
    // `Trips.Client(wrapping: client)`: whoever has the one makes the other where it is needed.
    if code.symbols[symbol].kind == .struct, shape.isGivenAll, code.file(of: symbol).isGenerated {
      self = .none(.wrapsWhatItIsGiven)
      return
    }
    // An entity may conform to a protocol of its domain; only what works there is a component.
    let isEntity = layer == .domain && !role.role.isWork && !shape.doesWork
    // What keeps nothing can only work, unless it turns one value into another.
    let doesWork = shape.doesWork || shape.isStateless && !code.isCalledTransformer(symbol)
    if !isEntity, let need = Self.need(of: symbol, doesWork: doesWork, in: code) {
      self = .component(.conforms(to: need))
    } else if !shape.isEvident, Self.isOfScreen(symbol, role, in: code) {
      self = .none(.isOfScreen)
    } else if role.role.isWork {
      self =
        Self.isValueByAnotherName(symbol, role, in: code) ? .none(.holdsData) : .component(.role(role))
    } else if shape.doesWork, let layer, layer.meetsNeeds, !Self.isCalledBack(symbol, in: code) {
      self = .component(.lives(in: layer, isEvident: shape.isEvident))
    } else if shape.worksWithOthers, layer == .domain, code.symbols[symbol].kind != .struct {
      // An object that works with services of its own is no model of the business, whatever folder it is in.
      self = .component(.lives(in: .domain, isEvident: true))
    } else if shape.isMadeOfWorkers, Self.isLeftToItself(symbol, in: code) {
      self = .component(.isMadeOfWorkers)
    } else {
      self = .none(.nothingShowsIt)
    }
  }

  /// What its declaration, its name and its role say against it.
  private static func reasonAgainst(_ symbol: SymbolID, _ role: RoleOfType, in code: NamedCode) -> Reason? {
    let declared = code.symbols[symbol]
    switch declared.kind {
    case .class, .struct, .actor: break
    case .enum, .protocol, .extension, .typealias, .associatedtype: return .kind(declared.kind)
    }
    if declared.isFilePrivate { return .privateToFile }
    if declared.isLocal { return .localToFunction }
    if isEraser(symbol, in: code) { return .eraser }
    if role.role == .service, !role.isStated, code.isStoreOfAnyState(symbol) { return .keepsAnyState }
    switch role.role {
    case .view, .error, .dto, .bootstrapper, .container, .factory, .protocol: return .role(role.role)
    case .value: return role.isStatedValue || isMadeForEachUse(role, in: code) ? .role(.value) : nil
    case .useCase, .repository, .service, .viewModel, .presenter, .coordinator: return nil
    }
  }

  /// `TripsRequest: URLRequestConvertible` is what is to be asked, whatever it does to say so, and `MockTask:
  /// URLSessionDataTask` is one request that runs.
  private static func isMadeForEachUse(_ role: RoleOfType, in code: NamedCode) -> Bool {
    guard case .inheritsForeign(let name) = role.evidence else { return false }
    return madeForEachUse.contains(code.symbols.names.string(name))
  }

  private static let madeForEachUse = LibraryTypes[.request].union(
    AppleTypes[.value].intersection(AppleTypes[.network]))

  /// No macro, which would make something else of it, and nothing of the app's to inherit from.
  private static func isLeftToItself(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    let declared = code.symbols[symbol]
    let file = code.files[declared.file]
    let attributes = file.texts(file.facts.types[Int(declared.declaration)].attributes)
    return attributes.allSatisfy(harmless.contains) && code.symbols.supertypes(of: symbol).isEmpty
  }

  private static let harmless = AppleAttributes[.leavesOpen]

  /// `SessionDelegate: URLSessionDelegate`: a part of the one that makes the session.
  private static func isCalledBack(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    code.isDelegate(symbol)
      && code.symbols.externalSupertypes(of: symbol).contains { code.isDelegate(named: $0) }
  }

  /// `PhotoPickerManager: UIImagePickerControllerDelegate`: a manager by its name alone, which the screen that keeps it
  /// shows something with. Asked of what holds nothing that works, and waits for nothing.
  private static func isOfScreen(_ symbol: SymbolID, _ role: RoleOfType, in code: NamedCode) -> Bool {
    guard role.role == .service, role.evidence == .suffix,
      code.files[code.symbols[symbol].file].facts.importsUserInterface,
      !code.symbols.supertypes(of: symbol).contains(where: code.isNeed)
    else { return false }
    return code.symbols.externalSupertypes(of: symbol).contains { supertype in
      let name = code.symbols.names.string(supertype)
      return calledByScreens.contains(name)
        || code.isDelegate(named: supertype) && !AppleTypes[.entryPoint].contains(name)
          && beginningsOfScreens.contains(where: name.hasPrefix)
    }
  }

  private static let calledByScreens = AppleTypes[.calledByScreens]
  private static let beginningsOfScreens = AppleTypes[.ofScreens]

  /// `AnyRouter` wraps the router that it is given, and does nothing that that one does not do.
  private static func isEraser(_ symbol: SymbolID, in code: NamedCode) -> Bool {
    let name = code.symbols.names.bytes(code.symbols[symbol].name)
    return name.count > 3 && name.starts(with: "Any".utf8) && name[name.startIndex + 3].isUpperCase
  }

  /// `struct RetryManager { let limit: Int }`: a service by the ending of its name alone.
  private static func isValueByAnotherName(_ symbol: SymbolID, _ role: RoleOfType, in code: NamedCode) -> Bool
  {
    switch role.role {
    case .service, .repository: break
    case .value, .protocol, .useCase, .viewModel, .presenter, .view, .coordinator, .bootstrapper, .container,
      .factory, .error, .dto:
      return false
    }
    switch role.evidence {
    case .suffix, .inherits: return PlainValue.isOne(symbol, in: code)
    case .stated, .inheritsForeign, .layer, .navigation, .presenting, .kind: return false
    }
  }

  /// The protocol with work in it that the type conforms to and that contracts or a domain declares, or whose
  /// implementation it is by its name.
  private static func need(of symbol: SymbolID, doesWork: Bool, in code: NamedCode) -> SymbolID? {
    let name = code.symbols.name(of: symbol)
    let isMapped = code.layerKind(of: symbol) != nil
    return code.symbols.supertypes(of: symbol).first { ancestor in
      guard code.symbols[ancestor].kind == .protocol, !code.symbols[ancestor].isFilePrivate,
        !code.isDelegate(ancestor)
      else { return false }
      if code.layerKind(of: ancestor)?.statesNeeds != true {
        let protocolName = code.symbols.name(of: ancestor)
        guard doesWork, isImplementation(name, of: protocolName, isMapped: isMapped) else { return false }
      }
      return code.requiresWork(ancestor)
    }
  }

  /// `ClockImpl` and `DefaultClock` of `Clock`, `Clock` of `ClockProtocol`. Of the last, libraries make handles
  /// such as `Socket`, so it counts only where a layer is known.
  private static func isImplementation(_ name: String, of protocolName: String, isMapped: Bool) -> Bool {
    if implementationEndings.contains(where: { name == protocolName + $0 }) { return true }
    if isMapped, name + "Protocol" == protocolName { return true }
    return implementations.contains { name == $0 + protocolName }
  }

  private static let implementations = BoundaryWords.inOrder(.implementation)
  private static let implementationEndings = BoundaryWords.inOrder(.implementationEnding)
}

extension TypeShape {
  fileprivate var reasonAgainstComponent: ComponentDecision.Reason? {
    if isPureValue { return .holdsData }
    if isToken { return .onlyEnds }
    if isReference { return .onlyRemembers }
    if isPutTogether { return .isPutTogether }
    return isRecord ? .record : nil
  }
}

// In words.
extension ComponentDecision {
  /// One clause that says why, as it follows "it", or why not.
  package func sentence(in code: NamedCode) -> String {
    switch self {
    case .component(let evidence): evidence.sentence(in: code)
    case .none(let reason): reason.words
    }
  }
}

extension ComponentDecision.Reason {
  package var words: String {
    switch self {
    case .kind(let kind): "\(kind.plural) do no work by themselves"
    case .privateToFile: "it is private to its file"
    case .localToFunction: "it is local to a function"
    case .eraser: "its name says that it only wraps another of its kind"
    case .role(let role): "\(role.plural) are not injected"
    case .holdsData: "it holds data and does no work"
    case .onlyEnds: "all that it does is to end something"
    case .onlyRemembers: "it only remembers where something else is"
    case .record: "it is a record, the sum of its open properties"
    case .keepsAnyState: "it keeps the state that it is given, of whatever type"
    case .isPutTogether: "it is put together step by step, and gives what comes of it"
    case .wrapsWhatItIsGiven: "a tool wrote it, and it works with what it is given"
    case .isOfScreen: "a screen keeps it to show something, which calls it back"
    case .nothingShowsIt: "nothing shows that it does work for others"
    }
  }
}

extension NamedCode {
  /// Whether a type is called something that turns one value into another: a builder, a formatter, a mapper.
  package func isCalledTransformer(_ symbol: SymbolID) -> Bool {
    CamelCaseWords.of(symbols.name(of: symbol)).last.map(Self.transformers.contains) ?? false
  }

  private static let transformers = WorkWords[.transforms]
}
