/// Endings of names that make a type a container, if it hands out enough.
package enum ContainerEndings: NameEndings {
  package enum Tag: String, NameTag {
    case few, qualified, some, unlessNested, many

    package var meaning: String {
      switch self {
      case .few: "needs one dependency with a qualifier such as `App` before it, else three"
      case .qualified: "needs one dependency, and a qualifier such as `Service` before it"
      case .some: "needs two dependencies"
      case .unlessNested: "needs two dependencies, and no type around it"
      case .many: "needs three dependencies, and no type around it"
      }
    }
  }

  package static let subject = "Endings of names that make a type a container, if it hands out enough"

  package static let all: [NameEnding<Tag>] = [
    .init(
      "Container", .few, because: "Holds what it hands out; told by its qualifier, or by three dependencies."),
    .init("Locator", .few, because: "Hands out whatever it is asked for."),
    .init("Injector", .some, because: "Hands dependencies to others."),
    .init(
      "Dependencies", .unlessNested,
      because: "The list of what somebody needs; nested in its user it is only that user's parameters."),
    .init("DependencyProvider", .some, because: "Hands out dependencies."),
    .init("DependenciesProvider", .some, because: "Hands out dependencies."),
    .init("ServiceProvider", .some, because: "Hands out services."),
    .init("Registry", .qualified, because: "Keeps much else than dependencies, so only a qualifier tells."),
    .init("Environment", .many, because: "May be a choice of servers, so three dependencies tell."),
    .init("World", .many, because: "Point-Free's name for the environment of an app."),
    .init("Services", .many, because: "A list of services; three of them tell."),
    .init("Globals", .many, because: "What everyone reaches for; three dependencies tell."),
    .init("Assembler", .unlessNested, because: "Makes and hands out what others need."),
    .init("Assembly", .unlessNested, because: "Makes and hands out what others need."),
    .init("CompositionRoot", .unlessNested, because: "Where everything is made."),
    .init("Composition", .unlessNested, because: "Where everything is made."),
  ]
}
