package import ArchModel

/// How a map of the code is written.
package enum MapFormat: String, Sendable, CaseIterable {
  case text, mermaid, dot, json

  package var purpose: String {
    switch self {
    case .text: "for people at a terminal"
    case .mermaid: "for Markdown: GitHub and GitLab draw it"
    case .dot: "for Graphviz"
    case .json: "for programs"
    }
  }

  /// Ends in a line break.
  ///
  /// - Parameter pathPrefix: goes before each path; empty or ends with `/`.
  package func text(of map: CodeMap, pathPrefix: String) -> String {
    switch self {
    case .text: MapText.render(map, pathPrefix: pathPrefix)
    case .mermaid: MermaidMap.render(map)
    case .dot: DOTMap.render(map)
    case .json: MapJSON.render(map, pathPrefix: pathPrefix)
    }
  }
}

extension CodeMap.Edge {
  /// `12 uses, 3 against the order`
  var label: String {
    let count = uses == 0 ? "imports" : "\(uses)"
    return breaks == 0 ? count : "\(count), \(breaks) against"
  }
}
