package import ArchFacts

package enum Severity: String, Sendable, CaseIterable, Comparable {
  case note, warning, error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

/// Whether a finding asks for something now.
package enum FindingStatus: String, Sendable, CaseIterable {
  case new
  /// The baseline holds it.
  case known
  /// A comment in the code allows it.
  case suppressed
}

/// One place where the code breaks a decision, with everything a report needs to say about it.
///
/// A value whose copies share their content: there may be thousands, and each step hands all of them on.
package struct Finding: Sendable {
  private struct Content: Sendable {
    var rule: String
    var severity: Severity
    var path: String
    var range: SourceRange
    var message: String
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
    var further: [Occurrence]
  }

  private final class Shared: Sendable {
    let content: Content

    init(_ content: Content) { self.content = content }
  }

  private var shared: Shared
  package var status: FindingStatus

  package init(
    rule: String, severity: Severity, path: String, range: SourceRange, message: String, label: String,
    why: String, fix: String, subject: Subject, layer: String? = nil, feature: String? = nil,
    related: [RelatedPlace] = [], isChain: Bool = false, decision: CitedDecision? = nil,
    further: [Occurrence] = [], status: FindingStatus = .new
  ) {
    shared = Shared(
      Content(
        rule: rule, severity: severity, path: path, range: range, message: message, label: label, why: why,
        fix: fix, subject: subject, layer: layer, feature: feature, related: related, isChain: isChain,
        decision: decision, further: further))
    self.status = status
  }

  private var content: Content { shared.content }

  private mutating func change(_ change: (inout Content) -> Void) {
    var content = shared.content
    change(&content)
    shared = Shared(content)
  }
}

extension Finding {
  package var rule: String { content.rule }
  package var severity: Severity { content.severity }
  /// What is wrong here, one sentence without a full stop, names in 'quotes'.
  package var message: String { content.message }
  /// The concrete thing to do.
  package var fix: String { content.fix }
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
  /// The same finding as somebody sees it who is elsewhere.
  package func mapPaths(_ transform: (String) -> String) -> Finding {
    var finding = self
    finding.change { content in
      content.path = transform(content.path)
      content.related = content.related.map {
        RelatedPlace(path: transform($0.path), location: $0.location, message: $0.message)
      }
      content.decision = content.decision?.mapPath(transform)
      for index in content.further.indices {
        content.further[index].path = transform(content.further[index].path)
      }
    }
    return finding
  }

  /// Its own place and the others that it stands for.
  package var occurrences: [Occurrence] {
    [Occurrence(path: path, range: range, subject: subject, message: message)] + further
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

/// A decision record as a finding names it.
package struct CitedDecision: Sendable, Hashable {
  /// `ADR-007`
  package let id: String
  package let title: String
  package let path: String

  package init(id: String, title: String, path: String) {
    self.id = id
    self.title = title
    self.path = path
  }

  package func mapPath(_ transform: (String) -> String) -> CitedDecision {
    CitedDecision(id: id, title: title, path: transform(path))
  }
}

/// `end` is exclusive.
package struct SourceRange: Sendable, Hashable {
  package let start: SourceLocation
  package let end: SourceLocation

  package init(start: SourceLocation, end: SourceLocation) {
    self.start = start
    self.end = end
  }
}

/// Another place that explains a finding: where the type is declared, the next step of a chain.
package struct RelatedPlace: Sendable {
  package let path: String
  package let location: SourceLocation
  package let message: String

  package init(path: String, location: SourceLocation, message: String) {
    self.path = path
    self.location = location
    self.message = message
  }
}
