/// Types, attributes and protocols of libraries.
package enum LibraryTypes: KnownNames {
  package enum Tag: String, NameTag {
    case container, registrar, assembly, wrapper, importedWrapper, factory, dependencyKey, observable,
      entryPoint, factoryResolver, asksForShared, testCase, buildMaker, buildPlugin, compilerPlugin,
      stream, stateStore, box, request, stored, listItem

    package var meaning: String {
      switch self {
      case .container: "hands out dependencies"
      case .registrar: "is where dependencies are registered, by conformance or extension"
      case .assembly:
        "is where a library is told what to make, in extensions of it and in what conforms to it"
      case .wrapper: "fills a property from a container"
      case .factory: "makes its last generic argument"
      case .importedWrapper: "fills a property from a container, where a library is imported"
      case .dependencyKey: "makes a type the key that live dependencies are read by"
      case .observable: "makes a class observed in all that it stores"
      case .entryPoint: "makes a type an entry point"
      case .factoryResolver: "is a resolver that is asked directly"
      case .asksForShared: "asks what conforms to it for a static instance of itself called `shared`"
      case .box: "keeps a value and tells of each change, as what is observed"
      case .stateStore: "gives the state of a feature to its view, where the library is imported"
      case .request: "makes a type a value: what is to be asked of a server"
      case .stored: "makes a type data as it is stored"
      case .listItem:
        "makes a type data, unless it holds or awaits something that works, or changes as an object"
      case .stream: "makes a type a value: values over time"
      case .testCase: "makes a type a test case, by the ending of its name"
      case .buildMaker: "is called by descriptions of a build"
      case .buildPlugin: "makes a type a plug-in of the build"
      case .compilerPlugin: "makes a type a program that the compiler runs"
      }
    }
  }

  package static let subject = "Types, attributes and protocols of libraries"

  package static let rows = NameRows(
    """
    [container] # A container of a library for dependency injection.
    AppContext DependencyContainer TyphoonComponentFactory WhoopDI
    Assembler: assembly
    Container: assembly
    DIContainer: assembly
    DependencyValues: registrar
    ManagedContainer: registrar assembly
    Resolver: factoryResolver assembly
    SharedContainer: registrar asksForShared assembly
    SwinjectStoryboard: assembly

    [registrar assembly] # Its conformances and extensions register what a library is to make.
    Assembly AutoInitModuleAssembly AutoRegistering BootstrapComponent DIFramework DIPart DependencyModule
    ModuleAssembly ResolverRegistering RootComponent TyphoonAssembly

    [registrar] # Its conformances and extensions register dependencies.
    EnvironmentKey EnvironmentValues TestDependencyKey
    DependencyKey: dependencyKey

    [wrapper] # Fills its property from a container; no framework of Apple's has the name.
    DynamicInjected Inject Injected InjectedContainer InjectedObject InjectedObservable InjectedType InjectedWeak
    LazyInject LazyInjected OptionalInject OptionalInjected WeakLazyInjected

    [importedWrapper] # Means something else without the library.
    Dependency DependencyArray Weaver WeaverP2
    Store: stateStore

    [factory] # What Factory's containers keep for each dependency.
    Factory ParameterFactory

    [observable] # Point-Free's back port of `@Observable`.
    Perceptible

    [entryPoint] # swift-argument-parser starts the program with it.
    AsyncParsableCommand ParsableCommand

    [compilerPlugin] # The compiler starts it to expand macros, so no app starts there.
    CompilerPlugin

    [stateStore] # The view of a feature of the Composable Architecture reads its state through it.
    StoreOf ViewStore ViewStoreOf

    [box] # RxSwift's and RxRelay's: what a view model keeps in one is published.
    BehaviorRelay BehaviorSubject

    [stream] # RxSwift's streams: what is one is passed on like any value.
    ObservableConvertibleType ObservableType SharedSequenceConvertibleType

    [request] # Alamofire's and Moya's: what is to be asked, made for each call.
    TargetType URLConvertible URLRequestConvertible

    [stored] # CoreStore's and Realm's: the library makes what inherits from it, and keeps it.
    CoreStoreObject EmbeddedObject Object RLMEmbeddedObject RLMObject

    [listItem] # IGListKit's, DifferenceKit's and RxDataSources' lists compare what is in them, which may have to be an object.
    ContentEquatable ContentIdentifiable Differentiable IdentifiableType ListDiffable ListSwiftDiffable

    [testCase] # A class of tests, of XCTest, Quick or a team's own.
    AsyncSpec QuickSpec TestCase XCTestCase

    [buildMaker] # Tuist's, SwiftPM's and Danger's descriptions call it.
    Config Danger Dependencies Package Project Template Workspace

    [buildPlugin] # SwiftPM and Xcode run it while they build.
    BuildToolPlugin CommandPlugin XcodeBuildToolPlugin XcodeCommandPlugin
    """)
}
