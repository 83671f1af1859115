import ArchConfig
import ArchFacts
import ArchModel
import ArchRules
import ArchScan
import Foundation

/// What a fix says, done by the letter.
struct AdviceEdit {
  enum Shape: String, CaseIterable {
    case removeDefault, nameProtocol, closeSetter, makeStruct, makeInternal, moveType, takeInInit,
      moveProtocol, moveExtension, keepState,
      takeFactory
  }

  let shape: Shape
  /// All files afterwards, by path.
  private(set) var texts: [String: String]

  init?(_ finding: Finding, in fixture: FixtureCodebase) {
    let texts = fixture.texts
    guard let text = texts[finding.path] else { return nil }
    let bytes = Array(text.utf8)
    let file = File(
      path: finding.path, bytes: bytes, facts: FileFacts(scanning: bytes, path: finding.path),
      start: FixtureText(bytes).offset(finding.range.start), end: FixtureText(bytes).offset(finding.range.end)
    )
    self.texts = texts
    let fix = finding.fix
    let quoted = fix.components(separatedBy: "'").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    // One finding that stands for several places is mended at all of them.
    guard finding.further.isEmpty else { return nil }
    if fix.hasPrefix("remove the default, and pass"), let edited = file.withoutDefault {
      (shape, self.texts[file.path]) = (.removeDefault, edited)
    } else if fix.hasPrefix("name 'any "), fix.hasSuffix("instead of '\(quoted.last ?? "")'"),
      quoted.count == 2, file.facts.text(file.range) == quoted[1]
    {
      (shape, self.texts[file.path]) = (.nameProtocol, file.naming(quoted[0], for: quoted[1]))
    } else if fix.hasPrefix("make '"), fix.contains("'private(set)'"), let edited = file.withClosedSetter {
      (shape, self.texts[file.path]) = (.closeSetter, edited)
    } else if fix.hasPrefix("make '"), fix.hasSuffix("' a struct"), let edited = file.asStruct {
      (shape, self.texts[file.path]) = (.makeStruct, edited)
    } else if fix.hasPrefix("make '"), fix.hasSuffix("' internal"), let edited = file.asInternal {
      (shape, self.texts[file.path]) = (.makeInternal, edited)
    } else if fix.hasPrefix("keep it in a '"), quoted.count == 1, let edited = file.keeping(in: quoted[0]) {
      (shape, self.texts[file.path]) = (.keepState, edited)
    } else if fix.contains("declare a factory protocol"), fix.hasSuffix("and take that in 'init'"),
      let edited = Self.takingFactory(
        quoted.dropFirst().dropLast(2), of: quoted[quoted.count - 2], in: file.path, texts)
    {
      (shape, self.texts) = (.takeFactory, edited)
    } else if fix.hasPrefix("move this extension"), let folder = Self.folder(fix, quoted[0], fixture),
      let edited = file.withoutExtension
    {
      shape = .moveExtension
      (self.texts[file.path], self.texts["\(folder)/Extension+Moved.swift"]) = edited
    } else if fix.hasPrefix("move protocol '"), quoted.count > 1,
      fix.hasSuffix("' stays") || fix.hasSuffix("and leave its implementation where it is"),
      let folder = Self.folder(String(fix.prefix { $0 != "," && $0 != ";" }), quoted[1], fixture),
      let moved = Self.moving(quoted[0], to: folder, texts)
    {
      (shape, self.texts) = (.moveProtocol, moved)
    } else if fix.hasPrefix("move '"), let name = quoted.first, quoted.count == 2,
      let folder = Self.folder(fix, quoted[1], fixture)
    {
      guard let moved = Self.moving(name, to: folder, texts) else { return nil }
      (shape, self.texts) = (.moveType, moved)
    } else if fix.hasPrefix("take 'any "), fix.contains("in 'init', and make '"),
      let edited = file.takingValue(as: quoted[0])
    {
      (shape, self.texts[file.path]) = (.takeInInit, edited)
    } else {
      return nil
    }
  }

  /// The folder that is named, or one that holds files of the layer that is.
  private static func folder(_ fix: String, _ name: String, _ fixture: FixtureCodebase) -> String? {
    if fix.hasSuffix("to '\(name)'") { return name }
    guard fix.hasSuffix("to layer '\(name)'") else { return nil }
    let map = LayerMap(fixture.architecture)
    let paths = fixture.files.map(\.path).filter { path in
      map.layer(of: path).map { fixture.architecture.layers[$0.layer].name == name } ?? false
    }
    return paths.first { path in
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      let match = map.layer(of: folder + "/New.swift")
      return match.map { fixture.architecture.layers[$0.layer].name == name } ?? false
    }?.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The declaration alone, with what the file imports; extensions stay.
  private static func moving(_ name: String, to folder: String, _ texts: [String: String]) -> [String:
    String]?
  {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    guard last == name else { return nil }
    // One of several declarations is not moved by itself.
    let all = texts.values.reduce(0) { count, text in
      let facts = FileFacts(scanning: Array(text.utf8), path: "")
      return count + facts.types.count { $0.kind != .extension && facts.text($0.name) == last }
    }
    guard all == 1 else { return nil }
    for (path, text) in texts {
      let bytes = Array(text.utf8)
      let facts = FileFacts(scanning: bytes, path: path)
      guard
        let type = facts.types.first(where: {
          $0.owner < 0 && $0.kind != .extension && facts.text($0.name) == last
        })
      else { continue }
      let range = Int(type.extent.start)..<Int(type.extent.end)
      let imports = text.split(separator: "\n").filter { $0.hasPrefix("import ") }.joined(separator: "\n")
      var texts = texts
      var rest = bytes
      rest.removeSubrange(range)
      texts[path] = String(decoding: rest, as: UTF8.self)
      texts["\(folder)/\(last)+Moved.swift"] =
        imports + "\n" + String(decoding: bytes[range], as: UTF8.self) + "\n"
      return texts
    }
    return nil
  }
}

extension AdviceEdit {
  /// The functions become a protocol beside the container, and its user names that.
  private static func takingFactory(
    _ functions: some Sequence<String>, of container: String, in user: String, _ texts: [String: String]
  ) -> [String: String]? {
    for (path, text) in texts {
      let facts = FileFacts(scanning: Array(text.utf8), path: path)
      guard
        let type = facts.types.firstIndex(where: { $0.kind != .extension && facts.text($0.name) == container }
        )
      else { continue }
      var heads: [String] = []
      for name in functions {
        guard
          let member = facts.members.first(where: {
            $0.owner == Int32(type) && facts.text($0.name) == name && $0.kind == .func
          })
        else { return nil }
        heads.append(String(facts.text(member.extent).prefix { $0 != "{" }))
      }
      var texts = texts
      texts[path] = text + "\nextension \(container): NarrowFactory {}\n"
      texts[user] = texts[user].map {
        $0.replacingOccurrences(of: ": \(container)", with: ": any NarrowFactory")
          + "\nprotocol NarrowFactory {\n\(heads.joined(separator: "\n"))\n}\n"
      }
      return texts
    }
    return nil
  }
}

/// The file of a finding, with what can be done to it there.
private struct File {
  let path: String
  let bytes: [UInt8]
  let facts: FileFacts
  let start: Int32
  let end: Int32

  var range: ByteRange { ByteRange(start: start, end: end) }

  func replacing(_ range: ByteRange, by text: String) -> String {
    var bytes = bytes
    bytes.replaceSubrange(Int(range.start)..<Int(range.end), with: Array(text.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  private func text(_ range: ByteRange) -> String { facts.text(range) }

  /// Wherever it is named as a type, and not where it is made.
  func naming(_ need: String, for type: String) -> String {
    String(decoding: bytes, as: UTF8.self)
      .replacingOccurrences(
        of: "(any |some )?(?<![A-Za-z.])\(type)(?![A-Za-z(.])", with: need, options: .regularExpression)
  }

  /// `@ObservedObject var viewModel = TripsViewModel()`
  func keeping(in wrapper: String) -> String? {
    changing("@ObservedObject", to: wrapper) ?? changing("let ", to: "\(wrapper) private var ")
  }

  /// The rest of the file, and the extension.
  var withoutExtension: (String, String)? {
    guard let type = facts.types.first(where: { $0.kind == .extension && $0.name.contains(range) }) else {
      return nil
    }
    return (replacing(type.extent, by: ""), text(type.extent))
  }

  /// From the end of the type to the end of the value.
  var withoutDefault: String? {
    facts.parameters.first { $0.defaultValue.contains(range) }.map {
      replacing(ByteRange(start: $0.type.end, end: $0.defaultValue.end), by: "")
    }
  }

  private func line(of offset: Int32) -> Range<Int> {
    var first = Int(offset)
    while first > 0, bytes[first - 1] != UInt8(ascii: "\n") { first -= 1 }
    return first..<Int(offset)
  }

  /// The last of some words before the finding, on its line.
  private func changing(_ word: String, to other: String) -> String? {
    let line = line(of: start)
    let before = String(decoding: bytes[line], as: UTF8.self)
    guard let found = before.range(of: word, options: .backwards) else { return nil }
    var changed = before
    changed.replaceSubrange(found, with: other)
    var bytes = bytes
    bytes.replaceSubrange(line, with: Array(changed.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  var withClosedSetter: String? { changing("var ", to: "private(set) var ") }
  var asStruct: String? { changing("final class ", to: "struct ") ?? changing("class ", to: "struct ") }
  var asInternal: String? { changing("public ", to: "") }

  /// `private let clock = SystemClock()` of a type without an initializer.
  func takingValue(as type: String) -> String? {
    let owner = facts.type(around: start)
    guard owner >= 0, !facts.members.contains(where: { $0.owner == owner && $0.kind == .`init` }),
      let member = facts.members.first(where: { $0.owner == owner && $0.value.contains(range) }),
      !member.isStatic, !member.isComputed, member.value.start == start,
      member.kind == .let || member.kind == .var,
      member.attributes.isEmpty,
      !member.modifiers.indices.contains(where: { text(facts.names[$0]) == "lazy" })
    else { return nil }
    let name = text(member.name)
    return replacing(
      ByteRange(start: member.name.end, end: member.extent.end),
      by: ": \(type)\n  init(\(name): \(type)) { self.\(name) = \(name) }")
  }
}
