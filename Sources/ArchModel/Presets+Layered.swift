extension Preset {
  /// The model of the Architecture Rules: boot orchestrates, coordinators route, use cases decide,
  /// contracts define needs, infrastructure and data implement them, one composition root wires it all.
  ///
  /// Where a name stands in the tree decides how much it says. `files` hold what is unmistakable;
  /// `otherwise` holds role folders (`Views`, `Services`, `Models`) that mean what they say unless they
  /// stand inside something with a meaning of its own. A folder whose meaning is not certain is left out:
  /// an unmapped file is reported as such, a wrongly mapped one is reported for breaks it does not have.
  package static let layered = Preset(
    name: "layered",
    summary: "Boot, coordinators, composition root, contracts, domain, data, infrastructure, presentation.",
    layers: [
      boot, composition, contracts, infrastructure, shared, coordinators, domain, data, presentation,
    ],
    compositionRoot: compositionRoot
  )

  private static func layer(
    _ name: String, _ kind: LayerKind, files: [String], otherwise: [String] = [], mayUse: [String]?
  ) -> Layer {
    Layer(
      name: name, kind: kind, files: files.map(PathPattern.init),
      otherwise: otherwise.map(PathPattern.init), mayUse: mayUse, isOptional: true,
      origin: .preset("layered"))
  }

  /// Calls use cases, maps their results to a launch state, routes.
  private static let boot = layer(
    "boot", .boot,
    files: ["**/App/Boot/**", "**/Application/Boot/**", "Boot/**", "*/Boot/**", "**/App/Bootstrap/**"],
    mayUse: ["contracts", "domain", "shared"])

  /// The one place where concrete types are made; it may use everything.
  private static let composition = layer(
    "composition", .composition,
    files: [
      "**/App/DI/**", "**/Core/DI/**", "**/DI/**", "**/DependencyInjection/**", "**/Dependency Injection/**",
      "**/Composition/**", "**/CompositionRoot/**", "**/Composition Root/**", "**/AppDelegate.swift",
      "**/SceneDelegate.swift", "**/{module}/{module}App.swift", "**/AppDependencies.swift",
      "**/*DependencyContainer.swift", "**/*CompositionRoot.swift",
    ],
    otherwise: ["**/{module}/{module}App/**", "{module}App/{module}App/**"],
    mayUse: nil)

  /// Protocols that define what the app needs.
  private static let contracts = layer(
    "contracts", .contracts,
    files: [
      "**/Core/Contracts/**", "**/Core/Domain/**", "**/Core/Protocols/**", "**/Core/Interfaces/**",
      "**/Sources/*Interface/**", "**/Sources/*Interfaces/**", "**/Sources/*Contracts/**",
    ],
    otherwise: ["**/Contracts/**", "**/Protocols/**", "**/Interfaces/**"],
    mayUse: ["domain", "shared"])

  /// Adapts the platform and the network to the contracts.
  private static let infrastructure = layer(
    "infrastructure", .infrastructure,
    files: [
      "**/Core/Infrastructure/**", "**/Core/Networking/**", "**/Core/Network/**", "**/Core/Persistence/**",
      "**/Core/Storage/**", "**/Core/Services/**", "**/Core/Database/**", "**/App/Infrastructure/**",
    ],
    otherwise: [
      "**/Infrastructure/**", "**/* Infra/**", "**/* Infrastructure/**", "**/Networking/**",
      "**/Network/**", "**/NetworkClient/**", "**/HTTPClient/**", "**/Persistence/**", "**/Storage/**",
      "**/Database/**", "**/CoreData/**", "**/Keychain/**", "**/Services/**", "**/API/**",
    ],
    mayUse: ["contracts", "domain", "data", "shared"])

  /// Code without an opinion, for every layer.
  private static let shared = layer(
    "shared", .other,
    files: [],
    otherwise: [
      "**/Extensions/**", "**/Utilities/**", "**/Utils/**", "**/Helpers/**", "**/Common/**",
      "**/SharedKernel/**", "**/Shared Kernel/**", "**/*Extensions/**", "**/*SDK/**",
    ],
    mayUse: nil)

  /// Translates states to navigation.
  private static let coordinators = layer(
    "coordinators", .coordinators,
    files: [
      "**/App/Coordinators/**", "**/App/Coordinator/**", "**/App/Navigation/**", "**/Core/Coordinators/**",
      "**/Core/Coordinator/**", "**/Core/Navigation/**", "**/Presentation/Coordinators/**",
      "**/Presentation/Coordinator/**", "**/Coordinators/**", "**/App/Router/**",
    ],
    otherwise: ["**/Coordinator/**", "**/AppCoordinator.swift", "**/*FlowCoordinator.swift"],
    mayUse: ["boot", "contracts", "domain", "presentation", "shared"])

  /// Business rules: entities, use cases, and the protocols a feature needs.
  private static let domain = layer(
    "domain", .domain,
    files: [
      "**/Features/{feature}/Domain/**", "**/Features/{feature}/Sources/Domain/**",
      "**/Modules/{feature}/Domain/**", "**/Modules/{feature}/Sources/Domain/**",
      "**/Features/{feature}/UseCases/**", "**/Sources/{feature}Domain/**", "**/Domain/**",
    ],
    otherwise: [
      "**/UseCases/**", "**/Use Cases/**", "**/Entities/**", "**/Models/**", "**/Model/**",
      "**/{feature} Feature/**", "**/{feature} Domain/**", "**/*UseCase.swift",
    ],
    mayUse: ["contracts", "shared"])

  /// Implements what the domain needs of storage and network.
  private static let data = layer(
    "data", .data,
    files: [
      "**/Features/{feature}/Data/**", "**/Features/{feature}/Infrastructure/**",
      "**/Features/{feature}/Sources/Data/**", "**/Modules/{feature}/Data/**",
      "**/Modules/{feature}/Infrastructure/**", "**/Modules/{feature}/Sources/Data/**",
      "**/Sources/{feature}Repository/**", "**/Sources/{feature}NetworkService/**",
      "**/Sources/{feature}PersistenceService/**", "**/Sources/{feature}Data/**",
    ],
    otherwise: [
      "**/{feature} API/**", "**/{feature} Cache/**", "**/Data/**", "**/Repositories/**", "**/Repository/**",
    ],
    mayUse: ["contracts", "domain", "infrastructure", "shared"])

  /// View models, views, view controllers.
  private static let presentation = layer(
    "presentation", .presentation,
    files: [
      "**/Features/{feature}/Presentation/**", "**/Features/{feature}/UI/**",
      "**/Features/{feature}/Views/**", "**/Features/{feature}/ViewModels/**",
      "**/Features/{feature}/Sources/Presentation/**", "**/Modules/{feature}/Presentation/**",
      "**/Modules/{feature}/Sources/Presentation/**", "**/Core/Presentation/**", "**/Presentation/**",
    ],
    otherwise: [
      "**/{feature} Presentation/**", "**/{feature} UI/**", "**/Views/**", "**/View/**", "**/ViewModels/**",
      "**/ViewModel/**", "**/ViewControllers/**", "**/Screens/**", "**/Scenes/**", "**/UI/**",
      "**/UIComponents/**", "**/DesignSystem/**", "**/*ViewController.swift", "**/*ViewModel.swift",
      "**/*View.swift",
    ],
    mayUse: ["contracts", "domain", "coordinators", "shared"])

  private static let compositionRoot = CompositionRoot()
}
