package import ArchConfig
package import ArchJSON
package import ArchModel

/// A configuration as one side of a change has it.
package struct ConfigSide: Sendable {
  package let architecture: Architecture
  /// All of it with the files that it extends; `nil` where there is no configuration.
  private let json: JSON?
  /// Paths of the configuration and of the files that it extends, as the report has them; without a configuration
  /// the one where it would be.
  private let documents: [String]
  private let isFormer: Bool

  /// - Parameter documents: at least one, the configuration itself first.
  package init(_ architecture: Architecture, _ json: JSON?, documents: [String], isFormer: Bool) {
    self.architecture = architecture
    self.json = json
    self.documents = documents
    self.isFormer = isFormer
  }

  package var isWritten: Bool { json != nil }

  /// Where a key within others is; `nil` when it is not there.
  func place(exactly keys: String...) -> Loosening.Place? {
    guard var json else { return nil }
    var found: JSONLocation?
    for key in keys {
      guard let member = json.members?.first(where: { $0.key == key }) else { return nil }
      found = member.keyLocation
      json = member.value
    }
    return found.map(place)
  }

  /// Where the innermost of some keys is, or the last of them that is there; `nil` when not even the first is.
  func place(of keys: String...) -> Loosening.Place? {
    guard var json else { return nil }
    var found: JSONLocation?
    for key in keys {
      if let member = json.members?.first(where: { $0.key == key }) {
        found = member.keyLocation
        json = member.value
      } else if let element = json.elements?.first(where: { $0.string == key || $0["id"]?.string == key }) {
        found = element["id"]?.location ?? element.location
        json = element
      } else {
        break
      }
    }
    return found.map(place)
  }

  /// Where the entry of a rule is, one of the team's own included.
  package func place(ofRule rule: String) -> Loosening.Place? {
    let known = json?["rules"]?[rule] != nil
    return known ? place(of: "rules", rule, "decision") : place(of: "own", rule, "decision")
  }

  func place(of kind: WrittenSetting.Kind, _ text: String) -> Loosening.Place? {
    architecture.settings.first { $0.kind == kind && $0.text == text }.map { place($0.location) }
  }

  func place(_ location: JSONLocation) -> Loosening.Place {
    let path = documents.indices.contains(location.document) ? documents[location.document] : start.path
    return Loosening.Place(path, location.line, isFormer: isFormer)
  }

  /// Where the whole of it begins.
  package var start: Loosening.Place { Loosening.Place(documents.first ?? "", 1, isFormer: isFormer) }
}

/// A file of the code, as one configuration has it.
package struct FileStanding: Sendable {
  /// As the report has it.
  package let path: String
  package let layer: String?
  package let kind: LayerKind?
  package let feature: String?
  package let isInCompositionRoot: Bool
  /// No part of the app.
  let isTest: Bool

  package init(_ file: SourceFile, path: String) {
    self.path = path
    layer = file.layer?.name
    kind = file.layer?.kind
    feature = file.feature
    isTest = file.isTest
    isInCompositionRoot = file.placement.isInCompositionRoot
  }
}
