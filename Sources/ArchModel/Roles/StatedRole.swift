package import ArchConfig
import ArchFacts

// What a team states about its types, as roles.
extension RoleOfType {
  /// What the team says of a type. A protocol stays one, and an enum does not work for others, whatever is said.
  static func byStatement(_ symbol: SymbolID, in code: NamedCode) -> RoleOfType? {
    guard let index = code.statedRoles.statement(about: symbol) else { return nil }
    let role = Role(code.statedRoles.statements[Int(index)].role)
    switch code.symbols[symbol].kind {
    case .class, .struct, .actor: break
    case .enum: if role.isWork { return nil }
    case .protocol, .extension, .typealias, .associatedtype: return nil
    }
    return RoleOfType(role: role, evidence: .stated(index))
  }

  /// What the team says by the name of a type, and so of those that conform to it, inherit from it or hold it.
  static func stated(byNameOf symbol: SymbolID, in code: NamedCode) -> RoleOfType? {
    guard let index = code.statedRoles.statement(byNameOf: symbol) else { return nil }
    return RoleOfType(role: Role(code.statedRoles.statements[Int(index)].role), evidence: .stated(index))
  }

  /// The same, or what the ending of the name says.
  static func role(ofNameOf symbol: SymbolID, in code: NamedCode) -> Role? {
    stated(byNameOf: symbol, in: code)?.role ?? role(ofName: code.symbols[symbol].name, in: code)
  }

  /// Whether the team says that nobody depends on it as on a component, whatever it looks like.
  package var isStatedValue: Bool { isStated && role == .value }

  /// Whether the team says so, so that nothing is guessed.
  package var isStated: Bool {
    switch evidence {
    case .stated: true
    case .inherits, .inheritsForeign, .layer, .navigation, .presenting, .suffix, .kind: false
    }
  }
}

extension Role {
  package init(_ name: RoleName) {
    switch name {
    case .value: self = .value
    case .useCase: self = .useCase
    case .repository: self = .repository
    case .service: self = .service
    case .viewModel: self = .viewModel
    case .presenter: self = .presenter
    case .view: self = .view
    case .coordinator: self = .coordinator
    case .bootstrapper: self = .bootstrapper
    case .container: self = .container
    case .factory: self = .factory
    case .error: self = .error
    case .dto: self = .dto
    }
  }
}

extension RoleStatement {
  /// Why a type has its role: "because 'roles' in architecture.json:12 says that '*Gateway' are services".
  var reason: String { "because \(source)" }

  /// "'roles' in architecture.json:12 says that '*Gateway' are services"
  var source: String { "'roles' in \(place) says that \(claim)" }

  /// "'*Gateway' are services"
  package var claim: String {
    let role = Role(role)
    if let name, isAboutOneName { return "'\(name.pattern.text)' is \(role.phrase)" }
    return "\(meant) are \(role.plural)"
  }

  /// The types that it speaks of, in words.
  private var meant: String {
    var conditions: [String] = []
    if !conformingTo.isEmpty {
      conditions.append("conform to \(Self.oneOf(conformingTo.map(\.pattern.text)))")
    }
    if !attributed.isEmpty {
      conditions.append("have \(Self.oneOf(attributed.map { "@\($0.pattern.text)" }))")
    }
    if !files.isEmpty { conditions.append("are in \(Self.oneOf(files.map(\.pattern.text)))") }
    let types = name.map { "'\($0.pattern.text)'" } ?? "types"
    guard let last = conditions.popLast() else { return types }
    return
      "\(types) that \(conditions.isEmpty ? last : "\(conditions.joined(separator: ", ")) and \(last)")"
  }

  private static func oneOf(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: " or ")
  }
}
