extension Preset {
  /// View → view model → repository → database, with a container that makes all of them.
  package static let repositories = Preset(
    name: "repositories",
    summary: "Views, view models, services and repositories behind protocols, made by one container.",
    reasoning: """
      Data access is hidden behind repository protocols. A view observes its view model and knows no database; a \
      view model takes repositories through its initializer, as services do; a container makes each of them, for \
      production and for tests, and may travel through the SwiftUI environment so that a view can have its view \
      model made. Shared instances are phased out, since a test cannot replace them, and remain only where \
      the app truly has one of a kind, so they are warnings here. The price is protocols, implementations and a \
      container to write and maintain, and one more layer between a view and its data.
      """,
    layers: [
      repositoryContracts, repositoryComposition, repositoryPresentation, repositoryData, repositoryServices,
      repositoryDomain, repositoryShared,
    ],
    features: [PathPattern("**/Features/{feature}/**/*.swift")],
    rules: [
      "composition-root", "depend-on-protocols",
      PresetRule("layer-dependencies", options: [("protocolsOf", .texts(["data", "infrastructure"]))]),
      PresetRule("no-environment-services", .warning), "no-property-injection",
      PresetRule("no-service-locator", options: [("containerInViews", .flag(true))]),
      PresetRule("no-singleton-use", .warning), PresetRule("no-singletons", .warning), "owned-view-model",
      "repository-behind-protocol", "unmapped-file", "view-data-access", "view-model-data-access",
    ],
    checklist: repositoriesChecklist
  )

  /// What is asked of repositories, wherever the protocols are.
  private static let repositoryContracts = layer(
    "contracts", .contracts, of: "repositories",
    files: [
      "**/*RepositoryProtocol.swift", "**/*RepositoryProtocols.swift", "**/RepositoryProtocols/**",
      "**/Data/Protocols/**", "**/Repositories/Protocols/**", "**/Services/Protocols/**", "**/Contracts/**",
      "**/Domain/**/?*Repository.swift", "**/Interfaces/**/?*Repository.swift",
      "**/Protocols/**/?*Repository.swift",
    ],
    otherwise: ["**/Protocols/**", "**/Interfaces/**"],
    mayUse: ["domain", "shared"])

  /// The container; it may use everything.
  private static let repositoryComposition = layer(
    "composition", .composition, of: "repositories",
    files: [
      "**/DI/**", "**/DependencyInjection/**", "**/DependencyContainer/**", "**/*DependencyContainer.swift",
      "**/DIContainer/**", "**/*DIContainer.swift", "**/ServiceContainer.swift", "**/AppContainer.swift",
      "**/AppDelegate.swift", "**/SceneDelegate.swift", "{module}/{module}App.swift",
      "*/{module}/{module}App.swift",
    ],
    mayUse: nil)

  /// Views and the view models that they observe. A view may be given the container, to have its view model made.
  private static let repositoryPresentation = layer(
    "presentation", .presentation, of: "repositories", files: ["**/*ViewModel.swift", "**/*View.swift"],
    otherwise: [
      "**/Views/**", "**/ViewModels/**", "**/Presentation/**", "**/Screens/**", "**/UI/**",
    ],
    mayUse: ["composition", "contracts", "domain", "infrastructure", "shared"])

  /// Implementations of the repositories, and the database under them. They work through services such as a
  /// client of the network or a keychain.
  private static let repositoryData = layer(
    "data", .data, of: "repositories", files: ["**/?*Repository.swift", "**/?*Repositories.swift"],
    otherwise: [
      "**/Data/**", "**/Repositories/**", "**/Persistence/**", "**/CoreData/**", "**/Database/**",
      "**/Network/**", "**/Networking/**",
    ],
    mayUse: ["contracts", "domain", "infrastructure", "shared"])

  /// What works for the app over what repositories keep: location, export, sync.
  private static let repositoryServices = layer(
    "infrastructure", .infrastructure, of: "repositories", files: [],
    otherwise: ["**/Services/**", "**/Service/**", "**/Managers/**"],
    mayUse: ["contracts", "domain", "shared"])

  private static let repositoryDomain = layer(
    "domain", .domain, of: "repositories", files: [],
    otherwise: ["**/Models/**", "**/Model/**", "**/Entities/**", "**/Domain/**"],
    mayUse: ["contracts", "shared"])

  /// Code without an opinion, open to every layer.
  private static let repositoryShared = layer(
    "shared", .other, of: "repositories", files: [],
    otherwise: ["**/Extensions/*.swift", "**/Utilities/**", "**/Utils/**", "**/Helpers/**", "**/Common/**"],
    mayUse: nil)
}
