package import ArchFacts

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
package struct RelatedPlace: Sendable, Equatable {
  package let path: String
  package let location: SourceLocation
  package let message: String

  package init(path: String, location: SourceLocation, message: String) {
    self.path = path
    self.location = location
    self.message = message
  }
}
