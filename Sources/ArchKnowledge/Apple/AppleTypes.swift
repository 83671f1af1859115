/// Types and protocols of Apple's and of the standard library.
///
/// What a codebase names without declaring it. Several of these names are usual for a type of one's own, so ask
/// only about names that mean nothing in the codebase.
package enum AppleTypes: KnownNames {
  package enum Tag: String, NameTag {
    case network, stores, worker, foundation, networkModule, coreData, swiftData, asks, request, cloud,
      defaults,
      parses, concurrency, task, thread, interface, screen, view, swiftUIView, platformView, reused, nib,
      shows,
      viewResult, list, ownsModels, navigationPath, opens, preview, previewTrait, observable,
      identified, mainActor, stored, error, value, plain, stream, entryPoint,
      representedBy, sceneResult, screenResult, color, device, platformValue,
      marker, computes, readsFile, showsText, prefix,
      ofScreens, calledByScreens, feedsList, app, files, bundle, publisher, subscription, box, writablePath,
      language,
      appearance, measure, part

    package var meaning: String {
      switch self {
      case .network: "talks to a network"
      case .stores: "keeps something"
      case .worker: "works, so that what holds one does work, too"
      case .foundation: "keeps something and is part of Foundation, so that no import tells of it"
      case .networkModule: "talks to a network and comes with an import that says so"
      case .coreData: "is access to Core Data"
      case .swiftData: "is access to SwiftData"
      case .asks: "says what is to be fetched, and fetches nothing by itself"
      case .request: "is access to the network"
      case .cloud: "is access to CloudKit"
      case .defaults: "is access to the user defaults"
      case .parses: "reads or writes a wire format"
      case .concurrency: "runs code elsewhere or later, or guards against that"
      case .task: "is also what apps call a thing of theirs, so only its members and arguments tell"
      case .thread: "is also what apps call a thing of theirs, so only a use of it tells"
      case .interface: "belongs to the user interface, and may be named without an import in the same file"
      case .screen: "is a screen or holds screens"
      case .view: "makes a type that inherits from it or conforms to it a view"
      case .swiftUIView: "makes a view that SwiftUI recreates whenever it likes"
      case .platformView: "makes a view of UIKit, AppKit or MapKit"
      case .reused: "makes a view that its table or map makes, and that may be used again"
      case .nib: "makes a view that a nib may make, unless the composition root does"
      case .shows: "is a view that a `body` shows"
      case .viewResult: "is what a function returns that builds what is shown"
      case .list: "shows a list of what it is given"
      case .ownsModels: "may hold view models for the views in it"
      case .navigationPath: "is a stack of screens"
      case .opens: "opens links and other apps"
      case .preview: "makes a type a preview"
      case .previewTrait: "is what extensions for previews extend"
      case .observable: "makes a class one that SwiftUI observes"
      case .identified: "makes a type one with an identity, such as an entity"
      case .mainActor: "binds to the main actor"
      case .stored: "makes a type data as it is stored"
      case .error: "makes a type an error"
      case .value: "makes a type a value for the architecture, whatever it does"
      case .plain: "is a plain value"
      case .language: "is of the language, and comes without an import"
      case .writablePath: "leads to a property that may be set"
      case .box: "keeps a value and tells of each change, as what is observed"
      case .publisher: "makes a subscription for each of those who follow it"
      case .subscription: "is made for one who follows a stream, when that begins"
      case .stream: "tells about changes for as long as there are some"
      case .entryPoint: "makes a type an entry point, which the system makes"
      case .representedBy: "is the nested type that a representable view has to have"
      case .sceneResult: "is what `makeScene` returns"
      case .screenResult: "is what other factory methods return"
      case .color: "is shown as a view when it is only named"
      case .appearance: "says how something looks"
      case .measure: "is a place or a measure on the screen"
      case .part: "makes a view a part of a screen"
      case .device: "reaches for the device or the system"
      case .marker: "says nothing about what a type is there for"
      case .computes: "is a value, or turns values into others"
      case .showsText: "shows the text that is its first argument"
      case .readsFile: "is a value that can be made from a file or an address"
      case .files: "is access to files"
      case .bundle: "gives the files that come with the code"
      case .ofScreens: "begins the names of the types of UIKit and AppKit themselves"
      case .app: "starts an app, and not an extension of one"
      case .calledByScreens:
        "is what a screen of the system's calls back, whose name does not begin as UIKit's do"
      case .feedsList: "is what a list of the system's asks for what it shows"
      case .prefix: "begins the names of the types of UIKit, AppKit and what comes with them"
      case .platformValue: "belongs to the platform, and may be named without an import that says so"
      }
    }
  }

  package static let subject = "Types and protocols of Apple's and of the standard library"

  package static let rows = NameRows(
    """
    [network] # Talks to a network; requests and responses are values and not among them.
    NetService NetServiceBrowser PKPushRegistry URLProtocol URLSessionConfiguration URLSessionDelegate
    URLSessionTaskDelegate
    CKContainer: worker cloud
    CKDatabase: worker cloud
    HTTPCookieStorage: worker
    LPMetadataProvider: request
    MCSession: networkModule
    NWBrowser: networkModule
    NWConnection: networkModule request
    NWListener: networkModule request
    NWPathMonitor: worker networkModule
    URLCache: worker
    URLSession: worker request
    URLSessionStreamTask: value
    WCSession: worker networkModule

    [network request] # Talks to a network; requests and responses are values and not among them.
    NSURLConnection
    URLSessionDataTask: value
    URLSessionDownloadTask: value
    URLSessionUploadTask: value
    URLSessionWebSocketTask: value

    [stores] # Keeps something beyond the object itself.
    CSSearchableIndex NSManagedObjectModel NSPersistentStore SecureEnclave
    FetchDescriptor: swiftData asks
    FileManager: worker foundation files
    ModelContainer: worker swiftData
    ModelContext: worker swiftData
    NSCache: worker
    NSFetchRequest: coreData asks
    NSFetchedResultsController: coreData
    NSManagedObject: stored
    NSManagedObjectContext: worker coreData
    NSManagedObjectID: stored
    NSPersistentCloudKitContainer: worker coreData
    NSPersistentContainer: worker coreData
    NSPersistentStoreCoordinator: coreData
    NSUbiquitousKeyValueStore: worker foundation defaults
    PersistentModel: stored
    UserDefaults: worker foundation defaults

    [stores foundation] # Keeps something beyond the object itself.
    NSKeyedArchiver NSKeyedUnarchiver
    FileHandle: files
    NSFileCoordinator: files

    [worker] # Does work, so what holds one does work itself.
    NotificationCenter
    DispatchQueue: concurrency
    OperationQueue: concurrency

    [worker device] # Does work with the device, so what holds one does work itself.
    CBCentralManager CLLocationManager CNContactStore EKEventStore HKHealthStore LAContext SKPaymentQueue
    UNUserNotificationCenter

    [coreData] # Whoever names it reads or writes Core Data.
    NSBatchDeleteRequest NSBatchInsertRequest NSBatchUpdateRequest

    [parses] # Reads or writes a wire format.
    JSONDecoder JSONEncoder JSONSerialization PropertyListDecoder PropertyListEncoder PropertyListSerialization
    XMLDocument XMLParser

    [concurrency] # Runs code elsewhere or later, or guards it against that.
    BlockOperation DispatchGroup DispatchSemaphore DispatchSource DispatchWorkItem ManagedAtomic NSCondition
    NSConditionLock NSLock NSRecursiveLock OSAllocatedUnfairLock RunLoop TaskGroup ThrowingTaskGroup Timer
    os_unfair_lock
    MainActor: mainActor
    Mutex: thread
    Task: task
    Thread: thread

    [interface] # Part of the user interface that is named without an import in the same file.
    NSApplication UIDevice UIScreen
    AnyView: screen shows viewResult
    NSColor: computes appearance
    NSFont: computes appearance
    NSImage: computes readsFile appearance
    NSView: screen view platformView nib part
    NSViewController: screen view platformView
    NSWindow: screen view
    NavigationPath: screen navigationPath
    UIApplication: opens
    UIColor: computes appearance
    UIFont: computes appearance
    UIImage: computes readsFile appearance
    UINavigationController: screen view platformView
    UIView: screen view platformView nib part
    UIViewController: screen view platformView
    UIWindow: screen view

    [screen] # Is a screen, or holds screens.
    UIStoryboard
    UITabBarController: view platformView
    View: view swiftUIView viewResult screenResult

    [view] # What inherits from it or conforms to it is shown, or serves what is shown.
    AppIntent AppIntentControlValueProvider AppIntentTimelineProvider ButtonStyle CALayer ControlValueProvider
    DynamicOptionsProvider IntentTimelineProvider LabelStyle PrimitiveButtonStyle Shape TimelineProvider UIActivity
    UICollectionViewFlowLayout UICollectionViewLayout UIGestureRecognizer UIPresentationController
    UIViewControllerAnimatedTransitioning WKWebView Widget
    Scene: viewResult ownsModels sceneResult
    ToolbarContent: swiftUIView viewResult

    [view swiftUIView] # What inherits from it or conforms to it is shown, or serves what is shown.
    NSViewControllerRepresentable NSViewRepresentable UIViewControllerRepresentable UIViewRepresentable ViewModifier

    [view platformView] # What inherits from it or conforms to it is shown, or serves what is shown.
    ARSCNView ARView CAGradientLayer CAMetalLayer CAOpenGLLayer CAShapeLayer MKMapView MTKView NSActionCell NSBox
    NSBrowser NSButton NSButtonCell NSCell NSColorWell NSComboBox NSDatePicker NSImageView NSLevelIndicator NSOutlineView
    NSPathControl NSPopUpButton NSProgressIndicator NSScrollView NSSearchField NSSegmentedControl NSSlider NSSliderCell
    NSSplitView NSStackView NSStepper NSSwitch NSTableRowView NSTableView NSTextField NSTextFieldCell NSTextView
    NSTokenField NSVisualEffectView NSWindowController PDFView SCNView SKView UIActivityIndicatorView
    UIAlertController UIButton UICollectionView UICollectionViewController UIColorWell UIControl UIDatePicker
    UIHostingController UIImageView UIInputView UILabel UINavigationBar UIPageControl UIPageViewController
    UIPickerView UIProgressView UIRefreshControl UIScrollView UISearchBar UISearchController UISearchTextField
    UISegmentedControl UISlider UISplitViewController UIStackView UIStepper UISwitch UITabBar UITableView
    UITableViewController UITextField UITextView UIToolbar UIVisualEffectView

    [view platformView reused part] # What inherits from it or conforms to it is shown, or serves what is shown.
    MKAnnotationView UICollectionReusableView UICollectionViewCell UICollectionViewListCell UITableViewCell
    UITableViewHeaderFooterView

    [reused part] # Made by its table or map and used again, so nobody can hand it anything in `init`.
    NSCollectionViewItem NSTableCellView

    [appearance] # Says how something looks.
    Animation CGColor EdgeInsets Font Gradient LinearGradient NSDirectionalEdgeInsets UIEdgeInsets

    [shows] # Shown in a `body` without being declared in the app.
    AsyncImage Canvas Capsule Circle ContentUnavailableView ControlGroup DatePicker DisclosureGroup Divider
    EditButton Ellipse EmptyView Form Gauge GeometryReader Grid GridRow Group GroupBox HStack
    LabeledContent LazyHGrid LazyHStack LazyVGrid LazyVStack Link Map Menu NavigationLink NavigationSplitView
    NavigationStack NavigationView OutlineGroup PhotosPicker ProgressView Rectangle RoundedRectangle ScrollView
    Section SecureField ShareLink Slider Spacer Stepper TabView TextEditor TextField TimelineView Toggle
    ToolbarItem ToolbarItemGroup VStack VideoPlayer ViewThatFits ZStack
    Button: showsText
    Color: color computes appearance
    Image: computes appearance
    Label: showsText
    Text: showsText

    [shows list] # Shown in a `body` without being declared in the app.
    Chart ForEach List Picker Table

    [ownsModels] # Lives as long as the app or the scene, so it may hold view models.
    App: entryPoint app

    [opens] # Opens links and other apps.
    NSWorkspace

    [preview] # Exists only for previews.
    PreviewModifier PreviewProvider

    [previewTrait] # Its extensions hand something to previews.
    PreviewTrait

    [observable] # SwiftUI observes what conforms to it.
    Observable ObservableObject

    [identified] # What has an identity stands for a thing of the business.
    Identifiable

    [error] # What conforms to it is thrown.
    CustomNSError Error LocalizedError NSError

    [value] # A unit of work or a rule for values: nobody depends on it.
    AsyncOperation Formatter NSPredicate Operation ValueTransformer

    [plain] # A date, an address or another value of Foundation without behaviour.
    Date Locale TimeInterval URL UUID
    Data: readsFile

    [plain language] # A flag, a number or a text of the language.
    Bool Double Float Int
    String: readsFile

    [computes] # Values, and what turns one into another, of Foundation.
    AttributedString Calendar CharacterSet DateComponents DateComponentsFormatter
    DateFormatter DateInterval Decimal ISO8601DateFormatter IndexPath IndexSet Measurement MeasurementFormatter
    NSAttributedString NSDecimalNumber NSNumber NSRange NSRegularExpression NumberFormatter TimeZone
    URLComponents URLQueryItem URLRequest
    CGFloat: measure
    CGPoint: measure
    CGRect: measure
    CGSize: measure
    NSString: readsFile

    [computes language] # Values of the standard library.
    Array ArraySlice Character ClosedRange ContiguousArray CountableRange Dictionary Duration Int16 Int32 Int64
    Int8 Never Optional PartialRangeFrom PartialRangeThrough PartialRangeUpTo Range Regex Result Set Substring
    UInt UInt16 UInt32 UInt64 UInt8

    [readsFile] # A value that Foundation or Core Image makes from a file or an address as well.
    CIImage NSArray NSData NSDictionary NSMutableArray NSMutableData NSMutableDictionary

    [bundle] # What it gives was there when the app was built.
    Bundle

    [subscription] # Generic over who follows, so nobody else can make it.
    Subscription

    [stream] # Tells about changes for as long as there are some.
    AsyncSequence AsyncStream AsyncThrowingStream

    [writablePath] # Whoever is given one may set what it leads to.
    ReferenceWritableKeyPath WritableKeyPath

    [box] # Of Combine: a value that is followed.
    CurrentValueSubject

    [publisher] # Of Combine: it is asked for a subscription by each who follows it.
    Publisher

    [entryPoint app] # Made by the system, where an app begins.
    NSApplicationDelegate UIApplicationDelegate WKApplicationDelegate

    [entryPoint] # Made by the system, so it is where a scene or an extension begins.
    ASCredentialProviderViewController AppExtension CPTemplateApplicationSceneDelegate CXCallDirectoryProvider
    DeviceActivityMonitor FIFinderSync INExtension MSMessagesAppViewController
    MatterAddDeviceExtensionRequestHandler NCWidgetProviding NEAppProxyProvider NEAppPushProvider NEDNSProxyProvider
    NEFilterControlProvider NEFilterDataProvider NEPacketTunnelProvider
    NSExtensionRequestHandling NSFileProviderExtension NSFileProviderReplicatedExtension PHContentEditingController
    QLPreviewProvider QLPreviewingController SFSafariExtensionHandler SLComposeServiceViewController
    ShieldActionDelegate ShieldConfigurationDataSource UIInputViewController UISceneDelegate
    UIWindowSceneDelegate UNNotificationContentExtension UNNotificationServiceExtension
    WKExtensionDelegate WKUserNotificationHostingController WKUserNotificationInterfaceController WidgetBundle

    [device] # Makes the device or the system do something.
    ARSession AVAudioEngine AVAudioPlayer AVAudioRecorder AVAudioSession AVCaptureDevice AVCaptureSession
    AVPlayer AVQueuePlayer AVSpeechSynthesizer CBPeripheralManager CHHapticEngine CMAltimeter
    CMMotionActivityManager CMMotionManager CMPedometer CTTelephonyNetworkInfo CXProvider HMHomeManager
    MPNowPlayingInfoCenter MPRemoteCommandCenter NFCNDEFReaderSession NFCTagReaderSession PHImageManager
    PHPhotoLibrary SFSpeechRecognizer UIFeedbackGenerator UIImpactFeedbackGenerator
    UINotificationFeedbackGenerator UIPasteboard UISelectionFeedbackGenerator

    [prefix] # Letters that begin the names of types.
    CA CG
    NS: ofScreens
    UI: ofScreens

    [calledByScreens] # A picker or composer of the system's that an app shows tells it what came of it.
    CNContactPickerDelegate CNContactViewControllerDelegate EKEventEditViewDelegate EKEventViewDelegate
    MFMailComposeViewControllerDelegate MFMessageComposeViewControllerDelegate PHPickerViewControllerDelegate
    QLPreviewControllerDataSource QLPreviewControllerDelegate SFSafariViewControllerDelegate

    [feedsList] # A table, a collection or a picker asks it for its rows.
    NSCollectionViewDataSource NSOutlineViewDataSource NSTableViewDataSource UICollectionViewDataSource
    UICollectionViewDiffableDataSource UIPickerViewDataSource UITableViewDataSource
    UITableViewDiffableDataSource

    [platformValue] # Comes with Foundation on Apple's platforms, and means something to the platform alone.
    OSStatus SecAccessControl SecCertificate SecIdentity SecKey SecKeychainItem SecTrust

    [marker] # Says nothing about what a type is there for.
    AnyObject NSObject Sendable

    [representedBy] # SwiftUI asks a representable view for a nested type of this name.
    Coordinator
    """)

  /// Screens, and what is shown on them.
  package static let shown = AppleTypes[.screen].union(AppleTypes[.view])
}
