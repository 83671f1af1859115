import Testing

@testable import ArchRules

/// Which names speak of screens and of going there, and which look-alikes do not.
@Suite struct RouteWordsTests {
  @Test(arguments: [
    ("showHome", "show home"), ("showHomeScreen", "show home"), ("presentOnboarding", "present onboarding"),
    ("shouldShowLogin", "show login"), ("willShowLogin", "show login"), ("navigateToCart", "navigate"),
    ("goToLogin", "go login"), ("openSettings", "open settings"), ("displayAlert", "display alert"),
    ("pushView", "push view"), ("initialRoute", "route"), ("loginDestination", "destination"),
    ("loginScreen", "screen"), ("homeViewController", "view controller"),
    ("goHome", nil), ("routeMap", nil), ("routeToCart", nil), ("show", nil), ("should", nil),
    ("willShow", nil),
    ("displayName", nil), ("displayMain", nil), ("pushMain", nil), ("opened", nil), ("route", nil),
    ("deliveryRoute", nil), ("travelDestination", nil), ("fullScreen", nil), ("screen", nil),
    ("screenSize", nil), ("viewController2", nil), ("presented", nil), ("showMustGoOnForever", nil),
  ])
  func `a case of the domain names a screen or a way there`(name: String, words: String?) {
    Self.check(RouteWords.domainCase(name), words)
  }

  @Test(arguments: [
    ("showDetails", false, nil), ("showDetails", true, "show details"), ("pushSettings", false, nil),
    ("showsModal", false, "shows modal"), ("isFullScreen", true, nil), ("hasLoginScreen", true, nil),
    ("hasLoginScreen", false, "screen"), ("nextRoute", false, "route"), ("overview", false, nil),
  ])
  func `a property of the domain may be called after a thing`(name: String, isFlag: Bool, words: String?) {
    Self.check(RouteWords.domainProperty(name, isFlag: isFlag), words)
  }

  @Test(arguments: [
    ("home", "home"), ("mainTab", "main tab"), ("tabBar", "tab bar"), ("needsUI", "ui"), ("route", "route"),
    ("deliveryRoute", "route"), ("presentCart", "present"), ("showCart", "show"), ("openSession", nil),
    ("displayUnavailable", nil), ("show", nil), ("homeless", nil), ("mainTabs", nil), ("authenticated", nil),
    ("goTo", "go"),
  ])
  func `a case of a launch state names what is shown`(name: String, words: String?) {
    Self.check(RouteWords.launchCase(name), words)
  }

  @Test(arguments: [
    ("DetailView", true), ("StreetView", false), ("View", true), ("ViewCard", false), ("Overview", false),
    ("LoginViewController", true), ("CardHostingController", true), ("GameController", false),
    ("LoginCoordinator", true), ("Coordinator", false), ("AnyView", true), ("Card", false),
  ])
  func `a type of screens is named like one`(name: String, isOne: Bool) {
    #expect(RouteWords.isScreenType(name) == isOne)
  }

  @Test(arguments: [
    ("UIAlertController", true), ("NSOutlineView", true), ("UIViewController", true), ("UIImage", false),
    ("CardView", false), ("GameController", false),
  ])
  func `a type of the system's user interface has its prefix`(name: String, isOne: Bool) {
    #expect(RouteWords.isInterfaceType(name) == isOne)
  }

  @Test func `only the last word of a name makes a route, only the first of a case a destination`() {
    #expect(["CatalogRoute", "CheckoutDestination", "AppRoutes"].allSatisfy(RouteWords.isNamedRoute))
    #expect(!["Route", "RouteCatalog", "Catalog"].contains(where: RouteWords.isNamedRoute))
    #expect(["login", "homeOfAll", "settings"].allSatisfy(RouteWords.isDestination))
    #expect(!["cart", "toLogin", ""].contains(where: RouteWords.isDestination))
    #expect(["login", "settings"].allSatisfy(RouteWords.isScreenDestination))
    #expect(!["home", "main", "cart", ""].contains(where: RouteWords.isScreenDestination))
    #expect(["editProgress", "viewDetails"].allSatisfy(RouteWords.isScreenAction))
    // What is done to something has that behind it.
    #expect(!["edit", "view", "progressEdit", ""].contains(where: RouteWords.isScreenAction))
  }

  private static func check(_ evidence: RouteWords.Evidence?, _ words: String?) {
    guard let words else {
      #expect(evidence == nil)
      return
    }
    #expect(evidence?.clause.hasSuffix("('\(words)')") == true, "\(evidence?.clause ?? "nothing")")
  }
}
