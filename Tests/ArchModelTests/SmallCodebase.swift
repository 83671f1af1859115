import ArchConfig
import ArchFacts
import ArchModel
import ArchScan

/// A codebase written in a test: paths and sources.
func codebase(
  _ files: KeyValuePairs<String, String>, _ architecture: Architecture = .layered,
  more: [(String, String)] = [], projects: [XcodeProject] = [], xcodeGen: KeyValuePairs<String, String> = [:]
) -> Codebase {
  Codebase(
    architecture,
    (files.map { ($0.key, $0.value) } + more).map {
      ScannedFile(FileFacts(scanning: Array($0.1.utf8), path: $0.0))
    },
    build: BuildFiles(
      xcodeProjects: projects,
      xcodeGen: xcodeGen.map { XcodeGenManifest(Array($0.value.utf8), path: $0.key) }))
}

extension Codebase {
  /// Every use of a type as `file:line name → Declaration (file)`, of the files asked about.
  func uses(in path: String) -> [String] {
    typeUses.filter { files[$0.place.file].path == path }.map { use in
      let place = place(use.place.file, use.range.start)
      let type = symbols.qualifiedName(of: use.symbol)
      return "\(place.location.line) \(type) in \(file(of: use.symbol).path)"
    }
  }

  func instantiated(in path: String) -> [String] {
    instantiations.filter { files[$0.place.file].path == path }.map {
      symbols.qualifiedName(of: $0.symbol)
    }
  }

  func symbol(_ name: String) -> SymbolID? {
    let found = types(matching: name)
    return found.count == 1 ? found[0] : nil
  }
}

extension Architecture {
  static var layered: Architecture { Architecture(resting: [.layered]) }
}
