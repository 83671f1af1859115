/// What a type is there for.
package enum Role: String, Sendable, CaseIterable {
  /// An entity or any other value.
  case value
  case `protocol`
  case useCase
  case repository
  /// A client, store, manager, monitor, logger and their like.
  case service
  case viewModel
  case presenter
  case view
  case coordinator
  case bootstrapper
  case container
  case factory
  case error
  /// Data as it travels or is stored: transfer objects, managed objects.
  case dto

  /// As it reads in a message.
  package var words: String {
    switch self {
    case .value: "value"
    case .protocol: "protocol"
    case .useCase: "use case"
    case .repository: "repository"
    case .service: "service"
    case .viewModel: "view model"
    case .presenter: "presenter"
    case .view: "view"
    case .coordinator: "coordinator"
    case .bootstrapper: "bootstrapper"
    case .container: "container"
    case .factory: "factory"
    case .error: "error"
    case .dto: "data transfer object"
    }
  }

  /// With its article: "a use case", "an error".
  package var phrase: String {
    switch self {
    case .error: "an \(words)"
    case .value, .protocol, .useCase, .repository, .service, .viewModel, .presenter, .view, .coordinator,
      .bootstrapper, .container, .factory, .dto:
      "a \(words)"
    }
  }

  /// As it reads when several are meant: "factories".
  package var plural: String {
    switch self {
    case .repository, .factory: words.dropLast() + "ies"
    case .value, .protocol, .useCase, .service, .viewModel, .presenter, .view, .coordinator, .bootstrapper,
      .container, .error, .dto:
      words + "s"
    }
  }

  /// Whether a type of this role does work for others wherever it lives.
  package var isWork: Bool {
    switch self {
    case .useCase, .repository, .service, .viewModel, .presenter, .coordinator: true
    case .value, .protocol, .view, .bootstrapper, .container, .factory, .error, .dto: false
    }
  }

  /// Whether one lives as long as a screen or what leads to it.
  var isOfScreen: Bool {
    switch self {
    case .viewModel, .presenter, .coordinator: true
    case .value, .protocol, .useCase, .repository, .service, .view, .bootstrapper, .container, .factory,
      .error, .dto:
      false
    }
  }
}
