/// Where in a JSON file a cursor is, as far as what is before it tells: the file is seldom whole while somebody types.
struct ConfigCursor {
  enum Step: Equatable {
    case key(String)
    case element
  }

  /// To the object or list that the cursor is in, or to the value.
  private(set) var path: [Step] = []
  /// Whether a key belongs here.
  private(set) var isKey = false
  /// The keys before it in the same object.
  private(set) var siblings: Set<String> = []

  private struct Level {
    var isArray: Bool
    var key: String?
    var keys: Set<String> = []
    var isAfterColon = false
  }

  init(in bytes: [UInt8], at offset: Int) {
    var levels: [Level] = []
    var reader = Reader(bytes: bytes, end: min(max(0, offset), bytes.count))
    while let token = reader.next() {
      guard let last = levels.indices.last else {
        if case .open(let isArray) = token { levels.append(Level(isArray: isArray)) }
        continue
      }
      switch token {
      case .open(let isArray):
        // More than any config; so that no input takes long.
        guard levels.count < 128 else { return }
        levels.append(Level(isArray: isArray))
      case .close: levels.removeLast()
      case .colon: levels[last].isAfterColon = true
      case .comma:
        levels[last].isAfterColon = false
        levels[last].key = nil
      case .string(let text) where !levels[last].isArray && !levels[last].isAfterColon:
        levels[last].key = text
        levels[last].keys.insert(text)
      case .string, .word: break
      }
    }
    guard let last = levels.last else { return }
    path = levels.dropLast().compactMap { level in level.isArray ? .element : level.key.map(Step.key) }
    siblings = last.keys
    if last.isArray {
      path.append(.element)
    } else if last.isAfterColon {
      path += last.key.map { [.key($0)] } ?? []
    } else {
      isKey = true
    }
  }

  /// Whether what stands here names layers.
  var isOfLayerNames: Bool {
    path.contains { step in
      switch step {
      case .key(let key):
        ["mayUse", "mayNotUse", "usedBy", "protocolsOf", "layer"].contains(key)
      case .element: false
      }
    }
  }

  /// The names of the layers of a file, however unfinished that is.
  static func layerNames(in bytes: [UInt8]) -> [String] {
    var reader = Reader(bytes: bytes, end: bytes.count)
    var depth = 0
    var last: String?
    var key: String?
    var names: [String] = []
    while let token = reader.next() {
      switch token {
      case .open: depth += 1
      case .close: depth -= 1
      case .string(let text): last = text
      case .colon:
        if depth == 1 { key = last } else if depth == 2, key == "layers", let last { names.append(last) }
      case .comma, .word: break
      }
    }
    return names
  }

  private enum Token {
    case open(isArray: Bool)
    case close, colon, comma, word
    case string(String)
  }

  private struct Reader {
    let bytes: [UInt8]
    let end: Int
    var index = 0

    init(bytes: [UInt8], end: Int) {
      self.bytes = bytes
      self.end = end
    }

    mutating func next() -> Token? {
      skipBlanks()
      guard index < end else { return nil }
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"): return .open(isArray: false)
      case UInt8(ascii: "["): return .open(isArray: true)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): return .close
      case UInt8(ascii: ":"): return .colon
      case UInt8(ascii: ","): return .comma
      case UInt8(ascii: "\""): return string()
      default: return .word
      }
    }

    /// One that ends nowhere is what somebody is writing.
    private mutating func string() -> Token {
      let start = index
      while index < end, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x0A {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      let isWhole = index < end && bytes[index] == UInt8(ascii: "\"")
      let text = String(decoding: bytes[start..<max(start, min(index, end))], as: UTF8.self)
      index += 1
      return isWhole ? .string(text) : .word
    }

    private mutating func skipBlanks() {
      while index < end {
        if bytes[index] <= 0x20 {
          index += 1
        } else if bytes[index] == UInt8(ascii: "/"), index + 1 < end, bytes[index + 1] == UInt8(ascii: "/") {
          while index < end, bytes[index] != 0x0A { index += 1 }
        } else {
          return
        }
      }
    }
  }
}
