import ArchConfig
import ArchModel
import ArchProposal

/// What `init` sees in some files.
func observed(
  _ files: KeyValuePairs<String, String>, more: [(String, String)] = []
) -> ObservedArchitecture {
  ObservedArchitecture(of: codebase(files, .beforeLayers, more: more))
}

extension ObservedArchitecture {
  func layer(_ name: String) -> ProposedLayer? { layers.first { $0.name == name } }
  var names: [String] { layers.map(\.name) }
  var oddOnes: [String] { odd.map { "\($0.from) → \($0.to) \($0.count)" } }
}

func view(_ name: String, _ body: String = "") -> String { "struct \(name): View { \(body) }" }
