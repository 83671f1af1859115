import ArchModel

/// Whether the layers cover so little that nothing says what the types of the rest are to each other.
struct BareMap: KnownOfCode, Equatable {
  let isBare: Bool

  init(_ codebase: Codebase) { isBare = codebase.isBarelyMapped }

  func saysTheSame(as other: BareMap) -> Bool { self == other }
  func asking(_ codebase: Codebase) -> BareMap { self }
}
