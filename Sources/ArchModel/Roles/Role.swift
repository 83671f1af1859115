import ArchConfig
package import ArchFacts
import ArchKnowledge

/// What a type is there for.
package enum Role: String, Sendable, CaseIterable {
  /// An entity or any other value.
  case value
  case `protocol`
  case useCase
  case repository
  /// A client, store, manager, monitor, logger and their like.
  case service
  case viewModel
  case presenter
  case view
  case coordinator
  case bootstrapper
  case container
  case factory
  case error
  /// Data as it travels or is stored: transfer objects, managed objects.
  case dto

  /// As it reads in a message.
  package var words: String {
    switch self {
    case .value: "value"
    case .protocol: "protocol"
    case .useCase: "use case"
    case .repository: "repository"
    case .service: "service"
    case .viewModel: "view model"
    case .presenter: "presenter"
    case .view: "view"
    case .coordinator: "coordinator"
    case .bootstrapper: "bootstrapper"
    case .container: "container"
    case .factory: "factory"
    case .error: "error"
    case .dto: "data transfer object"
    }
  }

  /// With its article: "a use case", "an error".
  package var phrase: String {
    switch self {
    case .error: "an \(words)"
    case .value, .protocol, .useCase, .repository, .service, .viewModel, .presenter, .view, .coordinator,
      .bootstrapper, .container, .factory, .dto:
      "a \(words)"
    }
  }

  /// Whether a type of this role does work for others wherever it lives.
  package var isWork: Bool {
    switch self {
    case .useCase, .repository, .service, .viewModel, .presenter, .coordinator: true
    case .value, .protocol, .view, .bootstrapper, .container, .factory, .error, .dto: false
    }
  }
}

/// What decided a role.
package enum RoleEvidence: Sendable, Equatable {
  /// Inherits or conforms to a type of this codebase.
  case inherits(SymbolID)
  /// Inherits or conforms to a type of Apple's or of a package.
  case inheritsForeign(NameID)
  case layer
  case suffix
  /// What kind of declaration it is.
  case kind
}

package struct RoleOfType: Sendable, Equatable {
  package let role: Role
  package let evidence: RoleEvidence

  /// Decides by what the type conforms to or inherits, then its layer, then the ending of its name.
  init(_ symbol: SymbolID, in codebase: Codebase) {
    let decided =
      Self.byDeclaration(symbol, in: codebase) ?? Self.byAttribute(symbol, in: codebase)
      ?? Self.byForeignSupertypes(symbol, in: codebase) ?? Self.asObservedModel(symbol, in: codebase)
      ?? Self.bySupertypesOrOwnName(symbol, in: codebase) ?? Self.byLayer(symbol, in: codebase)
      ?? Self.bySuffix(symbol, in: codebase) ?? (.value, .kind)
    (role, evidence) = decided
  }

  private typealias Decision = (Role, RoleEvidence)

  private static func byDeclaration(_ symbol: SymbolID, in codebase: Codebase) -> Decision? {
    switch codebase.symbols[symbol].kind {
    case .protocol: (.protocol, .kind)
    case .extension, .typealias, .associatedtype: (.value, .kind)
    case .class, .struct, .enum, .actor: nil
    }
  }

  /// SwiftData's models are what is stored.
  private static func byAttribute(_ symbol: SymbolID, in codebase: Codebase) -> Decision? {
    let declared = codebase.symbols[symbol]
    let file = codebase.files[Int(declared.file)]
    let attributes = file.facts.types[Int(declared.declaration)].attributes
    return !attributes.isEmpty && file.texts(attributes).contains(storedModel) ? (.dto, .kind) : nil
  }

  private static let storedModel = AppleAttributes.only(.stored)

  private static func byForeignSupertypes(_ symbol: SymbolID, in codebase: Codebase) -> Decision? {
    for name in codebase.symbols.externalSupertypes(of: symbol) {
      if let role = foreignRoles[codebase.symbols.names.string(name)] {
        return (role, .inheritsForeign(name))
      }
    }
    return nil
  }

  /// `FeedModel: ObservableObject` among the views is a view model under a shorter name, unless it only holds
  /// what is shown.
  private static func asObservedModel(_ symbol: SymbolID, in codebase: Codebase) -> Decision? {
    let declared = codebase.symbols[symbol]
    guard declared.kind == .class, codebase.layerKind(of: symbol) == .presentation,
      codebase.symbols.names.hasSuffix(declared.name, "Model"), isObservable(symbol, in: codebase),
      TypeShape(symbol, role: .value, in: codebase).isEvident
    else { return nil }
    return (.viewModel, .suffix)
  }

  private static func isObservable(_ symbol: SymbolID, in codebase: Codebase) -> Bool {
    let declared = codebase.symbols[symbol]
    let file = codebase.files[Int(declared.file)]
    return file.texts(file.facts.types[Int(declared.declaration)].attributes).contains(observable)
      || codebase.symbols.externalSupertypes(of: symbol).contains {
        codebase.symbols.names.string($0) == observableObject
      }
  }

  private static let observable = AppleAttributes.only(.observable)
  private static let observableObject = AppleTypes.only(.observableModel)

  private static let foreignRoles: [String: Role] = {
    var roles: [String: Role] = [:]
    for (tag, role) in [
      (AppleTypes.Tag.view, Role.view), (.stored, .dto), (.error, .error), (.value, .value),
    ] {
      for name in AppleTypes[tag] { roles[name] = role }
    }
    return roles
  }()

  /// What serves others through a protocol may well be a view model by its name: `FeedViewModel: Loader`. A
  /// gateway or repository that is all there is to a use case stays what its name says.
  private static func bySupertypesOrOwnName(_ symbol: SymbolID, in codebase: Codebase) -> Decision? {
    guard let inherited = bySupertypes(symbol, in: codebase) else { return nil }
    switch inherited.0 {
    case .service, .useCase: break
    case .value, .protocol, .repository, .viewModel, .presenter, .view, .coordinator, .bootstrapper,
      .container, .factory, .error, .dto:
      return inherited
    }
    guard let own = bySuffix(symbol, in: codebase) else { return inherited }
    switch own.0 {
    case .viewModel, .presenter, .coordinator, .useCase, .repository: return own
    case .service:
      return inherited.0 == .useCase && codebase.layerKind(of: symbol) != .domain ? own : inherited
    case .value, .protocol, .view, .bootstrapper, .container, .factory, .error, .dto: return inherited
    }
  }

  /// By the nearest supertype of this codebase whose own name or ancestry says what it is.
  private static func bySupertypes(_ symbol: SymbolID, in codebase: Codebase) -> Decision? {
    for ancestor in codebase.symbols.supertypes(of: symbol) {
      if let role = role(ofName: codebase.symbols[ancestor].name, in: codebase), role != .value {
        guard !isDelegate(codebase.symbols[ancestor].name, in: codebase) else { continue }
        if role == .service, isAboutViews(ancestor, in: codebase) { continue }
        return (role, .inherits(ancestor))
      }
    }
    return nil
  }

  /// What a protocol among the views calls a provider provides cells, templates or pages: its types are views.
  private static func isAboutViews(_ ancestor: SymbolID, in codebase: Codebase) -> Bool {
    let declared = codebase.symbols[ancestor]
    guard declared.kind == .protocol, !declared.isExternal else { return false }
    let file = codebase.file(of: ancestor)
    return file.kind == .presentation && importsUserInterface(file)
  }

  private static func byLayer(_ symbol: SymbolID, in codebase: Codebase) -> Decision? {
    let declared = codebase.symbols[symbol]
    let name = declared.name
    switch codebase.layerKind(of: symbol) {
    case .domain, .contracts:
      // Use cases and services live here too; only the name tells them from entities.
      if declared.kind == .enum { return (.value, .layer) }
      return role(ofName: name, in: codebase).map { ($0, .suffix) } ?? (.value, .layer)
    case .boot:
      return declared.kind == .class || declared.kind == .actor
        ? role(ofName: name, in: codebase).map { ($0, .suffix) } ?? (.bootstrapper, .layer) : nil
    case .coordinators:
      return declared.kind == .class && declared.parent < 0 && !isDelegate(name, in: codebase)
        ? role(ofName: name, in: codebase).map { ($0, .suffix) } ?? (.coordinator, .layer) : nil
    case .composition, .data, .infrastructure, .presentation, .other, nil:
      return nil
    }
  }

  private static func bySuffix(_ symbol: SymbolID, in codebase: Codebase) -> Decision? {
    // SwiftUI asks a representable view for a nested type of this name.
    if codebase.symbols[symbol].parent >= 0, codebase.symbols.name(of: symbol) == representedBy {
      return nil
    }
    let role = role(ofName: codebase.symbols[symbol].name, in: codebase)
    if role == .coordinator, !mayNavigate(symbol, in: codebase) { return (.service, .suffix) }
    return role.map { ($0, .suffix) }
  }

  private static let representedBy = AppleTypes.only(.representedBy)

  /// Stores, downloads and servers have coordinators and routers, too; those of a flow see the user interface.
  private static func mayNavigate(_ symbol: SymbolID, in codebase: Codebase) -> Bool {
    guard codebase.symbols[symbol].kind == .class else { return false }
    let file = codebase.file(of: symbol)
    switch file.kind {
    case .coordinators, .presentation: return true
    case .boot, .composition, .contracts, .domain, .data, .infrastructure, .other, nil: break
    }
    return importsUserInterface(file)
  }

  private static func importsUserInterface(_ file: SourceFile) -> Bool {
    file.facts.imports.contains { userInterface.contains(file.facts.verbatim($0.path)) }
  }

  private static let userInterface = AppleModules[.flow]

  private static func isDelegate(_ name: NameID, in codebase: Codebase) -> Bool {
    delegateSuffixes.contains { codebase.symbols.names.hasSuffix(name, $0) }
  }

  /// Protocols with such names call back to whoever made their user.
  package static let delegateSuffixes = DelegateEndings[.delegate]

  /// What the ending of a name says.
  package static func role(ofName name: String) -> Role? {
    guard let last = name.utf8.last else { return nil }
    for (suffix, role) in suffixes(endingIn: last) where name.hasSuffix(suffix.description) { return role }
    return nil
  }

  package static func role(ofName name: NameID, in codebase: Codebase) -> Role? {
    guard let last = codebase.symbols.names.lastByte(of: name) else { return nil }
    for (suffix, role) in suffixes(endingIn: last) where codebase.symbols.names.hasSuffix(name, suffix) {
      return role
    }
    return nil
  }

  /// Every type and every ancestor of it is asked for its role, so only what can fit is compared.
  private static func suffixes(endingIn byte: UInt8) -> [(StaticString, Role)] {
    suffixesByLastByte[Int(byte)]
  }

  private static let suffixesByLastByte: [[(StaticString, Role)]] = (0...UInt8.max).map { byte in
    suffixes.filter { $0.0.description.utf8.last == byte }
  }

  /// The first that fits decides.
  private static let suffixes: [(StaticString, Role)] = RoleEndings.all.map { ($0.text, Role($0.tag)) }
}

extension Role {
  /// What an ending of a name says.
  fileprivate init(_ ending: RoleEndings.Tag) {
    switch ending {
    case .useCase: self = .useCase
    case .repository: self = .repository
    case .viewModel: self = .viewModel
    case .presenter: self = .presenter
    case .coordinator: self = .coordinator
    case .bootstrapper: self = .bootstrapper
    case .view: self = .view
    case .container: self = .container
    case .factory: self = .factory
    case .error: self = .error
    case .dto: self = .dto
    case .service: self = .service
    }
  }
}
