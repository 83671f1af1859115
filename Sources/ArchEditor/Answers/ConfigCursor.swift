/// Where in a JSON file a cursor is, as far as can be told: the file is seldom whole while somebody types.
struct ConfigCursor {
  enum Step: Equatable {
    /// Into a member of an object that has these keys.
    case key(String, of: Set<String>)
    case element
  }

  /// What is being written at the cursor, and is to be replaced.
  struct Word: Equatable {
    var start: Int
    var end: Int
    /// Whether a quote comes before it, and whether one comes behind it.
    var isOpened: Bool
    var isClosed: Bool
  }

  /// To the object or list that the cursor is in, or to the value.
  private(set) var path: [Step] = []
  /// Whether a key belongs here.
  private(set) var isKey = false
  /// The other keys of the same object.
  private(set) var siblings: Set<String> = []
  /// `nil` where nothing can be written: in a comment, or right behind what is whole.
  private(set) var word: Word?

  private struct Level {
    var isArray: Bool
    var key: String?
    var keys: Set<String> = []
    var isAfterColon = false
    /// Whether what comes next has to be parted from what was there.
    var isFilled = false

    /// The next member, or element.
    mutating func goOn() {
      (isAfterColon, isFilled, key) = (false, false, nil)
    }
  }

  init(in bytes: [UInt8], at offset: Int) {
    let cursor = min(max(0, offset), bytes.count)
    var levels: [Level] = []
    var tokens = ConfigTokens(bytes, 0..<cursor)
    // More levels than any config has; so that no input takes long.
    while let token = tokens.next(), levels.count <= Self.mostLevels {
      Self.take(token, tokens.followsLineEnd, &levels)
    }
    guard let last = levels.indices.last, levels.count <= Self.mostLevels else { return }
    if tokens.followsLineEnd, levels[last].isFilled { levels[last].goOn() }
    let word = Self.word(in: bytes, at: cursor, tokens.ending)
    if let word { Self.addKeys(behind: word, in: bytes, to: &levels) }
    path = levels.dropLast().compactMap { level in
      level.isArray ? .element : level.key.map { .key($0, of: level.keys) }
    }
    siblings = levels[last].keys
    if levels[last].isArray {
      path.append(.element)
    } else if levels[last].isAfterColon {
      path += levels[last].key.map { [.key($0, of: siblings)] } ?? []
    } else {
      isKey = true
    }
    let isUnfinished = word.map { $0.isOpened || $0.start < cursor } ?? false
    self.word = levels[last].isFilled && !isUnfinished ? nil : word
  }

  private static let mostLevels = 128

  private static func take(_ token: ConfigTokens.Token, _ followsLineEnd: Bool, _ levels: inout [Level]) {
    guard let last = levels.indices.last else {
      if case .open(let isArray) = token { levels.append(Level(isArray: isArray)) }
      return
    }
    // At the end of a line a comma may be left out.
    if followsLineEnd, levels[last].isFilled { levels[last].goOn() }
    switch token {
    case .open(let isArray):
      levels[last].isFilled = true
      levels.append(Level(isArray: isArray))
    case .close: levels.removeLast()
    case .colon: (levels[last].isAfterColon, levels[last].isFilled) = (true, false)
    case .comma: levels[last].goOn()
    case .string(let text):
      if !levels[last].isArray, !levels[last].isAfterColon {
        levels[last].key = text
        levels[last].keys.insert(text)
      }
      levels[last].isFilled = true
    case .letter, .unfinished: levels[last].isFilled = true
    }
  }

  /// Between quotes it goes as far as a name does, or else it would take in what follows a quote that is not there yet.
  private static func word(in bytes: [UInt8], at cursor: Int, _ ending: ConfigTokens.Ending) -> Word? {
    var end = cursor
    while end < bytes.count, isOfName(bytes[end]) { end += 1 }
    let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "\"")
    switch ending {
    case .comment: return nil
    case .string(let start): return Word(start: start, end: end, isOpened: true, isClosed: isClosed)
    case .between:
      var start = cursor
      while start > 0, isOfName(bytes[start - 1]) { start -= 1 }
      return Word(start: start, end: end, isOpened: false, isClosed: false)
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  /// Of the objects that the cursor is in.
  private static func addKeys(behind word: Word, in bytes: [UInt8], to levels: inout [Level]) {
    var tokens = ConfigTokens(bytes, word.end + (word.isClosed ? 1 : 0)..<bytes.count)
    var open = levels.indices.reversed()[...]
    var inner = 0
    var last: String?
    while let level = open.first, let token = tokens.next() {
      switch token {
      case .open: inner += 1
      case .close where inner > 0: inner -= 1
      case .close: open = open.dropFirst()
      case .colon:
        if inner == 0, !levels[level].isArray, let last { levels[level].keys.insert(last) }
      case .string, .comma, .letter, .unfinished: break
      }
      if case .string(let text) = token { last = text } else { last = nil }
    }
  }

  /// Whether what stands here names layers.
  var isOfLayerNames: Bool {
    path.contains { step in
      switch step {
      case .key(let key, _):
        ["mayUse", "mayNotUse", "usedBy", "protocolsOf", "layer"].contains(key)
      case .element: false
      }
    }
  }

  /// The names of the layers of a file, however unfinished that is, as they are written.
  static func layerNames(in bytes: [UInt8]) -> [String] {
    var tokens = ConfigTokens(bytes, 0..<bytes.count)
    var depth = 0
    var last: String?
    var key: String?
    var names: [String] = []
    while let token = tokens.next() {
      switch token {
      case .open: depth += 1
      case .close: depth -= 1
      case .string(let text): last = text
      case .colon:
        if depth == 1 { key = last } else if depth == 2, key == "layers", let last { names.append(last) }
      case .comma, .letter, .unfinished: break
      }
    }
    return names
  }
}
