/// Words of types that coordinate.
package enum CoordinationWords: KnownNames {
  package enum Tag: String, NameTag {
    case coordinator, leader, manner, navigator, otherBusiness, otherCoordinator, shown

    package var meaning: String {
      switch self {
      case .coordinator: "names the one that navigates, as the last word of a property"
      case .leader: "names a file that leads to screens of all kinds"
      case .manner: "as the last word of a type says how a screen appears, and not where the flow goes"
      case .shown: "says that what is coordinated is shown, whatever business it has"
      case .navigator: "says that a type in a layer of coordinators is one"
      case .otherBusiness: "says that what is coordinated is not a screen"
      case .otherCoordinator: "before `coordinator` says that it is Foundation's or Core Data's"
      }
    }
  }

  package static let subject = "Words of types that coordinate"

  package static let rows = NameRows(
    """
    [coordinator navigator] # A property of this name is the one that navigates.
    coordinator navigator wireframe
    router: leader

    [leader] # A file of this name leads to screens of all kinds.
    deeplink deeplinking deeplinks routes tabbar

    [navigator] # Among coordinators, only a type with such a name is one.
    flow: shown
    navigation opener

    [manner] # Shows what it is given, in its own way, as `ModalOpeningStyle` does.
    animation animator style transition

    [shown] # Coordinated because it is shown, as in `UploadScreenCoordinator`.
    editor modal onboarding page picker screen sheet tab view viewer wizard

    [otherBusiness] # Coordinated without being shown.
    api background backup cache data database download export http import migration network notification persistence
    refresh request session store sync synchronization transaction update upload url
    file: otherCoordinator
    persistent: otherCoordinator
    """)
}
