/// Words before a type that say how it is held or passed, and nothing of what it is.
package enum TypeSpecifiers {
  package static let all: Set<String> = [
    "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated", "repeat", "each",
    "__owned", "__shared", "_const",
  ]
}
