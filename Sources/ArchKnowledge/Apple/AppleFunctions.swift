/// Functions of Apple's.
package enum AppleFunctions: KnownNames {
  package enum Tag: String, NameTag {
    case stores, keychain, concurrency, navigates, mayNavigate, changesPath, mutates, loops, chooses,
      computes, answersHost, environment, isolation, animated, bySender, dismisses, opens, opensURL,
      launches, launchLabel, later, acts, assigns, readsLabel, writes,
      makesCoordinator, each, dequeues, fillsStack

    package var meaning: String {
      switch self {
      case .stores: "keeps something"
      case .keychain: "is access to the keychain"
      case .concurrency: "runs code elsewhere or later, or guards against that"
      case .navigates: "changes what is on the screen, and nothing else is called like it"
      case .mayNavigate: "changes what is on the screen, if its labels or its receiver say so"
      case .changesPath: "changes what is on the screen, if it is called on a navigation path"
      case .mutates: "changes what it is called on"
      case .loops: "walks through a list"
      case .chooses: "chooses some of a list"
      case .computes: "chooses some of a list, or computes something from it"
      case .answersHost: "is how an app extension tells its host that it is done"
      case .environment: "puts a value into the SwiftUI environment"
      case .isolation: "sets the default isolation of a target in a package manifest"
      case .animated: "changes what is on the screen, if it is given `animated`"
      case .bySender: "changes what is on the screen, if it is given a `sender`"
      case .dismisses: "takes a screen away"
      case .opens: "opens a link or another app, if its receiver does"
      case .opensURL: "is a value of the environment that opens a link"
      case .readsLabel: "labels where a value is read from, as it is made"
      case .makesCoordinator: "makes what a representable view keeps to be called back"
      case .each: "makes one thing of each of a list"
      case .dequeues: "gives a cell for a row, made or used again"
      case .fillsStack: "shows a screen, where the stack that it is called on is seen"
      case .writes: "keeps the value that it is called on"
      case .launches: "is called by the system when an app or a scene starts"
      case .later: "calls its closure when the user or the system does something"
      case .acts: "is given what is done, where the code around says what is shown"
      case .assigns: "stores what comes out of a stream in a property"
      case .launchLabel: "labels an argument of what the system calls when an app or a scene starts"
      }
    }
  }

  package static let subject = "Functions of Apple's"

  package static let rows = NameRows(
    """
    [stores] # Keeps something, in the keychain or a database.
    sqlite3_exec sqlite3_open sqlite3_open_v2 sqlite3_prepare_v2 sqlite3_step

    [stores keychain] # Keeps something, in the keychain or a database.
    SecItemAdd SecItemCopyMatching SecItemDelete SecItemUpdate

    [readsLabel] # What a text or data is read from, as it is made.
    contentsOf contentsOfFile contentsOfURL

    [makesCoordinator] # SwiftUI asks a representable view for its coordinator.
    makeCoordinator

    [writes] # A text or data writes itself to a file.
    write

    [concurrency] # Runs code elsewhere or later, or guards it against that.
    os_unfair_lock_lock pthread_create pthread_mutex_lock withCheckedContinuation withCheckedThrowingContinuation
    withDiscardingTaskGroup withTaskGroup withThrowingTaskGroup withUnsafeContinuation
    withUnsafeThrowingContinuation

    [navigates] # Functions of UIKit and AppKit whose names nothing else has.
    beginSheet makeKeyAndOrderFront makeKeyAndVisible performSegue popToRootViewController popToViewController
    popViewController presentAsModalWindow presentAsSheet
    pushViewController: fillsStack
    setViewControllers: fillsStack
    showDetailViewController

    [mayNavigate] # Common words: only the labels of UIKit's functions or a receiver of Apple's tell.
    dismiss: animated dismisses
    open: opens
    openURL: opensURL
    present: animated
    show: bySender

    [changesPath] # Any list has it; only on a navigation path it navigates.
    append: mutates
    removeAll: mutates
    removeLast: mutates

    [mutates] # Changes the value or the list that it is called on.
    formIntersection formSymmetricDifference formUnion insert move popLast remove removeFirst removeSubrange
    removeValue replaceSubrange reverse shuffle sort subtract swapAt toggle updateValue

    [loops] # Walks through a list, as a loop does.
    allSatisfy: computes
    filter: chooses computes
    forEach: each
    reduce: computes

    [each] # Makes one thing of each of a list.
    compactMap map

    [dequeues] # Of tables and collections.
    dequeueConfiguredReusableCell dequeueReusableCell dequeueReusableHeaderFooterView
    dequeueReusableSupplementaryView

    [answersHost] # Only what the system made of an app extension answers its host.
    cancelRequest completeRequest

    [environment] # Hands a value to all views below.
    environment environmentObject

    [isolation] # A target that is on the main actor needs no `@MainActor`.
    defaultIsolation

    [assigns] # Of Combine's publishers.
    assign

    [later acts] # A body is made at once; what these are given runs when something happens.
    Button backgroundTask onChange onContinueUserActivity onDisappear onOpenURL onReceive onSubmit onTapGesture
    refreshable

    [acts] # What these are given shows nothing.
    Task onAppear onDrop onHover onLongPressGesture task

    [launches] # The system calls it once, when the app is put together.
    applicationDidFinishLaunching applicationWillFinishLaunching main

    [launchLabel] # Tells the functions of a launch from those that are called like them.
    configurationForConnecting didFinishLaunchingWithOptions willConnectTo willFinishLaunchingWithOptions
    """)
}
