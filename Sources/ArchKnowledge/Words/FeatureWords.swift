import ArchFacts

/// Words of features, folders and modules.
package enum FeatureWords: KnownNames {
  package enum Tag: String, NameTag {
    case infrastructure, infrastructurePhrase, unlessShown
    case boot, bootFiller, launch
    case shared, sharedEnding
    case interface, layerFolder, age

    package var meaning: String {
      switch self {
      case .infrastructure: "as the whole name says that it is not a feature"
      case .infrastructurePhrase: "says in several words that it is not a feature"
      case .unlessShown: "may be something that a user sees, if there are screens"
      case .boot: "says that a feature is the boot of the app"
      case .bootFiller: "next to a word for boot says nothing"
      case .launch: "says that a feature may be about rockets or start-ups"
      case .shared: "is a folder for all features"
      case .sharedEnding: "ends the name of a folder for all features"
      case .interface: "ends the name of a module made for others to see"
      case .layerFolder: "is a folder for a layer"
      case .age: "says which of several a folder is, and not what it is about"
      }
    }
  }

  package static let subject = "Words of features, folders and modules"

  package static let rows = NameRows(
    """
    [infrastructure] # Serves all features, so it is not one itself.
    container coordinator coordinators database dependencies di helpers infrastructure keychain logging network
    networking persistence router routing storage utils
    core: bootFiller sharedEnding
    navigation: unlessShown

    [infrastructure sharedEnding] # Serves all features, so it is not one itself.
    common extensions shared utilities

    [infrastructurePhrase] # Serves all features, so it is not one itself.
    analytics␣client api␣client composition␣root core␣data deep␣linking dependency␣injection http␣client
    network␣client service␣locator

    [boot] # Starts the app.
    boot booting bootstrap bootstrapper bootstrapping launching
    launch: launch
    startup: launch

    [bootFiller] # Says nothing next to a word for boot.
    app application feature flow sequence

    [launch] # Rockets launch, too, and companies are start-ups.
    launches startups

    [shared] # Holds code for all features.
    App Application Base Common Components Core Extensions Foundation Helpers Resources Shared Sources Tests Utilities
    Utils

    [sharedEnding] # `DesignSystem`, `AppKit`, `NetworkCore` hold code for all features.
    base components kit system ui

    [interface] # Protocols and values that features hand each other.
    contract contracts interface interfaces

    [age] # `Old UI` beside `UI` is no feature called `Old`.
    Legacy New Old

    [layerFolder] # Named like a layer: boot has none of its own.
    Data Domain Entities Feature Features Presentation Repositories UseCases ViewModels Views
    """)
}

extension FeatureWords {
  /// Whether a target or a folder is made for others to see, by its name.
  package static func nameInterface(_ name: String) -> Bool {
    CamelCaseWords.of(name).last.map(interface.contains) ?? false
  }

  private static let interface = FeatureWords[.interface]
}
