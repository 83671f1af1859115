import Testing

@testable import ArchJSON

private func sample(_ layout: JSONWriter.Layout) -> String {
  var writer = JSONWriter(layout)
  writer.beginObject()
  writer.key("name")
  writer.string("Auth")
  writer.key("lines")
  writer.beginArray()
  writer.int(0)
  writer.int(-120)
  writer.endArray()
  writer.key("empty")
  writer.beginArray()
  writer.endArray()
  writer.key("nested")
  writer.beginObject()
  writer.key("isTest")
  writer.bool(false)
  writer.key("layer")
  writer.null()
  writer.endObject()
  writer.endObject()
  return writer.text
}

@Test func `the compact layout has no spaces`() {
  #expect(
    sample(.compact)
      == #"{"name":"Auth","lines":[0,-120],"empty":[],"nested":{"isTest":false,"layer":null}}"#)
}

@Test func `the pretty layout has a line for each member and element`() {
  #expect(
    sample(.pretty) == """
      {
        "name": "Auth",
        "lines": [
          0,
          -120
        ],
        "empty": [],
        "nested": {
          "isTest": false,
          "layer": null
        }
      }
      """)
}

@Test func `control characters, quotes and backslashes are escaped`() {
  var writer = JSONWriter()
  writer.string("a\"b\\c\n\r\t\u{08}\u{0C}\u{00}\u{1B}é😀/")
  #expect(writer.text == #""a\"b\\c\n\r\t\b\f\u0000\u001bé😀/""#)
}

@Test func `bytes that are not UTF-8 become replacement characters`() throws {
  var writer = JSONWriter()
  writer.string(bytes: [0x61, 0xFF, 0x62, 0xE2, 0x82, 0xC3, 0xA9, 0xED, 0xA0, 0x80])
  let text = try #require(try JSON.parse(writer.bytes).string)
  #expect(text == "a\u{FFFD}b\u{FFFD}\u{FFFD}é\u{FFFD}\u{FFFD}\u{FFFD}")
}

@Test func `a character cut by the end of a range is repaired`() {
  var writer = JSONWriter()
  writer.string(bytes: Array("aé".utf8), in: 0..<2)
  #expect(writer.text == "\"a\u{FFFD}\"")
}

@Test func `a range beyond the bytes is cut`() {
  var writer = JSONWriter()
  writer.string(bytes: Array("abc".utf8), in: 1..<900)
  #expect(writer.text == "\"bc\"")
}

@Test func `the smallest and largest numbers are written in full`() {
  var writer = JSONWriter()
  writer.beginArray()
  writer.int(.min)
  writer.int(.max)
  writer.endArray()
  #expect(writer.text == "[-9223372036854775808,9223372036854775807]")
}

@Test func `documents of one line each can follow one another`() {
  var writer = JSONWriter()
  for name in ["a", "b"] {
    writer.beginObject()
    writer.key("path")
    writer.string(name)
    writer.endObject()
    writer.endLine()
  }
  #expect(writer.text == "{\"path\":\"a\"}\n{\"path\":\"b\"}\n")
}

@Test func `a writer that forgot its output begins again`() {
  var writer = JSONWriter()
  writer.beginArray()
  writer.int(1)
  writer.removeAll()
  writer.string("x")
  #expect(writer.text == "\"x\"")
}

@Test func `what was read is written as it was`() throws {
  let text = #"{"b":[1.50,true,null,"é\n"],"a":{"x":[]}}"#
  var writer = JSONWriter()
  writer.value(try JSON.parse(Array(text.utf8)))
  #expect(writer.text == text)
}

@Test func `every string survives being written and read`() throws {
  for scalar in 0..<0x250 {
    guard let character = Unicode.Scalar(UInt32(scalar)) else { continue }
    let text = "a" + String(Character(character)) + "b"
    var writer = JSONWriter()
    writer.string(text)
    #expect(try JSON.parse(writer.bytes).string == text)
  }
}
