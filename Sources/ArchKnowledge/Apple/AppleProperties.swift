/// Properties and members of Apple's types.
package enum AppleProperties: KnownNames {
  package enum Tag: String, NameTag {
    case navigationController, tabBarController, splitViewController, viewController, window, root, own,
      presentation, coreData, swiftData, coreDataKey, swiftDataKey, ofEveryRecord, ofTask, ofTaskInit, host,
      wrapped

    package var meaning: String {
      switch self {
      case .navigationController: "is a `UINavigationController`"
      case .tabBarController: "is a `UITabBarController`"
      case .splitViewController: "is a `UISplitViewController`"
      case .viewController: "is a `UIViewController`"
      case .window: "is a `UIWindow`"
      case .root: "is the screen that a window shows"
      case .own: "leads to what shows the type itself, so that dismissing it is its own matter"
      case .presentation: "is how an older view of SwiftUI dismisses itself"
      case .coreData: "leads to Core Data, if what it is read from says so"
      case .swiftData: "leads to SwiftData, if what it is read from says so"
      case .coreDataKey: "is a value of the SwiftUI environment that is Core Data"
      case .swiftDataKey: "is a value of the SwiftUI environment that is SwiftData"
      case .ofEveryRecord: "is a property that every managed object has"
      case .ofTask: "is a member of Swift's `Task`"
      case .ofTaskInit: "labels an argument of Swift's `Task`"
      case .host: "is the host of an app extension"
      case .wrapped: "labels the first value of a property wrapper"
      }
    }
  }

  package static let subject = "Properties and members of Apple's types"

  package static let rows = NameRows(
    """
    [navigationController] # A property of every view controller.
    navigationController: own

    [tabBarController] # A property of every view controller.
    tabBarController

    [splitViewController] # A property of every view controller.
    splitViewController

    [viewController] # A property of view controllers, navigation controllers or windows.
    presentedViewController topViewController visibleViewController
    presentingViewController: own
    rootViewController: root

    [window] # The window that a view or a scene is in.
    keyWindow

    [own] # Leads to what shows the type itself.
    self
    presentationMode: presentation
    wrappedValue: wrapped

    [coreData] # Leads to the database of Core Data.
    newBackgroundContext viewContext
    managedObjectContext: coreDataKey ofEveryRecord

    [swiftData] # Leads to the database of SwiftData.
    mainContext
    modelContext: swiftDataKey

    [ofTask] # Only Swift's `Task` has it, not a thing to do in an app.
    checkCancellation currentPriority detached immediate init isCancelled sleep yield

    [ofTaskInit] # Only Swift's `Task` takes it.
    operation priority

    [host] # The host of an app extension.
    extensionContext

    [wrapped] # `State` takes its first value by this label as well.
    initialValue
    """)
}

extension AppleProperties {
  /// The types of those that lead from one view controller to others.
  package static let types: [String: String] = {
    let leading: [(Tag, String)] = [
      (.navigationController, "UINavigationController"), (.tabBarController, "UITabBarController"),
      (.splitViewController, "UISplitViewController"), (.viewController, "UIViewController"),
      (.window, "UIWindow"),
    ]
    var types: [String: String] = [:]
    for (tag, type) in leading {
      for name in AppleProperties[tag] { types[name] = type }
    }
    return types
  }()
}
