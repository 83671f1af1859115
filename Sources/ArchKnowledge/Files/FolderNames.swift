import ArchFacts

/// Names of folders and files.
package enum FolderNames: KnownNames {
  package enum Tag: String, NameTag {
    case test, testEnding, testFileEnding, previewFile, build, buildFile, modules, features, tools, vendored
    case samples, appOfModule, extensions, platform, models, protocols
    case viewModels, services, vague

    package var meaning: String {
      switch self {
      case .test: "is a folder of tests, doubles or previews"
      case .testEnding: "ends the name of a folder of tests or doubles"
      case .testFileEnding: "ends the name of a file of tests, doubles or previews"
      case .previewFile: "is a file for previews"
      case .build: "is a folder of descriptions of the build"
      case .buildFile: "is a file that describes the build"
      case .modules: "is a folder whose folders are modules"
      case .tools: "at the root of a codebase is a folder of tools and descriptions of the build"
      case .vendored: "is a folder of other people's code"
      case .samples: "is a folder of apps that show how something is used"
      case .appOfModule: "ends the name of an app that shows the module beside it"
      case .extensions: "is a folder of extensions of types from everywhere"
      case .platform: "before `OS` is the first word of a platform's name"
      case .features: "is a folder whose folders are features"
      case .models: "is a folder of models, of whichever kind"
      case .protocols: "is a folder of protocols, of whichever kind"
      case .viewModels: "is a folder of what screens show, wherever it is"
      case .vague: "says nothing of what is in it; `*SDK` may begin anyhow"
      case .services: "is a folder of services, with or without what they speak of"
      }
    }
  }

  package static let subject = "Names of folders and files"

  package static let rows = NameRows(
    """
    [test] # Holds what no app ships.
    Fakes Fixtures Mock Preview Preview␣Assets Preview␣Content Preview␣Data Preview␣Helpers PreviewAssets
    PreviewContent PreviewData PreviewHelpers PreviewMocks PreviewSupport Previews SnapshotTests Spies Stubs Test
    Test␣Doubles Test␣Helpers Test␣Support TestDoubles TestUtilities fixtures mocks tests

    [test testEnding] # Holds what no app ships.
    Mocks TestHelpers TestHost TestKit TestSupport TestUtils Tests

    [testEnding] # `PaymentTests` and `Payment Tests` hold tests.
    ␣Tests

    [testFileEnding] # Holds what no app ships.
    +Fixture.swift +Fixtures.swift +Mock.swift +Preview.swift Mock.swift Mocks.swift Previews.swift Stub.swift
    Tests.swift

    [previewFile] # For previews; `LinkPreviewHelpers.swift` belongs to the app.
    PreviewHelpers.swift PreviewMocks.swift PreviewSampleData.swift PreviewSupport.swift

    [build] # Descriptions of the build.
    ProjectDescriptionHelpers

    [build tools] # Tuist's and SwiftPM's descriptions and plug-ins.
    Plugins Templates Tuist

    [buildFile] # Read by Tuist or Danger.
    Config.swift Dangerfile.swift Dependencies.swift Project.swift Tuist.swift Workspace.swift

    [modules] # Its folders are modules.
    Frameworks Libraries LocalPackages Projects Targets
    Modules: features
    Packages: features

    [extensions] # Extends types from everywhere.
    Categories Extension Extensions

    [models] # They may be of a domain, a server, a database or the screens.
    Model Models model models

    [protocols] # They may be what the app needs, or what its screens have in common.
    Protocol Protocols protocol protocols

    [viewModels] # Nothing else is called so: `Data/ViewModels` shows what `Data` holds.
    View␣Controllers View␣Models View␣controllers ViewControllers ViewModel ViewModels

    [vague] # Any folder says more, wherever it is: a package for all of the app, or where its code is.
    *SDK Apps Common Sources

    [services] # Models in it may be those of the app: nothing says of whom.
    Service Services service services

    [features] # Its folders are features.
    Feature Features Flows Scenes Screens

    [tools] # Not part of the app, though Swift.
    BuildTools Danger Generator Plugin Scripts Tools fastlane scripts tools

    [platform] # `macOSShop` is `macos-shop`, though its words are `mac`, `os` and `shop`.
    ipad mac tv vision watch

    [vendored] # Code of others, kept with the app's own.
    External Externals Third-Party ThirdParty Vendor Vendored third-party third_party thirdparty vendor

    [appOfModule] # `Chat/ChatApp` next to the module `Chat/Chat`; by itself it says that all in it is the app's.
    App: vague

    [samples] # A small app next to what it shows.
    Demo DemoApp Demos Example ExampleApp Examples Playground Playgrounds Sample SampleApp Samples
    """)
}

extension FolderNames {
  /// Whether the last of several words of a folder's name says that it is a sample: `KeychainExample`, `CartDemo`.
  package static func endsAsSample(_ folder: String) -> Bool {
    CamelCaseWords.last(ofSeveralIn: folder).map(sampleWords.contains) ?? false
  }

  /// Whether a layer is called after folders of extensions, such as `core-extensions`: no type is at home there.
  package static func nameExtensions(_ layer: String) -> Bool {
    CamelCaseWords.of(layer).last.map(extensionWords.contains) ?? false
  }

  private static let sampleWords = Set(FolderNames[.samples].map { $0.lowercased() })
  private static let extensionWords = Set(FolderNames[.extensions].map { $0.lowercased() })
}
