import Testing

@testable import ArchSystem

@Suite struct ProgramTests {
  /// Without a care for that, the signal of a pipe that nobody reads ends the whole run of tests, of which this is one.
  @Test func `a program that ends without reading what it is given ends nobody else`() throws {
    let input = [UInt8](repeating: 0, count: 1 << 20)
    for _ in 0..<5 {
      let outcome = try SystemCalls.run(
        SystemPath("/bin/sh"), ["-c", "exit 3"], environment: [], input: input, limit: 1 << 10, seconds: 60)
      #expect(outcome?.code == 3)
    }
  }

  @Test func `a program gets its words, its environment and its input`() throws {
    let outcome = try SystemCalls.run(
      SystemPath("/bin/sh"), ["-c", "echo \"$0 $NAME\"; /bin/cat", "word"], environment: ["NAME=value"],
      input: Array("input".utf8), limit: 1 << 10, seconds: 60)
    #expect(outcome.map { String(decoding: $0.output, as: UTF8.self) } == "word value\ninput")
  }

  /// A channel that another program inherits is not at its end when its own program is: that one would be waited for.
  @Test func `programs that are started side by side keep nothing of each other's open`() async throws {
    let answers = try await withThrowingTaskGroup { group in
      for number in 0..<64 {
        group.addTask {
          try SystemCalls.run(
            SystemPath("/bin/cat"), [], environment: [], input: Array("\(number)".utf8), limit: 1 << 10,
            seconds: 5)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let texts = answers.map { String(decoding: $0?.output ?? [], as: UTF8.self) }
    #expect(texts.sorted() == (0..<64).map(String.init).sorted())
  }
}
