extension ChecklistItem.Question {
  package static let boot = Self(
    "Can we delete this and still boot?", "No: it belongs to App/Boot or Core.", "Yes: it is a feature.")
  package static let navigation = Self(
    "Is this a business rule or navigation?", "Business: use case.", "Navigation: coordinator.")
  package static let need = Self(
    "Does this define a need or provide an implementation?", "Need: a protocol in Contracts or Domain.",
    "Implementation: Core/Infrastructure or the feature's Data.")
  static let orchestration = Self(
    "Is this orchestration or logic?", "Orchestration: Boot, thin.", "Logic: use case.")
}

extension Preset {
  /// "Before merging any branch, verify".
  static let layeredChecklist: [ChecklistItem] = [
    ChecklistItem(
      "Boot has no business logic", rules: ["boot-placement", "boot-logic", "boot-io", "boot-depth"],
      concerns: [.layer(.boot), .role(.bootstrapper)],
      question: .orchestration),
    ChecklistItem(
      "Use cases return domain types, not routes",
      rules: ["use-case-returns", "no-routes-in-domain", "domain-imports"], concerns: [.role(.useCase)],
      question: .navigation),
    ChecklistItem(
      "Coordinators own navigation decisions",
      rules: ["coordinators-navigate", "coordinators-decide-nothing"], question: .navigation),
    ChecklistItem(
      "Protocols are in Contracts/Domain, not Infrastructure",
      rules: ["protocol-placement", "implementation-placement"], question: .need),
    ChecklistItem(
      "Composition root is the only place creating concretes",
      rules: [
        "composition-root", "no-singletons", "no-singleton-use", "no-service-locator", "no-static-factories",
      ], question: .need),
    ChecklistItem(
      "LaunchState is UI-agnostic", rules: ["launch-state-ui-agnostic"],
      concerns: ["*LaunchState", "*BootState", "*StartupState", "*LaunchStatus"].map {
        .type(NamePattern($0))
      }, question: .navigation),
    ChecklistItem(
      "Features are removable without breaking boot",
      rules: ["feature-isolation", "feature-shape", "layer-dependencies"], question: .boot),
  ]

  static let cleanStateChecklist: [ChecklistItem] = [
    ChecklistItem(
      "Everything depends on the domain, and the domain on nothing",
      rules: [
        "layer-dependencies", "domain-imports", "protocol-placement", "implementation-placement",
        "depend-on-protocols",
      ], question: .need),
    ChecklistItem(
      "Each screen has one explicit state", rules: ["explicit-view-state"], concerns: [.role(.viewModel)]),
    ChecklistItem(
      "Views render state and decide nothing", rules: ["view-decides-nothing", "view-data-access"]),
    ChecklistItem("State flows one way", rules: ["one-way-state", "domain-values"]),
    ChecklistItem(
      "View models reach data through repository protocols",
      rules: ["view-model-data-access", "repository-behind-protocol"], concerns: [.role(.viewModel)]),
    ChecklistItem(
      "One place composes everything and owns view models",
      rules: ["composition-root", "owned-view-model", "no-singletons", "no-singleton-use"]),
  ]

  static let repositoriesChecklist: [ChecklistItem] = [
    ChecklistItem(
      "Views know no database and no service", rules: ["view-data-access", "layer-dependencies"]),
    ChecklistItem(
      "View models take repositories and services by their initializers",
      rules: ["view-model-data-access", "depend-on-protocols", "no-property-injection"],
      concerns: [.role(.viewModel)]),
    ChecklistItem(
      "Every repository is behind a protocol", rules: ["repository-behind-protocol"],
      concerns: [.role(.repository)]),
    ChecklistItem(
      "The container makes everything, and only views are given it",
      rules: ["composition-root", "no-service-locator", "no-environment-services", "owned-view-model"]),
    ChecklistItem("No shared instance is added", rules: ["no-singletons", "no-singleton-use"]),
  ]

  static let appFactoryChecklist: [ChecklistItem] = [
    ChecklistItem(
      "Each feature package exposes one factory, and only that is used outside",
      rules: ["app-factory-surface", "features-enter-by-factory"]),
    ChecklistItem(
      "Factories make views and scenes, and nothing else", rules: ["app-factory-contract"],
      concerns: [.role(.factory)]),
    ChecklistItem(
      "Factories take protocols, never concrete components",
      rules: ["app-factory-injection", "depend-on-protocols", "no-property-injection"],
      concerns: [.role(.factory)],
      question: .need),
    ChecklistItem(
      "Concrete types are made by factories and environments only",
      rules: ["composition-root", "no-service-locator", "no-singletons", "no-singleton-use"]),
    ChecklistItem("Packages use only layers below them", rules: ["layer-dependencies"]),
  ]

  static let packagesChecklist: [ChecklistItem] = [
    ChecklistItem(
      "Manifests list what their targets import, and nothing else",
      rules: ["undeclared-dependency", "unused-dependency"])
  ]

  static let decisionsChecklist: [ChecklistItem] = [
    ChecklistItem(
      "Networks are asynchronous, stores synchronous",
      rules: ["async-network-protocols", "sync-store-protocols"]),
    ChecklistItem("One generic presenter serves every feature", rules: ["generic-presenter"]),
    ChecklistItem(
      "Decisions are recorded, and accepted ones stay as they were",
      rules: [
        "adr-status", "adr-sequence", "adr-sections", "adr-wording", "adr-naming", "adr-links",
        "decision-link",
      ]),
  ]
}
