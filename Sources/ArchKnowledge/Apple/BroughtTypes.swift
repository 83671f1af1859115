/// Names of types that come with other types: generic parameters, and associated types, which nobody need write down.
///
/// Inside such a type, or one that conforms to it, the name means that, whatever else has the name.
package enum BroughtTypes: KnownNames {
  package enum Tag: String, NameTag {
    case allCases = "AllCases"
    case animatableData = "AnimatableData"
    case arrayLiteralElement = "ArrayLiteralElement"
    case asyncIterator = "AsyncIterator"
    case body = "Body"
    case bound = "Bound"
    case configuration = "Configuration"
    case content = "Content"
    case context = "Context"
    case coordinator = "Coordinator"
    case duration = "Duration"
    case element = "Element"
    case entry = "Entry"
    case failure = "Failure"
    case id = "ID"
    case index = "Index"
    case indices = "Indices"
    case input = "Input"
    case instant = "Instant"
    case iterator = "Iterator"
    case key = "Key"
    case keys = "Keys"
    case output = "Output"
    case rawValue = "RawValue"
    case stride = "Stride"
    case subSequence = "SubSequence"
    case success = "Success"
    case value = "Value"
    case values = "Values"
    case wrapped = "Wrapped"

    package var meaning: String { "brings a type of the name \(rawValue)" }
  }

  package static let subject = "Types of Apple's that bring names of other types"

  package static let rows = NameRows(
    """
    [Element Index Indices Iterator SubSequence] # A collection has elements and indices.
    Array ArraySlice BidirectionalCollection Collection ContiguousArray MutableCollection
    RandomAccessCollection RangeReplaceableCollection
    Dictionary: Key Keys Value Values

    [Element Iterator] # A sequence has elements.
    LazySequenceProtocol Sequence
    Set: Index Indices SubSequence

    [Element] # An iterator has elements.
    IteratorProtocol

    [AsyncIterator Element Failure] # An asynchronous sequence has elements, and may fail.
    AsyncSequence AsyncStream AsyncThrowingStream

    [Element Failure] # An asynchronous iterator has elements, and may fail.
    AsyncIteratorProtocol

    [Failure Output] # A publisher has values, and may fail.
    AnyPublisher ConnectablePublisher CurrentValueSubject Future PassthroughSubject Publisher Subject

    [Failure Input] # A subscriber takes values, and failures.
    Subscriber

    [Failure Success] # It succeeds or fails with something.
    Result Task

    [Wrapped] # It wraps something.
    Optional

    [ID] # What has an identity has a type for it.
    DistributedActor Identifiable

    [RawValue] # What has a raw value has a type for it.
    RawRepresentable
    OptionSet: ArrayLiteralElement Element

    [ArrayLiteralElement] # A literal has elements.
    ExpressibleByArrayLiteral

    [Key Value] # A literal has keys and values.
    ExpressibleByDictionaryLiteral

    [Bound] # A range has bounds.
    ClosedRange PartialRangeFrom PartialRangeThrough PartialRangeUpTo Range

    [Stride] # What can be stepped through has a type for the steps.
    Strideable

    [Duration] # Two moments are a time apart.
    InstantProtocol
    Clock: Instant

    [AllCases] # All cases have a type.
    CaseIterable

    [Value] # A key has a value.
    EnvironmentKey FocusedValueKey LayoutValueKey PreferenceKey

    [AnimatableData] # What is animated has a type for it.
    Animatable

    [Body] # What is shown has a body.
    App Scene View Widget
    ViewModifier: Content

    [Body Configuration] # A style is told what it is a style of.
    ButtonStyle DisclosureGroupStyle GaugeStyle GroupBoxStyle LabelStyle MenuStyle PrimitiveButtonStyle
    ProgressViewStyle TextFieldStyle ToggleStyle

    [Body Context Coordinator] # A view that stands for one of another kind is told where, and has a coordinator.
    NSViewControllerRepresentable NSViewRepresentable UIViewControllerRepresentable UIViewRepresentable

    [Context Entry] # A timeline has entries.
    AppIntentTimelineProvider IntentTimelineProvider TimelineProvider
    """)
}
