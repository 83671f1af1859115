import ArchConfig
import ArchModel

/// The features of a codebase with their files, by name.
struct FeatureList {
  struct Feature {
    let name: String
    let files: [CodeFile]

    var hasUserInterface: Bool {
      files.contains { file in
        file.kind == .presentation || file.types.contains { !$0.symbol.isExternal && $0.role == .view }
      }
    }
  }

  let all: [Feature]

  init(_ code: Code) {
    let files = Dictionary(grouping: code.files.filter { $0.source.feature != nil }) {
      $0.source.feature ?? ""
    }
    all = files.map(Feature.init).sorted { $0.name < $1.name }
  }
}
