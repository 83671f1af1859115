package import ArchJSON

/// What names a request; its answer has the same.
package enum RPCID: Sendable, Hashable {
  /// As written.
  case number(String)
  case text(String)

  init?(_ json: JSON) {
    switch json.value {
    case .number(let text): self = .number(text)
    case .string(let text): self = .text(text)
    case .null, .bool, .array, .object: return nil
    }
  }

  func write(to json: inout JSONWriter) {
    switch self {
    case .number(let text): json.number(text)
    case .text(let text): json.string(text)
    }
  }
}

/// One message of a client, as JSON-RPC 2.0 reads it.
package enum RPCMessage: Sendable {
  case request(RPCID, method: String, params: JSON)
  case notification(method: String, params: JSON)
  /// To a request of ours.
  case response(RPCID)
  /// Answered with an error, where its sender can be told.
  case invalid(RPCID?, RPCError)

  package init(_ bytes: [UInt8]) {
    let json: JSON
    do throws(JSONError) {
      json = try JSON.read(bytes, mendsHalves: true).json
    } catch {
      self = .invalid(nil, RPCError(.parseError, error.message))
      return
    }
    guard json.members != nil else {
      self = .invalid(nil, RPCError(.invalidRequest, "a message is an object, not \(json.kindName)"))
      return
    }
    let id = json["id"].flatMap(RPCID.init)
    let params = json["params"] ?? JSON(.null, at: json.location)
    guard let method = json["method"]?.string else {
      let isResponse = json["result"] != nil || json["error"] != nil
      if let id, isResponse {
        self = .response(id)
      } else {
        self = .invalid(id, RPCError(.invalidRequest, "'method' is missing"))
      }
      return
    }
    if let id {
      self = .request(id, method: method, params: params)
    } else if json["id"] == nil {
      self = .notification(method: method, params: params)
    } else {
      self = .invalid(nil, RPCError(.invalidRequest, "'id' is a number or a string"))
    }
  }
}

/// Why a request has no result.
package struct RPCError: Error, Sendable, Equatable {
  package enum Code: Int, Sendable {
    case parseError = -32_700
    case invalidRequest = -32_600
    case methodNotFound = -32_601
    case invalidParams = -32_602
    case requestFailed = -32_803
    case serverNotInitialized = -32_002
  }

  package let code: Code
  package let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

/// What is sent to a client, with its header.
package enum RPCReply {
  /// - Parameter write: writes one value.
  package static func result(_ id: RPCID, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
    framed { json in
      json.key("id")
      id.write(to: &json)
      json.key("result")
      write(&json)
    }
  }

  package static func error(_ id: RPCID?, _ error: RPCError) -> [UInt8] {
    framed { json in
      json.key("id")
      if let id { id.write(to: &json) } else { json.null() }
      json.object("error") { json in
        json.member("code", error.code.rawValue)
        json.member("message", error.message)
      }
    }
  }

  /// - Parameter id: where an answer is expected.
  package static func call(
    _ method: String, id: Int? = nil, _ writeParams: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    framed { json in
      if let id { json.member("id", id) }
      json.member("method", method)
      json.key("params")
      writeParams(&json)
    }
  }

  private static func framed(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter(.compact)
    json.object { json in
      json.member("jsonrpc", "2.0")
      write(&json)
    }
    return Array("Content-Length: \(json.bytes.count)\r\n\r\n".utf8) + json.bytes
  }
}
