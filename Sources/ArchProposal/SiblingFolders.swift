import ArchConfig
import ArchFacts
import ArchKnowledge

/// Folders next to each other that are one row to a reader: the screens of an app, each in a folder.
struct SiblingFolders: Hashable {
  /// Of the layer that they are.
  let name: String
  /// `nil` where only what is in all of them may say it.
  let kind: LayerKind?
  /// The path of the folder around.
  let parent: String

  /// By what they and the folder around are called: all in `Clients` that end in `Client`, and all in `Scenes` whose own
  /// names say nothing else.
  ///
  /// - Parameter content: what is in the folder, which decides where names do not agree.
  init?(named folder: ObservedFolder, content: LayerKind?) {
    guard !folder.isOwnFiles, !folder.isModule, !folder.isRare,
      let around = folder.parent.split(separator: "/").last,
      !FolderNames[.extensions].contains(folder.name) || FolderNames[.features].contains(String(around))
    else { return nil }
    name = ObservedFolder.layerName(of: String(around))
    parent = folder.parent
    if Self.isOne(of: around, folder.name) {
      kind = nil
    } else if let said = Self.kind(of: folder, in: around, content: content) {
      kind = said
    } else {
      return nil
    }
  }

  /// By how their names end, where a row of such folders would be a layer: `DiaryScene` next to `SettingsScene`.
  init?(endingAlike folder: ObservedFolder) {
    guard !folder.isOwnFiles, !folder.isModule, !folder.isRare,
      let one = CamelCaseWords.last(ofSeveralIn: folder.name)
    else {
      return nil
    }
    name = one.hasSuffix("y") ? one.dropLast() + "ies" : one + "s"
    parent = folder.parent
    let named = LayerKind(inferredFrom: name)
    switch named {
    case .presentation, .data, .infrastructure: kind = named
    case .boot, .coordinators, .composition, .contracts, .domain, .other: return nil
    }
  }

  /// By what is in each.
  init?(alike layer: ObservedLayer) {
    guard layer.folders.count == 1, let found = layer.kind, found != .domain else { return nil }
    name = found.rawValue
    kind = found
    parent = layer.folders[0].parent
  }

  /// `AccountsClient` of `Clients`, `TripRepository` of `Repositories`.
  private static func isOne(of row: Substring, _ name: String) -> Bool {
    guard let last = CamelCaseWords.of(String(row)).last, last.hasSuffix("s") else { return false }
    let one = last.hasSuffix("ies") ? last.dropLast(3) + "y" : last.dropLast()
    let words = CamelCaseWords.of(name)
    return words.count > 1 && words.last == String(one)
  }

  /// What all folders in `Scenes` are, unless their own names say something else.
  private static func kind(of folder: ObservedFolder, in row: Substring, content: LayerKind?) -> LayerKind? {
    // The folder of an app is called after it, which may end in anything.
    let words = CamelCaseWords.of(String(row))
    guard words.count == 1 || row.hasSuffix("s") || words.last == "layer" else { return nil }
    let kind = LayerKind(inferredFrom: String(row))
    switch kind {
    case .presentation, .data, .infrastructure: break
    case .boot, .coordinators, .composition, .contracts, .domain, .other: return nil
    }
    let own = LayerKind(inferredFrom: folder.telling)
    return own == .other || own == kind || content == kind ? kind : nil
  }
}
