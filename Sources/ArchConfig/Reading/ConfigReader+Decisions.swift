import ArchJSON

extension ConfigReader {
  /// One folder or several: `"docs/decisions"`.
  mutating func readDecisionFolders(_ value: JSON, into architecture: inout Architecture) {
    let name = "'decisions'"
    let written: [(text: String, location: JSONLocation)]
    if value.string != nil {
      written = text(value, name).map { [($0, value.location)] } ?? []
    } else if value.elements != nil {
      written = texts(value, name)
    } else {
      reportType(value, name, "a folder or an array of folders", "write \"docs/decisions\"")
      return
    }
    var folders: [String] = []
    for (text, location) in written {
      guard let folder = decisionFolder(text, location) else { continue }
      folders.append(folder)
      architecture.settings.append(WrittenSetting(kind: .decisions, text: folder, location: location))
    }
    architecture.decisionFolders = folders
  }

  /// Without `./` and a slash at the end.
  private mutating func decisionFolder(_ text: String, _ location: JSONLocation) -> String? {
    let bytes = Array(text.utf8)
    let parts = bytes.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
    if bytes.first == UInt8(ascii: "/") {
      report(location, "'\(text)' in 'decisions' is absolute", "write it relative to this file's folder")
    } else if parts.contains("..") {
      report(
        location, "'\(text)' in 'decisions' leads outside this file's folder", "name a folder below this file"
      )
    } else if bytes.contains(where: { "*?{}".utf8.contains($0) }) {
      report(
        location, "'\(text)' in 'decisions' is a pattern", "name each folder; its subfolders are included")
    } else {
      let folder = parts.filter { $0 != "." }.joined(separator: "/")
      return folder.isEmpty ? "." : folder
    }
    return nil
  }
}
