/// A path with wildcards: `*` within a component, `**` across components, `{feature}` captures.
package struct PathPattern: Sendable, Hashable {
  package let text: String

  package init(_ text: String) { self.text = text }
}
