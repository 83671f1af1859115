import ArchJSON
package import ArchModel

/// A configuration as one side of a change has it.
package struct ConfigSide: Sendable {
  package let architecture: Architecture
  /// All of it with the files that it extends; without any where there is no configuration.
  private let sources: ConfigSources?
  /// As the report has it; also where it is to be found when there is none.
  private let path: String
  private let isFormer: Bool

  /// - Parameter path: of the configuration itself.
  package init(_ architecture: Architecture, _ sources: ConfigSources?, path: String, isFormer: Bool) {
    self.architecture = architecture
    self.sources = sources
    self.path = path
    self.isFormer = isFormer
  }

  package var isWritten: Bool { sources != nil }

  /// Where the innermost of some keys stands, or the last of them that is there; `nil` when not even the first is.
  func place(of keys: String...) -> Loosening.Place? {
    guard var json = sources?.merged else { return nil }
    var found: JSONLocation?
    for key in keys {
      if let member = json.members?.first(where: { $0.key == key }) {
        found = member.keyLocation
        json = member.value
      } else if let element = json.elements?.first(where: { $0.string == key || $0["id"]?.string == key }) {
        found = element.location
        json = element
      } else {
        break
      }
    }
    return found.map(place)
  }

  func place(of kind: WrittenSetting.Kind, _ text: String) -> Loosening.Place? {
    architecture.settings.first { $0.kind == kind && $0.text == text }.map { place($0.location) }
  }

  func place(_ location: JSONLocation) -> Loosening.Place {
    guard let sources, location.document > 0, location.document < sources.sources.count else {
      return Loosening.Place(path, location.line, isFormer: isFormer)
    }
    return Loosening.Place(sources.sources[location.document].path, location.line, isFormer: isFormer)
  }

  /// Where the whole of it begins.
  var start: Loosening.Place { Loosening.Place(path, 1, isFormer: isFormer) }
}

/// A file of the code, as one configuration has it.
package struct FileStanding: Sendable {
  /// As the report has it.
  package let path: String
  package let layer: String?
  package let kind: LayerKind?
  package let feature: String?
  package let isInCompositionRoot: Bool

  package init(_ file: SourceFile, path: String) {
    self.path = path
    layer = file.layer?.name
    kind = file.layer?.kind
    feature = file.feature
    isInCompositionRoot = file.placement.isInCompositionRoot
  }
}
