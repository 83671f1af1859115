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
    .init("UseCase", .useCase, because: "Use cases are called so."),
    .init("Usecase", .useCase, because: "Use cases are called so, as some write it."),
    .init("Interactor", .useCase, because: "Use cases are called so in VIPER."),
    .init("Repository", .repository, because: "What stands between a domain and its data is called so."),
    .init("ViewModel", .viewModel, because: "View models are called so."),
    .init("Reactor", .viewModel, because: "ReactorKit calls view models so."),
    .init("Presenter", .presenter, because: "Presenters are called so."),
    .init(
      "Coordinator", .coordinator,
      because: "Coordinators are called so; a file that sees no screen has one of something else."),
    .init("Router", .coordinator, because: "Navigates in VIPER and its relatives."),
    .init("Wireframe", .coordinator, because: "Navigates in VIPER."),
    .init("WireFrame", .coordinator, because: "Navigates in VIPER, as some write it."),
    .init("Navigator", .coordinator, because: "Navigates."),
    .init("FlowController", .coordinator, because: "Some call coordinators so."),
    .init("Bootstrapper", .bootstrapper, because: "Starts the app."),
    .init("ViewController", .view, because: "A screen of UIKit or AppKit."),
    .init("VC", .view, because: "A view controller, in short."),
    .init("View", .view, because: "Something that is shown."),
    .init("Container", .container, because: "Holds what it hands out."),
    .init("Factory", .factory, because: "Makes what it returns."),
    .init("Error", .error, because: "What is thrown."),
    .init("DTO", .dto, because: "Data as it travels."),
    .init("Request", .dto, because: "Data as it is sent."),
    .init("Endpoint", .dto, because: "Says where to send what."),
    .init("EndPoint", .dto, because: "Says where to send what, as some write it."),
    .init("Response", .dto, because: "Data as it comes back."),
    .init("ResponseModel", .dto, because: "Data as it comes back, as some write it."),
    .init("RequestModel", .dto, because: "Data as it is sent, as some write it."),
    .init("ResponseBody", .dto, because: "Data as it comes back, as some write it."),
    .init("RequestBody", .dto, because: "Data as it is sent, as some write it."),
    .init("Payload", .dto, because: "Data as it travels."),
    .init("Record", .dto, because: "Data as it is stored."),
    .init("Entity", .dto, because: "Data as it is stored."),
    .init("Service", .service, because: "Services are called so."),
    .init("Client", .service, because: "Talks to a server."),
    .init("Store", .service, because: "Keeps something."),
    .init("Manager", .service, because: "Does work for the whole app."),
    .init("Monitor", .service, because: "Watches something."),
    .init("Logger", .service, because: "Writes down what happens."),
    .init("Gateway", .service, because: "Talks to what lies outside."),
    .init("Loader", .service, because: "Fetches something."),
    .init("Tracker", .service, because: "Tells somebody what happens."),
    .init("Reporter", .service, because: "Tells somebody what happens."),
    .init("Scheduler", .service, because: "Does something later."),
    .init("Storage", .service, because: "Keeps something."),
    .init("Fetcher", .service, because: "Fetches something."),
    .init("Uploader", .service, because: "Sends something."),
    .init("Downloader", .service, because: "Fetches something."),
    .init("Synchronizer", .service, because: "Keeps two places alike."),
    .init("Authenticator", .service, because: "Finds out who somebody is."),
    .init("API", .service, because: "Talks to a server."),
    .init("Interceptor", .service, because: "Changes what is sent or received."),
    .init("Dispatcher", .service, because: "Hands work to somebody."),
    .init("Provider", .service, because: "Gives what is asked for."),
    .init("DataController", .service, because: "Apple's examples of Core Data call the store so."),
    .init("PersistenceController", .service, because: "Xcode's template for Core Data calls the store so."),
  ]
}
