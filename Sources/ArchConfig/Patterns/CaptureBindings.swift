/// What the words in braces of a rule stand for.
///
/// Those of what a rule looks at may stand for the same text: `{folder}/{type}.swift` is also `Cart/Cart.swift`. A word
/// that only what is forbidden or required has stands for another text than all of these.
package struct CaptureBindings: Sendable, ExpressibleByDictionaryLiteral {
  private var texts: [String: String] = [:]
  /// What further words may not stand for.
  private var taken: [String] = []

  package init(dictionaryLiteral elements: (String, String)...) {
    texts = Dictionary(elements, uniquingKeysWith: { first, _ in first })
  }

  package subscript(word: String) -> String? { texts[word] }

  /// `nil` where the text is that of another word already.
  package func binding(_ word: String, to text: String) -> CaptureBindings? {
    guard !taken.contains(text) else { return nil }
    var bindings = self
    bindings.texts[word] = text
    return bindings
  }

  /// For what a rule says of what it looks at, once this is known.
  package var ofSubject: CaptureBindings {
    var bindings = self
    bindings.taken = Array(texts.values)
    return bindings
  }
}
