/// What protocols and classes of Apple's inherit from or conform to, which no file of a codebase says.
///
/// Each name has all of its ancestors that a team's own rule may ask for, so that nobody need follow a chain.
package enum InheritedTypes: KnownNames {
  package enum Tag: String, NameTag {
    case bidirectionalCollection = "BidirectionalCollection"
    case collection = "Collection"
    case decodable = "Decodable"
    case encodable = "Encodable"
    case equatable = "Equatable"
    case error = "Error"
    case hashable = "Hashable"
    case identifiable = "Identifiable"
    case insettableShape = "InsettableShape"
    case nsControl = "NSControl"
    case nsObject = "NSObject"
    case nsResponder = "NSResponder"
    case nsView = "NSView"
    case nsViewController = "NSViewController"
    case observable = "Observable"
    case operation = "Operation"
    case publisher = "Publisher"
    case rawRepresentable = "RawRepresentable"
    case sendable = "Sendable"
    case sequence = "Sequence"
    case setAlgebra = "SetAlgebra"
    case shape = "Shape"
    case uiCollectionReusableView = "UICollectionReusableView"
    case uiCollectionViewDelegate = "UICollectionViewDelegate"
    case uiControl = "UIControl"
    case uiResponder = "UIResponder"
    case uiScene = "UIScene"
    case uiScrollView = "UIScrollView"
    case uiScrollViewDelegate = "UIScrollViewDelegate"
    case uiView = "UIView"
    case uiViewController = "UIViewController"
    case urlSessionDelegate = "URLSessionDelegate"
    case urlSessionTaskDelegate = "URLSessionTaskDelegate"
    case view = "View"

    package var meaning: String { "inherits from or conforms to \(rawValue)" }
  }

  /// By name, all that it inherits from or conforms to.
  package static let ancestors: [String: [String]] = {
    var ancestors: [String: [String]] = [:]
    for tag in InheritedTypes.Tag.allCases {
      for name in InheritedTypes[tag] { ancestors[name, default: []].append(tag.rawValue) }
    }
    return ancestors
  }()

  package static let subject = "Types of Apple's that inherit from others of Apple's"

  package static let rows = NameRows(
    """
    [Error Sendable] # An error that says more than others.
    CustomNSError LocalizedError RecoverableError

    [Sendable] # May go from one isolation to another.
    Actor CodingKey Error GlobalActor

    [Decodable Encodable] # Is read and written in a format.
    Codable

    [Equatable] # Can be told from its like.
    AdditiveArithmetic Comparable Hashable Strideable
    OptionSet: RawRepresentable SetAlgebra

    [Sequence] # Can be walked through.
    Collection LazySequenceProtocol
    BidirectionalCollection: Collection
    LazyCollectionProtocol: Collection
    MutableCollection: Collection
    RandomAccessCollection: BidirectionalCollection Collection
    RangeReplaceableCollection: Collection

    [Publisher] # Publishes values.
    ConnectablePublisher Subject

    [Equatable Hashable Identifiable Observable] # Is a record of SwiftData.
    PersistentModel

    [View] # Is shown.
    NSViewControllerRepresentable NSViewRepresentable Shape UIViewControllerRepresentable
    UIViewRepresentable
    InsettableShape: Shape

    [InsettableShape Shape View] # Is a shape that can be made smaller.
    Capsule Circle Ellipse Rectangle RoundedRectangle UnevenRoundedRectangle

    [NSObject] # Is an object of Objective-C.
    CALayer NSDocument NSManagedObject NSResponder Operation UIGestureRecognizer UIPresentationController
    UIResponder XCTestCase
    BlockOperation: Operation

    [NSObject NSResponder] # Is asked about what the user does.
    NSApplication NSView NSViewController NSWindow NSWindowController
    NSButton: NSControl NSView
    NSControl: NSView
    NSHostingController: NSViewController
    NSHostingView: NSView
    NSOutlineView: NSControl NSView
    NSSplitViewController: NSViewController
    NSStackView: NSView
    NSTabViewController: NSViewController
    NSTableView: NSControl NSView
    NSTextField: NSControl NSView
    NSTextView: NSView

    [NSObject UIResponder] # Is asked about what the user does.
    UIApplication UIScene UIView UIViewController
    UIWindow: UIView
    UIWindowScene: UIScene

    [NSObject UIResponder UIView] # Is shown.
    UICollectionReusableView UIControl UIImageView UILabel UINavigationBar UIPickerView
    UIProgressView UIScrollView UISearchBar UIStackView UITabBar UITableViewCell
    UITableViewHeaderFooterView UIToolbar UIVisualEffectView WKWebView
    UICollectionViewCell: UICollectionReusableView

    [NSObject UIControl UIResponder UIView] # Is shown and used.
    UIButton UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider UIStepper UISwitch
    UITextField

    [NSObject UIResponder UIScrollView UIView] # Is shown and scrolled.
    UICollectionView UITableView UITextView

    [NSObject UIResponder UIViewController] # Is a screen.
    SFSafariViewController UIActivityViewController UIAlertController UICollectionViewController
    UIDocumentPickerViewController UIHostingController UIImagePickerController UINavigationController
    UIPageViewController UISearchController UISplitViewController UITabBarController UITableViewController

    [UIScrollViewDelegate] # Is told of scrolling, too.
    UICollectionViewDelegate UITableViewDelegate UITextViewDelegate
    UICollectionViewDelegateFlowLayout: UICollectionViewDelegate

    [URLSessionDelegate] # Is told of a session, too.
    URLSessionTaskDelegate
    URLSessionDataDelegate: URLSessionTaskDelegate
    URLSessionDownloadDelegate: URLSessionTaskDelegate
    URLSessionWebSocketDelegate: URLSessionTaskDelegate
    """)
}
