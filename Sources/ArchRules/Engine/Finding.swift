package import ArchConfig
import ArchFacts

/// One place where the code breaks a decision, with everything a report needs to say about it.
///
/// A value whose copies share their content: there may be thousands, and each step hands all of them on.
package struct Finding: Sendable, Equatable {
  private struct Content: Sendable, Equatable {
    var rule: String
    var severity: Severity
    var path: String
    var range: SourceRange
    var concern: Concern
    var remedy: Remedy
    var message: String
    var cause: FindingCause?
    var topic: String?
    var label: String
    var why: String
    var fix: String
    var subject: Subject
    var layer: String?
    var feature: String?
    var related: [RelatedPlace]
    var isChain: Bool
    var decision: CitedDecision?
    var reason: String?
    var owners: [String] = []
    var wasKnownUntil: Day?
    var further: [Occurrence]
    var also: [OtherVoice] = []
    var otherFixes: [String] = []

    /// More of them tell no more.
    private static let mostFixes = 1

    /// A fix without the place for what it proposes to write: "declare `protocol CartStoring` in 'Core', take it in 'init'".
    /// Of two places for the same one the first is enough.
    private static func withoutPlace(_ fix: String) -> String {
      let parts = fix.split(separator: "`", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, parts[2].hasPrefix(" in ") else { return fix }
      return parts[0] + "`" + parts[1] + "`" + (parts[2].firstIndex(of: ",").map { parts[2][$0...] } ?? "")
    }

    mutating func addFixes(of other: Content) {
      for fix in [other.fix] + other.otherFixes
      where fix != self.fix && !otherFixes.contains(fix) && otherFixes.count < Self.mostFixes
        && Self.withoutPlace(fix) != Self.withoutPlace(self.fix)
      {
        otherFixes.append(fix)
      }
    }
  }

  private final class Shared: Sendable {
    let content: Content

    init(_ content: Content) { self.content = content }
  }

  private var shared: Shared
  package var status: FindingStatus

  package init(
    rule: String, severity: Severity, path: String, range: SourceRange, concern: Concern = .role,
    remedy: Remedy = .here, message: String, cause: FindingCause? = nil, topic: String? = nil,
    label: String, why: String, fix: String, subject: Subject,
    layer: String? = nil, feature: String? = nil, related: [RelatedPlace] = [], isChain: Bool = false,
    decision: CitedDecision? = nil, further: [Occurrence] = [], status: FindingStatus = .new
  ) {
    shared = Shared(
      Content(
        rule: rule, severity: severity, path: path, range: range, concern: concern, remedy: remedy,
        message: message,
        cause: cause, topic: topic, label: label, why: why, fix: fix, subject: subject, layer: layer,
        feature: feature,
        related: related, isChain: isChain, decision: decision, further: further))
    self.status = status
  }

  private var content: Content { shared.content }

  /// Whether both say the same of the same place.
  package static func == (one: Finding, other: Finding) -> Bool {
    one.status == other.status && (one.shared === other.shared || one.content == other.content)
  }

  private mutating func change(_ change: (inout Content) -> Void) {
    var content = shared.content
    change(&content)
    shared = Shared(content)
  }
}

extension Finding {
  package var rule: String { content.rule }
  /// How much is in view of the rule.
  package var concern: Concern { content.concern }
  var remedy: Remedy { content.remedy }
  /// What is wrong here, one sentence without a full stop, names in 'quotes', and how often in this file.
  package var message: String { content.message + timesText }
  /// What is wrong at all places with the same cause, whoever does it.
  var messageOfCause: String { content.cause?.message ?? content.message }
  var whole: String? { content.cause?.whole }
  /// What to do about all of them.
  var fixOfCause: String { content.cause?.fix ?? content.fix }
  /// What it is counted with where findings are summed up; `nil` for what is about nothing but itself.
  package var topic: String? { content.topic ?? subject.topic }
  /// The concrete thing to do; at several places with one cause it may differ.
  package var fix: String {
    content.otherFixes.isEmpty
      ? content.fix : content.fix + "; elsewhere, " + content.otherFixes.joined(separator: "; or ")
  }
  /// What tells it from others of its rule in its file.
  package var subject: Subject { content.subject }
  /// The subject as reports show it, such as `AuthCoordinator.start()`.
  package var symbol: String { subject.text(at: path) }
  /// The other places that it stands for.
  package var further: [Occurrence] { content.further }
  package var layer: String? { content.layer }
  package var feature: String? { content.feature }
  /// Whether the related places are the steps of a chain that ends at the finding itself.
  package var isChain: Bool { content.isChain }

  package var severity: Severity {
    get { content.severity }
    set { change { $0.severity = newValue } }
  }

  /// The other rules that see the same mistake, and would speak if this one did not.
  package var also: [OtherVoice] {
    get { content.also }
    set { change { $0.also = newValue } }
  }

  /// Those that see the mistake, each once, the one that speaks first.
  package var rules: [String] {
    content.also.reduce(into: [content.rule]) { rules, voice in
      if !rules.contains(voice.rule) { rules.append(voice.rule) }
    }
  }

  package var path: String {
    get { content.path }
    set { change { $0.path = newValue } }
  }

  package var range: SourceRange {
    get { content.range }
    set { change { $0.range = newValue } }
  }

  /// What the frame shows at the caret: which layer or role made it wrong.
  package var label: String {
    get { content.label }
    set { change { $0.label = newValue } }
  }

  package var why: String {
    get { content.why }
    set { change { $0.why = newValue } }
  }

  package var related: [RelatedPlace] {
    get { content.related }
    set { change { $0.related = newValue } }
  }

  /// The record that the team rests the rule on.
  package var decision: CitedDecision? {
    get { content.decision }
    set { change { $0.decision = newValue } }
  }

  /// Why it may stay, as the comment that suppresses it says.
  package var reason: String? {
    get { content.reason }
    set { change { $0.reason = newValue } }
  }
}

extension Finding {
  /// Who is asked to mend it: of the entry of a baseline, else of the file.
  package var owners: [String] {
    get { content.owners }
    set { change { $0.owners = newValue } }
  }

  /// The day until which a baseline let it stand; `nil` where none did, or still does.
  package var wasKnownUntil: Day? {
    get { content.wasKnownUntil }
    set { change { $0.wasKnownUntil = newValue } }
  }

  /// The same finding as somebody sees it who is elsewhere.
  package func mapPaths(_ transform: (String) -> String) -> Finding {
    var finding = self
    finding.change { content in
      content.path = transform(content.path)
      content.related = content.related.map {
        RelatedPlace(path: transform($0.path), location: $0.location, message: $0.message)
      }
      content.also = content.also.map { $0.mapPaths(transform) }
      content.decision = content.decision?.mapPath(transform)
      for index in content.further.indices {
        content.further[index].path = transform(content.further[index].path)
      }
    }
    return finding
  }

  /// Its own place and the others that it stands for.
  package var occurrences: [Occurrence] {
    [Occurrence(path: path, range: range, subject: subject, message: content.message)] + further
  }

  /// The further places in its file where the same is wrong.
  package var repeats: [Occurrence] {
    isChain ? [] : further.filter { !$0.isPart && $0.path == path }
  }

  /// What explains the finding, where else in its file the same is wrong, and where others see it.
  package var places: [RelatedPlace] {
    let same = repeats.map { place in
      RelatedPlace(
        path: place.path, location: place.range.start,
        message: place.message == content.message ? "the same here" : place.message)
    }
    let others = also.flatMap { voice in
      voice.places.map { RelatedPlace(path: $0.path, location: $0.location, message: voice.message) }
    }
    return related + same + others
  }

  /// How the message ends where it is true of several places of the file; else empty.
  private var timesText: String {
    let times = repeats.count + 1
    return times == 1 ? "" : " (\(times) times in this file)"
  }

  /// The same finding with what other rules say of the same mistake; it weighs as much as the gravest of them.
  func joined(with others: OtherVoices) -> Finding {
    var finding = self
    finding.change { content in
      content.severity = others.severity
      content.also = others.voices
    }
    return finding
  }

  /// What is true of a finding and of others with the same cause, with whatever is true of any of them.
  ///
  /// - Parameter takingPlaces: whether it stands for their places, too, after its own.
  func joined(with others: [Finding], takingPlaces: Bool) -> Finding {
    guard !others.isEmpty else { return self }
    var voices = OtherVoices(of: self)
    for other in others {
      voices.weigh(other)
      for voice in other.also { voices.add(voice) }
    }
    var finding = joined(with: voices)
    let (message, fix) = (messageOfCause, fixOfCause)
    finding.change { content in
      if others.contains(where: { $0.content.message != content.message }) { content.message = message }
      if content.cause?.fix == nil {
        for other in others { content.addFixes(of: other.content) }
      } else if others.contains(where: { $0.content.fix != content.fix }) {
        content.fix = fix
      }
      if content.cause?.whole != nil { content.related = Self.related([self] + others) }
      if takingPlaces { content.further += others.flatMap(\.occurrences) }
    }
    return finding
  }

  /// What explains any of several findings, each once.
  private static func related(_ findings: [Finding]) -> [RelatedPlace] {
    var seen: Set<OtherVoice.Place> = []
    return findings.flatMap(\.related).filter {
      seen.insert(OtherVoice.Place(path: $0.path, location: $0.location)).inserted
    }
  }

  /// The same finding for some of its places, told at the first of them; `nil` for none.
  package func limited(to occurrences: [Occurrence]) -> Finding? {
    guard let first = occurrences.first else { return nil }
    var finding = self
    finding.change { content in
      if content.path != first.path { (content.layer, content.feature) = (nil, nil) }
      (content.path, content.range, content.subject) = (first.path, first.range, first.subject)
      content.message = first.message
      content.further = Array(occurrences.dropFirst())
    }
    return finding
  }

  /// The same finding, told at the place with this index among its occurrences.
  package func told(at index: Int) -> Finding {
    guard index > 0 else { return self }
    var occurrences = occurrences
    occurrences.insert(occurrences.remove(at: index), at: 0)
    return limited(to: occurrences) ?? self
  }
}
