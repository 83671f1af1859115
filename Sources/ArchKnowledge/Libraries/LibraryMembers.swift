/// Members and functions of libraries for dependency injection.
package enum LibraryMembers: KnownNames {
  package enum Tag: String, NameTag {
    case lookup, registration, root, liveValue, keyValue, standIn, bareLookup

    package var meaning: String {
      switch self {
      case .lookup: "pulls a dependency out of a container"
      case .registration: "registers a dependency"
      case .root: "is the container of a library"
      case .liveValue: "is the live value that a dependency key has to have"
      case .keyValue: "is a value that a key has to have"
      case .standIn: "is a value for tests or previews that a dependency key may have"
      case .bareLookup: "is a free function that looks something up, if it is asked for a type or a key path"
      }
    }
  }

  package static let subject = "Members and functions of libraries for dependency injection"

  package static let rows = NameRows(
    """
    [lookup] # Pulls a dependency out of a container, where a library is imported.
    create get inject optional resolveMany resolveOptional
    resolve: bareLookup

    [registration] # Registers a dependency, where a library is imported.
    autoregister bind implements register registerAllServices registerFactory registerIfNeeded registerSingleton

    [root] # The container that a library comes with.
    AppContext.shared Container.shared DependencyContainer.shared DependencyValues._current Resolver.main
    Resolver.root SwinjectStoryboard.defaultContainer

    [liveValue] # A dependency key has to have it.
    liveValue: keyValue

    [keyValue] # Keys of dependencies and of the environment have to have it.
    defaultValue

    [standIn] # Used in tests and previews only.
    previewValue testValue
    """)
}
