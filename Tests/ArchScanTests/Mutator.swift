/// Makes damaged source text out of a corpus; the same seed gives the same texts.
struct Mutator {
  private var generator: Xorshift
  private let corpus: [[UInt8]]

  /// Nil for an empty corpus.
  init?(seed: UInt64, corpus: [[UInt8]]) {
    guard !corpus.isEmpty else { return nil }
    generator = Xorshift(seed: seed)
    self.corpus = corpus
  }

  mutating func next() -> [UInt8] {
    var bytes = corpus[generator.below(corpus.count)]
    for _ in 0...generator.below(6) { mutate(&bytes) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let at = generator.below(bytes.count + 1)
    let length = min(generator.below(24), bytes.count - at)
    switch generator.below(10) {
    case 0:
      if at < bytes.count { bytes[at] ^= UInt8(1 << generator.below(8)) }
    case 1:
      if at < bytes.count { bytes[at] = UInt8(generator.below(256)) }
    case 2:
      bytes.removeSubrange(at..<at + length)
    case 3:
      bytes.insert(contentsOf: Array(bytes[at..<at + length]), at: generator.below(bytes.count + 1))
    case 4:
      bytes.removeSubrange(at...)
    case 5:
      let other = corpus[generator.below(corpus.count)]
      let from = generator.below(other.count + 1)
      let end = from + generator.below(min(200, other.count - from) + 1)
      bytes.insert(contentsOf: other[from..<end], at: at)
    case 6:
      let other = corpus[generator.below(corpus.count)]
      bytes.replaceSubrange(at..., with: other[generator.below(other.count + 1)...])
    case 7:
      let piece = Array(bytes[at..<at + length])
      bytes.removeSubrange(at..<at + length)
      bytes.insert(contentsOf: piece, at: generator.below(bytes.count + 1))
    default:
      let token = Self.tokens[generator.below(Self.tokens.count)]
      for _ in 0...(generator.below(8) == 0 ? generator.below(40) : 0) {
        bytes.insert(contentsOf: token.utf8, at: at)
      }
    }
  }

  private static let tokens = [
    "(", ")", "[", "]", "{", "}", "<", ">", "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\", "/", "/*", "*/", "//",
    "#/", "/#", "`", "@", "#", "##", ".", "..", "...", "?", "!", ":", ";", ",", "=", "->", "&", "-", "_",
    "$0",
    "\n", "\r", "\r\n", " ", "\t", "\0", "\u{FEFF}", "é", "::", "??", "&&", "||", " ? ", " : ", "<<<<<<< a\n",
    "=======\n", ">>>>>>> b\n", "<#", "#>", "\n#if A\n", "\n#else\n", "\n#elseif B\n", "\n#endif\n",
    " class ", " struct ", " enum ", " actor ", " protocol ", " extension ", " typealias ", " func ", " var ",
    " let ", " init ", " deinit ", " subscript ", " case ", " default ", " if ", " guard ", " else ",
    " switch ",
    " for ", " while ", " repeat ", " do ", " catch ", " in ", " is ", " as ", " as? ", " try ", " await ",
    " where ", " return ", " throw ", " import ", " operator ", " precedencegroup ", " macro ", " get ",
    " set ", " willSet ", " didSet ", " async ", " throws ", " some ", " any ", " each ", " inout ",
    " public ",
    " private(set) ", " static ", " indirect ", " self", " super", "Self", ".self", ".init",
    " associatedtype ",
    "#available", "#selector", "#Preview", "#warning(", "@available(", "@objc(", "@escaping ", "\\.",
    "{ $0 }",
    "{ [weak self] in ", "()", "[:]", "Foo.bar", "foo()", "1.0", "0x1F", "-1", "nil", "true",
  ]
}

/// Marsaglia's generator of 64 bits: small, fast, and the same everywhere.
struct Xorshift {
  private var state: UInt64

  init(seed: UInt64) { state = seed == 0 ? 0x9E37_79B9_7F4A_7C15 : seed }

  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return bound > 0 ? Int((state >> 16) % UInt64(bound)) : 0
  }
}
