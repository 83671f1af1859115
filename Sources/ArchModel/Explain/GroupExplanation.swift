package import ArchConfig
import ArchFacts

/// What is in a layer, a module or a folder, whom it uses and who uses it.
package struct GroupExplanation: Sendable {
  package enum Subject: Sendable {
    case layer(Layer)
    case module(String)
    /// Its path, without a slash at the end.
    case folder(String)
  }

  package let subject: Subject
  /// Those that rules look at.
  package let files: Int
  /// Tests, generated files and whatever else rules leave alone.
  package let notJudged: Int
  /// Of a module, those of `files` that are built into others, too.
  package let shared: Int
  /// How many of its types there are of each role, the most first.
  package let roles: [(role: Role, count: Int)]
  /// The layers that its files belong to, in the order of the architecture; `nil` for none.
  package let layers: [(name: String?, files: Int)]
  package let uses: [UsesOfLayer]
  package let usedBy: [UsesOfLayer]
}

extension Codebase {
  /// The layer of a name, else the module; `nil` where there is neither.
  package func explanation(ofGroup name: String) -> GroupExplanation? {
    if let layer = architecture.layer(named: name) {
      return explanation(.layer(layer)) { $0.layer?.name == name }
    }
    guard files.contains(where: { $0.placement.modules.contains(name) }) else { return nil }
    return explanation(.module(name)) { $0.placement.modules.contains(name) }
  }

  /// - Parameter path: without a slash at the end; empty for all.
  package func explanation(ofFolder path: String) -> GroupExplanation {
    explanation(.folder(path)) { path.isEmpty || $0.path.hasPrefix(path + "/") }
  }

  /// Names of layers and modules, each once.
  package var groupNames: [String] {
    Array(Set(architecture.layers.map(\.name) + files.flatMap(\.placement.modules))).sorted()
  }

  private func explanation(
    _ subject: GroupExplanation.Subject, where isInside: (SourceFile) -> Bool
  ) -> GroupExplanation {
    let inside = Column<FileID, Bool>(files.map(isInside))
    let own = files.ids.filter { inside[$0] }
    let judged = own.filter { files[$0].notJudged == nil }
    let shared =
      switch subject {
      case .module: judged.count { !files[$0].placement.sharedModules.isEmpty }
      case .layer, .folder: 0
      }
    var roles: [Role: Int] = [:]
    for id in symbols.ids where inside[symbols[id].file] {
      let declared = symbols[id]
      guard !declared.isExternal, !declared.isTest, !declared.isLocal, !declared.parent.exists else {
        continue
      }
      roles[role(of: id).role, default: 0] += 1
    }
    var counts: [String?: Int] = [:]
    for file in judged { counts[files[file].layer?.name, default: 0] += 1 }
    let order = architecture.layers.map { Optional($0.name) } + [nil]
    return GroupExplanation(
      subject: subject, files: judged.count, notJudged: own.count - judged.count, shared: shared,
      roles: roles.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
        .map { (role: $0.key, count: $0.value) },
      layers: order.compactMap { name in counts[name].map { (name: name, files: $0) } },
      uses: uses(from: { inside[$0] }, to: { !inside[$0] }, byUser: false),
      usedBy: uses(from: { !inside[$0] }, to: { inside[$0] }, byUser: true))
  }
}
