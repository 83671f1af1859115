import ArchEditor
import ArchFacts
import ArchJSON
import ArchRules
import ArchSystem

// What was found, for the editor.
extension LanguageServer {
  /// Checks what changed, and tells of each file what is not as the editor was last told.
  mutating func publish() {
    guard isStale else { return }
    isStale = false
    var current: [String: [EditorDiagnostic]] = [:]
    for index in engines.indices {
      let before = engines[index].complaints.untold
      engines[index].check()
      let untold = engines[index].complaints.untold
      for words in untold where untold != before { tell("window/logMessage", words) }
      for (uri, found) in diagnostics(of: engines[index]) {
        // Of folders of which one is in the other, both find it.
        if let known = current[uri] {
          current[uri] = known + found.filter { !known.contains($0) }
        } else {
          current[uri] = found
        }
      }
    }
    for uri in Set(current.keys).union(published.keys).sorted() {
      let found = current[uri] ?? []
      // An open file without findings is told of, too: an editor waits for it.
      guard found != published[uri] ?? (documents[uri] == nil ? [] : nil) else { continue }
      send(
        RPCReply.call("textDocument/publishDiagnostics") { json in
          json.object { json in
            json.member("uri", uri)
            json.array("diagnostics", found) { json, diagnostic in diagnostic.write(to: &json) }
          }
        })
    }
    published = current
  }

  mutating func tell(_ method: String, _ words: String) {
    send(
      RPCReply.call(method) { json in
        json.object { json in
          json.member("type", 1)
          json.member("message", words)
        }
      })
  }

  /// By address; of a file without any there is none, but for those that the editor holds.
  mutating func diagnostics(of engine: ResidentEngine) -> [String: [EditorDiagnostic]] {
    var found: [String: [EditorDiagnostic]] = [:]
    for document in documents.values where engine.content(of: document.location) != nil {
      found[document.uri] = []
    }
    let addresses = addresses
    // As the editor itself names what it holds, and else by the folder as it names that.
    func uri(_ location: String) -> String {
      addresses[location] ?? FileURI.uri(path: engine.named(location))
    }
    for (path, file) in engine.complaints.byFile {
      let text = EditorText(file.text, encoding)
      found[uri(path), default: []] += file.problems.map { EditorDiagnostic($0, in: text) }
    }
    let findings = DrawnFindings(
      of: engine, encoding, addresses, after: drawn[engine.folder.text])
    drawn[engine.folder.text] = findings
    for (uri, diagnostics) in findings.diagnostics {
      // Most are shared with what was told before, and compared with that.
      if found[uri]?.isEmpty ?? true { found[uri] = diagnostics } else { found[uri]? += diagnostics }
    }
    return found
  }

  private var addresses: [String: String] {
    Dictionary(
      documents.values.map { ($0.location.text, $0.uri) }, uniquingKeysWith: { first, _ in first })
  }
}
