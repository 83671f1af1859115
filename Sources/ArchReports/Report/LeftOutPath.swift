/// A Swift file that belongs to the code and that no rule looked at, since the search for code passed it by.
package struct LeftOutPath: Sendable {
  package let path: String
  /// As it follows the path: `Pods/A.swift: in a folder …`.
  package let reason: String
  /// Whether it is among the links out of the tree.
  package let isLinkOutside: Bool

  package init(path: String, reason: String, isLinkOutside: Bool) {
    self.path = path
    self.reason = reason
    self.isLinkOutside = isLinkOutside
  }
}
