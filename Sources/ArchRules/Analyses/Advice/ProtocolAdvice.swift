import ArchConfig
import ArchFacts
import ArchModel

// Where a protocol belongs that one side states for the other, and what it is to be called.
extension Advice {
  /// Where both of two files find what one of them states for the other.
  ///
  /// - Parameter type: what it is stated for. Of all who use that where they may not, all are sent to one place, if there
  ///   is one for them.
  func homeBetween(
    _ user: SourceFile, _ other: SourceFile, of type: CodeType? = nil, for feature: String?,
    first kinds: [LayerKind] = [.contracts, .domain], where fits: (Layer) -> Bool = { _ in true }
  ) -> Homes.Home? {
    let layers = type.map { users.layers(using: $0) } ?? []
    let home = homes.between(
      user.layer, other.layer, for: feature, first: kinds, of: layers, where: fits)
    return homes.seen(home, by: [user, other])
  }

  /// "move protocol 'Clock' to 'Core/Contracts'"
  func moving(_ need: CodeType, for user: SourceFile) -> String {
    let home = homeBetween(
      user, need.file.source, of: need,
      for: users.feature(of: user, using: need) ?? (user.feature == nil ? need.file.source.feature : nil))
    return "move protocol '\(need.name)' to \(home?.name ?? "a layer that both may use")"
      + (home.flatMap { hindrance(to: need, in: $0.layer) } ?? "")
  }

  /// "declare `protocol SessionStoring` in 'Core/Contracts'"
  ///
  /// - Parameter members: those that it has to ask for, where that is known.
  func declaring(_ type: CodeType, for user: SourceFile?, using members: Set<String> = []) -> String {
    let suggestion = ProtocolName.suggestion(for: type.simpleName)
    let what =
      isTaken(suggestion)
      ? "declare a protocol for what is needed from '\(type.name)'" : "declare `protocol \(suggestion)`"
    guard let user,
      let home = homeBetween(
        user, type.file.source, of: type, for: users.feature(of: user, using: type)),
      homes.sees(home, modulesNamed(inSignaturesOf: type, using: members))
    else { return what }
    let name = home.layer.kind.statesNeeds ? foreignType(inSignaturesOf: type, using: members) : nil
    return "\(what) in \(home.name)" + (name.map { Self.replacing($0) } ?? "")
  }

  /// Whether the code has something of that name.
  private func isTaken(_ name: String) -> Bool { codebase.symbols.isInUse(name) }

  /// `DefaultTokenProvider: TokenProvider`, where the protocol is a library's.
  func foreignNeed(of type: CodeType) -> String? {
    let suggestion = ProtocolName.suggestion(for: type.simpleName)
    return type.foreignSupertypes.first { $0 == suggestion }
  }
}
