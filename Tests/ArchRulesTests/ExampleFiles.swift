import ArchFacts
import ArchScan

/// The files of an example: each starts with a line that is a comment with its path.
enum ExampleFiles {
  static func files(of example: String) -> [FileFacts] {
    var files: [FileFacts] = []
    var path = ""
    var lines: [Substring] = []
    func close() {
      guard !path.isEmpty else { return }
      files.append(FileFacts(scanning: Array(lines.joined(separator: "\n").utf8), path: path))
    }
    for line in example.split(separator: "\n") {
      if line.hasPrefix("// "), line.hasSuffix(".swift") {
        close()
        path = String(line.dropFirst(3))
        lines = []
      } else {
        lines.append(line)
      }
    }
    close()
    return files
  }
}
