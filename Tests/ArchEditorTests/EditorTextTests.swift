import ArchEditor
import Testing

@Suite struct EditorTextTests {
  /// 😀 is four bytes and two UTF-16 units, é two bytes and one.
  private static let text = "let a = \"é😀b\"\r\nlet c\rd\n"

  @Test(arguments: [(8, 8), (9, 9), (10, 11), (12, 15), (13, 16), (14, 17), (99, 17)])
  func `columns are counted in UTF-16 units`(character: Int, offset: Int) {
    let text = EditorText(Array(Self.text.utf8), .utf16)
    let position = EditorPosition(line: 0, character: character)
    #expect(text.offset(of: position) == offset)
    if character < 99 { #expect(text.position(of: offset) == position) }
  }

  @Test func `within a character nothing is`() {
    let text = EditorText(Array(Self.text.utf8), .utf16)
    #expect(text.offset(of: EditorPosition(line: 0, character: 11)) == 11)
    let bytes = EditorText(Array(Self.text.utf8), .utf8)
    #expect(bytes.offset(of: EditorPosition(line: 0, character: 11)) == 11)
    #expect(bytes.offset(of: EditorPosition(line: 0, character: 15)) == 15)
  }

  @Test func `each kind of line end ends a line, and beyond the last there is nothing`() {
    let text = EditorText(Array(Self.text.utf8), .utf16)
    #expect(text.offset(of: EditorPosition(line: 1, character: 0)) == 19)
    #expect(text.offset(of: EditorPosition(line: 2, character: 0)) == 25)
    #expect(text.offset(of: EditorPosition(line: 2, character: 50)) == 26)
    #expect(text.offset(of: EditorPosition(line: 90, character: 4)) == text.bytes.count)
  }

  @Test func `changes replace what is between two places`() {
    var text = EditorText(Array("a😀b\nc".utf8), .utf16)
    func range(_ from: (Int, Int), _ to: (Int, Int)) -> EditorRange {
      EditorRange(
        start: EditorPosition(line: from.0, character: from.1),
        end: EditorPosition(line: to.0, character: to.1))
    }
    text.replace(range((0, 1), (0, 3)), with: "x")
    #expect(String(decoding: text.bytes, as: UTF8.self) == "axb\nc")
    text.replace(range((0, 3), (1, 0)), with: "")
    #expect(String(decoding: text.bytes, as: UTF8.self) == "axbc")
    // An end before the start is the start.
    text.replace(range((0, 3), (0, 1)), with: "-")
    #expect(String(decoding: text.bytes, as: UTF8.self) == "axb-c")
    text.replace(range((7, 0), (9, 0)), with: "!")
    #expect(String(decoding: text.bytes, as: UTF8.self) == "axb-c!")
  }

  @Test func `what is no UTF-8 has places, too`() {
    let text = EditorText([0x61, 0xFF, 0xF0, 0x62], .utf16)
    for offset in 0...4 {
      #expect(text.offset(of: text.position(of: offset)) <= 4)
    }
  }
}

@Suite struct FileURITests {
  @Test func `paths and addresses of files are the same things`() {
    for path in ["/a/b.swift", "/a b/ü%.swift", "/a#b?c"] {
      #expect(FileURI.path(of: FileURI.uri(path: path)) == path)
    }
    #expect(FileURI.uri(path: "/a b.swift") == "file:///a%20b.swift")
    #expect(FileURI.path(of: "file://localhost/a%2Eb") == "/a.b")
    #expect(FileURI.path(of: "FILE:///a") == "/a")
  }

  @Test(arguments: [
    "", "file://", "untitled:Untitled-1", "http://a/b", "file://elsewhere/a", "file:///a%0", "file:///a%zz",
    "file:///a%00b", "git:/a/b.swift",
  ])
  func `what is no file here has no path`(uri: String) { #expect(FileURI.path(of: uri) == nil) }
}
