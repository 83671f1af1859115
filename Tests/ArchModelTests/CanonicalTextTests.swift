import ArchConfig
import ArchFacts
import ArchModel
import Foundation
import Testing

/// Names with marks, as keyboards and git write them and as some frameworks write them to disk.
@Suite struct CanonicalTextTests {
  private static let composed = "Übersicht/Größe/Ångström/Việt/Ёлка/ガイド/한국어/Ελλάδα"
  private var decomposed: String { Self.composed.decomposedStringWithCanonicalMapping }

  @Test func `both forms become the composed one`() {
    let composed = Array(Self.composed.precomposedStringWithCanonicalMapping.utf8)
    #expect(Array(decomposed.utf8) != composed)
    #expect(CanonicalText.bytes(Array(decomposed.utf8)) == composed)
    #expect(CanonicalText.bytes(composed) == composed)
    let mixed = CanonicalText.of("\u{212B}ngstro\u{308}m \u{1F468}\u{200D}\u{1F469}")
    #expect(Array(mixed.utf8) == Array("\u{C5}ngstr\u{F6}m \u{1F468}\u{200D}\u{1F469}".utf8))
    #expect(Array(CanonicalText.of("plain/text.swift").utf8) == Array("plain/text.swift".utf8))
  }

  @Test func `all letters with one mark or two are the same in both forms`() throws {
    var differing: [String] = []
    for value in Array(UInt32(0x20)...0x30FF) + Array(0xAC00...0xD7A3) {
      let letter = String(try #require(Unicode.Scalar(value)))
      for text in [letter, letter + "\u{301}", letter + "\u{323}\u{301}", "\(letter)\u{302}\u{323}"] {
        let forms = [text.precomposedStringWithCanonicalMapping, text.decomposedStringWithCanonicalMapping]
        let bytes = forms.map { CanonicalText.bytes(Array($0.utf8)) }
        if bytes[0] != bytes[1] { differing.append(text) }
      }
    }
    #expect(differing.isEmpty)
  }

  @Test func `bytes that are not UTF-8 stay`() {
    let bytes: [UInt8] = [0x55, 0xCC, 0x88, 0xFF, 0x61]
    #expect(CanonicalText.bytes(bytes) == bytes)
  }

  @Test(arguments: ["Übersicht/**", "Übersicht/Größe", "**/Ångström/**", "Über*/{feature}/**", "?bersicht"])
  func `a pattern matches both forms, written in either`(text: String) {
    for text in [text.precomposedStringWithCanonicalMapping, text.decomposedStringWithCanonicalMapping] {
      let matches = [Self.composed, decomposed].map { PathPattern(text).match($0) }
      #expect(matches[0] != nil)
      #expect(matches[0] == matches[1])
    }
  }

  @Test func `a layer has the files of its folder in both forms`() {
    let config = #"{"layers": {"overview": {"files": ["Übersicht/**"]}}}"#
    let text = config.precomposedStringWithCanonicalMapping
    let architecture = Architecture.reading(Array(text.utf8), rules: []).architecture
    let path = "Übersicht/A.swift".decomposedStringWithCanonicalMapping
    let codebase = codebase([:], architecture, more: [(path, "struct A {}")])
    #expect(codebase.files[0].layer?.name == "overview")
    #expect(codebase.files[0].path == path)
  }

  @Test func `a capture of a rule of a team's own stands for both forms`() {
    let pattern = CapturePattern(path: "Features/{name}/**")
    let path = "Features/Größe/A.swift".decomposedStringWithCanonicalMapping
    let bindings = pattern.match(Array(path.utf8)[...], [:])
    #expect(bindings?["name"] == "Größe")
    let factory = CapturePattern(name: "{name}Factory")
    #expect(factory.match(Array("GrößeFactory".utf8)[...], bindings ?? [:]) != nil)
    #expect(factory.match(Array("GrosseFactory".utf8)[...], bindings ?? [:]) == nil)
  }
}
