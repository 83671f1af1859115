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
package struct Finding: Sendable {
  package var rule: String
  package var severity: Severity
  package var path: String
  package var range: SourceRange
  /// What is wrong here, one sentence without a full stop, names in 'quotes'.
  package var message: String
  /// What the frame shows at the caret: which layer or role made it wrong.
  package var label: String
  package var why: String
  /// The concrete thing to do.
  package var fix: String
  /// The declaration around, such as `AuthCoordinator.start`.
  package var symbol: String
  package var layer: String?
  package var feature: String?
  package var related: [RelatedPlace]
  /// Whether the related places are the steps of a chain that ends at the finding itself.
  package var isChain: Bool
  /// The record that the team rests the rule on.
  package var decision: CitedDecision?
  package var status: FindingStatus
  /// Why it may stay, as the comment that suppresses it says.
  package var reason: String?

  package init(
    rule: String, severity: Severity, path: String, range: SourceRange, message: String, label: String,
    why: String, fix: String, symbol: String, layer: String? = nil, feature: String? = nil,
    related: [RelatedPlace] = [], isChain: Bool = false, decision: CitedDecision? = nil,
    status: FindingStatus = .new
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.range = range
    self.message = message
    self.label = label
    self.why = why
    self.fix = fix
    self.symbol = symbol
    self.layer = layer
    self.feature = feature
    self.related = related
    self.isChain = isChain
    self.decision = decision
    self.status = status
  }
}

extension Finding {
  /// The same finding as somebody sees it who stands elsewhere.
  package func mapPaths(_ transform: (String) -> String) -> Finding {
    var finding = self
    finding.path = transform(path)
    finding.related = related.map {
      RelatedPlace(path: transform($0.path), location: $0.location, message: $0.message)
    }
    finding.decision = decision?.mapPath(transform)
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
