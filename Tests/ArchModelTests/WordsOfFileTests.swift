import ArchFacts
import Testing

@testable import ArchModel

@Test func `a file is known to say its words and no others`() {
  let text = "struct Trip { let stops: [Stop] } // \"über\" \(String(repeating: "x", count: 40))"
  let (words, bytes) = (WordsOfFile(), Array(text.utf8))
  func says(_ word: String) -> Bool {
    let word = Array(word.utf8)
    return words.contain(
      oneOf: [NameTable.hash(word, ByteRange(start: 0, end: Int32(word.count)))], in: bytes)
  }
  for word in ["struct", "Trip", "let", "stops", "Stop", "über"] { #expect(says(word)) }
  // So many that some of them have the same bits as those words.
  #expect((0..<20_000).count { says("trip\($0)") } == 0)
  #expect(!words.contain(oneOf: [UInt32](), in: bytes))
}
