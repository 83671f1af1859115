/// What the standard library's lists, dictionaries and optionals have.
package enum ListNames: KnownNames {
  package enum Tag: String, NameTag {
    case givesElement, givesPrevious, givesTwo, givesValue, keeps, yieldsElement, takesElement, ofOptional,
      numbered, values, valueOfPair, list

    package var meaning: String {
      switch self {
      case .givesElement: "gives its closure one element at a time"
      case .givesPrevious:
        "gives its closure an element as the second parameter, after what came of those before"
      case .givesTwo: "gives its closure two elements"
      case .givesValue: "gives its closure one value of a dictionary at a time"
      case .keeps: "is a list of the same elements"
      case .yieldsElement: "is one of the elements"
      case .takesElement: "is given an element, or a list of elements"
      case .ofOptional: "gives its closure what an optional holds, if it holds something"
      case .numbered: "gives pairs of a number and an element"
      case .values: "are the values of a dictionary"
      case .valueOfPair: "is the value in what a dictionary consists of, or the element next to its number"
      case .list: "has functions of its own called like those of optionals"
      }
    }
  }

  package static let subject = "Lists, dictionaries and optionals of the standard library"

  package static let rows = NameRows(
    """
    [givesElement] # Its closure is called for each element.
    allSatisfy compactMap contains count firstIndex forEach lastIndex partition removeAll split
    flatMap: ofOptional
    map: ofOptional

    [givesElement keeps] # Its closure says which elements stay.
    drop filter prefix

    [givesElement yieldsElement] # Its closure says which element is meant, or without one it is the one at that end.
    first last

    [givesPrevious] # Its closure is given what came of the elements before, and then an element.
    reduce

    [givesTwo keeps] # Its closure says which of two elements is before the other.
    sorted

    [givesTwo] # Its closure says which of two elements is before the other.
    sort

    [givesTwo yieldsElement] # Its closure says which of two elements is before the other.
    max min

    [givesValue] # Without their keys.
    compactMapValues mapValues

    [keeps] # The same elements in another order, or some of them.
    dropFirst dropLast lazy reversed shuffled suffix

    [yieldsElement] # One of the elements, whichever it is.
    popFirst popLast randomElement removeFirst removeLast

    [takesElement] # What it is given becomes one of the elements.
    append insert

    [numbered] # A number, or an index, is with each element.
    enumerated

    [values] # Without their keys.
    values

    [valueOfPair] # The other part is a key or a number.
    element value

    [list] # What conforms to it is no single thing, so that its closures are given something else.
    AsyncSequence BidirectionalCollection Collection LazySequenceProtocol MutableCollection Publisher
    RandomAccessCollection RangeReplaceableCollection Sequence
    """)
}
