/// Endings of names that say what a type is there for.
package enum RoleEndings: NameEndings {
  package enum Tag: String, NameTag {
    case useCase, repository, viewModel, presenter, coordinator, bootstrapper, view, container, factory,
      error, dto, service

    package var meaning: String {
      switch self {
      case .useCase: "makes a type a use case"
      case .repository: "makes a type a repository"
      case .viewModel: "makes a type a view model"
      case .presenter: "makes a type a presenter"
      case .coordinator: "makes a type a coordinator, where it may navigate"
      case .bootstrapper: "makes a type a bootstrapper"
      case .view: "makes a type a view"
      case .container: "makes a type a container"
      case .factory: "makes a type a factory"
      case .error: "makes a type an error"
      case .dto: "makes a type data as it travels or is stored"
      case .service: "makes a type a service"
      }
    }
  }

  package static let subject = "Endings of names that say what a type is there for"

  package static let all: [NameEnding<Tag>] = [
    .init("UseCase", .useCase, "Use cases are called so."),
    .init("Interactor", .useCase, "Use cases are called so in VIPER."),
    .init("Repository", .repository, "What stands between a domain and its data is called so."),
    .init("ViewModel", .viewModel, "View models are called so."),
    .init("Presenter", .presenter, "Presenters are called so."),
    .init(
      "Coordinator", .coordinator,
      "Coordinators are called so; a file that sees no screen has one of something else."),
    .init("Router", .coordinator, "Navigates in VIPER and its relatives."),
    .init("Wireframe", .coordinator, "Navigates in VIPER."),
    .init("WireFrame", .coordinator, "Navigates in VIPER, as some write it."),
    .init("Navigator", .coordinator, "Navigates."),
    .init("Bootstrapper", .bootstrapper, "Starts the app."),
    .init("ViewController", .view, "A screen of UIKit or AppKit."),
    .init("View", .view, "Something that is shown."),
    .init("Container", .container, "Holds what it hands out."),
    .init("Factory", .factory, "Makes what it returns."),
    .init("Error", .error, "What is thrown."),
    .init("DTO", .dto, "Data as it travels."),
    .init("Request", .dto, "Data as it is sent."),
    .init("Endpoint", .dto, "Says where to send what."),
    .init("EndPoint", .dto, "Says where to send what, as some write it."),
    .init("Response", .dto, "Data as it comes back."),
    .init("Payload", .dto, "Data as it travels."),
    .init("Record", .dto, "Data as it is stored."),
    .init("Entity", .dto, "Data as it is stored."),
    .init("Service", .service, "Services are called so."),
    .init("Client", .service, "Talks to a server."),
    .init("Store", .service, "Keeps something."),
    .init("Manager", .service, "Does work for the whole app."),
    .init("Monitor", .service, "Watches something."),
    .init("Logger", .service, "Writes down what happens."),
    .init("Gateway", .service, "Talks to what lies outside."),
    .init("Loader", .service, "Fetches something."),
    .init("Tracker", .service, "Tells somebody what happens."),
    .init("Reporter", .service, "Tells somebody what happens."),
    .init("Scheduler", .service, "Does something later."),
    .init("Storage", .service, "Keeps something."),
    .init("Fetcher", .service, "Fetches something."),
    .init("Uploader", .service, "Sends something."),
    .init("Downloader", .service, "Fetches something."),
    .init("Synchronizer", .service, "Keeps two places alike."),
    .init("Authenticator", .service, "Finds out who somebody is."),
    .init("API", .service, "Talks to a server."),
    .init("Interceptor", .service, "Changes what is sent or received."),
    .init("Dispatcher", .service, "Hands work to somebody."),
    .init("Provider", .service, "Gives what is asked for."),
    .init("DataController", .service, "Apple's examples of Core Data call the store so."),
    .init("PersistenceController", .service, "Xcode's template for Core Data calls the store so."),
  ]
}
