import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// Files of one folder that are told apart by the last words of their names, as `CartView.swift` and `CartStore.swift` are,
/// where what is in them agrees.
struct NamedFiles {
  private let folder: ObservedFolder
  private let content: FileContent
  private let codebase: Codebase

  init(_ folder: ObservedFolder, _ content: FileContent, _ codebase: Codebase) {
    self.folder = folder
    self.content = content
    self.codebase = codebase
  }

  /// The parts by what they are there for, and what is left; empty where names do not tell most of the files apart.
  var layers: [ObservedLayer] {
    var rest = folder.allFiles
    let all = rest.count
    var found: [LayerKind: ObservedLayer] = [:]
    // `HomeViewModel` is told by two words where `UserModel` is something else.
    for words in [2, 1] {
      let groups = Dictionary(grouping: rest) { ending($0, words: words) }
      for (ending, files) in groups.sorted(by: { $0.key < $1.key })
      where !ending.isEmpty && files.count >= Self.fewest {
        guard let kind = content.kind(of: files, atLeast: 80),
          words == 1 || !saysAsMuch(ending, kind, among: rest)
        else { continue }
        let part = folder.part(endingIn: ending, files)
        found[kind, default: ObservedLayer(name: kind.rawValue, kind: kind, folders: [], files: [])]
          .folders.append(part)
        found[kind]?.files += files
        rest.removeAll { files.contains($0) }
      }
    }
    guard found.count > 1, rest.count * 2 < all else { return [] }
    var layers = found.values.sorted { $0.name < $1.name }
    if !rest.isEmpty {
      let name = folder.telling.isEmpty ? "rest" : CamelCaseWords.of(folder.telling).joined(separator: "-")
      layers.append(
        ObservedLayer(name: name, kind: nil, folders: [folder.keeping(Set(rest))], files: rest))
    }
    return layers
  }

  private static let fewest = 2

  /// Whether the last word says the same of all others that end in it.
  private func saysAsMuch(_ ending: String, _ kind: LayerKind, among files: [FileID]) -> Bool {
    let last = CamelCaseWords.of(ending).last ?? ""
    let others = files.filter { file in
      CamelCaseWords.of(self.ending(file, words: 1)).last == last && self.ending(file, words: 2) != ending
    }
    return others.isEmpty || content.kind(of: others, atLeast: 80) == kind
  }

  /// `ViewModel` of `Cart/HomeViewModel.swift`; empty of a name that has fewer words, or is an extension's.
  private func ending(_ file: FileID, words count: Int) -> String {
    let name = codebase.files[file].path.split(separator: "/").last ?? ""
    let stem = name.split(separator: ".").first.map(String.init) ?? ""
    guard !stem.contains("+") else { return "" }
    let words = CamelCaseWords.of(stem)
    guard words.count > count else { return "" }
    return String(stem.suffix(words.suffix(count).reduce(0) { $0 + $1.count }))
  }
}
