/// What is asked about a name. A row of a table says it by the case's own name.
package protocol NameTag: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// What it means to archcheck, for the page of all names: "talks to a network".
  var meaning: String { get }
}
