extension Preset {
  /// Clean architecture governed by state: everything depends on the domain, and each screen is the projection of
  /// one state.
  package static let cleanState = Preset(
    name: "clean-state",
    summary: "Domain, data and presentation around one explicit state for each screen, wired in one place.",
    reasoning: """
      The system is one flow in one direction: a view emits an intention, its view model coordinates, a repository \
      fetches, the state changes, the view renders it. The domain says what the system is and knows neither user \
      interface nor network nor frameworks; data and presentation depend on what it declares. State is spelled out \
      as values, so that a state that makes no sense cannot be written down, and a view that needs logic to know \
      what to show is the sign of a badly designed state. All of it is composed in one place, which also owns \
      the lifetime of the view models. The price is more design and more composing before the first screen; what \
      it buys is behaviour that can be followed by reading.
      """,
    layers: [cleanComposition, cleanPresentation, cleanData, cleanDomain, cleanShared],
    features: [
      "**/Features/{feature}/**/*.swift", "**/{feature}/Presentation/**/*.swift",
      "**/{feature}/Data/**/*.swift",
      "**/{feature}/Domain/**/*.swift",
    ].map(PathPattern.init),
    rules: [
      "composition-root", "depend-on-protocols", "dependency-cycle", "domain-concurrency", "domain-imports",
      "domain-values", "explicit-view-state", "implementation-placement", "layer-dependencies",
      "no-singleton-use", "no-singletons", "one-way-state", "owned-view-model", "protocol-placement",
      "repository-behind-protocol", "unmapped-file", "view-data-access", "view-decides-nothing",
      "view-model-data-access",
    ],
    checklist: cleanStateChecklist
  )

  /// The one place where dependencies are made; it may use everything.
  private static let cleanComposition = layer(
    "composition", .composition, of: "clean-state",
    files: [
      "**/DI/**", "**/DependencyInjection/**", "**/CompositionRoot/**", "**/*DependencyInjector.swift",
      "**/*DependencyContainer.swift", "**/*CompositionRoot.swift", "**/AppDelegate.swift",
      "**/SceneDelegate.swift", "{module}/{module}App.swift", "*/{module}/{module}App.swift",
    ],
    mayUse: nil)

  /// Views, and the view models whose state they project.
  private static let cleanPresentation = layer(
    "presentation", .presentation, of: "clean-state",
    files: ["**/Presentation/**", "**/PresentationLayer/**"],
    otherwise: [
      "**/UI/**", "**/Views/**", "**/View/**", "**/ViewModels/**", "**/ViewModel/**", "**/Screens/**",
      "**/Scenes/**", "**/*View.swift", "**/*ViewModel.swift",
    ],
    mayUse: ["domain", "shared"])

  /// Implements what the domain declares.
  private static let cleanData = layer(
    "data", .data, of: "clean-state", files: ["**/Data/**", "**/DataLayer/**"],
    otherwise: [
      "**/Infrastructure/**", "**/Network/**", "**/Networking/**", "**/API/**", "**/Persistence/**",
      "**/Storage/**", "**/Repositories/**", "**/DTO/**", "**/*DTOs/**",
    ],
    mayUse: ["domain", "shared"])

  /// What the system is: entities, use cases, and the protocols for what it needs.
  private static let cleanDomain = layer(
    "domain", .domain, of: "clean-state", files: ["**/Domain/**", "**/DomainLayer/**"],
    otherwise: [
      "**/Entities/**", "**/UseCases/**", "**/Interfaces/**", "**/Protocols/**", "**/Models/**",
    ],
    mayUse: ["shared"])

  /// Code without an opinion, open to every layer.
  private static let cleanShared = layer(
    "shared", .other, of: "clean-state", files: [],
    otherwise: ["**/Extensions/*.swift", "**/Utilities/**", "**/Utils/**", "**/Helpers/**", "**/Common/**"],
    mayUse: nil)
}
