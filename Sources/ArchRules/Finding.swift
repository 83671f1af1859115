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
    var symbol: String
    var layer: String?
    var feature: String?
    var related: [RelatedPlace]
    var isChain: Bool
    var decision: CitedDecision?
    var reason: String?
  }

  private final class Shared: Sendable {
    let content: Content

    init(_ content: Content) { self.content = content }
  }

  private var shared: Shared
  package var status: FindingStatus

  package init(
    rule: String, severity: Severity, path: String, range: SourceRange, message: String, label: String,
    why: String, fix: String, symbol: String, layer: String? = nil, feature: String? = nil,
    related: [RelatedPlace] = [], isChain: Bool = false, decision: CitedDecision? = nil,
    status: FindingStatus = .new
  ) {
    shared = Shared(
      Content(
        rule: rule, severity: severity, path: path, range: range, message: message, label: label, why: why,
        fix: fix, symbol: symbol, layer: layer, feature: feature, related: related, isChain: isChain,
        decision: decision))
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
  /// The declaration around, such as `AuthCoordinator.start`.
  package var symbol: String { content.symbol }
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
  /// The same finding as somebody sees it who stands elsewhere.
  package func mapPaths(_ transform: (String) -> String) -> Finding {
    var finding = self
    finding.change { content in
      content.path = transform(content.path)
      content.related = content.related.map {
        RelatedPlace(path: transform($0.path), location: $0.location, message: $0.message)
      }
      content.decision = content.decision?.mapPath(transform)
    }
    return finding
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
