import ArchFacts
package import ArchJSON

/// What can be done about what an editor shows: a comment that lets it stay, or an entry of the baseline.
package struct QuickFixes: Sendable {
  package static let kind = "quickfix"
  package static let acceptCommand = "archcheck.acceptIntoBaseline"

  private let uri: String
  private let text: EditorText
  private let diagnostics: [EditorDiagnostic]

  /// - Parameter diagnostics: those at the place, of rules.
  package init(uri: String, text: EditorText, diagnostics: [EditorDiagnostic]) {
    self.uri = uri
    self.text = text
    self.diagnostics = diagnostics
  }

  package func write(to json: inout JSONWriter) {
    json.beginArray()
    for diagnostic in diagnostics {
      guard let rule = diagnostic.rule else { continue }
      json.object { json in
        json.member("title", "Let '\(rule)' stay here: say why in a comment")
        json.member("kind", Self.kind)
        json.array("diagnostics", [diagnostic]) { json, diagnostic in diagnostic.write(to: &json) }
        json.object("edit") { json in
          json.object("changes") { json in
            json.array(uri, [diagnostic]) { json, diagnostic in write(edit: diagnostic, rule, &json) }
          }
        }
      }
      json.object { json in
        json.member("title", "Accept this finding of '\(rule)' into the baseline")
        json.member("kind", Self.kind)
        json.array("diagnostics", [diagnostic]) { json, diagnostic in diagnostic.write(to: &json) }
        json.object("command") { json in
          json.member("title", "Accept into the baseline")
          json.member("command", Self.acceptCommand)
          json.array("arguments", [diagnostic]) { json, diagnostic in
            json.object { json in
              json.member("uri", uri)
              json.member("rule", rule)
              json.key("range")
              diagnostic.range.write(to: &json)
            }
          }
        }
      }
    }
    json.endArray()
  }

  /// A line above, as far in as the line is.
  private func write(edit diagnostic: EditorDiagnostic, _ rule: String, _ json: inout JSONWriter) {
    let line = diagnostic.range.start.line
    let start = EditorPosition(line: line, character: 0)
    let begin = text.offset(of: start)
    let blanks = text.bytes[begin...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let comment = "// archcheck:disable:next \(rule) - say here why it may stay\n"
    json.object { json in
      json.key("range")
      EditorRange(start: start, end: start).write(to: &json)
      json.member("newText", String(decoding: blanks, as: UTF8.self) + comment)
    }
  }
}
