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

  private let used: UsedTypes
  private let files: FilesOfTypes
  /// In which files are where they are, without a note of who is looked at.
  private let placed: Codebase
  private var codebase: Codebase

  static var asks: [any Analysis.Type] { [UsedTypes.self] }

  init(_ code: Code) {
    (placed, codebase) = (code.codebase, code.codebase)
    used = code[UsedTypes.self]
    files = used.files { $0.outsideOfRoot }
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
    return users(of: type.id)
  }

  private func users(of type: SymbolID) -> Users? {
    var users: Users?
    for file in files[type] {
      let placement = placed.files[file].placement
      let feature = placement.feature.map(Feature.one) ?? .several
      var known = users ?? Users(feature: feature, layers: [])
      if known.feature != feature { known.feature = .several }
      if let layer = placement.layer { known.layers.insert(layer) }
      users = known
    }
    return users
  }

  func typesUsedOtherwise(than before: UsersOfTypes) -> [SymbolID] {
    used.changes(from: before.used) { $0.outsideOfRoot }.filter { users(of: $0) != before.users(of: $0) }
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
