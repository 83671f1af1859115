import ArchDecisions
import ArchFacts
import Testing

@Test(arguments: [
  ("Use **Actors**.", ["use 0 3", "actors 6 12"]),
  ("Decisión, ámbito", ["decision 0 9", "ambito 11 18"]),
  ("don't re-use", ["don't 0 5", "re-use 6 12"]),
  ("don’t", ["don't 0 7"]),
  ("- a -b c- 'd'", ["a 2 3", "b 5 6", "c 7 8", "d 11 12"]),
  ("v2 — 10x", ["v2 0 2", "10x 7 10"]),
  ("", []),
])
func `words are in lower case, without accents and markup, and know where they are`(
  text: String, words: [String]
) {
  let bytes = Array(text.utf8)
  let found = FoldedWords.words(in: bytes, ByteRange(start: 0, end: Int32(bytes.count)))
  #expect(found.map { "\($0.text) \($0.range.start) \($0.range.end)" } == words)
  #expect(FoldedWords.of(text) == found.map(\.text))
}
