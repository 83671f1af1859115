import ArchConfig
import ArchFacts
import ArchModel
import ArchRules
import ArchScan
import Foundation

/// Reads the words of a fix against the codebase that it is for. It takes nothing from where advice is decided.
struct AdviceWords {
  private let fixture: FixtureCodebase
  private let codebase: Codebase
  private let layers: Set<String>
  private let folders: Set<String>

  init(_ fixture: FixtureCodebase) {
    self.fixture = fixture
    codebase = fixture.codebase(fixture.architecture)
    layers = Set(codebase.files.compactMap { $0.layer?.name })
    var folders: Set<String> = []
    for (path, _) in fixture.files {
      var parts = path.split(separator: "/").dropLast()
      while !parts.isEmpty {
        folders.insert(parts.joined(separator: "/"))
        parts.removeLast()
      }
    }
    self.folders = folders
  }

  /// What does not fit, each in a few words.
  func mistakes(in fix: String, of finding: Finding) -> [String] {
    places(in: fix, of: finding) + documents(in: fix) + forbidden(in: fix)
      + initializers(in: fix, of: finding)
      + protocols(in: fix, of: finding) + containers(in: fix)
  }

  // MARK: Layers, folders, documents

  /// Words for layers and folders that only a team has.
  private static let placeWords = [
    "Core", "Core/Contracts", "Core/Infrastructure", "App/Boot", "contracts", "infrastructure",
    "presentation",
  ]
  private static let placePhrases = ["to data", "let data", "data layer", "domain layer", "in the domain"]

  private func places(in fix: String, of finding: Finding) -> [String] {
    var mistakes: [String] = []
    let plain = Self.unquoted(fix).replacingOccurrences(of: "Core Data", with: "_")
    for word in plain.split(whereSeparator: { " ,;".contains($0) }).map(String.init)
    where Self.placeWords.contains(word) || word.contains("/") {
      mistakes.append("it names '\(word)'")
    }
    mistakes += Self.placePhrases.filter { plain.contains($0) }.map { "it says '\($0)'" }
    let parts = fix.components(separatedBy: "'")
    for (index, name) in parts.enumerated() where index % 2 == 1 {
      let before = parts[index - 1]
      if before.hasSuffix("layer ") {
        // Where boot belongs is asked of a team that has no file there yet.
        let isKnown = finding.rule == "boot-placement" && fixture.architecture.layer(named: name) != nil
        if !layers.contains(name) && !isKnown { mistakes.append("there is no layer '\(name)'") }
      } else if name.contains("/"), !name.contains(" "), !folders.contains(name) {
        mistakes.append("there is no folder '\(name)'")
      }
    }
    return mistakes + unreachable(parts, of: finding)
  }

  /// Code is sent to a layer that it may not use.
  private func unreachable(_ parts: [String], of finding: Finding) -> [String] {
    guard finding.rule == "layer-dependencies", let own = finding.layer.flatMap(fixture.architecture.layer)
    else {
      return []
    }
    return parts.enumerated().compactMap { index, name in
      guard index % 2 == 1 else { return nil }
      let before = parts[index - 1]
      guard
        before.hasSuffix(" to ") || before.hasSuffix(" to layer ") || before.hasSuffix("a value of layer "),
        // Code that goes there itself uses nothing of it from outside.
        !parts[0].hasPrefix("move this extension"), !parts[0].hasPrefix("move this function"),
        parts.prefix(2) != ["move this ", "init"],
        index < 3 || !["or move ", ", and "].contains(where: parts[index - 3].hasSuffix)
      else { return nil }
      let layer = before.hasSuffix("layer ") ? name : layer(ofFolder: name)
      return layer.map { own.mayUse($0) } ?? true ? nil : "'\(own.name)' may not use '\(name)'"
    }
  }

  private func layer(ofFolder folder: String) -> String? {
    codebase.files.first { $0.path.hasPrefix(folder + "/") }?.layer?.name
  }

  private func documents(in fix: String) -> [String] {
    let pattern = /ADR-\d+|Architecture Rules|DeterministicFeed|RFC/
    return fix.matches(of: pattern).map { "there is no '\($0.output)'" }
  }

  // MARK: What rules report

  private func forbidden(in fix: String) -> [String] {
    ["@Environment", "service locator", "a singleton", "a static function that", "in 'body'"].filter(
      fix.contains
    )
    .map { "it proposes \($0)" }
  }

  /// A container is not handed on.
  private func containers(in fix: String) -> [String] {
    let words = ["Container", "Locator", "Assembly"]
    let parts = fix.components(separatedBy: "'")
    let passes = fix.contains("pass it to each 'init'")
    return parts.enumerated().compactMap { index, name in
      guard index % 2 == 1, words.contains(where: name.hasSuffix) else { return nil }
      let before = parts[index - 1]
      let isTaken = before.hasSuffix("take ") || before.hasSuffix("take the ") || before.hasSuffix("pass ")
      return isTaken || passes ? "it hands on the container '\(name)'" : nil
    }
  }

  private static func unquoted(_ fix: String) -> String {
    fix.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset % 2 == 0 ? String($0.element) : "_" }.joined()
      .split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset % 2 == 0 ? String($0.element) : "_" }.joined()
  }

  // MARK: Initializers

  private func initializers(in fix: String, of finding: Finding) -> [String] {
    let takes = fix.contains("in 'init'") || fix.contains("let 'init'")
    guard takes, !fix.contains("view model take"), let facts = facts(of: finding.path) else { return [] }
    let offset = offset(of: finding, in: facts)
    let owner = facts.type(around: offset)
    let member = facts.member(around: offset, of: owner)
    if member?.kind == .`init` { return [] }
    let name = owner < 0 ? "the file" : "'\(facts.text(facts.types[Int(owner)].name))'"
    return mayTake(owner, in: facts) && member?.isStatic != true ? [] : ["\(name) has no 'init' here"]
  }

  /// A class, struct or actor of the fixture, or an extension of one.
  private func mayTake(_ owner: Int32, in facts: FileFacts) -> Bool {
    guard owner >= 0 else { return false }
    let type = facts.types[Int(owner)]
    switch type.kind {
    case .class, .struct, .actor: return true
    case .enum, .protocol, .typealias, .associatedtype: return false
    case .extension:
      let name = facts.text(type.name)
      return declarations(named: name).contains {
        $0.kind == .class || $0.kind == .struct || $0.kind == .actor
      }
    }
  }

  private func facts(of path: String) -> FileFacts? { codebase.files.first { $0.path == path }?.facts }

  private func offset(of finding: Finding, in facts: FileFacts) -> Int32 {
    FixtureText(facts.bytes).offset(finding.range.start)
  }

  // MARK: Protocols

  private func protocols(in fix: String, of finding: Finding) -> [String] {
    var mistakes: [String] = []
    let target = finding.symbol.components(separatedBy: " → ").last ?? ""
    let asks = fix.contains("protocol ") && !fix.contains("move protocol")
    let isAsked = ["`protocol ", "as a protocol", "protocol for what"].contains(where: fix.contains)
    for name in Set(Self.quoted(fix) + [target]) where asks && isValue(name) {
      // Beside a value there may be a protocol for somebody else.
      let isMeant =
        fix.contains("from '\(name)'") || fix.contains("of '\(name)'") || name == target && isAsked
      let isAlternative = fix.contains("move '\(name)'") || fix.contains("values and protocols")
      if isMeant && !isAlternative { mistakes.append("it asks for a protocol for the value '\(name)'") }
    }
    for code in Self.coded(fix) {
      guard let name = code.components(separatedBy: "protocol ").last, code.hasPrefix("protocol ") else {
        continue
      }
      if !declarations(named: name).isEmpty { mistakes.append("there is a '\(name)' already") }
    }
    for name in Self.quoted(fix) where name.hasPrefix("any ") {
      let name = String(name.dropFirst(4))
      let found = declarations(named: name)
      if !found.isEmpty && !found.contains(where: { $0.kind == .protocol || $0.kind == .typealias }) {
        mistakes.append("'\(name)' is no protocol")
      }
      if !fix.contains("move protocol '\(name)'"), let layer = layer(of: name),
        let own = finding.layer.flatMap(fixture.architecture.layer), !own.mayUse(layer),
        !isFactoryOfRoot(name, in: layer, for: own)
      {
        mistakes.append("'\(own.name)' may not use '\(name)' of '\(layer)'")
      }
    }
    return mistakes
  }

  /// The protocol of a factory may be named where it is declared, in the root, by those who show its screens.
  private func isFactoryOfRoot(_ name: String, in layer: String, for own: Layer) -> Bool {
    name.contains("Factory") && fixture.architecture.layer(named: layer)?.kind == .composition
      && (own.kind == .coordinators || own.kind == .presentation)
  }

  /// By how it is declared: an enum with cases, an error, or a struct that only holds something.
  private func isValue(_ name: String) -> Bool {
    for file in codebase.files {
      for (index, type) in file.facts.types.enumerated()
      where file.facts.text(type.name) == name.split(separator: ".").last.map(String.init) {
        let members = file.facts.members.filter { $0.owner == Int32(index) }
        let inherits = type.inherits.indices.map { file.facts.text(file.facts.names[$0]) }
        switch type.kind {
        case .enum: if file.facts.enumCases.contains(where: { $0.owner == Int32(index) }) { return true }
        case .struct:
          let isPlain = members.allSatisfy { $0.kind != .func && !isClosure($0, file.facts) }
          if isPlain && inherits.allSatisfy(Self.valueProtocols.contains) { return true }
        case .class, .actor, .protocol, .extension, .typealias, .associatedtype: break
        }
        if inherits.contains("Error") { return true }
      }
    }
    return false
  }

  private func isClosure(_ member: Member, _ facts: FileFacts) -> Bool {
    facts.text(member.type).contains("->")
  }

  private static let valueProtocols: Set<String> = [
    "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Sendable", "Identifiable", "Error",
  ]

  private func declarations(named name: String) -> [TypeDeclaration] {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return codebase.files.flatMap { file in
      file.facts.types.filter { $0.kind != .extension && file.facts.text($0.name) == last }
    }
  }

  private func layer(of name: String) -> String? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let files = codebase.files.filter { file in
      file.facts.types.contains { $0.kind == .protocol && file.facts.text($0.name) == last }
    }
    return files.count == 1 ? files[0].layer?.name : nil
  }

  private static func quoted(_ fix: String) -> [String] { every(fix, "'") }
  private static func coded(_ fix: String) -> [String] { every(fix, "`") }

  private static func every(_ fix: String, _ mark: Character) -> [String] {
    fix.split(separator: mark, omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}

/// Places of findings in the text of a fixture.
struct FixtureText {
  private let lines: [Int]

  init(_ bytes: [UInt8]) {
    lines = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  func offset(_ location: SourceLocation) -> Int32 { Int32(lines[location.line - 1] + location.column - 1) }
}
