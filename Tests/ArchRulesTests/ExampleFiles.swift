import ArchFacts
import ArchScan

/// The files of an example. Each starts with a line that is a comment with its path: `// A.swift`,
/// `<!-- docs/adr/0001-a.md -->`.
enum ExampleFiles {
  static func files(of example: String) -> [FileFacts] {
    texts(of: example).filter { $0.path.hasSuffix(".swift") }.map {
      FileFacts(scanning: Array($0.text.utf8), path: $0.path)
    }
  }

  static func texts(of example: String) -> [(path: String, text: String)] {
    var files: [(path: String, lines: [Substring])] = []
    for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// "), line.hasSuffix(".swift") {
        files.append((String(line.dropFirst(3)), []))
      } else if line.hasPrefix("<!-- "), line.hasSuffix(".md -->") || line.hasSuffix(".json -->") {
        files.append((String(line.dropFirst(5).dropLast(4)), []))
      } else if !files.isEmpty {
        files[files.count - 1].lines.append(line)
      }
    }
    return files.map { ($0.path, $0.lines.joined(separator: "\n")) }
  }
}
