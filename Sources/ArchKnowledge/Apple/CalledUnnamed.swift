/// What uses members of a type without naming them: the language, Apple's frameworks and Objective-C. Whether anybody
/// uses such a member cannot be told by its name.
package enum CalledUnnamed: KnownNames {
  package enum Tag: String, NameTag {
    case member, modest, reads, attribute, plain, modifier

    package var meaning: String {
      switch self {
      case .member: "is called without its name"
      case .modest: "asks a type for no members but those that are called without their names"
      case .reads: "reads what a type stores, or its cases, without their names"
      case .attribute: "makes a member known to others than Swift code"
      case .plain: "adds nothing that others call to a type"
      case .modifier: "says that others may call a member by another declaration of it"
      }
    }
  }

  package static let subject = "What is used without being named"

  package static let rows = NameRows(
    """
    [member] # The language calls it where none of these words is written.
    appendInterpolation appendLiteral buildArray buildBlock buildEither buildExpression buildFinalResult
    buildLimitedAvailability buildOptional buildPartialBlock callAsFunction dynamicallyCall main projectedValue
    wrappedValue

    [member] # The standard library and SwiftUI ask for it.
    allCases body customMirror debugDescription description encode errorDescription failureReason hash hashValue
    helpAnchor id intValue makeBody objectWillChange previews rawValue recoverySuggestion stringValue

    [modest] # Has no requirements, or few, all of which are listed here.
    AnyObject App BitwiseCopyable Comparable Copyable CustomDebugStringConvertible CustomReflectable
    CustomStringConvertible Equatable Error Hashable Identifiable LocalizedError ObservableObject
    PreviewProvider Scene Sendable View ViewModifier

    [modest plain] # A macro, and a protocol without requirements.
    Observable

    [modest reads] # A format or a list is made of all that is there.
    CaseIterable Codable Decodable Encodable

    [modest] # What of it is called by others is written as an override.
    NSObject NSView NSViewController NSWindow NSWindowController UIButton UICollectionReusableView
    UICollectionViewCell UICollectionViewController UIControl UILabel UINavigationController UIResponder
    UIStackView UITabBarController UITableViewCell UITableViewController UIView UIViewController

    [reads] # Made of a text or a number that is no name.
    CodingKey RawRepresentable

    [attribute] # Objective-C, storyboards, Core Data and C call it by a name of their own.
    GKInspectable IBAction IBDesignable IBInspectable IBOutlet IBSegueAction NSManaged Test _cdecl
    _dynamicReplacement _silgen_name objc

    [plain] # Says where a type is, or how it is compiled.
    MainActor available frozen nonobjc preconcurrency retroactive unchecked

    [modifier] # Who calls what is overridden calls it, too.
    dynamic override
    """)
}
