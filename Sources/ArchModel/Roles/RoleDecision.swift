import ArchConfig
package import ArchFacts
import ArchKnowledge

/// What decided a role.
package enum RoleEvidence: Sendable, Equatable {
  /// The team says so; into the statements of `StatedRoles`.
  case stated(Int32)
  /// Inherits or conforms to a type of this codebase.
  case inherits(SymbolID)
  /// Inherits or conforms to a type of Apple's or of a package.
  case inheritsForeign(NameID)
  case layer
  /// What it does in its layer: among coordinators it changes what is on the screen.
  case navigation
  /// It is called a presenter, and presents on the screens that it is handed.
  case presenting
  case suffix
  /// What kind of declaration it is.
  case kind
}

package struct RoleOfType: Sendable, Equatable {
  package let role: Role
  package let evidence: RoleEvidence

  init(role: Role, evidence: RoleEvidence) {
    self.role = role
    self.evidence = evidence
  }

  /// Decides by what the team says, then by what the type conforms to or inherits, then its layer, then the ending of its
  /// name.
  init(_ symbol: SymbolID, in code: NamedCode) {
    if let stated = Self.byStatement(symbol, in: code) {
      self = stated
      return
    }
    let decided =
      Self.byDeclaration(symbol, in: code) ?? Self.byAttribute(symbol, in: code)
      ?? Self.byForeignSupertypes(symbol, in: code) ?? Self.asObservedModel(symbol, in: code)
      ?? Self.bySupertypesOrOwnName(symbol, in: code) ?? Self.byLayer(symbol, in: code)
      ?? Self.bySuffix(symbol, in: code) ?? (.value, .kind)
    (role, evidence) = decided
  }

  typealias Decision = (Role, RoleEvidence)

  private static func byDeclaration(_ symbol: SymbolID, in code: NamedCode) -> Decision? {
    switch code.symbols[symbol].kind {
    case .protocol: (.protocol, .kind)
    case .extension, .typealias, .associatedtype: (.value, .kind)
    case .class, .struct, .enum, .actor: nil
    }
  }

  /// SwiftData's models are what is stored.
  private static func byAttribute(_ symbol: SymbolID, in code: NamedCode) -> Decision? {
    let declared = code.symbols[symbol]
    let file = code.files[declared.file]
    let attributes = file.facts.types[Int(declared.declaration)].attributes
    return !attributes.isEmpty && file.texts(attributes).contains(storedModel) ? (.dto, .kind) : nil
  }

  private static let storedModel = AppleAttributes.only(.stored)

  static func byForeignSupertypes(_ symbol: SymbolID, in code: NamedCode) -> Decision? {
    for name in code.symbols.externalSupertypes(of: symbol) {
      if let role = foreignRoles[code.symbols.names.string(name)] {
        return (role, .inheritsForeign(name))
      }
    }
    return nil
  }

  /// A model that views observe is a view model under a shorter name, unless it only holds what is shown; `FeedVM` says
  /// that it is one.
  private static func asObservedModel(_ symbol: SymbolID, in code: NamedCode) -> Decision? {
    guard Presentation.isObservedModel(symbol, in: code),
      Presentation.isCalledViewModelInShort(symbol, in: code)
        || TypeShape(symbol, role: .value, in: code).isEvident
    else { return nil }
    return (.viewModel, .suffix)
  }

  private static let foreignRoles: [String: Role] = {
    var roles: [String: Role] = [:]
    for (tag, role) in [
      (AppleTypes.Tag.view, Role.view), (.stored, .dto), (.error, .error), (.value, .value),
    ] {
      for name in AppleTypes[tag] { roles[name] = role }
    }
    for name in LibraryTypes[.stored] { roles[name] = .dto }
    for name in LibraryTypes[.stream].union(LibraryTypes[.request]) { roles[name] = .value }
    return roles
  }()

  /// What serves others through a protocol may well be a view model by its name: `FeedViewModel: Loader`. A
  /// gateway or repository that is all there is to a use case stays what its name says.
  private static func bySupertypesOrOwnName(_ symbol: SymbolID, in code: NamedCode) -> Decision? {
    guard let inherited = bySupertypes(symbol, in: code) else { return nil }
    switch inherited.0 {
    case .service, .useCase, .dto: break
    case .value, .protocol, .repository, .viewModel, .presenter, .view, .coordinator, .bootstrapper,
      .container, .factory, .error:
      return inherited
    }
    guard let own = bySuffix(symbol, in: code) else { return inherited }
    // `final class TripsAPI: Endpoint` talks to a server, whatever what it inherits from is called.
    if inherited.0 == .dto { return own.0.isWork && code.symbols[symbol].kind == .class ? own : inherited }
    switch own.0 {
    case .viewModel, .presenter, .coordinator, .useCase, .repository: return own
    case .service:
      return inherited.0 == .useCase && code.layerKind(of: symbol) != .domain ? own : inherited
    case .value, .protocol, .view, .bootstrapper, .container, .factory, .error, .dto: return inherited
    }
  }

  /// By the nearest supertype of this codebase whose own name or ancestry says what it is.
  private static func bySupertypes(_ symbol: SymbolID, in code: NamedCode) -> Decision? {
    for ancestor in code.symbols.supertypes(of: symbol) {
      if let role = role(ofNameOf: ancestor, in: code), role != .value {
        guard !code.isDelegate(ancestor), !isWordOfBusiness(role, of: ancestor, in: code),
          !code.saysWhatOneHas(ancestor)
        else { continue }
        if role == .service, isAboutViews(ancestor, in: code) { continue }
        // `NetworkRouter` leads to a server.
        if role == .coordinator, FlowCoordinators.leadsNowhere(ancestor, in: code) {
          return (.service, .inherits(ancestor))
        }
        return (role, .inherits(ancestor))
      }
    }
    return nil
  }

  /// What a protocol among the views calls a provider provides cells, templates or pages: its types are views.
  private static func isAboutViews(_ ancestor: SymbolID, in code: NamedCode) -> Bool {
    let declared = code.symbols[ancestor]
    guard declared.kind == .protocol, !declared.isExternal else { return false }
    let file = code.file(of: ancestor)
    return file.kind == .presentation && file.facts.importsUserInterface
  }

  private static func byLayer(_ symbol: SymbolID, in code: NamedCode) -> Decision? {
    let declared = code.symbols[symbol]
    let name = declared.name
    switch code.layerKind(of: symbol) {
    case .domain, .contracts:
      // Use cases and services live here too; only the name tells them from entities.
      if declared.kind == .enum { return (.value, .layer) }
      guard let named = role(ofName: name, in: code), !isWordOfBusiness(named, of: symbol, in: code) else {
        return (.value, .layer)
      }
      let isOther = named == .coordinator && FlowCoordinators.hasOtherBusiness(symbol, in: code)
      return (isOther ? .service : named, .suffix)
    case .boot:
      return declared.kind == .class || declared.kind == .actor
        ? role(ofName: name, in: code).map { ($0, .suffix) } ?? (.bootstrapper, .layer) : nil
    case .coordinators:
      guard declared.kind == .class, !declared.parent.exists, !code.isDelegate(symbol) else { return nil }
      let named = bySuffix(symbol, in: code)
      // A word such as `Manager` says less than that it leads to screens.
      if let named, named.0 != .service { return named }
      if named == nil, FlowCoordinators.isNamedSo(symbol, in: code) { return (.coordinator, .layer) }
      return FlowCoordinators.navigates(symbol, in: code) ? (.coordinator, .navigation) : named
    case .composition, .data, .infrastructure, .presentation, .other, nil:
      return nil
    }
  }

  /// `Record` and `Request` are words of a business as well; what is stored or sent is declared elsewhere.
  private static func isWordOfBusiness(_ role: Role, of symbol: SymbolID, in code: NamedCode) -> Bool {
    role == .dto && code.symbols[symbol].kind != .protocol && code.layerKind(of: symbol)?.statesNeeds == true
  }

  private static func bySuffix(_ symbol: SymbolID, in code: NamedCode) -> Decision? {
    let role = role(ofName: code.symbols[symbol].name, in: code)
    if role == .coordinator, FlowCoordinators.isOfRepresentable(symbol, in: code) { return nil }
    if role == .coordinator, !FlowCoordinators.mayBeOne(symbol, in: code) { return (.service, .suffix) }
    if role == .useCase, ViewInteractors.answersScreen(symbol, in: code) { return nil }
    if role == .presenter, let other = ScreenPresenters.role(of: symbol, in: code) {
      return (other, .presenting)
    }
    return role.map { ($0, .suffix) }
  }

  /// What the ending of a name says.
  static func role(ofName name: String) -> Role? {
    guard let last = name.utf8.last else { return nil }
    for (suffix, role) in suffixes(endingIn: last) where name.hasSuffix(suffix.description) { return role }
    return nil
  }

  static func role(ofName name: NameID, in code: NamedCode) -> Role? { suffix(of: name, in: code)?.1 }

  /// The ending by which a name says what a type is.
  static func ending(ofName name: NameID, in code: NamedCode) -> String? {
    suffix(of: name, in: code)?.0.description
  }

  private static func suffix(of name: NameID, in code: NamedCode) -> (StaticString, Role)? {
    guard let last = code.symbols.names.lastByte(of: name) else { return nil }
    for row in suffixes(endingIn: last) where code.symbols.names.hasSuffix(name, row.0) { return row }
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

extension RoleEvidence {
  /// Why a type has its role, worded to follow "is a use case".
  package func reason(in code: NamedCode) -> String {
    switch self {
    case .stated(let index): code.statedRoles.statements[Int(index)].reason
    case .inherits(let symbol): Self.reason(inheriting: symbol, in: code)
    case .inheritsForeign(let name): "because of its supertype '\(code.symbols.names.string(name))'"
    case .layer: "because of its layer"
    case .navigation: "because it navigates in a layer of coordinators"
    case .presenting: "because it presents on the screens that it is handed"
    case .suffix: "because of its name"
    case .kind: "because of its declaration"
    }
  }

  private static func reason(inheriting symbol: SymbolID, in code: NamedCode) -> String {
    let name = code.symbols.qualifiedName(of: symbol)
    return switch code.symbols[symbol].kind {
    case .class: "because it inherits from '\(name)'"
    case .protocol: "because it conforms to '\(name)'"
    case .struct, .enum, .actor, .extension, .typealias, .associatedtype: "because of its supertype '\(name)'"
    }
  }
}
