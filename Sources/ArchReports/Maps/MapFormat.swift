package import ArchModel

/// How a map of the code is written.
package enum MapFormat: String, Sendable, CaseIterable {
  case text, matrix, svg, mermaid, dot, json

  package var purpose: String {
    switch self {
    case .text: "for people at a terminal"
    case .matrix: "for people, where there are too many arrows to follow: a table"
    case .svg: "for people: a picture, drawn by archcheck"
    case .mermaid: "for Markdown: GitHub and GitLab draw it"
    case .dot: "for Graphviz"
    case .json: "for programs"
    }
  }

  /// What a block of code is called that has it in Markdown; a picture stands there as it is.
  package var markdownLanguage: String? {
    switch self {
    case .text, .matrix: "text"
    case .svg: nil
    case .mermaid, .dot, .json: rawValue
    }
  }

  /// Ends in a line break.
  ///
  /// - Parameter pathPrefix: goes before each path; empty or ends with `/`.
  package func text(of map: CodeMap, pathPrefix: String) -> String {
    switch self {
    case .text: MapText.render(map, pathPrefix: pathPrefix)
    case .matrix: MatrixMap.render(map)
    case .svg: SVGMap.render(map, pathPrefix: pathPrefix)
    case .mermaid: MermaidMap.render(map)
    case .dot: DOTMap.render(map)
    case .json: MapJSON.render(map, pathPrefix: pathPrefix)
    }
  }
}
