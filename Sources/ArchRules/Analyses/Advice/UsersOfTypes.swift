import ArchFacts
import ArchModel

/// Who uses a type outside of the composition root: which layers they are in, and which feature all of them belong to; a
/// type that others use as well is no part of one.
struct UsersOfTypes: Analysis {
  private enum Feature: Equatable {
    case one(String)
    case several
  }

  private struct Users: Equatable {
    var feature: Feature
    /// Into the architecture's.
    var layers: Set<Int>
  }

  private var users: [SymbolID: Users] = [:]
  /// The types that each file uses.
  private let used: FileParts<Set<SymbolID>>
  private var codebase: Codebase

  init(_ code: Code) {
    codebase = code.codebase
    used = code.parts(after: code.before(UsersOfTypes.self)?.used, Self.used)
    for (file, symbols) in used.all {
      let placement = code.codebase.files[file].placement
      let feature = placement.feature.map(Feature.one) ?? .several
      for symbol in symbols {
        var known = users[symbol] ?? Users(feature: feature, layers: [])
        if known.feature != feature { known.feature = .several }
        if let layer = placement.layer { known.layers.insert(layer) }
        users[symbol] = known
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
    guard let feature = user.feature, users(of: type)?.feature == .one(feature) else { return nil }
    return feature
  }

  /// The layers of all users of a type, into the architecture's.
  func layers(using type: CodeType) -> Set<Int> { users(of: type)?.layers ?? [] }

  private func users(of type: CodeType) -> Users? {
    codebase.noteUsers(of: type.id)
    return users[type.id]
  }

  func typesUsedOtherwise(than before: UsersOfTypes) -> [SymbolID] {
    let changed = users.lazy.filter { type, users in before.users[type] != users }
    let gone = before.users.keys.lazy.filter { users[$0] == nil }
    return changed.map(\.key) + gone
  }
}

extension UsersOfTypes: KnownOfCode {
  /// What it says of a type is noted by whoever asks.
  package func saysTheSame(as other: UsersOfTypes) -> Bool { true }

  package func asking(_ codebase: Codebase) -> UsersOfTypes {
    var users = self
    users.codebase = codebase
    return users
  }
}
