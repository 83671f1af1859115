import ArchFacts
import ArchModel

/// Which feature all code that uses a type belongs to: a type that others use as well is no part of one.
struct FeaturesOfUse: Analysis {
  private enum Users: Equatable {
    case of(feature: String)
    case several
  }

  private var users: [SymbolID: Users] = [:]

  init(_ code: Code) {
    let codebase = code.codebase
    for use in codebase.typeUses where codebase.isOutsideOfRoot(use.place, at: use.range.start) {
      let feature = codebase.files[use.place.file].feature
      switch users[use.symbol] {
      case .several: continue
      case .of(let known) where known == feature: continue
      case nil where feature != nil: users[use.symbol] = feature.map(Users.of)
      case .of, nil: users[use.symbol] = .several
      }
    }
  }

  /// The feature of a user where all users of a type are in that one.
  func feature(of user: SourceFile, using type: CodeType) -> String? {
    guard let feature = user.feature, case .of(feature)? = users[type.id] else { return nil }
    return feature
  }
}

extension FeaturesOfUse: KnownOfCode {
  package func saysTheSame(as other: FeaturesOfUse) -> Bool { users == other.users }
  package func asking(_ codebase: Codebase) -> FeaturesOfUse { self }
}
