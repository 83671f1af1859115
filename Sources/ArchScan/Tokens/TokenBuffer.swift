/// The tokens of one file, in memory that is used again for the next.
///
/// Manual memory instead of an array: `Array.append` asks each time whether it owns its storage. That check
/// alone was 2.5 % of the samples of scanning home-assistant iOS with arrays. Every access is checked. Whoever
/// makes one deallocates it; copies share its memory.
struct TokenBuffer {
  private var base: UnsafeMutablePointer<Token>
  private var capacity: Int
  private(set) var count = 0

  init() {
    // Enough for nearly all files: each larger buffer is fresh memory, and what nothing is written to costs nothing.
    capacity = 1 << 17
    base = .allocate(capacity: capacity)
  }

  func deallocate() { base.deallocate() }

  /// Makes room for the tokens of a large file at once: a list that grows is there twice.
  mutating func removeAll(beforeFileOf bytes: Int) {
    count = 0
    // Few files have a token for every two bytes.
    guard capacity < bytes / 2 else { return }
    base.deallocate()
    capacity = bytes / 2
    base = .allocate(capacity: capacity)
  }

  @inline(__always)
  mutating func append(_ token: Token) {
    if count == capacity { grow() }
    (base + count).initialize(to: token)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Token>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }

  /// After the last token it is the last one again.
  @inline(__always)
  subscript(index: Int) -> Token {
    if UInt(bitPattern: index) < UInt(bitPattern: count) { return base[index] }
    return base[max(count - 1, 0)]
  }

  mutating func setLink(of index: Int, to link: Int) {
    precondition(index >= 0 && index < count)
    base[index].link = link
  }
}
