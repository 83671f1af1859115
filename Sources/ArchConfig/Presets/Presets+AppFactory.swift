extension Preset {
  /// A package for each feature, a target for each of its layers, and one public factory to enter it by.
  package static let appFactory = Preset(
    name: "app-factory",
    summary:
      "A package for each feature, with a target for each layer and one public factory to enter it by.",
    reasoning: """
      Each feature is a package whose layers are targets: views and view models in the main one, a repository over \
      a network and a persistence service in others. All that the app sees of it is one public factory, which \
      takes what the feature needs as protocols in its initializer, keeps the feature's environment to itself, and \
      makes its view, its scenes and its settings. So a feature can change everything inside without the app, every \
      feature is integrated in the same way, and each can be tested on its own. The environment and the factories \
      of a package are its composition root; the container they keep is not a locator there, but becomes one when a \
      view or a view model pulls from it. The price is a factory and an environment to write for each feature.
      """,
    layers: [
      factoryComposition, factoryContracts, factoryRepository, factoryNetwork, factoryPersistence,
      factoryService, factoryPresentation, factoryApp, factoryShared,
    ],
    features: [PathPattern("**/{feature}/Sources/**", ofFeaturePackages: true)],
    compositionRoot: factoryRoot,
    rules: [
      "app-factory-contract", "app-factory-injection", "app-factory-surface", "composition-root",
      "depend-on-protocols", "features-enter-by-factory", "layer-dependencies",
      "no-property-injection",
      // A scene is given its feature's environment, and has the view models of its windows made by it.
      PresetRule("no-service-locator", options: [("factories", .texts(["*Scene"]))]), "no-singleton-use",
      "no-singletons", "unmapped-file",
    ],
    checklist: appFactoryChecklist
  )

  /// Whatever the package, a library's included.
  private static let factoryRoot: CompositionRoot = {
    var root = CompositionRoot()
    root.files = ["**/Sources/*/Environment/**", "**/Sources/*/Factories/**"].map { PathPattern($0) }
    return root
  }()

  /// The environment and the factories of a feature, and the environment of the app; they may use everything.
  private static let factoryComposition = featureLayer(
    "composition", .composition,
    files: [
      "**/Sources/{feature}/Environment/**", "**/Sources/{feature}/Factories/**",
      "**/Sources/{feature}Service/Environment/**", "**/Sources/{feature}Service/Factories/**",
      "**/AppDelegate.swift", "**/SceneDelegate.swift", "*/*App.swift", "*/*Environment.swift",
      "*/Environment/**", "*/DI/**",
    ],
    mayUse: nil)

  /// Protocols and values that packages hand each other.
  private static let factoryContracts = featureLayer(
    "contracts", .contracts, modules: ["*Interface", "*Interfaces", "*Contracts"], mayUse: ["shared"])

  /// Coordinates network and persistence.
  private static let factoryRepository = featureLayer(
    "repository", .data, modules: ["{feature}Repository"],
    mayUse: ["network", "persistence", "contracts", "shared"])

  private static let factoryNetwork = featureLayer(
    "network", .infrastructure, modules: ["{feature}NetworkService", "{feature}Network"],
    mayUse: ["contracts", "shared"])

  private static let factoryPersistence = featureLayer(
    "persistence", .data, modules: ["{feature}PersistenceService", "{feature}Persistence"],
    mayUse: ["contracts", "shared"])

  /// Business rules of a feature that has some of its own.
  private static let factoryService = featureLayer(
    "service", .other, modules: ["{feature}Service"], mayUse: ["repository", "contracts", "shared"])

  /// The main target: views, view models, scenes. They know their environment and their factories by name. That a package
  /// knows nothing of the app the build sees to; what is the app's own may name the rest of it.
  private static let factoryPresentation = featureLayer(
    "presentation", .presentation, modules: ["{feature}"],
    mayUse: ["composition", "service", "repository", "contracts", "app", "shared"])

  /// What of a feature the app may name is for a rule of its own.
  private static let factoryApp = featureLayer(
    "app", .other, otherwise: ["*/Views/**", "*/Scenes/**", "*/*.swift", "App/**", "Apps/**", "*/App/**"],
    mayUse: nil)

  /// Packages that are not features: a design system, an interface's client, extensions.
  private static let factoryShared = featureLayer(
    "shared", .other, otherwise: ["**/Sources/**"], mayUse: nil)

  /// Its `{feature}` is that of a feature package.
  private static func featureLayer(
    _ name: String, _ kind: LayerKind, files: [String] = [], modules: [String] = [], otherwise: [String] = [],
    mayUse: [String]?
  ) -> Layer {
    func patterns(_ texts: [String]) -> [PathPattern] {
      texts.map { PathPattern($0, ofFeaturePackages: true) }
    }
    return Layer(
      name: name, kind: kind, files: patterns(files), modules: patterns(modules),
      otherwise: patterns(otherwise), mayUse: mayUse, isOptional: true, origin: .preset("app-factory"))
  }
}
