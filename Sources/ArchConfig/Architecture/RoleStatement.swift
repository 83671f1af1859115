package import ArchJSON

/// What a team says some of its types are: `"service": ["*Gateway"]`.
///
/// All of its conditions have to hold. An entry with several names is several statements.
package struct RoleStatement: Sendable {
  package let role: RoleName
  package let name: Written<NamePattern>?
  /// One of each list is enough; an empty one asks for nothing.
  package var conformingTo: [Written<NamePattern>] = []
  package var attributed: [Written<NamePattern>] = []
  package var files: [Written<PathPattern>] = []
  /// Names of types that are not meant.
  package var except: [Written<NamePattern>] = []
  /// Of the name, or of the entry where there is none.
  package let location: JSONLocation
  /// The name of the file in which it is written.
  package internal(set) var file = "architecture.json"

  package struct Written<Pattern: Sendable>: Sendable {
    package let pattern: Pattern
    package let location: JSONLocation
  }

  /// Whether it says all that another one says of types: `*Style` says it of `CardStyle`, too, and what
  /// names none says it of every name.
  package func covers(_ other: RoleStatement) -> Bool {
    guard role == other.role, conformingTo.texts == other.conformingTo.texts,
      attributed.texts == other.attributed.texts, files.texts == other.files.texts,
      except.texts == other.except.texts
    else { return false }
    guard let name else { return true }
    return other.name.map { name.pattern.matches($0.pattern.text) } ?? false
  }

  /// As it reads in a message: `architecture.json:12`.
  package var place: String { "\(file):\(location.line)" }

  /// Whether it speaks of one name only, and so before those that speak of many.
  package var isAboutOneName: Bool { name.map { !$0.pattern.text.contains("*") } ?? false }
}

extension [RoleStatement.Written<NamePattern>] {
  fileprivate var texts: Set<String> { Set(map(\.pattern.text)) }
}

extension [RoleStatement.Written<PathPattern>] {
  fileprivate var texts: Set<String> { Set(map(\.pattern.text)) }
}

/// What a team can say a type is, as `architecture.json` spells it.
package enum RoleName: String, Sendable, CaseIterable {
  /// None of the others, although it looks so.
  case value
  case useCase = "use-case"
  case repository, service
  case viewModel = "view-model"
  case presenter, view, coordinator, bootstrapper, container, factory, error, dto
}

/// What a type has to have to be meant by a statement, as `architecture.json` spells it. All but the last are named as in
/// a rule of the team's own.
package enum RoleCondition: String, Sendable, CaseIterable {
  case named, conformingTo, attributed, files, except

  package static var known: [String] { allCases.map(\.rawValue) }
}
