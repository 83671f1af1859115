import ArchConfig
import ArchJSON
import ArchRules
import ArchSystem

extension ConfigFile {
  /// What it would say with other settings laid over it, as files that extend it are. Mistakes in them are said on
  /// standard error.
  func architecture(with settings: [ConfigSetting]) throws(Failure) -> Architecture {
    let own = try sources().sources.first?.bytes ?? []
    let layered = settings.map { setting in
      ConfigSources.Source(path: "--with \(setting.words)", bytes: Array(setting.document.utf8))
    }
    let names = settings.indices.map { "\($0).json" }
    let extended = (["config.json"] + names).map { "\"\($0)\"" }.joined(separator: ", ")
    let main = ConfigSources.Source(path: "--with", bytes: Array("{ \"extends\": [\(extended)] }".utf8))
    var loaded: [String: [UInt8]] = [:]
    let sources = ConfigSources(main) { [fence] path, source in
      guard source.path == main.path else {
        return Self.load(path, from: source, within: fence, &loaded, Self.read)
      }
      let index = names.firstIndex(of: path)
      return .success(index.map { layered[$0] } ?? ConfigSources.Source(path: shownPath, bytes: own))
    }
    return try Self.architecture(of: sources)
  }
}

extension ConfigSetting {
  /// A config that says nothing else.
  fileprivate var document: String {
    let json = (try? JSON.read(Array(value.utf8))) == nil ? Self.quoted(value) : value
    return keys.reversed().reduce(json) { "{ \(Self.quoted($1)): \($0) }" }
  }

  private static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return json.text
  }
}
