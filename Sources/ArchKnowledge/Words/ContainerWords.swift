/// Words of containers and locators.
package enum ContainerWords: KnownNames {
  package enum Tag: String, NameTag {
    case qualifier, locator, asked, environment

    package var meaning: String {
      switch self {
      case .qualifier: "before `Container` says that it holds dependencies"
      case .locator: "names a container, as the last word of what is asked"
      case .asked: "names a container if it is asked for a type"
      case .environment: "says that a parameter of a factory is an environment"
      }
    }
  }

  package static let subject = "Words of containers and locators"

  package static let rows = NameRows(
    """
    [qualifier] # Before `Container` or `Registry` it says what is held.
    app dependency injection ioc service services
    dependencies: asked environment
    di: asked

    [locator] # What is asked for a dependency is called so.
    assembler injector locator
    container: environment

    [asked] # May be something else; asked for a type it is a container.
    resolver shared

    [environment] # What an app factory is given all at once.
    environment
    """)
}
