import ArchConfig
import ArchKnowledge

extension ObservedFolder {
  /// With folders of one shape put together: `Features/Cart/Domain` and `Features/Trips/Domain` become
  /// `Features/{feature}/Domain`. Targets next to each other at the root stay apart.
  var withShapes: ObservedFolder {
    var folder = self
    if !path.isEmpty, let common = folder.commonShape {
      let groups = folder.folders.filter { $0.isGroup(of: common) }
      let isOfFeatures = FolderNames[.features].contains(name)
      // Features within features are as deep as they are.
      let any = groups.isEmpty ? isOfFeatures ? "{feature}" : "*" : "**"
      let members = folder.folders.flatMap { $0.isGroup(of: common) ? $0.parts : [$0] }
      folder.folders = [Self.joined(members, in: path, as: any)]
    }
    folder.folders = folder.folders.map(\.withShapes)
    return folder
  }

  /// The names of folders that most of its folders have, with most of the files in them; `nil` where there are fewer than
  /// two.
  private var commonShape: Set<String>? {
    guard folders.count >= (FolderNames[.features].contains(name) ? 2 : 3), !areLayers else { return nil }
    var counts: [String: Int] = [:]
    // Folders that hold others of that shape count as those.
    let members = folders.flatMap { folder in
      folder.folders.count { !$0.shape.isEmpty } > 1 ? [folder] + folder.folders : [folder]
    }
    for folder in members { for name in folder.shape { counts[name, default: 0] += 1 } }
    let common = Set(counts.filter { $0.value > 1 && $0.value * 2 >= folders.count }.keys)
    guard common.count > 1 else { return nil }
    let all = folders.reduce(0) { $0 + $1.allFiles.count }
    let fitting = folders.reduce(0) { sum, folder in
      let isFitting = !common.isDisjoint(with: folder.shape) || folder.isGroup(of: common)
      return sum + (isFitting ? folder.allFiles.count : 0)
    }
    let fits = folders.count { !common.isDisjoint(with: $0.shape) }
    return fitting * 3 >= all * 2 && fits > folders.count { $0.isGroup(of: common) } ? common : nil
  }

  /// Whether most of what is in its folders is in layers by their names: `Models`, `Screens` and `Services` that each have
  /// a folder `Workout` are no features of one shape, `Workout` is.
  private var areLayers: Bool {
    let named = folders.compactMap { folder -> (LayerKind, Int)? in
      let kind = LayerKind(inferredFrom: folder.telling)
      return kind == .other ? nil : (kind, folder.allFiles.count)
    }
    let covered = named.reduce(0) { $0 + $1.1 }
    return Set(named.map(\.0)).count > 1 && covered * 2 > folders.reduce(0) { $0 + $1.allFiles.count }
  }

  /// Whether it holds several folders of a shape that it has not itself.
  private func isGroup(of common: Set<String>) -> Bool {
    common.isDisjoint(with: shape) && folders.count { !common.isDisjoint(with: $0.shape) } > 1
  }

  /// The names of its folders, but for its own; those of `Sources` are its own.
  var shape: Set<String> {
    folders.reduce(into: []) { names, folder in
      if PackageNames[.sources].contains(folder.name) {
        names.formUnion(folder.folders.map(nameWithin))
      } else {
        names.insert(nameWithin(folder))
      }
    }
  }

  /// What a folder in it is called as a part of it: `*Data` is `AuthData` in `Auth` as well as `FeedData` in `Feed`.
  func nameWithin(_ folder: ObservedFolder) -> String {
    let rest = folder.name.dropFirst(name.count)
    guard !name.isEmpty, folder.name.hasPrefix(name), let first = rest.first,
      first.isUppercase || !first.isLetter
    else { return folder.name }
    return "*" + rest
  }
}
