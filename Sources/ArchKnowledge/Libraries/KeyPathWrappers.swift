/// Property wrappers that read their value by a key path, and the type that it starts at.
///
/// In `@Environment(\.clock) private var clock` the property has the type that an extension of that type gives to `clock`.
package enum KeyPathWrappers: KnownNames {
  package enum Tag: String, NameTag {
    case container = "Container"
    case dependencyValues = "DependencyValues"
    case environmentValues = "EnvironmentValues"
    case injectedValues = "InjectedValues"

    package var meaning: String { "reads a value of \(rawValue)" }
  }

  package static let subject = "Property wrappers that read by a key path"

  package static let rows = NameRows(
    """
    [EnvironmentValues] # SwiftUI hands its environment down from view to view.
    Environment

    [DependencyValues] # swift-dependencies keeps what features depend on there.
    Dependency

    [Container] # Factory keeps a factory for each dependency there, and gives what that makes.
    DynamicInjected InjectedObservable InjectedType LazyInjected WeakLazyInjected
    Injected: InjectedValues
    InjectedObject: InjectedValues
    """)

  /// By the name of a wrapper, the types that its key paths may start at.
  package static let roots: [String: [String]] = {
    var roots: [String: [String]] = [:]
    for tag in KeyPathWrappers.Tag.allCases {
      for wrapper in KeyPathWrappers[tag] { roots[wrapper, default: []].append(tag.rawValue) }
    }
    return roots
  }()
}
