extension Preset {
  /// The model of the Architecture Rules: boot orchestrates, coordinators route, use cases decide,
  /// contracts define needs, infrastructure and data implement them, one composition root wires it all.
  ///
  /// `files` hold the folders of that model and names that cannot mean anything else. `otherwise` holds role
  /// folders (`Views`, `Services`, `Models`) as they occur in other layouts; the one nearest to the root
  /// decides, but `Models` leaves that to the folders in it, and view models show what is around them. A folder whose meaning is not certain is left
  /// out: an unmapped file is reported as such, a wrongly mapped one would be reported for breaks that it
  /// does not have.
  package static let layered = Preset(
    name: "layered",
    summary: "Boot, coordinators, composition root, contracts, domain, data, infrastructure, presentation.",
    reasoning: """
      Boot only orchestrates: it calls use cases and maps their results to a launch state. Coordinators translate \
      states into navigation, use cases hold the business rules, contracts and domains say what is needed, data and \
      infrastructure provide it, and one composition root makes everything. So boot stays small enough to trust, \
      each decision can be tested in one place, and a feature can be deleted while the app still starts. The \
      price is more types, and wiring that has to be written down.
      """,
    layers: [
      boot, composition, coordinators, contracts, presentation, data, infrastructure, domain, shared,
    ],
    features: [
      PathPattern("**/Features/Sources/{feature}/**/*.swift"),
      PathPattern("**/Features/{feature}/**/*.swift"),
      PathPattern("**/Feature/{feature}/**/*.swift"),
    ],
    rules: [
      "boot-depth", "boot-io", "boot-logic", "boot-placement", "composition-root",
      "coordinators-decide-nothing", "coordinators-navigate", "depend-on-protocols", "dependency-cycle",
      "domain-concurrency", "domain-imports", "domain-values", "feature-isolation", "feature-shape",
      "implementation-placement", "launch-state-ui-agnostic", "layer-dependencies", "no-environment-services",
      "no-property-injection", "no-routes-in-domain", "no-service-locator", "no-singleton-use",
      "no-singletons", "no-static-factories", "protocol-placement", "unmapped-file", "use-case-returns",
    ],
    checklist: layeredChecklist
  )

  /// Calls use cases, maps their results to a launch state, routes.
  private static let boot = layer(
    "boot", .boot, of: "layered",
    files: ["**/App/Boot/**", "**/Application/Boot/**", "**/App/Bootstrap/**", "Boot/**", "*/Boot/**"],
    mayUse: ["contracts", "domain", "shared"])

  /// The one place where concrete types are made; it may use everything.
  private static let composition = layer(
    "composition", .composition, of: "layered",
    files: [
      "**/DI/**", "**/DependencyInjection/**", "**/Dependency Injection/**", "**/CompositionRoot/**",
      "**/Composition Root/**", "**/App/Composition/**", "**/AppDelegate.swift", "**/SceneDelegate.swift",
      "{module}/{module}App.swift", "*/{module}/{module}App.swift", "**/AppDependencies.swift",
      "**/*DependencyContainer.swift", "**/*CompositionRoot.swift", "**/*UIComposer.swift",
      "**/DIContainer/**", "**/DIContainers/**", "**/*DIContainer.swift", "**/ServiceContainer.swift",
      "**/AppContainer.swift", "**/*Assembly.swift", "**/*Assembler.swift", "**/*ModuleBuilder.swift",
      "**/Packages/{feature}/Sources/{feature}/Environment/**",
      "**/Packages/{feature}/Sources/{feature}/Factories/**",
    ],
    mayUse: nil)

  /// Translates states to navigation.
  private static let coordinators = layer(
    "coordinators", .coordinators, of: "layered",
    files: [
      "**/App/Coordinators/**", "**/App/Coordinator/**", "**/App/Navigation/**", "**/App/Router/**",
      "**/Core/Coordinators/**", "**/Core/Coordinator/**", "**/Core/Navigation/**",
      "**/Features/*/Coordinators/**", "**/Features/*/Coordinator/**", "**/Presentation/Coordinators/**",
      "**/Presentation/Coordinator/**",
    ],
    otherwise: [
      "**/Coordinators/**", "**/Coordinator/**", "**/FlowCoordinators/**", "**/Wireframe/**",
      "**/WireFrame/**", "**/Wireframes/**", "**/AppCoordinator.swift", "**/*FlowCoordinator.swift",
      "**/*Wireframe.swift", "**/*WireFrame.swift",
    ],
    mayUse: ["boot", "contracts", "domain", "presentation", "shared"])

  /// Protocols that define what the app needs.
  private static let contracts = layer(
    "contracts", .contracts, of: "layered",
    files: [
      "**/Core/Contracts/**", "**/Core/Domain/**", "**/Core/Protocols/**", "**/Core/Interfaces/**",
      "**/Sources/?*Interface/**", "**/Sources/?*Interfaces/**", "**/Sources/*Contracts/**",
    ],
    otherwise: ["**/Contracts/**", "**/Protocols/**", "**/Interfaces/**"],
    mayUse: ["domain", "shared"])

  /// View models, views and view controllers. A feature's coordinators are among them, so it may use those.
  private static let presentation = layer(
    "presentation", .presentation, of: "layered",
    files: [
      "**/Features/*/Presentation/**", "**/Features/*/UI/**", "**/Features/*/Views/**",
      "**/Features/*/ViewModels/**", "**/Features/*/Sources/Presentation/**",
      "**/Modules/{feature}/Presentation/**", "**/Modules/{feature}/Sources/Presentation/**",
      "**/Core/Presentation/**", "**/Packages/{feature}/Sources/{feature}/Views/**",
      "**/Packages/{feature}/Sources/{feature}/Scenes/**", "**/PresentationLayer/**",
    ],
    otherwise: [
      "**/Presentation/**", "**/Presenter/**", "**/Presenters/**", "**/{feature} Presentation/**",
      "**/{feature} UI/**", "**/UI/**",
      "**/SharedUI/**", "**/CommonUI/**",
      "**/Views/**",
      "**/View/**", "**/ViewModels/**", "**/ViewModel/**", "**/ViewControllers/**",
      "**/View Controllers/**", "**/View controllers/**", "**/View Models/**", "**/Screens/**",
      "**/Scenes/**", "**/UIComponents/**", "**/*DesignSystem/**", "**/Styleguide/**", "**/StyleGuide/**",
      "**/*ViewController.swift", "**/*ViewModel.swift", "**/*View.swift", "**/*TableViewCell.swift",
      "**/*CollectionViewCell.swift",
    ],
    mayUse: ["contracts", "domain", "coordinators", "shared"])

  /// Implements what the domain needs of storage and network.
  private static let data = layer(
    "data", .data, of: "layered",
    files: [
      "**/Features/*/Data/**", "**/Features/*/Infrastructure/**", "**/Features/*/Repositories/**",
      "**/Features/*/Services/**", "**/Features/*/Networking/**", "**/Features/*/Persistence/**",
      "**/Features/*/API/**", "**/Features/*/Sources/Data/**", "**/Features/*/Sources/Infrastructure/**",
      "**/Modules/{feature}/Data/**", "**/Modules/{feature}/Infrastructure/**",
      "**/Modules/{feature}/Sources/Data/**", "**/Modules/{feature}/Sources/Infrastructure/**",
      "**/Sources/{feature}Repository/**", "**/Sources/{feature}NetworkService/**",
      "**/Sources/{feature}PersistenceService/**", "**/Sources/{feature}Data/**", "**/DataLayer/**",
    ],
    otherwise: [
      "**/Data/**", "**/{feature} API/**", "**/{feature} Cache/**", "**/Repositories/**", "**/Repository/**",
      "**/Responses/**", "**/Requests/Models/**", "**/DTO/**", "**/*DTOs/**", "**/*DTO.swift",
    ],
    mayUse: ["contracts", "domain", "infrastructure", "shared"])

  /// Adapts the platform and the network to the contracts.
  private static let infrastructure = layer(
    "infrastructure", .infrastructure, of: "layered",
    files: [
      "**/Core/Infrastructure/**", "**/Core/Networking/**", "**/Core/Network/**", "**/Core/Persistence/**",
      "**/Core/Storage/**", "**/Core/Services/**", "**/Core/Database/**", "**/App/Infrastructure/**",
      "**/InfrastructureLayer/**",
    ],
    otherwise: [
      "**/Infrastructure/**", "**/* Infra/**", "**/* Infrastructure/**", "**/Networking/**",
      "**/*Networking/Sources/**", "**/Sources/*Networking/**", "**/Network/**", "**/NetworkClient/**",
      "**/HTTPClient/**", "**/Persistence/**", "**/Storage/**", "**/Database/**", "**/CoreData/**",
      "**/Keychain/**", "**/Services/**", "**/Service/**", "**/Sources/*Service/**", "**/API/**",
      "**/*APIClient/**", "**/* API Client/**",
    ],
    mayUse: ["contracts", "domain", "data", "shared"])

  /// Business rules: entities, use cases, and the protocols that a feature needs.
  private static let domain = layer(
    "domain", .domain, of: "layered",
    files: [
      "**/Features/*/Domain/**", "**/Features/*/UseCases/**", "**/Features/*/Sources/Domain/**",
      "**/Modules/{feature}/Domain/**", "**/Modules/{feature}/Sources/Domain/**",
      "**/Sources/{feature}Domain/**", "**/DomainLayer/**", "**/Data/UseCases/**",
    ],
    otherwise: [
      "**/Domain/**", "**/{feature} Domain/**", "**/UseCases/**", "**/Use Cases/**", "**/Use cases/**",
      "**/*UseCase.swift",
      "**/{feature} Feature/*.swift", "Entities/**", "*/Entities/**", "**/Sources/Entities/**",
      "**/Models/**", "**/Model/**", "**/Sources/*Models/**", "**/*Models/Sources/**",
    ],
    mayUse: ["contracts", "shared"])

  /// Code without an opinion, open to every layer.
  private static let shared = layer(
    "shared", .other, of: "layered", files: [],
    otherwise: [
      "**/Extensions/*.swift", "**/Sources/?*Extensions/**", "**/Utilities/**", "**/Utils/**",
      "**/Helpers/**", "**/Common/**", "**/SharedKernel/**", "**/Shared Kernel/**", "**/*SDK/**",
    ],
    mayUse: nil)
}
