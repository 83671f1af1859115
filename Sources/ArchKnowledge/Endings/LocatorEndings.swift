/// Endings of names of what gives whatever type it is asked for.
package enum LocatorEndings: NameEndings {
  package enum Tag: String, NameTag {
    case gives

    package var meaning: String {
      switch self {
      case .gives: "makes a generic lookup by itself enough, without a function that registers"
      }
    }
  }

  package static let subject = "Endings of names of what gives whatever type it is asked for"

  package static let all: [NameEnding<Tag>] = [
    .init("Container", .gives, because: "A container that is asked for a type."),
    .init("Locator", .gives, because: "A locator that is asked for a type."),
    .init("Injector", .gives, because: "An injector that is asked for a type."),
    .init("Resolver", .gives, because: "A resolver that is asked for a type."),
  ]
}
