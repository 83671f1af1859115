import ArchFacts
import ArchModel

/// What dependency injection libraries are called and how dependencies are pulled out of them.
///
/// A name such as `resolve` or `Container` means many things; it counts only where a file imports a library.
enum InjectionLibraries {
  /// Import modules.
  static let modules: Set<String> = [
    "Swinject", "SwinjectAutoregistration", "SwinjectStoryboard", "Resolver", "Factory", "FactoryKit",
    "NeedleFoundation", "Dependencies", "DependenciesMacros", "Dip", "Cleanse", "DITranquillity", "SafeDI",
    "Knit", "DIKit", "MicroContainer", "Deli", "Pure", "WhoopDIKit", "Dependiject", "Typhoon",
  ]

  /// A framework whose own way of handing dependencies to a reducer is not a locator.
  static let frameworkModules: Set<String> = ["ComposableArchitecture"]

  /// Types that hand out dependencies.
  static let containers: Set<String> = [
    "Container", "Resolver", "Assembler", "SharedContainer", "ManagedContainer", "DependencyContainer",
    "DIContainer", "TyphoonComponentFactory", "AppContext", "DependencyValues",
    "WhoopDI", "SwinjectStoryboard",
  ]

  /// Types whose conformance or extension is where dependencies are registered.
  static let registrars: Set<String> = [
    "Assembly", "ModuleAssembly", "AutoInitModuleAssembly", "ResolverRegistering", "AutoRegistering",
    "DIPart",
    "DIFramework", "TyphoonAssembly", "DependencyModule", "DependencyKey", "TestDependencyKey",
    "EnvironmentKey", "RootComponent", "BootstrapComponent", "DependencyValues", "EnvironmentValues",
    "SharedContainer", "ManagedContainer",
  ]

  /// Attributes of properties that are filled from a container, under names that no framework of Apple's uses.
  static let wrappers: Set<String> = [
    "Injected", "LazyInjected", "WeakLazyInjected", "OptionalInjected", "InjectedObject",
    "InjectedObservable", "DynamicInjected", "InjectedType", "InjectedContainer", "InjectedWeak", "Inject",
    "LazyInject", "OptionalInject",
  ]

  /// The same, under names that mean something else without the library.
  static let importedWrappers: Set<String> = [
    "Dependency", "DependencyArray", "Weaver", "WeaverP2", "Store",
  ]

  /// Members and functions that pull.
  static let lookups: Set<String> = [
    "resolve", "resolveMany", "resolveOptional", "optional", "inject", "get", "create",
  ]

  /// The first names of calls that register.
  static let registrations: Set<String> = [
    "register", "autoregister", "registerSingleton", "registerFactory", "bind", "registerIfNeeded",
    "registerAllServices", "implements",
  ]

  /// Properties that are the container of a library.
  static let roots: Set<String> = [
    "Resolver.main", "Resolver.root", "Container.shared", "AppContext.shared", "DependencyContainer.shared",
    "SwinjectStoryboard.defaultContainer", "DependencyValues._current",
  ]
}

extension InjectionLibraries {
  static func isImported(by file: SourceFile) -> Bool { imports(of: file) { modules.contains($0) } }

  /// Whether a library is imported, and no framework that brings its own way of injection.
  static func isImportedByItself(by file: SourceFile) -> Bool {
    isImported(by: file) && !imports(of: file) { frameworkModules.contains($0) }
  }

  private static func imports(of file: SourceFile, _ matches: (String) -> Bool) -> Bool {
    file.facts.imports.contains { entry in
      var path = NamePath(entry.path)
      return path.next(in: file.facts.bytes).map { matches(file.facts.verbatim($0)) } ?? false
    }
  }
}
