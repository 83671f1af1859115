/// Words that speak of screens and of going there.
package enum ScreenWords: KnownNames {
  package enum Tag: String, NameTag {
    case verb, ambiguousVerb, noun, destination, placeOutside, screenByItself, route, namedRoute, deepLink,
      routeQualifier, pathEnd, otherScreen, otherView, interfaceVerb, interfaceNoun, navigates, routeType,
      screenAction, writtenDown, answersScreen

    package var meaning: String {
      switch self {
      case .verb: "goes to a screen, as the first word of a name"
      case .screenAction: "is done on the screen that a route leads to, as the first word of a case"
      case .ambiguousVerb: "may be a state as well: `openSession`"
      case .noun: "is a screen or a part of one"
      case .destination: "is a usual screen of an app"
      case .placeOutside: "is a place outside of apps as well"
      case .screenByItself: "is a screen even as the whole name of a launch state"
      case .route: "is a way to a screen"
      case .namedRoute: "is a way, to a screen or through a town"
      case .deepLink: "is an address of a place in the app"
      case .routeQualifier: "before a route says that it is one in an app"
      case .pathEnd: "is the last word of an enum whose list is a navigation path"
      case .otherScreen: "before `screen` says that it is not a screen of an app"
      case .otherView: "before `view` says that it is not a view of an app"
      case .interfaceVerb: "begins functions of the user interface, which have completions of their own"
      case .interfaceNoun: "is what is shown over or instead of a screen"
      case .answersScreen: "ends the name of what may answer a screen, whatever else is called so"
      case .navigates: "is what a function of a coordinator or router is called that navigates"
      case .writtenDown: "in the name of a type says that its cases are only counted or written down"
      case .routeType: "is the name of an enum that leads to screens, if its cases do"
      }
    }
  }

  package static let subject = "Words that speak of screens and of going there"

  package static let rows = NameRows(
    """
    [verb] # Goes to a screen, or away from one.
    go goto navigates presents redirect shows
    dismiss: ambiguousVerb interfaceVerb
    display: ambiguousVerb interfaceVerb
    navigate: interfaceVerb navigates
    open: ambiguousVerb
    pop: ambiguousVerb interfaceVerb navigates
    present: interfaceVerb
    push: ambiguousVerb routeQualifier interfaceVerb navigates
    route: route namedRoute pathEnd interfaceVerb navigates
    show: interfaceVerb

    [noun] # A screen, or a part of one.
    screens storyboard tabbar
    modal: routeQualifier interfaceNoun
    page: otherView
    screen: routeQualifier pathEnd interfaceNoun
    sheet: routeQualifier interfaceNoun
    tab: routeQualifier
    view: screenAction

    [noun interfaceNoun] # A screen, or a part of one.
    alert controller popover popup window

    [destination] # A usual screen of an app.
    detail details registration tutorial walkthrough
    dashboard: screenByItself
    home: placeOutside screenByItself routeQualifier
    landing: placeOutside screenByItself
    main: placeOutside routeQualifier otherScreen
    paywall: interfaceNoun
    root: placeOutside routeQualifier
    splash: screenByItself routeQualifier
    welcome: placeOutside routeQualifier

    [destination routeQualifier] # A usual screen of an app.
    auth login logout onboarding profile settings signin signup

    [destination placeOutside] # A usual screen of an app.
    feed flow menu register

    [route] # A way to a screen.
    deeplink: deepLink
    destination: namedRoute pathEnd
    destinations: namedRoute
    navigation: routeQualifier
    routes: namedRoute

    [routeQualifier] # Before `route` it says that the way is one in an app.
    app authentication boot deep editor initial launch link next pending picker selection sign start startup
    wizard

    [otherScreen] # `fullScreen`, `touchScreen`, `sunscreen` are no screens of an app.
    blue external full green large off second silk small split sun touch wide

    [writtenDown] # What is counted or written down leads nowhere.
    metric metrics stat statistic statistics stats telemetry tracking
    analytics: otherScreen
    trackable: otherScreen
    tracked: otherScreen

    [otherView] # `overview`, `interview`, `streetView`, `worldView` are no views of an app.
    ad bird inter over points pre product re read street world

    [interfaceVerb] # The user interface has completions of its own, for what ends when it ends.
    animate application hide scene transition url

    [interfaceNoun] # Shown over a screen, or instead of one.
    banner dialog notice overlay safari snackbar toast tooltip

    [navigates] # How coordinators and routers call what navigates.
    popToRoot

    [screenAction] # What one does on a screen, in the cases of an enum of routes.
    add browse choose compose configure create edit enter manage pick preview review select

    [answersScreen] # Use cases are called so in VIPER, and so is what a screen asks for the next one.
    interactor

    [routeType] # An enum of this name leads to screens if its cases do.
    Destination NavigationTarget Route Screen
    """)
}
