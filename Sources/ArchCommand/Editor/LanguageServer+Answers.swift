import ArchConfig
import ArchEditor
import ArchFacts
import ArchJSON
import ArchModel
import ArchReports
import ArchRules
import ArchSystem

// What an editor asks about a place.
extension LanguageServer {
  typealias Answer = (inout JSONWriter) -> Void

  /// The type that is named there, and what rules find there.
  mutating func hover(_ params: JSON) throws(RPCError) -> Answer {
    guard let (document, position) = try place(params) else { return { $0.null() } }
    publish()
    let offset = document.text.offset(of: position)
    var parts: [String] = []
    // Of folders of which one is in the other, both know it.
    func add(_ part: String) { if !parts.contains(part) { parts.append(part) } }
    for engine in engines {
      guard let (part, file) = engine.place(of: document.location) else { continue }
      let codebase = part.codebase
      if let symbol = codebase.type(named: Int32(offset), in: file) {
        let notes = TypeNotes.notes(on: symbol, in: codebase)
        add(HoverText.markdown(codebase.explanation(of: symbol), notes: notes))
      }
      let path = part.scope.folder + codebase.files[file].path
      let here = engine.findings.filter { finding in
        let start = document.text.position(of: finding.range.start)
        let end = document.text.position(of: finding.range.end)
        return finding.path == path && start.line == position.line && start.character <= position.character
          && (end.line > position.line || position.character <= end.character)
      }
      for finding in here { add(HoverText.markdown(finding)) }
    }
    let text = parts.joined(separator: "\n\n---\n\n")
    return { json in
      guard !text.isEmpty else { return json.null() }
      json.object { json in
        json.object("contents") { json in
          json.member("kind", "markdown")
          json.member("value", text)
        }
      }
    }
  }

  mutating func codeActions(_ params: JSON) throws(RPCError) -> Answer {
    guard let document = try document(params), Self.wantsQuickFixes(params) else { return { $0.null() } }
    guard let range = EditorRange(params["range"]) else {
      throw RPCError(.invalidParams, "'range' is missing")
    }
    publish()
    let here = (published[document.uri] ?? []).filter { diagnostic in
      diagnostic.rule != nil && diagnostic.range.sharesLine(with: range)
    }
    let fixes = QuickFixes(uri: document.uri, text: document.text, diagnostics: here)
    return { fixes.write(to: &$0) }
  }

  /// A client may ask for other kinds of actions alone.
  private static func wantsQuickFixes(_ params: JSON) -> Bool {
    guard let only = params["context"]?["only"]?.elements else { return true }
    return only.contains { $0.string == QuickFixes.kind || $0.string == "" }
  }

  func completion(_ params: JSON) throws(RPCError) -> Answer {
    guard let (document, position) = try place(params),
      engines.contains(where: { $0.isConfig(document.location) })
    else { return { $0.null() } }
    let text = document.text
    let completion = ConfigCompletion(ConfigSchema.json, in: text.bytes, at: text.offset(of: position))
    // Left to itself an editor replaces what it takes for a word, and many take a hyphen for the end of one.
    let replaced = EditorRange(
      start: text.position(of: completion.replaced.lowerBound),
      end: text.position(of: completion.replaced.upperBound))
    return { json in
      json.beginArray()
      for item in completion.items {
        json.object { json in
          json.member("label", item.label)
          // Without it some take all items for those that go with what is typed.
          json.member("filterText", item.label)
          // A property, or a value.
          json.member("kind", item.isKey ? 10 : 12)
          if let detail = item.detail { json.member("documentation", detail) }
          json.object("textEdit") { json in
            json.key("range")
            replaced.write(to: &json)
            json.member("newText", item.text)
          }
        }
      }
      json.endArray()
    }
  }

  mutating func execute(_ params: JSON) throws(RPCError) -> Answer {
    let command = params["command"]?.string
    guard command == QuickFixes.acceptCommand else {
      throw RPCError(.invalidParams, "there is no command '\(command ?? "")'")
    }
    guard let asked = params["arguments"]?.elements?.first, let rule = asked["rule"]?.string,
      let range = EditorRange(asked["range"]), let document = asked["uri"]?.string.flatMap({ documents[$0] })
    else { throw RPCError(.invalidParams, "the arguments name no finding of an open file") }
    publish()
    for engine in engines {
      let found = engine.findings.first { finding in
        finding.rule == rule && engine.root.text + "/" + finding.path == document.location.text
          && document.text.position(of: finding.range.start) == range.start
      }
      guard let found else { continue }
      do throws(Failure) { try engine.accept(found) } catch {
        throw RPCError(.requestFailed, Complaints.words(of: error))
      }
      diskChanged()
      return { $0.null() }
    }
    throw RPCError(.requestFailed, "the finding is not there any longer")
  }

  /// `nil` where the editor holds no such file, or one that is no file: there is nothing to say of it.
  private func document(_ params: JSON) throws(RPCError) -> OpenDocument? {
    guard let uri = params["textDocument"]?["uri"]?.string else {
      throw RPCError(.invalidParams, "'textDocument' is missing")
    }
    return documents[uri]
  }

  private func place(_ params: JSON) throws(RPCError) -> (OpenDocument, EditorPosition)? {
    guard let document = try document(params) else { return nil }
    guard let position = EditorPosition(params["position"]) else {
      throw RPCError(.invalidParams, "'position' is missing")
    }
    return (document, position)
  }
}
