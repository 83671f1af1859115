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
  /// All that it keeps works for it, and it makes or reaches for that itself.
  case isMadeOfWorkers

  /// One clause that says why: "conforms to 'SessionRepository', declared in contracts".
  package func sentence(in code: NamedCode) -> String {
    switch self {
    case .conforms(let need):
      let place = code.file(of: need).layer.map { ", declared in \($0.name)" } ?? ""
      return "conforms to '\(code.symbols.qualifiedName(of: need))'\(place)"
    case .lives(let layer, _):
      return "does its work in \(layer.rawValue)"
    case .isMadeOfWorkers:
      return "keeps nothing but what works for it, which it brings itself"
    case .role(let role):
      return "is \(role.role.phrase) \(role.evidence.reason(in: code))"
    }
  }
}
