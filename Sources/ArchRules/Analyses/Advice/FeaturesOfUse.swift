import ArchFacts
import ArchModel

/// Which feature all code that uses a type belongs to: a type that others use as well is no part of one.
struct FeaturesOfUse: Analysis {
  private enum Users: Equatable {
    case of(feature: String)
    case several
  }

  private var users: [SymbolID: Users] = [:]
  /// The types that each file uses.
  private let used: FileParts<Set<SymbolID>>

  init(_ code: Code) {
    // Without any there is none to be said.
    let hasFeatures = code.files.contains { $0.source.feature != nil }
    used = code.parts(
      after: code.before(FeaturesOfUse.self)?.used, where: { _ in hasFeatures }, Self.used)
    for (file, symbols) in used.all {
      let feature = code.codebase.files[file].feature
      for symbol in symbols {
        switch users[symbol] {
        case .several: continue
        case .of(let known) where known == feature: continue
        case nil where feature != nil: users[symbol] = feature.map(Users.of)
        case .of, nil: users[symbol] = .several
        }
      }
    }
  }

  private static func used(in file: CodeFile) -> Set<SymbolID> {
    var used: Set<SymbolID> = []
    for use in file.codebase.typeUses(inFile: file.index) where !used.contains(use.symbol) {
      if file.codebase.isOutsideOfRoot(use.place, at: use.range.start) { used.insert(use.symbol) }
    }
    return used
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
