/// One thing that is supposed of the code or its config, to see what a check would find then.
enum Supposition: Equatable {
  /// What a key of the config would say.
  case setting(ConfigSetting)
  /// Another config in place of the one that there is.
  case config(path: String)
  /// A file or folder that would be elsewhere, both as reports have paths.
  case move(from: String, to: String)
  /// A type with its extensions in a file that would be in a file of its own.
  case typeMove(type: String, path: String, to: String)
  /// A protocol in place of a type: its name, or the path of a file that is named like it.
  case agreement(type: String, name: String)

  /// `layers.domain.mayUse=[]`, or the path of a config.
  init(with value: String) throws(UsageError) {
    guard let equals = value.firstIndex(of: "=") else {
      self = .config(path: value)
      return
    }
    let keys = value[..<equals].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let setting = String(value[value.index(after: equals)...])
    guard !keys.contains(""), !setting.isEmpty else {
      throw UsageError(
        message: "'--with \(value)' is neither KEY=VALUE, such as 'layers.domain.mayUse=[]', nor a config",
        command: .check)
    }
    self = .setting(ConfigSetting(keys: keys, value: setting))
  }

  /// `Old/Folder=New/Folder`, or `Old/File.swift:Type=New/Type.swift`
  init(move value: String) throws(UsageError) {
    let paths = value.split(separator: "=", omittingEmptySubsequences: false).map(Self.withoutEnds)
    guard paths.count == 2, !paths.contains(""), paths[0] != paths[1] else {
      throw UsageError(
        message: "'--move \(value)' is not of the form OLD=NEW, two paths", command: .check)
    }
    guard let colon = paths[0].firstRange(of: ".swift:") else {
      self = .move(from: paths[0], to: paths[1])
      return
    }
    let path = paths[0][..<paths[0].index(before: colon.upperBound)]
    guard colon.upperBound < paths[0].endIndex, paths[1].hasSuffix(".swift") else {
      throw UsageError(
        message: "'--move \(value)' moves a type, so it is of the form OLD.swift:TYPE=NEW.swift",
        command: .check)
    }
    self = .typeMove(type: String(paths[0][colon.upperBound...]), path: String(path), to: paths[1])
  }

  /// `CartStore=CartStoring`, or `CartStore=Domain/CartStoring.swift`
  init(protocol value: String) throws(UsageError) {
    let words = value.split(separator: "=", omittingEmptySubsequences: false).map(Self.withoutEnds)
    guard words.count == 2, !words.contains(""), words[1] != ".swift", !words[1].hasSuffix("/.swift"),
      words[1].hasSuffix(".swift") || !words[1].contains("/")
    else {
      throw UsageError(
        message:
          "'--protocol \(value)' is not of the form TYPE=NAME, the name of a protocol or the path of a new Swift file",
        command: .check)
    }
    self = .agreement(type: words[0], name: words[1])
  }

  private static func withoutEnds(_ path: Substring) -> String {
    var path = path.hasPrefix("./") ? path.dropFirst(2) : path
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    return String(path)
  }

  /// As it is told.
  var words: String {
    switch self {
    case .setting(let setting): setting.words
    case .config(let path): path
    case .move(let from, let to): "\(from) moved to \(to)"
    case .typeMove(let type, let path, let to): "\(type) moved from \(path) to \(to)"
    case .agreement(let type, let name): "\(name) in place of \(type)"
    }
  }
}

/// What a key of `architecture.json` would say.
struct ConfigSetting: Equatable {
  /// From the outermost on; never empty.
  let keys: [String]
  /// JSON, or a word that is a string without quotes.
  let value: String

  var words: String { "\(keys.joined(separator: "."))=\(value)" }
}
