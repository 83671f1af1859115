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
/// is none, which nearly all are.
struct KeywordTable {
  private static let size = 512
  /// `mutableAddressWithNativeOwner`
  private static let longest = 29
  /// The last eight bytes, the last of them highest; zero where the slot is free.
  private var keys = [UInt64](repeating: 0, count: size)
  private var words = [Keyword](repeating: .none, count: size)
  private var spellings = [[UInt8]](repeating: [], count: size)

  static let all = KeywordTable()

  private init() {
    for word in Keyword.allCases where word != .none {
      let spelling = Array("\(word)".utf8)
      let key = spelling.suffix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      var slot = Self.slot(key)
      while keys[slot] != 0 { slot = (slot + 1) & (Self.size - 1) }
      keys[slot] = key
      words[slot] = word
      spellings[slot] = spelling
    }
  }

  private static func slot(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }

  @inline(__always)
  func word(in bytes: SourceBytes, from start: Int, to end: Int) -> Keyword {
    guard end - start > 1, end - start <= KeywordTable.longest else { return .none }
    // Of the upper-case words only `Any`, `Self`, `Type` and `Protocol` mean something.
    let first = bytes[start]
    if first < UInt8(ascii: "_"), first & 0xFC != UInt8(ascii: "P"), first != UInt8(ascii: "A"),
      first != UInt8(ascii: "T")
    {
      return .none
    }
    let key = bytes.key(from: start, to: end)
    var slot = Self.slot(key)
    while keys[slot] != 0 {
      // `isolated` and `nonisolated` end alike.
      if keys[slot] == key, spellings[slot].count == end - start,
        bytes.matches(spellings[slot], at: start)
      {
        return words[slot]
      }
      slot = (slot + 1) & (Self.size - 1)
    }
    return .none
  }
}
