/// One spelling for texts that people take for the same.
///
/// `ü` is one character of Unicode or two, a `u` and its dots. Keyboards and git write one, some of Apple's frameworks
/// write two into the names of files, and both are the same file to a Mac. The standard library compares them as equal
/// and gives out neither form.
package enum CanonicalText {
  package static func of(_ text: String) -> String {
    String(decoding: bytes(Array(text.utf8)), as: UTF8.self)
  }

  /// The composed form, whichever of the two was there. Bytes that are not UTF-8 stay as they are.
  package static func bytes(_ text: [UInt8]) -> [UInt8] {
    // Below U+0300, whose first byte this is, each character is composed and none is a mark.
    guard text.contains(where: { $0 >= 0xCC }) else { return text }
    let string = String(decoding: text, as: UTF8.self)
    guard string.utf8.elementsEqual(text) else { return text }
    let scalars = string.flatMap(composed)
    return Array(String(String.UnicodeScalarView(scalars)).utf8)
  }

  private static func composed(_ character: Character) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var starter = 0
    for scalar in inOrder(character.unicodeScalars.map(usual)) {
      // A mark joins what it belongs to unless one of its own place is in between.
      let isNext = result.count - 1 == starter
      let last = result.last?.properties.canonicalCombiningClass ?? .notReordered
      if let base = result.isEmpty ? nil : result[starter],
        isNext || last < scalar.properties.canonicalCombiningClass, let whole = whole(base, scalar)
      {
        result[starter] = whole
        continue
      }
      if scalar.properties.canonicalCombiningClass == .notReordered { starter = result.count }
      result.append(scalar)
    }
    return result
  }

  /// Marks after each other by where they are put, those of one place as they come.
  private static func inOrder(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in scalars {
      let place = scalar.properties.canonicalCombiningClass
      var index = result.count
      while place != .notReordered, index > 0, result[index - 1].properties.canonicalCombiningClass > place {
        index -= 1
      }
      result.insert(scalar, at: index)
    }
    return result
  }

  /// Of characters that are the same, such as the sign of ångström and the letter, the first.
  private static func usual(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.value >= 0x300, let last = range.last, scalar.value <= last else { return scalar }
    return firstOfEach[String(scalar)] ?? scalar
  }

  private static func whole(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    if let syllable = syllable(base, mark) { return syllable }
    return firstOfEach[String(String.UnicodeScalarView([base, mark]))]
  }

  /// All that may be composed, but for the syllables of Korean: there is a rule for those.
  private static let range: ClosedRange<UInt32> = 0x20...0x30FF

  /// Equal texts are one key, in whichever form. Made when a name has a mark, which in most codebases none has.
  private static let firstOfEach = Dictionary(
    range.compactMap(Unicode.Scalar.init).map { (String($0), $0) }, uniquingKeysWith: { first, _ in first })

  /// As Unicode computes them, from the parts of a syllable.
  private static func syllable(_ base: Unicode.Scalar, _ part: Unicode.Scalar) -> Unicode.Scalar? {
    let (vowels, ends): (UInt32, UInt32) = (21, 28)
    switch (base.value, part.value) {
    case (0x1100...0x1112, 0x1161...0x1175):
      return Unicode.Scalar(0xAC00 + ((base.value - 0x1100) * vowels + part.value - 0x1161) * ends)
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (base.value - 0xAC00) % ends == 0:
      return Unicode.Scalar(base.value + part.value - 0x11A7)
    default: return nil
    }
  }
}
