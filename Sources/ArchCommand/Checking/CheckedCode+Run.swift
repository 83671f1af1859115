import ArchConfig
import ArchDecisions
import ArchModel
import ArchReports
import ArchSystem

extension CheckedCode {
  init(_ run: CheckRun) {
    self.init(
      name: run.scope.root.text.split(separator: "/").last.map(String.init) ?? "/",
      commit: Commit(of: run.scope), day: "\(Day.today)",
      maps: run.parts.compactMap(Self.map),
      records: run.parts.flatMap {
        RecordLine.all($0.decisionRecords, of: $0.decisionLog, in: $0.scope.folder)
      })
  }

  /// Of its layers if some use others, else of its modules; `nil` where nothing uses anything.
  private static func map(of part: CheckedPart) -> Map? {
    for level in [DependencyGraph.Level.layer, .module] {
      let map = part.codebase.map(at: level)
      if !map.edges.isEmpty, map.nodes.count <= CodeMap.mostInPicture {
        return Map(folder: part.scope.folder, map)
      }
    }
    return nil
  }
}

extension CheckedCode.Commit {
  /// `nil` outside a repository, and where git cannot tell.
  fileprivate init?(of scope: CheckScope) {
    guard let change = try? Change(since: "HEAD", scope), let seconds = change.baseTime else { return nil }
    self.init(
      id: String(change.tree.commit.prefix(10)), day: "\(Day(secondsSince1970: seconds))",
      isChanged: scope.files.contains { change.touches($0.path) })
  }
}
