import ArchConfig
import ArchFacts
import Testing

@testable import ArchModel

@Test func `a slip of the hand is recognised`() {
  let names = ["allowed", "forbidden", "from", "mayUse", "files"]
  #expect(NearestName.of("forbiden", in: names) == "forbidden")
  #expect(NearestName.of("form", in: names) == "from")
  #expect(NearestName.of("mayuse", in: names) == "mayUse")
  #expect(NearestName.of("may-use", in: names) == "mayUse")
  #expect(NearestName.of("file", in: names) == "files")
  #expect(NearestName.of("mayQxe", in: names) == "mayUse")
  #expect(NearestName.of("fxqm", in: names) == "from")
  #expect(
    NearestName.of(String(repeating: "a", count: 99) + "b", in: [String(repeating: "a", count: 99)]) != nil)
}

@Test func `a name that resembles none has no suggestion`() {
  let names = ["allowed", "forbidden", "from", "mayUse"]
  #expect(NearestName.of("severity", in: names) == nil)
  #expect(NearestName.of("x", in: names) == nil)
  #expect(NearestName.of("x", in: ["y", "z"]) == nil)
  #expect(NearestName.of("ab", in: ["xy", "io"]) == nil)
  #expect(NearestName.of("ab", in: ["xb"]) == "xb")
  #expect(NearestName.of("abc", in: ["xyc"]) == "xyc")
  #expect(NearestName.of("abc", in: ["xyz"]) == nil)
  #expect(NearestName.of("abcdefghi", in: ["xyzdefghi"]) == "xyzdefghi")
  #expect(NearestName.of("abcdefghi", in: ["xyzwefghi"]) == nil)
  #expect(NearestName.of("", in: names) == nil)
  #expect(NearestName.of(String(repeating: "from", count: 10_000), in: names) == nil)
}

@Test func `swapped neighbours are one edit`() {
  #expect(NearestName.distance(Array("domain".utf8), Array("doamin".utf8)) == 1)
  #expect(NearestName.distance(Array("kitten".utf8), Array("sitting".utf8)) == 3)
  #expect(NearestName.distance([], Array("ab".utf8)) == 2)
}

@Test func `names are split at their humps`() {
  #expect(CamelCaseWords.of("FeedAPI") == ["feed", "api"])
  #expect(CamelCaseWords.of("URLSessionHTTPClient") == ["url", "session", "http", "client"])
  #expect(CamelCaseWords.of("use-cases and_more") == ["use", "cases", "and", "more"])
}

@Test func `the last of several words is the last of all`() {
  var random = SystemRandomNumberGenerator()
  let alphabet = Array("abAB-_ 1é")
  let made = (0..<2_000).map { _ in
    String(
      (0..<Int.random(in: 0...8, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "a" })
  }
  for name in made + ["FeedAPI", "URLSessionHTTPClient", "feed", "API", "use-cases ", "-", ""] {
    let words = CamelCaseWords.of(name)
    #expect(CamelCaseWords.last(ofSeveralIn: name) == (words.count > 1 ? words.last : nil), "'\(name)'")
  }
}

@Test func `no name within reach is passed over unmeasured`() {
  var random = SystemRandomNumberGenerator()
  for _ in 0..<2_000 {
    let names = (0..<2).map { _ in
      String(
        (0..<Int.random(in: 3...8, using: &random)).map { _ in "abcde".randomElement(using: &random) ?? "a" })
    }
    let limit = max(2, names[0].utf8.count / 3)
    let distance = NearestName.distance(Array(names[0].utf8), Array(names[1].utf8))
    let isNear = names[0] != names[1] && distance <= limit
    #expect(NearestName.of(names[0], in: [names[1]]) == (isNear ? names[1] : nil), "\(names)")
  }
}
