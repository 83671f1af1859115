import ArchConfig
import ArchModel

/// Folders that are to be one layer.
struct ObservedLayer {
  var name: String
  /// What it is there for, where its content says so.
  var kind: LayerKind?
  var folders: [ObservedFolder]
  var files: [FileID]
  /// Whether an app or an extension of one starts in it.
  var holdsStart = false
  /// The same, where little else is there.
  var startsApp = false
  /// Whether what is in it is plainly something else than its name says.
  var isOtherwise = false
  /// Whether it is what other layers show of themselves.
  var isInterface = false

  /// Whether it is the files around the folders of others.
  var isAround: Bool { folders.allSatisfy(\.isOwnFiles) }
}

extension [ObservedLayer] {
  /// Whether most of them are modules, between which the build already keeps an order.
  var areModules: Bool { count { $0.folders.contains(where: \.isModule) } * 2 > count }

  /// What the folder around some of them is called, if those are more than a share of it.
  func folder(around some: [ObservedLayer], moreThan percent: Int = 50) -> String? {
    let folders = some.flatMap(\.folders)
    let around = Set(
      folders.map { folder in
        let isAround = folder.isOwnFiles || folders.contains { $0.path.hasPrefix(folder.path + "/") }
        return isAround ? folder.path : folder.parent
      })
    guard around.count == 1, let parent = around.first else { return nil }
    let all = filter { layer in
      layer.folders.contains { $0.path == parent || $0.path.hasPrefix(parent + "/") }
    }
    let files = some.reduce(0) { $0 + $1.files.count }
    return files * 100 > all.reduce(0) { $0 + $1.files.count } * percent
      ? parent.split(separator: "/").last.map(String.init) : nil
  }
}
