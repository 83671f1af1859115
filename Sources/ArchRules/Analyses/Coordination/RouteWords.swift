import ArchFacts
import ArchKnowledge
import ArchModel

/// Tells names that speak of screens and navigation from names of states and business, word by word.
///
/// `displayName`, `presented`, `openingHours`, `viewed` and `screenSize` hold such words only in part or in
/// another sense, and are left alone.
enum RouteWords {
  struct Evidence: Equatable {
    /// Worded to follow the name: "names a screen ('screen')".
    let clause: String

    static func screen(_ word: String) -> Evidence { Evidence(clause: "names a screen ('\(word)')") }
    static func navigation(_ word: String) -> Evidence {
      Evidence(clause: "is about navigation ('\(word)')")
    }
  }

  /// A case of a launch state: anything that is shown, presented or navigated to.
  static func launchCase(_ name: String) -> Evidence? {
    let words = CamelCaseWords.of(name)
    if let evidence = screenNoun(words) ?? route(words, isBareEnough: true) { return evidence }
    if let evidence = showing(words, .command) { return evidence }
    // "openSession" and "displayUnavailable" are states; what is shown or presented is not.
    if let verb = navigationVerb(words), words.count > 1, !ambiguousVerbs.contains(verb) {
      return .navigation(verb)
    }
    if words.count == 1, let only = words.first, screensByThemselves.contains(only) { return .screen(only) }
    if words == ["tab", "bar"] || words == ["main", "tab"] { return .screen(words.joined(separator: " ")) }
    return words.contains("ui") ? .screen("ui") : nil
  }

  /// An enum case of the domain.
  static func domainCase(_ name: String) -> Evidence? {
    let words = CamelCaseWords.of(name)
    return showing(words, .command) ?? screenNoun(words) ?? route(words, isBareEnough: false)
  }

  /// A property of the domain. A flag about hardware or a setting is not our concern.
  static func domainProperty(_ name: String, isFlag: Bool, mayOpen: Bool = true) -> Evidence? {
    let words = CamelCaseWords.of(name)
    if mayOpen, let evidence = showing(words, isFlag ? .command : .noun) { return evidence }
    if isFlag, words.contains("is") || words.contains("has") { return nil }
    return screenNoun(words) ?? route(words, isBareEnough: false)
  }

  /// A type of the domain, by its name alone.
  static func domainType(_ name: String) -> Evidence? {
    let words = CamelCaseWords.of(name)
    if isScreenType(name) { return .screen(words.last ?? name) }
    return screenNoun(words) ?? route(words, isBareEnough: false)
  }

  /// A type of the user interface: UIKit's and SwiftUI's own, or one named as they are.
  static func isScreenType(_ name: String) -> Bool {
    if interfaceTypes.contains(name) { return true }
    let words = CamelCaseWords.of(name)
    guard words.count > 1 else { return false }
    if words.suffix(2) == ["view", "controller"] || words.suffix(2) == ["hosting", "controller"] {
      return true
    }
    if words.last == "coordinator" { return words.first.map { !otherCoordinators.contains($0) } ?? true }
    return words.last == "view" && !qualifiersOfOtherViews.contains(words[words.count - 2])
  }

  /// A type of UIKit's, AppKit's or SwiftUI's.
  static func isInterfaceType(_ name: String) -> Bool {
    if interfaceTypes.contains(name) { return true }
    return AppleTypes[.ofScreens].contains(where: name.hasPrefix)
      && (name.hasSuffix("View") || name.hasSuffix("Controller"))
  }

  /// `DeepLink` and `PushDeepLink`, as an enum: each case is a place in the app. A text or an address of that name is data.
  static func isDeepLink(_ name: String) -> Bool {
    let words = CamelCaseWords.of(name)
    return deepLinks.contains(words.suffix(2).joined()) || words.last.map(deepLinks.contains) ?? false
  }

  private static let deepLinks = ScreenWords[.deepLink]

  /// The type's cases name places to go to: `enum Route { case login, home }`.
  static func isRouteEnum(_ name: String) -> Bool { routeTypes.contains(name) }

  private static let routeTypes = ScreenWords[.routeType]

  static func isDestination(_ caseName: String) -> Bool {
    let words = CamelCaseWords.of(caseName)
    return words.first.map(destinations.contains) ?? false
  }

  /// `CatalogRoute` and `CheckoutDestination` may be ways through a town, too: only their cases tell.
  static func isNamedRoute(_ name: String) -> Bool {
    let words = CamelCaseWords.of(name)
    return words.count > 1
      && words.last.map(namedRoutes.contains) ?? false
  }

  /// A place in an app and nowhere else: parcels go home, too, and trains take the main route.
  static func isScreenDestination(_ caseName: String) -> Bool {
    let words = CamelCaseWords.of(caseName)
    return words.first.map { destinations.contains($0) && !placesOutside.contains($0) } ?? false
  }

  /// `editProgress`, `viewDetails`: what is done on the screen that a route leads to.
  static func isScreenAction(_ caseName: String) -> Bool {
    let words = CamelCaseWords.of(caseName)
    return words.count > 1 && words.first.map(screenActions.contains) ?? false
  }

  private static let screenActions = ScreenWords[.screenAction]

  /// `AnalyticsEvent`, `StatEvent`: what has happened is counted, `openSettings` among it, and nobody goes there by it.
  static func isWrittenDown(_ typeName: String) -> Bool {
    CamelCaseWords.of(typeName).contains(where: writtenDown.contains)
  }

  private static let writtenDown = ScreenWords[.writtenDown]

  private enum Mood {
    /// A case or a flag: "showHome" says what to do.
    case command
    /// A property: "showDetails" may be the details of a show, "pushSettings" the settings of push.
    case noun
  }

  // show + home, present + onboarding, navigate to anything, open + settings.
  private static func showing(_ words: [String], _ mood: Mood) -> Evidence? {
    var words = words
    if words.count > 2, let first = words.first, first == "should" || first == "must" || first == "will" {
      words.removeFirst()
    }
    guard let verb = navigationVerb(words) else { return nil }
    if verb == "navigate" || verb == "navigates" { return .navigation(verb) }
    let rest = words.dropFirst()
    let isAdjective = mood == .noun || verb == "push" || verb == "pop" || verb == "display"
    let target = rest.first { nouns.contains($0) || !isAdjective && destinations.contains($0) }
    guard let target else { return nil }
    // "showProfilePicture" shows data; the destination is what the name ends in, or what follows "to".
    guard rest.last == target || target == rest.dropFirst(rest.first == "to" ? 1 : 0).first && rest.count < 3
    else { return nil }
    return .navigation("\(verb) \(target)")
  }

  private static func navigationVerb(_ words: [String]) -> String? {
    guard let first = words.first, verbs.contains(first) else { return nil }
    if first == "go", words.count < 2 || words[1] != "to" { return nil }
    if first == "route", words.count < 2 || words[1] != "to" { return nil }
    return first
  }

  /// `AppScreen`, whatever it may be a screen of.
  static func isNamedScreen(_ name: String) -> Bool { isScreen(CamelCaseWords.of(name).last) }

  private static func isScreen(_ word: String?) -> Bool { word == "screen" || word == "screens" }

  // loginScreen, homeViewController, mainPage; not fullScreen or screenSize.
  private static func screenNoun(_ words: [String]) -> Evidence? {
    if words.suffix(2) == ["view", "controller"] { return .screen("view controller") }
    guard let last = words.last, words.count > 1, isScreen(last) else { return nil }
    return qualifiersOfOtherScreens.contains(words[words.count - 2]) ? nil : .screen(last)
  }

  // initialRoute, LoginDestination; not deliveryRoute or travelDestination.
  private static func route(_ words: [String], isBareEnough: Bool) -> Evidence? {
    guard let last = words.last, routes.contains(last) else { return nil }
    if words.count == 1 { return isBareEnough ? .navigation(last) : nil }
    let qualifiers = words.dropLast()
    guard isBareEnough || qualifiers.contains(where: routeQualifiers.contains) else { return nil }
    return .navigation(last)
  }

  private static let verbs = ScreenWords[.verb]

  private static let ambiguousVerbs = ScreenWords[.ambiguousVerb]

  private static let nouns = ScreenWords[.noun]

  private static let destinations = ScreenWords[.destination]

  private static let placesOutside = ScreenWords[.placeOutside]

  private static let screensByThemselves = ScreenWords[.screenByItself]

  private static let routes = ScreenWords[.route]

  private static let routeQualifiers = ScreenWords[.routeQualifier]

  private static let qualifiersOfOtherScreens = ScreenWords[.otherScreen]

  private static let qualifiersOfOtherViews = ScreenWords[.otherView]

  private static let namedRoutes = ScreenWords[.namedRoute]

  private static let otherCoordinators = CoordinationWords[.otherCoordinator]

  private static let interfaceTypes = AppleTypes[.screen]
}

/// The names of types within the parentheses of an enum case.
enum PayloadNames {
  static func all(_ payload: ByteRange, in facts: FileFacts) -> [ByteRange] {
    facts.typeReferences(in: payload).compactMap {
      $0.role == .payload
        ? NamePath.names($0.name, in: facts.bytes).last : nil
    }
  }
}
