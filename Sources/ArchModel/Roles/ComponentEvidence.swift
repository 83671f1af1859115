package import ArchConfig
import ArchFacts
import ArchKnowledge

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
    guard !declared.isFilePrivate, !declared.isLocal, !Self.isEraser(symbol, in: codebase) else { return nil }
    let role = codebase.role(of: symbol)
    switch role.role {
    case .view, .error, .dto, .bootstrapper, .container, .factory, .protocol: return nil
    case .value, .useCase, .repository, .service, .viewModel, .presenter, .coordinator: break
    }
    let shape = TypeShape(symbol, role: role.role, in: codebase)
    guard !shape.isPureValue, !shape.isToken, !shape.isReference, !shape.isRecord else { return nil }
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

  /// `AnyRouter` wraps the router that it is given, and does nothing that that one does not do.
  private static func isEraser(_ symbol: SymbolID, in codebase: Codebase) -> Bool {
    let name = codebase.symbols.names.bytes(codebase.symbols[symbol].name)
    return name.count > 3 && name.starts(with: "Any".utf8) && name[name.startIndex + 3].isUpperCase
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
