import ArchKnowledge

/// Names of types and functions that code may be asked for which does not say them.
enum NamesAskedEverywhere {
  static let all = Set(KeyPathWrappers.Tag.allCases.map(\.rawValue))
    .union(BroughtTypes.Tag.allCases.map(\.rawValue)).union(AppleFunctions[.makesCoordinator])
}
