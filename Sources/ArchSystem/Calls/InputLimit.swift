/// How large a single file may be. Far beyond what people write, so that a file that was made to take long is told
/// at once.
package enum InputLimit {
  /// Of code and of what this tool writes itself. Facts keep 32-bit offsets.
  case source
  /// Of a config and of each file that it extends.
  case config
  case ignoreFile
  /// Of a decision record and of each Markdown file next to it.
  case record

  var bytes: Int {
    switch self {
    case .source: Int(Int32.max)
    case .config: 4 << 20
    case .ignoreFile, .record: 1 << 20
    }
  }

  var words: String {
    switch self {
    case .source: "2 GB"
    case .config: "4 MB"
    case .ignoreFile, .record: "1 MB"
    }
  }
}
