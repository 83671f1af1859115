import ArchConfig
import ArchJSON
import Testing

@testable import ArchModel

@Test(arguments: [(1, true), (12, true), (13, false)])
func `what is known is listed as long as it can be read at a glance`(count: Int, isListed: Bool) {
  let layers = (1...count).map { "\"layer\($0)\": { \"files\": [\"L\($0)/**\"] }" }.joined(separator: ", ")
  let config =
    "{ \"extends\": [], \"rules\": { \"a\": \"error\" }, \"layers\": { \(layers), \"layer1\": { \"mayUse\": [\"Qqq\"] } } }"
    .replacing("\"layer1\": { \"files\": [\"L1/**\"] }, ", with: "")
    .replacing("{ \"layer1\": { \"files\": [\"L1/**\"] }, ", with: "{ ")
  let reading = Architecture.reading(Array(config.utf8), rules: [KnownRule(id: "a")])
  let problem = reading.problems.first { $0.message.contains("unknown layer 'Qqq'") }
  #expect(problem != nil)
  #expect((problem?.note != nil) == isListed)
}

@Test func `a problem shows the lines around it, a caret and what is known`() {
  let source = """
    {
      "layers": {
        "presentation": {
          "files": ["UI/**"],
          "mayuse": ["domain"]
        }
      }
    }
    """
  let reading = Architecture.reading(Array(source.utf8), rules: [])
  let rendered = reading.problems.map { $0.rendered(source: Array(source.utf8), path: "architecture.json") }
  #expect(
    rendered == [
      """
      architecture.json:5:7: error: unknown key 'mayuse' in layer 'presentation'
      3 |     "presentation": {
      4 |       "files": ["UI/**"],
      5 |       "mayuse": ["domain"]
        |       ^^^^^^^^ did you mean 'mayUse'?
      6 |     }
      known keys: files, modules, otherwise, types, public, except, mayUse, mayNotUse, usedBy, is, optional

      """
    ])
}

@Test func `the caret is below what it means, after tabs and wide characters`() {
  let problem = ConfigProblem(
    at: JSONLocation(line: 1, column: 6, length: 3), message: "m", suggestion: "s")
  let rendered = problem.rendered(source: Array("\t\"é\":abc".utf8), path: "p")
  #expect(rendered == "p:1:6: error: m\n1 |  \"é\":abc\n  |     ^^^ s\n")
}

@Test func `line numbers of different width are aligned`() {
  let source = Array(String(repeating: "x\r\n", count: 12).utf8)
  let problem = ConfigProblem(at: JSONLocation(line: 10, column: 1, length: 1), message: "m")
  #expect(
    problem.rendered(source: source, path: "p")
      == "p:10:1: error: m\n 8 | x\n 9 | x\n10 | x\n   | ^\n11 | x\n")
}

@Test func `a configuration cannot steer the terminal`() {
  let problem = ConfigProblem(
    at: JSONLocation(line: 1, column: 1, length: 1), message: "key '\u{1B}[31m'", note: "a\u{202E}b")
  let rendered = problem.rendered(source: Array("\u{1B}[2J\u{07}".utf8), path: "a\nb")
  #expect(!rendered.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
  #expect(rendered.hasPrefix("a?b:1:1: error: key '?[31m'\n"))
}

@Test func `a place beyond the source is not a crash`() {
  let problem = ConfigProblem(at: JSONLocation(line: 90, column: 70, length: 9), message: "m")
  #expect(problem.rendered(source: Array("x".utf8), path: "p") == "p:90:70: error: m\n")
  #expect(problem.rendered(source: [], path: "p") == "p:90:70: error: m\n")
}

@Test func `of a long line only what is around the place is shown`() throws {
  let before = String(repeating: "é", count: 5_000)
  let source = Array((before + "\"wrong\"" + String(repeating: "x", count: 5_000) + "\n" + before).utf8)
  let problem = ConfigProblem(
    at: JSONLocation(line: 1, column: 10_001, length: 7), message: "m", suggestion: "s")
  let lines = problem.rendered(source: source, path: "p").split(separator: "\n")
  try #require(lines.count == 4)
  #expect(lines[1].hasPrefix("1 | …é") && lines[1].hasSuffix("x…") && lines[1].utf8.count < 200)
  let caret = try #require(lines[2].firstIndex(of: "^"))
  let column = lines[2].distance(from: lines[2].startIndex, to: caret)
  #expect(lines[1].dropFirst(column).hasPrefix("\"wrong\"x"))
  #expect(lines[2].hasSuffix("^^^^^^^ s"))
  #expect(lines[3].hasSuffix("é…") && lines[3].utf8.count < 200)
}

@Test func `a place at the end of a long line, or beyond it, is shown`() {
  let source = Array(String(repeating: "a", count: 1_000).utf8)
  for column in [999, 1_000, 1_001, 4_000] {
    let problem = ConfigProblem(at: JSONLocation(line: 1, column: column, length: 5), message: "m")
    let lines = problem.rendered(source: source, path: "p").split(separator: "\n")
    #expect(lines.count == 3 && lines[2].hasSuffix("^"), "\(lines)")
    #expect(lines[2].utf8.count < 200)
  }
}

@Test func `beyond hundreds of mistakes no near names are looked for`() {
  let keys = (0..<1_000).map { #""layer\#($0)": 1"# }.joined(separator: ",")
  let problems = Architecture.reading(Array("{\(keys)}".utf8), rules: []).problems
  #expect(problems.count == 1_000)
  #expect(problems.prefix(100).allSatisfy { $0.suggestion == "did you mean 'layers'?" })
  #expect(problems.suffix(100).allSatisfy { $0.suggestion == nil })
  let near = "abcdefghijklmnopqrstuvwxyz".flatMap { first in
    "abcdefghijkl".map { #""layers\#(first)\#($0)": 1"# }
  }
  let nearProblems = Architecture.reading(Array("{\(near.joined(separator: ","))}".utf8), rules: []).problems
  #expect(nearProblems.count == 312)
  #expect(nearProblems.count { $0.suggestion == "did you mean 'layers'?" } == 200)
}
