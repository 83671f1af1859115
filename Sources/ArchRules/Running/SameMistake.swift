import ArchConfig
import ArchFacts

/// Findings of several rules about one mistake, of which only the most specific speaks.
///
/// It is one mistake when the same type does something with the same other one, or when what is done is written at the
/// same place: `Client()` in a view model is an instance made in the wrong place, and a use of a layer that is out of
/// bounds, as is the property that keeps it; and what is wrong in a declaration that has to go as a whole goes with it.
/// Two things that are wrong with one declaration are two mistakes.
package enum SameMistake {
  /// The same findings without what others say better, which these name. To let a finding stand, by a baseline or a
  /// comment, settles what other rules say of it; one that speaks is not silenced by letting stand what it stands for.
  ///
  /// - Parameter findings: those of a file follow each other.
  package static func settled(_ findings: [Finding]) -> [Finding] {
    var result: [Finding] = []
    result.reserveCapacity(findings.count)
    var start = findings.startIndex
    while start < findings.endIndex {
      let path = findings[start].path
      let end = findings[start...].firstIndex { $0.path != path } ?? findings.endIndex
      let part = findings[start..<end]
      if part.contains(where: { $0.rule != part.first?.rule }) {
        var file = MistakesOfFile(Array(part))
        result += file.settled()
      } else {
        result += part
      }
      start = end
    }
    return result
  }
}

private struct MistakesOfFile {
  private var findings: [Finding]
  /// Those that speak, by what they are about, the most specific first.
  private var byPlace: [SourceLocation: [Int]] = [:]
  private var byUse: [Subject: [Int]] = [:]
  private var bySupply: [Supply: [Int]] = [:]
  /// Those that ask for a declaration to go, by its name.
  private var removals: [String: Int] = [:]
  /// What is said of mistakes that others tell, by who tells them.
  private var voices: [Int: OtherVoices] = [:]

  init(_ findings: [Finding]) {
    self.findings = findings
    for (index, finding) in findings.enumerated() where finding.remedy == .removal {
      if let name = finding.subject.user { removals[name] = index }
    }
  }

  mutating func settled() -> [Finding] {
    var settled: Set<Int> = []
    let uses = findings.indices.filter { findings[$0].isAboutUse }
    for index in uses.sorted(by: { findings[$0].isMoreSpecific(than: findings[$1], or: $0 < $1) }) {
      let places = findings[index].occurrences
      let open = places.filter { !isSettled($0, of: index) }
      guard open.count < places.count else { continue }
      if let rest = findings[index].limited(to: open) {
        findings[index] = rest
      } else {
        settled.insert(index)
      }
    }
    for (index, voices) in voices { findings[index] = findings[index].joined(with: voices) }
    return findings.indices.filter { !settled.contains($0) }.map { findings[$0] }
  }

  /// Whether it adds nothing to others that speak: of those that are alike to all others the first is enough.
  private func isKnown(_ index: Int, among speakers: [Int]) -> Bool {
    speakers.contains {
      findings[$0].rule == findings[index].rule && findings[$0].status == findings[index].status
    }
  }

  /// Whether another speaks of it; else this one does from now on.
  private mutating func isSettled(_ place: Occurrence, of index: Int) -> Bool {
    let use = place.subject.use
    let supply = Supply(place)
    let ofPlace = byPlace[place.range.start] ?? []
    let ofUse = use.flatMap { byUse[$0] } ?? []
    let ofSupply = supply.flatMap { bySupply[$0] } ?? []
    let removal = removals.isEmpty ? nil : place.subject.user.flatMap { removals[$0] }
    func settling(_ speakers: [Int]) -> Int? { speakers.first { findings[$0].settles(findings[index]) } }
    guard
      let speaker = removal.flatMap({ settling([$0]) }) ?? settling(ofPlace) ?? settling(ofUse)
        ?? settling(ofSupply)
    else {
      if !isKnown(index, among: ofPlace) { byPlace[place.range.start, default: []].append(index) }
      if let use, !isKnown(index, among: ofUse) { byUse[use, default: []].append(index) }
      if let supply, findings[index].concern == .supply, !isKnown(index, among: ofSupply) {
        bySupply[supply, default: []].append(index)
      }
      return false
    }
    voices[speaker, default: OtherVoices(of: findings[speaker])].add(
      findings[index], saying: place.message, at: place)
    return true
  }
}

/// One line that gives a type another one: `let store: DiskStore = .shared` names the type and takes the instance that all
/// share.
private struct Supply: Hashable {
  private let user: String
  private let used: String
  private let line: Int

  init?(_ place: Occurrence) {
    guard case .edge(let user, .declaration(let target), _) = place.subject, !user.isEmpty else { return nil }
    self.user = Subject.withoutMember(user)
    used = Subject.withoutMember(target)
    line = place.range.start.line
  }
}

extension Finding {
  /// Whether it is about something that code does with something else, and not about the code as such.
  fileprivate var isAboutUse: Bool {
    guard !isChain else { return false }
    switch subject {
    case .edge, .module: return true
    case .file, .declaration, .part, .tie, .record, .entry: return false
    }
  }

  fileprivate func isMoreSpecific(than other: Finding, or isEarlier: Bool) -> Bool {
    // What asks for the whole declaration to go speaks for all that is in it, so nothing else may speak for it.
    if (remedy == .removal) != (other.remedy == .removal) { return remedy == .removal }
    if concern != other.concern { return concern > other.concern }
    if severity != other.severity { return severity > other.severity }
    return rule == other.rule ? isEarlier : rule.precedes(other.rule)
  }

  /// Whether nothing is left to say of a mistake that both are about.
  fileprivate func settles(_ other: Finding) -> Bool {
    rule != other.rule && (status != .new || other.status == .new)
  }
}

extension Subject {
  /// The declaration that it is about, or that does something with another.
  fileprivate var user: String? {
    switch self {
    case .declaration(let name): name
    case .edge(let user, _, _): user.isEmpty ? nil : user
    case .file, .module, .part, .tie, .record, .entry: nil
    }
  }

  /// A type, or a function at file scope, that does something with another declaration; `nil` for all else.
  fileprivate var use: Subject? {
    guard case .edge(let user, .declaration(let target), _) = self, !user.isEmpty else { return nil }
    return .edge(from: Self.withoutMember(user), to: .declaration(target), .none)
  }

  /// `DiskStore` of `DiskStore` and of `DiskStore.shared`.
  fileprivate static func withoutMember(_ name: String) -> String {
    let start = NamePattern.startOfLastName(of: name)
    guard start > name.startIndex, start < name.endIndex, !isType(name[start...]) else { return name }
    return String(name[..<name.utf8.index(before: start)])
  }

  private static func isType(_ name: Substring) -> Bool {
    guard let first = name.utf8.first, first < 0x80 else { return name.first?.isUppercase ?? false }
    return first.isUpperCase
  }
}
