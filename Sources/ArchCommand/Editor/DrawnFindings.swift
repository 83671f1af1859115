import ArchEditor
import ArchFacts
import ArchRules
import ArchSystem

/// Findings as an editor shows them, file by file. What was drawn before is taken over where neither what is found in a
/// file nor any text that it speaks of is different.
struct DrawnFindings {
  private struct File {
    let findings: [Finding]
    /// Of the file, and of others that are spoken of.
    let texts: [String: [UInt8]?]
    let address: String
    let diagnostics: [EditorDiagnostic]

    func holds(of other: [Finding], in sources: [String: SourceText]) -> Bool {
      findings == other && texts.allSatisfy { sources[$0.key]?.bytes == $0.value }
    }
  }

  /// By path, relative to the root.
  private var files: [String: File] = [:]
  private let addresses: [String: String]
  /// By address.
  private(set) var diagnostics: [(uri: String, found: [EditorDiagnostic])] = []

  /// - Parameter addresses: as the editor itself names what it holds, by absolute path.
  init(
    of engine: ResidentEngine, _ encoding: PositionEncoding, _ addresses: [String: String],
    after earlier: DrawnFindings?
  ) {
    self.addresses = addresses
    let known = earlier?.addresses == addresses ? earlier?.files ?? [:] : [:]
    let spoken = Set(engine.findings.lazy.flatMap { [$0.path] + $0.places.map(\.path) })
    let sources = engine.run?.sources(where: spoken.contains) ?? [:]
    let root = engine.root.text
    func address(_ path: String) -> String {
      let whole = root + "/" + path
      return addresses[whole] ?? FileURI.uri(path: engine.named(whole))
    }
    // In the one order, so those of a file follow each other.
    var rest = engine.findings[...]
    while let path = rest.first?.path {
      let findings = Array(rest.prefix { $0.path == path })
      rest = rest.dropFirst(findings.count)
      guard let source = sources[path] else { continue }
      let file = known[path].flatMap { $0.holds(of: findings, in: sources) ? $0 : nil }
      let drawn = file ?? Self.drawn(path, findings, source, sources, encoding, address)
      files[path] = drawn
      diagnostics.append((drawn.address, drawn.diagnostics))
    }
  }

  private static func drawn(
    _ path: String, _ findings: [Finding], _ source: SourceText, _ sources: [String: SourceText],
    _ encoding: PositionEncoding, _ address: (String) -> String
  ) -> File {
    let text = EditorText(source, encoding)
    let paths = Set(findings.flatMap { [$0.path] + $0.places.map(\.path) })
    return File(
      findings: findings,
      texts: Dictionary(
        uniqueKeysWithValues: paths.map { ($0, sources[$0]?.bytes) }),
      address: address(path),
      diagnostics: findings.map { finding in
        EditorDiagnostic(
          finding, in: text, texts: { sources[$0].map { EditorText($0, encoding) } }, uri: address)
      })
  }
}
