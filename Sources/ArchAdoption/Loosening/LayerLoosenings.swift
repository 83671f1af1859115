import ArchConfig
import ArchFacts
import ArchModel

/// Layers that judge less than they did. Patterns and their order are compared by what they make of the code: a
/// layer that is renamed or split loosens nothing as long as nobody may use what he might not use before.
struct LayerLoosenings {
  /// Files that both configurations treat alike.
  private struct Group: Hashable {
    let old: String?
    let new: String?
    let oldKind: LayerKind?
    let newKind: LayerKind?
  }

  private let before: ConfigSide
  private let now: ConfigSide
  private let groups: [(group: Group, paths: [String])]

  private(set) var all: [Loosening] = []

  /// - Parameter files: of the code as it is now, as both sides have them.
  init(from before: ConfigSide, to now: ConfigSide, _ files: [(before: FileStanding, now: FileStanding)]) {
    self.before = before
    self.now = now
    var paths: [Group: [String]] = [:]
    for (old, new) in files {
      let group = Group(old: old.layer, new: new.layer, oldKind: old.kind, newKind: new.kind)
      paths[group, default: []].append(new.path)
    }
    groups = paths.map { (group: $0.key, paths: $0.value.sorted(by: Self.comesBefore)) }
      .sorted { Self.comesBefore($0.paths[0], $1.paths[0]) }
    all = leftOut + ofOtherKind
    let told = Set(all.flatMap { Self.paths(of: $0) })
    all += permissions(besides: told) + written + optional
    all += features(files)
  }

  /// Files that no layer claims any longer.
  private var leftOut: [Loosening] {
    groups.compactMap { group, paths in
      guard let old = group.old, group.new == nil else { return nil }
      return Loosening(
        .layer, at: place(of: old),
        "\(Self.counted(paths)) of layer '\(old)' \(Self.belong(paths)) to no layer",
        reach: .code(Set(paths)))
    }
  }

  /// Each kind of layer has rules of its own.
  private var ofOtherKind: [Loosening] {
    groups.compactMap { group, paths in
      guard let old = group.old, let new = group.new, let oldKind = group.oldKind, let kind = group.newKind,
        oldKind != kind, oldKind != .other
      else { return nil }
      let words =
        old == new
        ? "layer '\(old)' is of kind '\(kind.rawValue)'; it was of kind '\(oldKind.rawValue)'"
        : "\(Self.counted(paths)) of layer '\(old)' \(Self.belong(paths)) to layer '\(new)', which is of another kind"
      return Loosening(
        .layer, at: now.place(of: "layers", new, old == new ? "is" : "files") ?? place(of: old), words,
        reach: .code(Set(paths)))
    }
  }

  /// Files that may use what they might not, since they or the others belong elsewhere.
  private func permissions(besides told: Set<String>) -> [Loosening] {
    var found: [Loosening] = []
    for (from, paths) in groups {
      guard let old = from.old, let new = from.new, old != new, !told.contains(paths[0]) else { continue }
      let targets = groups.filter { target, _ in
        guard let oldTarget = target.old, let newTarget = target.new else { return false }
        return !mayUse(old, oldTarget, before) && mayUse(new, newTarget, now)
      }
      guard !targets.isEmpty else { continue }
      let names = Set(targets.compactMap(\.group.old)).sorted(by: Self.comesBefore)
      found.append(
        Loosening(
          .layer, at: now.place(of: "layers", new, "files") ?? place(of: new),
          "\(Self.counted(paths)) of layer '\(old)' \(Self.belong(paths)) to layer '\(new)' and may use \(quoted(names))",
          reach: .code(Set(paths))))
    }
    let moved = Set(found.flatMap { Self.paths(of: $0) }).union(told)
    for (target, paths) in groups {
      guard let old = target.old, let new = target.new, old != new, !moved.contains(paths[0]) else {
        continue
      }
      let users = groups.filter { from, _ in
        guard let oldUser = from.old, let newUser = from.new, oldUser == newUser else { return false }
        return !mayUse(oldUser, old, before) && mayUse(newUser, new, now)
      }
      guard !users.isEmpty else { continue }
      let names = Set(users.compactMap(\.group.new)).sorted(by: Self.comesBefore)
      found.append(
        Loosening(
          .layer, at: now.place(of: "layers", new, "files") ?? place(of: new),
          "\(Self.counted(paths)) of layer '\(old)' \(Self.belong(paths)) to layer '\(new)', which \(quoted(names)) may use",
          reach: .code(Set(users.flatMap(\.paths)))))
    }
    return found
  }

  /// What `mayUse` of a layer says more than it did of layers that were there.
  private var written: [Loosening] {
    now.architecture.layers.compactMap { layer in
      guard let old = before.architecture.layer(named: layer.name) else { return nil }
      let added = now.architecture.layers.map(\.name).filter { name in
        before.architecture.layer(named: name) != nil && layer.mayUse(name) && !old.mayUse(name)
      }
      guard let first = added.first else { return nil }
      let paths = groups.filter { $0.group.new == layer.name }.flatMap(\.paths)
      return Loosening(
        .layer, at: now.place(of: "layers", layer.name, "mayUse", first) ?? place(of: layer.name),
        layer.mayUse == nil
          ? "layer '\(layer.name)' may use every layer" : "layer '\(layer.name)' may use \(quoted(added))",
        reach: .code(Set(paths)))
    }
  }

  private var optional: [Loosening] {
    now.architecture.layers.compactMap { layer in
      guard let old = before.architecture.layer(named: layer.name), layer.isOptional, !old.isOptional else {
        return nil
      }
      return Loosening(
        .layer, at: now.place(of: "layers", layer.name, "optional") ?? place(of: layer.name),
        "layer '\(layer.name)' may be empty", reach: .nothing)
    }
  }

  /// Files of two features that are of one, or of none.
  private func features(_ files: [(before: FileStanding, now: FileStanding)]) -> [Loosening] {
    var names: [String: [String: [String]]] = [:]
    for (old, new) in files where old.feature != nil {
      names[new.feature ?? "", default: [:]][old.feature ?? "", default: []].append(new.path)
    }
    return names.sorted { Self.comesBefore($0.key, $1.key) }.compactMap { name, origins in
      guard name.isEmpty || origins.count > 1 else { return nil }
      let paths = origins.values.flatMap { $0 }.sorted(by: Self.comesBefore)
      let old = quoted(origins.keys.sorted(by: Self.comesBefore))
      return Loosening(
        .feature,
        at: now.place(of: "features") ?? now.place(of: "layers") ?? before.place(of: "features") ?? now.start,
        name.isEmpty
          ? "\(Self.counted(paths)) of feature \(old) \(Self.belong(paths)) to no feature"
          : "features \(old) are now one, '\(name)'",
        reach: .code(Set(paths)))
    }
  }

  private func mayUse(_ layer: String, _ other: String, _ side: ConfigSide) -> Bool {
    side.architecture.layer(named: layer)?.mayUse(other) ?? true
  }

  private func place(of layer: String) -> Loosening.Place {
    now.place(exactly: "layers", layer) ?? before.place(exactly: "layers", layer) ?? now.place(of: "layers")
      ?? now.place(of: "extends") ?? now.start
  }

  private static func paths(of loosening: Loosening) -> Set<String> {
    switch loosening.reach {
    case .code(let paths), .files(let paths): paths
    case .rules, .nothing: []
    }
  }

  private static func counted(_ paths: [String]) -> String { files(paths) }
  private static func belong(_ paths: [String]) -> String { paths.count == 1 ? "belongs" : "belong" }

  private static func comesBefore(_ left: String, _ right: String) -> Bool {
    left.precedes(right)
  }
}
