package import ArchConfig
package import ArchModel

/// Every rule there is, one line each, by id.
package enum RuleCatalog {
  package static let all: [any Rule.Type] = (code + records + adoption).sorted { $0.about.id < $1.about.id }

  /// The one that says which uses between layers are allowed.
  package static let layerOrder: any Rule.Type = LayerDependencies.self

  package static let records: [any RecordRule.Type] = [
    ADRLinks.self,
    ADRNaming.self,
    ADRSections.self,
    ADRSequence.self,
    ADRStatus.self,
    ADRWording.self,
    DecisionLink.self,
  ]

  package static let adoption: [any AdoptionRule.Type] = [
    Suppressions.self
  ]

  package static let code: [any CodeRule.Type] = [
    AppFactoryContract.self,
    AppFactoryInjection.self,
    AppFactorySurface.self,
    AsyncNetworkProtocols.self,
    BootDepth.self,
    BootIO.self,
    BootLogic.self,
    BootPlacement.self,
    CompositionRootRule.self,
    CoordinatorsDecideNothing.self,
    CoordinatorsNavigate.self,
    DependOnProtocols.self,
    DependencyCycle.self,
    DomainConcurrency.self,
    DomainImports.self,
    DomainValues.self,
    ExplicitViewState.self,
    FeatureIsolation.self,
    FeatureShape.self,
    FeaturesEnterByFactory.self,
    GenericPresenter.self,
    ImplementationPlacement.self,
    LaunchStateUIAgnostic.self,
    LayerDependencies.self,
    NoEnvironmentServices.self,
    NoPropertyInjection.self,
    NoRoutesInDomain.self,
    NoServiceLocator.self,
    NoSingletonUse.self,
    NoSingletons.self,
    NoStaticFactories.self,
    OneWayState.self,
    OwnedViewModel.self,
    ProtocolPlacement.self,
    RepositoryBehindProtocol.self,
    SyncStoreProtocols.self,
    UndeclaredDependency.self,
    UnmappedFile.self,
    UnusedDependency.self,
    UseCaseReturns.self,
    ViewDataAccess.self,
    ViewDecidesNothing.self,
    ViewModelDataAccess.self,
  ]

  /// What the configuration may say about each rule.
  package static var known: [KnownRule] {
    all.map { rule in
      KnownRule(id: rule.about.id, options: options(of: rule).map { KnownRule.Option($0.name, $0.form) })
    }
  }

  /// Whether anybody asked for a rule: a preset, the configuration, the command line, or what it looks at.
  package static func isTurnedOn(_ rule: any Rule.Type, in architecture: Architecture) -> Bool {
    subject(of: rule) != nil || architecture.turnsOn(rule.about.id)
  }

  /// What asks for a rule by being there, such as `records`; `nil` for a rule that has to be turned on.
  package static func subject(of rule: any Rule.Type) -> String? {
    switch rule.form {
    case .code, .file: nil
    case .record: "records"
    case .adoption: "suppressions"
    }
  }

  /// The rules that compare manifests with imports, by id.
  package static let manifestRules = [UndeclaredDependency.about.id, UnusedDependency.about.id]

  /// The targets that these do not judge, by the paths of their manifests: those whose lists are computed, and those
  /// whose manifests are not among the files.
  package static func targetsWithoutManifestRules(
    in codebase: Codebase
  ) -> (computed: [String: [String]], leftOut: [String: [String]]) {
    UndeclaredDependency.unjudgedTargets(in: codebase)
  }

  /// The rule that finds holes in the map, by its id.
  package static var unmappedFiles: String { UnmappedFile.about.id }

  /// Whether `allow` of a rule also names who uses something.
  package static func allowsUsers(_ rule: any Rule.Type) -> Bool {
    rule.form.code?.allowsUsers ?? false
  }

  package static func rule(_ id: String) -> (any Rule.Type)? { all.first { $0.about.id == id } }

  /// The options of a rule besides those that all rules have, in the order in which it reads them.
  ///
  /// - Parameter setting: what the configuration says about the rule, for the values of the options.
  package static func options(
    of rule: any Rule.Type, set setting: RuleSetting? = nil
  ) -> [OptionReader.Option] {
    var reader = OptionReader(setting)
    _ = rule.init(options: &reader)
    return reader.declared
  }
}
