import ArchEditor
import ArchJSON
import ArchReports
import ArchSystem

/// One conversation with an editor. It answers every request, in the order in which they come, and says what it finds
/// as soon as nothing more is waiting to be read.
struct LanguageServer {
  private enum Phase {
    case new, running, ended
  }

  private var phase = Phase.new
  let arguments: Arguments
  var encoding = PositionEncoding.utf16
  var engines: [ResidentEngine] = []
  var documents: [String: OpenDocument] = [:]
  /// What the editor was last told, by address.
  var published: [String: [EditorDiagnostic]] = [:]
  /// What was found, as it is shown, by the folder of the engine.
  var drawn: [String: DrawnFindings] = [:]
  var watchesFiles = false
  /// Whether anything changed since the last check.
  var isStale = false
  private var requests = 0
  /// To be sent.
  private(set) var outbox: [UInt8] = []
  /// Once the conversation is over.
  private(set) var exitCode: ExitCode?

  init(_ arguments: Arguments) { self.arguments = arguments }

  mutating func takeOutbox() -> [UInt8] {
    defer { outbox = [] }
    return outbox
  }

  /// Frees what is no longer needed, once everybody has been answered.
  mutating func letGo() {
    for index in engines.indices { engines[index].letGo() }
  }

  mutating func send(_ bytes: [UInt8]) { outbox += bytes }

  /// Asks the editor for something; what it answers is not needed.
  mutating func request(_ method: String, _ writeParams: (inout JSONWriter) -> Void) {
    requests += 1
    send(RPCReply.call(method, id: requests, writeParams))
  }

  mutating func handle(_ event: MessageReader.Event) {
    switch event {
    case .damaged(let reason): send(RPCReply.error(nil, RPCError(.parseError, reason)))
    case .message(let bytes): handle(RPCMessage(bytes))
    }
  }

  private mutating func handle(_ message: RPCMessage) {
    switch message {
    case .invalid(let id, let error): send(RPCReply.error(id, error))
    case .response: break
    case .notification(let method, let params): handle(notification: method, params)
    case .request(let id, let method, let params):
      do throws(RPCError) {
        let write = try answer(method, params)
        send(RPCReply.result(id, write))
      } catch {
        send(RPCReply.error(id, error))
      }
    }
  }

  /// - Returns: what writes the result.
  private mutating func answer(
    _ method: String, _ params: JSON
  ) throws(RPCError) -> (inout JSONWriter) -> Void {
    switch (phase, method) {
    case (.new, "initialize"):
      initialize(params)
      phase = .running
      return Self.capabilities(encoding)
    case (.new, _): throw RPCError(.serverNotInitialized, "'initialize' comes first")
    case (.ended, _): throw RPCError(.invalidRequest, "the server was told to shut down")
    case (.running, "initialize"): throw RPCError(.invalidRequest, "'initialize' comes once")
    case (.running, "shutdown"):
      phase = .ended
      isStale = false
      return { $0.null() }
    case (.running, "textDocument/hover"): return try hover(params)
    case (.running, "textDocument/codeAction"): return try codeActions(params)
    case (.running, "textDocument/completion"): return try completion(params)
    case (.running, "workspace/executeCommand"): return try execute(params)
    case (.running, _): throw RPCError(.methodNotFound, "there is no '\(method)' here")
    }
  }

  private mutating func handle(notification method: String, _ params: JSON) {
    if method == "exit" {
      exitCode = phase == .ended ? .clean : .findings
      return
    }
    guard phase == .running else { return }
    switch method {
    case "initialized": register()
    case "textDocument/didOpen": open(params)
    case "textDocument/didChange": change(params)
    case "textDocument/didSave": saved(params)
    case "textDocument/didClose": close(params)
    case "workspace/didChangeWatchedFiles": diskChanged()
    case "workspace/didChangeWorkspaceFolders": changeFolders(params)
    // Everything else is for servers that know more; an unknown notification is no mistake.
    default: break
    }
  }

  private mutating func initialize(_ params: JSON) {
    let offered = params["capabilities"]?["general"]?["positionEncodings"]?.elements?.compactMap(\.string)
    if offered?.contains(PositionEncoding.utf8.rawValue) ?? false { encoding = .utf8 }
    let watching = params["capabilities"]?["workspace"]?["didChangeWatchedFiles"]
    watchesFiles = watching?["dynamicRegistration"]?.bool ?? false
    let named = params["workspaceFolders"]?.elements?.compactMap { $0["uri"]?.string } ?? []
    let root = params["rootUri"]?.string.map { [$0] } ?? []
    let paths = (named.isEmpty ? root : named).compactMap(FileURI.path)
    let folders = paths.isEmpty ? [params["rootPath"]?.string ?? "."] : paths
    for path in folders { add(folder: path) }
  }

  private mutating func register() {
    guard watchesFiles else { return }
    request("client/registerCapability") { json in
      json.object { json in
        json.array("registrations", ["workspace/didChangeWatchedFiles"]) { json, method in
          json.object { json in
            json.member("id", "files")
            json.member("method", method)
            json.object("registerOptions") { json in
              json.array("watchers", WatchedFiles.patterns) { json, pattern in
                json.object { $0.member("globPattern", "**/\(pattern)") }
              }
            }
          }
        }
      }
    }
  }

  private static func capabilities(_ encoding: PositionEncoding) -> (inout JSONWriter) -> Void {
    { json in
      json.object { json in
        json.object("capabilities") { json in
          json.member("positionEncoding", encoding.rawValue)
          json.object("textDocumentSync") { json in
            json.member("openClose", true)
            // Only what changed is sent.
            json.member("change", 2)
            json.member("save", true)
          }
          json.member("hoverProvider", true)
          json.object("codeActionProvider") { json in
            json.array("codeActionKinds", [QuickFixes.kind]) { $0.string($1) }
          }
          json.object("completionProvider") { json in
            json.array("triggerCharacters", ["\""]) { $0.string($1) }
          }
          json.object("workspace") { json in
            json.object("workspaceFolders") { json in
              json.member("supported", true)
              json.member("changeNotifications", true)
            }
          }
          json.object("executeCommandProvider") { json in
            json.array("commands", [QuickFixes.acceptCommand]) { $0.string($1) }
          }
        }
        json.object("serverInfo") { json in
          json.member("name", "archcheck")
          json.member("version", Version.current)
        }
      }
    }
  }
}
