/// Attributes, property wrappers and macros of Apple's.
package enum AppleAttributes: KnownNames {
  package enum Tag: String, NameTag {
    case entryPoint, stored, observable, published, ignored, fetchesCoreData, fetchesSwiftData, keepsDefaults,
      keeps, keepsLazily, observes, environment, environmentObject, viewBuilder, mainActor, leavesOpen,
      previewMacro, test,
      checks, propertyWrapper

    package var meaning: String {
      switch self {
      case .entryPoint: "makes a type an entry point"
      case .stored: "makes a type data as it is stored"
      case .observable: "makes a class observed in all that it stores"
      case .published: "makes a property observed"
      case .ignored: "takes a property out of what is observed"
      case .fetchesCoreData: "fetches from Core Data"
      case .fetchesSwiftData: "fetches from SwiftData"
      case .keepsDefaults: "keeps a value in the user defaults"
      case .keeps: "keeps an object for as long as the view lives"
      case .keepsLazily: "asks for its object once, by an `@autoclosure`"
      case .observes: "observes an object that somebody else keeps"
      case .environment: "reads a value of the environment"
      case .environmentObject: "reads an object of the environment"
      case .viewBuilder: "builds what is shown"
      case .mainActor: "binds to the main actor"
      case .leavesOpen: "leaves a property one that others may set"
      case .previewMacro: "is the macro of a preview"
      case .test: "marks a test"
      case .checks: "is a macro that checks something in a test"
      case .propertyWrapper: "makes a type a property wrapper"
      }
    }
  }

  package static let subject = "Attributes, property wrappers and macros of Apple's"

  package static let rows = NameRows(
    """
    [entryPoint] # Where the app begins.
    NSApplicationMain UIApplicationMain main

    [propertyWrapper] # The type is a wrapper of properties.
    propertyWrapper

    [stored] # SwiftData's models are what is stored.
    Model

    [observable] # SwiftUI observes every stored property.
    Observable

    [published] # SwiftUI observes the property.
    Published

    [ignored] # Takes one property out of what is observed.
    ObservationIgnored: leavesOpen

    [fetchesCoreData] # Fetches from Core Data.
    FetchRequest SectionedFetchRequest

    [fetchesSwiftData] # Fetches from SwiftData.
    Query

    [keepsDefaults] # Keeps a value in the user defaults.
    AppStorage

    [keeps] # Keeps its object for as long as the view is shown.
    State
    StateObject: keepsLazily

    [observes] # Observes an object that somebody else keeps.
    ObservedObject

    [environment] # Reads a value of the environment.
    Environment

    [environmentObject] # Reads an object of the environment by its type.
    EnvironmentObject

    [viewBuilder] # What it marks builds what is shown.
    ViewBuilder

    [mainActor] # Binds to the actor of the user interface.
    MainActor: leavesOpen

    [leavesOpen] # Any other attribute makes an outlet, a binding or state of SwiftUI.
    available nonobjc objc preconcurrency

    [previewMacro] # Its closure is shown in Xcode only.
    Preview

    [test] # Swift Testing finds tests by it.
    Suite Test

    [checks] # Exists in tests only.
    expect require
    """)
}
