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
