import ArchModel
import ArchRules

/// A map as a page has it: its parts and its breaks lead to the findings that are about them.
enum HTMLMap {
  /// - Parameter number: of the map in the page.
  static func picture(of map: CodeMap, number: Int, _ report: Report) -> String {
    let topics = Set(report.findings.compactMap(\.topic))
    let layers = Set(report.findings.compactMap(\.layer))
    return SVGMap.render(map, pathPrefix: "", name: "archmap\(number)") { part in
      switch part {
      case .node(let name):
        map.level == .layer && layers.contains(name) ? HTMLText.address("layer", name) : nil
      case .edge(let from, let to):
        topics.contains("\(from) → \(to)") ? HTMLText.address("topic", "\(from) → \(to)") : nil
      }
    }
  }
}
