import ArchFacts

/// Why a type is a component: a concrete type that does work for others and therefore is a dependency.
package enum ComponentEvidence: Sendable, Equatable {
  /// Conforms to a protocol that contracts or a domain declares, or that it implements by its name.
  case conforms(to: SymbolID)
  /// Does work in a layer of implementations; `isEvident` when it holds or awaits something that works.
  case lives(in: LayerKind, isEvident: Bool)
  case role(RoleOfType)

  /// `nil` for values, entities, data transfer objects, errors, views and what is private to a file.
  init?(_ symbol: SymbolID, in codebase: Codebase) {
    let declared = codebase.symbols[symbol]
    switch declared.kind {
    case .class, .struct, .actor: break
    case .enum, .protocol, .extension, .typealias, .associatedtype: return nil
    }
    guard !declared.isFilePrivate, !declared.isLocal else { return nil }
    let role = codebase.role(of: symbol)
    switch role.role {
    case .view, .error, .dto, .bootstrapper, .container, .factory, .protocol: return nil
    case .value, .useCase, .repository, .service, .viewModel, .presenter, .coordinator: break
    }
    let shape = TypeShape(symbol, role: role.role, in: codebase)
    guard !shape.isPureValue, !shape.isToken, !shape.isReference else { return nil }
    // An entity may conform to a protocol of its domain; only what works there is a component.
    let isEntity = codebase.layerKind(of: symbol) == .domain && !role.role.isWork && !shape.doesWork
    if !isEntity, let need = Self.need(of: symbol, doesWork: shape.doesWork, in: codebase) {
      self = .conforms(to: need)
      return
    }
    if role.role.isWork {
      self = .role(role)
      return
    }
    switch codebase.layerKind(of: symbol) {
    case .data where shape.doesWork: self = .lives(in: .data, isEvident: shape.isEvident)
    case .infrastructure where shape.doesWork: self = .lives(in: .infrastructure, isEvident: shape.isEvident)
    case .boot, .coordinators, .composition, .contracts, .domain, .data, .infrastructure, .presentation,
      .other,
      nil:
      return nil
    }
  }

  /// The protocol with work in it that the type conforms to and that contracts or a domain declares, or whose
  /// implementation it is by its name.
  private static func need(of symbol: SymbolID, doesWork: Bool, in codebase: Codebase) -> SymbolID? {
    let name = codebase.symbols.name(of: symbol)
    let isMapped = codebase.layerKind(of: symbol) != nil
    return codebase.symbols.supertypes(of: symbol).first { ancestor in
      let declared = codebase.symbols[ancestor]
      guard declared.kind == .protocol else { return false }
      guard
        !RoleOfType.delegateSuffixes.contains(where: { codebase.symbols.names.hasSuffix(declared.name, $0) })
      else { return false }
      switch codebase.layerKind(of: ancestor) {
      case .contracts, .domain: break
      case .boot, .coordinators, .composition, .data, .infrastructure, .presentation, .other, nil:
        let protocolName = codebase.symbols.name(of: ancestor)
        guard doesWork, isImplementation(name, of: protocolName, isMapped: isMapped) else { return false }
      }
      return requiresWork(ancestor, in: codebase)
    }
  }

  /// `ClockImpl` and `DefaultClock` of `Clock`, `Clock` of `ClockProtocol`. Of the last, libraries make handles
  /// such as `Socket`, so it counts only where a layer is known.
  private static func isImplementation(_ name: String, of protocolName: String, isMapped: Bool) -> Bool {
    if name == protocolName + "Impl" || name == protocolName + "Implementation" { return true }
    if isMapped, name + "Protocol" == protocolName { return true }
    return name == "Default" + protocolName || name == "Live" + protocolName || name == "Real" + protocolName
  }

  /// A protocol of properties only describes data, whatever its extensions add; one that requires a function,
  /// its own or inherited, asks for work.
  package static func requiresWork(_ symbol: SymbolID, in codebase: Codebase) -> Bool {
    let all = [symbol] + codebase.symbols.supertypes(of: symbol)
    return all.contains { each in
      codebase.symbols[each].kind == .protocol
        && codebase.members(of: each).contains {
          let member = codebase.member($0)
          let owner = codebase.files[Int($0.file)].facts.types[Int(member.owner)]
          return member.kind == .func && !member.isStatic && owner.kind == .protocol
        }
    }
  }

  /// One clause that says why: "conforms to 'SessionRepository', declared in contracts".
  package func sentence(in codebase: Codebase) -> String {
    switch self {
    case .conforms(let need):
      let place = codebase.file(of: need).layer.map { ", declared in \($0.name)" } ?? ""
      return "conforms to '\(codebase.symbols.qualifiedName(of: need))'\(place)"
    case .lives(let layer, _):
      return "does its work in \(layer.rawValue)"
    case .role(let role):
      return "is \(role.role.phrase) \(role.evidence.reason(in: codebase))"
    }
  }
}

extension RoleEvidence {
  /// Why a type has its role, as it follows "is a use case".
  package func reason(in codebase: Codebase) -> String {
    switch self {
    case .inherits(let symbol): "by its conformance to '\(codebase.symbols.qualifiedName(of: symbol))'"
    case .inheritsForeign(let name): "by its conformance to '\(codebase.symbols.names.string(name))'"
    case .layer: "by its layer"
    case .suffix: "by its name"
    case .kind: "by its declaration"
    }
  }
}

/// What the stored properties and functions of a type say about it.
struct TypeShape: Sendable {
  /// Nothing but data: it compares, hashes or codes, or holds data only and does nothing.
  let isPureValue: Bool
  /// It has functions; as a struct it holds something that works, or has functions that wait.
  let doesWork: Bool
  /// It holds something that works, or has functions that wait.
  let isEvident: Bool
  /// All that it does is to end something, as what `observe` returns: whoever starts a thing makes its token.
  let isToken: Bool
  /// It only remembers where something else is: weak references and no functions.
  let isReference: Bool

  private static let endings: Set<String> = [
    "cancel", "dispose", "invalidate", "unsubscribe", "unobserve", "stopObserving",
  ]

  private static let valueProtocols: Set<String> = [
    "Equatable", "Hashable", "Codable", "Decodable", "Encodable", "RawRepresentable", "OptionSet",
    "ExpressibleByStringLiteral", "Comparable", "EnvironmentKey", "PreferenceKey", "Sequence", "Collection",
    "IteratorProtocol",
  ]

  init(_ symbol: SymbolID, role: Role, in codebase: Codebase) {
    let declared = codebase.symbols[symbol]
    let isObject = declared.kind != .struct
    let takesAnyType = !codebase.files[Int(declared.file)].facts.types[Int(declared.declaration)]
      .genericParameters.isEmpty
    let names = codebase.symbols.names
    let compares = codebase.symbols.externalSupertypes(of: symbol).contains {
      Self.valueProtocols.contains(names.string($0))
    }
    var holdsWorker = false
    var closures = 0
    var data = 0
    var hasFunctions = false
    var onlyEnds = true
    var stored = 0
    var weak = 0
    var waits = false
    for reference in codebase.members(of: symbol) {
      let member = codebase.member(reference)
      guard !member.isStatic else { continue }
      switch member.kind {
      case .func:
        hasFunctions = true
        if member.isAsync { waits = true }
        let facts = codebase.files[Int(reference.file)].facts
        if onlyEnds, !Self.endings.contains(facts.verbatim(member.name)) { onlyEnds = false }
      case .let, .var:
        guard !member.isComputed else { continue }
        stored += 1
        if codebase.files[Int(reference.file)].texts(member.modifiers).contains("weak") { weak += 1 }
        switch Self.content(of: member, reference, in: codebase) {
        case .worker: holdsWorker = true
        case .closure: closures += 1
        case .data: data += 1
        }
      case .`init`, .subscript, .deinit:
        break
      }
    }
    // What holds something of any type is a box, a lock or a list of observers, unless it works with others.
    let isGeneric = takesAnyType && stored > 0
    // A closure beside data is what to do with it, as of a button, a page or a message that is to be answered;
    // closures by themselves are the work itself.
    let isDataWithClosures =
      compares || isGeneric || data >= closures && !role.isWork && !(isObject && hasFunctions)
    let works =
      holdsWorker || waits && (!compares || role.isWork) || closures > 0 && !isDataWithClosures
    isEvident = works
    isToken = hasFunctions && onlyEnds && !holdsWorker && !waits && !role.isWork
    isReference = !hasFunctions && stored > 0 && weak == stored
    let meetsNeed = codebase.symbols.supertypes(of: symbol).contains {
      codebase.symbols[$0].kind == .protocol && ComponentEvidence.requiresWork($0, in: codebase)
    }
    if isObject {
      let isMute = !hasFunctions && !role.isWork
      isPureValue = !works && (compares || isMute && !meetsNeed)
      doesWork = hasFunctions && !isGeneric || works
    } else {
      let showsData = role == .viewModel || role == .presenter
      isPureValue = !works && (compares || showsData || !hasFunctions && !meetsNeed)
      doesWork = works
    }
  }

  private enum Content {
    case worker, closure, data
  }

  /// A worker is a protocol or a component of this codebase or an Apple service.
  private static func content(
    of member: Member, _ reference: MemberReference, in codebase: Codebase
  ) -> Content {
    let file = codebase.files[Int(reference.file)]
    let bytes = file.facts.bytes
    guard !member.type.isEmpty else { return .data }
    if TypeText.isFunction(member.type, in: bytes) { return .closure }
    guard let name = TypeText.singleName(member.type, in: bytes) else { return .data }
    let place = Place(file: reference.file, owner: member.owner, function: member.function)
    switch codebase.symbols.resolve(name, at: place, in: file) {
    case .declared(let symbol):
      switch codebase.symbols[symbol].kind {
      case .protocol: return .worker
      case .enum: return .data
      case .typealias where isFunctionAlias(symbol, in: codebase): return .closure
      case .class, .struct, .actor, .extension, .typealias, .associatedtype:
        let role = RoleOfType.role(ofName: codebase.symbols[symbol].name, in: codebase)
        return role?.isWork == true ? .worker : .data
      }
    case .notOurs:
      let last = NamePath.names(name, in: bytes).last
      return last.map { foreignWorkers.contains(file.facts.verbatim($0)) } == true ? .worker : .data
    case .ambiguous, .genericParameter:
      return .data
    }
  }

  /// `typealias Getter = () -> Value`
  private static func isFunctionAlias(_ symbol: SymbolID, in codebase: Codebase) -> Bool {
    let declared = codebase.symbols[symbol]
    let facts = codebase.files[Int(declared.file)].facts
    return TypeText.isFunction(facts.types[Int(declared.declaration)].aliased, in: facts.bytes)
  }

  private static let foreignWorkers: Set<String> = [
    "URLSession", "UserDefaults", "FileManager", "NotificationCenter", "NSPersistentContainer",
    "NSPersistentCloudKitContainer", "NSManagedObjectContext", "ModelContext", "ModelContainer",
    "NSUbiquitousKeyValueStore", "CLLocationManager", "NWPathMonitor", "HKHealthStore", "CBCentralManager",
    "UNUserNotificationCenter", "WCSession", "LAContext", "NSCache", "URLCache", "HTTPCookieStorage",
    "SKPaymentQueue", "EKEventStore", "CNContactStore", "CKContainer", "CKDatabase", "OperationQueue",
    "DispatchQueue",
  ]
}
