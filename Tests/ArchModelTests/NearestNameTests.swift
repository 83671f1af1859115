import Testing

@testable import ArchModel

@Test func `a slip of the hand is recognised`() {
  let names = ["allowed", "forbidden", "from", "mayUse", "files"]
  #expect(NearestName.of("forbiden", in: names) == "forbidden")
  #expect(NearestName.of("form", in: names) == "from")
  #expect(NearestName.of("mayuse", in: names) == "mayUse")
  #expect(NearestName.of("may-use", in: names) == "mayUse")
  #expect(NearestName.of("file", in: names) == "files")
}

@Test func `a name that resembles none has no suggestion`() {
  let names = ["allowed", "forbidden", "from", "mayUse"]
  #expect(NearestName.of("severity", in: names) == nil)
  #expect(NearestName.of("x", in: names) == nil)
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
