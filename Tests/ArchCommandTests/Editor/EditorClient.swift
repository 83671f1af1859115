import ArchEditor
import Foundation

@testable import ArchCommand

/// A client in the same process: what it sends are messages, without the bytes around them.
struct EditorClient {
  var server = LanguageServer(Arguments())
  let folder: TemporaryFolder
  private var shown: [String: [[String: Any]]] = [:]
  /// What it was told besides, by method.
  private(set) var told: [String: [[String: Any]]] = [:]
  private var requests = 0

  /// - Parameter folders: of the workspace, within the folder; it alone unless said.
  init(_ folder: TemporaryFolder, folders: [String] = [], capabilities: [String: Any] = [:]) throws {
    self.folder = folder
    var params: [String: Any] = ["rootUri": FileURI.uri(path: folder.path), "capabilities": capabilities]
    if !folders.isEmpty { params["workspaceFolders"] = folders.map { ["uri": uri($0), "name": $0] } }
    _ = request("initialize", params)
    notify("initialized", [:])
  }

  func uri(_ path: String) -> String { FileURI.uri(path: folder.url.appendingPathComponent(path).path) }

  /// As the editor shows them now.
  func diagnostics(_ path: String) -> [String] { diagnostics(uri: uri(path)) }

  func diagnostics(uri: String) -> [String] {
    guard let shown = shown[uri] else { return ["never told"] }
    return shown.map { diagnostic in
      let range = diagnostic["range"] as? [String: [String: Int]] ?? [:]
      func place(_ key: String) -> String {
        "\(range[key]?["line"] ?? -1):\(range[key]?["character"] ?? -1)"
      }
      return "\(diagnostic["code"] ?? "config") \(place("start"))-\(place("end"))"
    }
  }

  /// The same as a check says it on standard error, without what to do about it: `architecture.json:1:2: error: …`.
  func complaints(_ path: String) -> [String] {
    (shown[uri(path)] ?? []).filter { $0["code"] == nil }.map { diagnostic in
      let start = (diagnostic["range"] as? [String: [String: Int]])?["start"] ?? [:]
      let severity = ["", "error", "warning", "note"][diagnostic["severity"] as? Int ?? 0]
      let message = (diagnostic["message"] as? String ?? "").prefix { $0 != "\n" }
      return "\(path):\((start["line"] ?? -2) + 1):\((start["character"] ?? -2) + 1): \(severity): \(message)"
    }
  }

  func severities(_ path: String) -> [Int] {
    (shown[uri(path)] ?? []).compactMap { $0["severity"] as? Int }
  }

  mutating func open(_ path: String, _ text: String) { open(uri: uri(path), text) }

  mutating func open(uri: String, _ text: String) {
    notify("textDocument/didOpen", ["textDocument": ["uri": uri, "text": text, "version": 1]])
  }

  mutating func change(_ path: String, _ text: String) {
    notify(
      "textDocument/didChange",
      ["textDocument": ["uri": uri(path), "version": 2], "contentChanges": [["text": text]]])
  }

  mutating func notify(_ method: String, _ params: [String: Any]) {
    server.handle(.message(Self.body(["jsonrpc": "2.0", "method": method, "params": params])))
    server.publish()
    _ = received()
  }

  mutating func request(_ method: String, _ params: [String: Any]) -> [String: Any] {
    requests += 1
    server.handle(
      .message(Self.body(["jsonrpc": "2.0", "id": requests, "method": method, "params": params])))
    server.publish()
    return received().first { $0["method"] == nil } ?? [:]
  }

  /// - Parameter columns: of a finding in the first line.
  mutating func accept(_ rule: String, in path: String, _ columns: Range<Int>) -> [String: Any] {
    let (start, end) = (columns.lowerBound, columns.upperBound)
    let range = ["start": ["line": 0, "character": start], "end": ["line": 0, "character": end]]
    return request(
      "workspace/executeCommand",
      [
        "command": "archcheck.acceptIntoBaseline",
        "arguments": [["uri": uri(path), "rule": rule, "range": range]],
      ])
  }

  private mutating func received() -> [[String: Any]] {
    let messages = Self.messages(server.takeOutbox())
    for message in messages {
      guard let method = message["method"] as? String, let params = message["params"] as? [String: Any] else {
        continue
      }
      if method == "textDocument/publishDiagnostics", let uri = params["uri"] as? String {
        shown[uri] = params["diagnostics"] as? [[String: Any]]
      } else {
        told[method, default: []].append(params)
      }
    }
    return messages
  }

  static func body(_ message: [String: Any]) -> [UInt8] {
    Array((try? JSONSerialization.data(withJSONObject: message)) ?? Data())
  }

  static func messages(_ bytes: [UInt8]) -> [[String: Any]] {
    var reader = MessageReader()
    reader.append(bytes)
    var messages: [[String: Any]] = []
    while let event = reader.next() {
      guard case .message(let body) = event,
        let message = try? JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]
      else { continue }
      messages.append(message)
    }
    return messages
  }
}

extension TemporaryFolder {
  /// Of two layers, of which the domain may not use the other.
  static func shop() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("struct Total {}", to: "Domain/Total.swift")
    try folder.write("struct CartView {}", to: "UI/CartView.swift")
    try folder.write(
      """
      { "layers": { "domain": { "files": "Domain/**", "mayUse": [] }, "ui": { "files": "UI/**" } },
        "rules": { "layer-dependencies": "error" } }
      """, to: "architecture.json")
    return folder
  }
}
