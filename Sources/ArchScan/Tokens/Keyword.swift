/// The words that mean something to Swift's grammar. Those before `actor` are reserved: they are never
/// plain identifiers. The others are words only where the grammar expects them.
// The cases are spelt like the words themselves.
// swift-format-ignore: AlwaysUseLowerCamelCase
enum Keyword: UInt8, CaseIterable {
  case none
  case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`
  case `deinit`, `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`
  case `guard`, `if`, `import`, `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`
  case `precedencegroup`, `private`, `protocol`, `public`, `repeat`, `rethrows`, `return`, `self`, `Self`
  case `static`, `struct`, `subscript`, `super`, `switch`, `throw`, `throws`, `true`, `try`, `typealias`
  case `var`, `where`, `while`

  case actor, macro, using
  case __consuming, _const, _local, __setter_access, _compilerInitialized
  case async, borrowing, consuming, convenience, distributed, dynamic, final, indirect, infix, isolated
  case lazy, mutating, nonisolated, nonmutating, open, optional, override, package, postfix, prefix
  case reasync, required, sending, unowned, weak
  case get, set, willSet, didSet, _read, _modify, read, modify, borrow, mutate
  case unsafeAddress, unsafeMutableAddress, addressWithOwner, addressWithNativeOwner
  case mutableAddressWithOwner, mutableAddressWithNativeOwner, yielding
  case await, unsafe, copy, consume, each, any, some, yield, discard, then, of
  case `Type`, `Protocol`, __shared, __owned, _resultDependsOn, nonsending

  /// Modifiers such as `private(set)` and `nonisolated(unsafe)`.
  var takesModifierArgument: Bool {
    switch self {
    case .public, .internal, .private, .fileprivate, .package, .open, .unowned, .nonisolated: true
    default: false
    }
  }

  /// The first word of accessors that a variable with a value may have.
  var isObserver: Bool { self == .didSet || self == .willSet || self == .`init` }

  var isReserved: Bool { rawValue != 0 && rawValue < Keyword.actor.rawValue }
}

/// Finds the keyword that a word spells by its last eight bytes and its length: one probe for a word that
/// is none, which nearly all are, and none if no keyword of its length starts with its letter.
struct KeywordTable {
  private struct Entry {
    /// The last eight bytes, the last of them highest; zero where the slot is free.
    var key: UInt64 = 0
    var length = 0
    var word = Keyword.none
  }

  private static let size = 512
  /// By the lower six bits of the first letter: a bit for each length.
  private var lengths = [UInt32](repeating: 0, count: 64)
  private var entries = [Entry](repeating: Entry(), count: size)
  private var spellings = [[UInt8]](repeating: [], count: size)

  static let all = KeywordTable()

  private init() {
    for word in Keyword.allCases where word != .none {
      let spelling = Array("\(word)".utf8)
      let key = spelling.suffix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      var slot = Self.slot(key)
      while entries[slot].key != 0 { slot = (slot + 1) & (Self.size - 1) }
      entries[slot] = Entry(key: key, length: spelling.count, word: word)
      spellings[slot] = spelling
      lengths[Int(spelling[0] & 63)] |= 1 << UInt32(spelling.count)
    }
  }

  private static func slot(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }

  @inline(__always)
  func word(in bytes: SourceBytes, from start: Int, to end: Int) -> Keyword {
    let length = end - start
    // `mutableAddressWithNativeOwner`, the longest, has 29.
    guard length < 32, lengths[Int(bytes[start] & 63)] &>> UInt32(truncatingIfNeeded: length) & 1 == 1 else {
      return .none
    }
    let key = bytes.key(from: start, to: end)
    var slot = Self.slot(key)
    while entries[slot].key != 0 {
      // `isolated` and `nonisolated` end alike.
      if entries[slot].key == key, entries[slot].length == length,
        length <= 8 || bytes.matches(spellings[slot], at: start)
      {
        return entries[slot].word
      }
      slot = (slot + 1) & (Self.size - 1)
    }
    return .none
  }
}
