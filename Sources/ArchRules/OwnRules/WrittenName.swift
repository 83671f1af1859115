import ArchFacts
import ArchModel

/// A chain of names in the ways in which a pattern may mean it: `Cart.Item.make` is also `Item.make`, a member may
/// be meant by the beginning of a chain, and what follows a call or a bracket has any receiver.
struct WrittenName {
  /// Which parts of a chain a matcher speaks of.
  enum Reading: Sendable {
    /// All of it.
    case whole
    /// All of it, and each beginning.
    case beginnings
    /// The types that it begins with.
    case types
    /// Each beginning, from the first name on: a module, and what is in it.
    case module
  }

  /// A part of the chain that a pattern may match.
  struct Part {
    /// As it is compared and told.
    let text: ArraySlice<UInt8>
    let range: ByteRange
  }

  private var bytes: [UInt8] = []
  private var names: [Name] = []
  private var hasReceiver = false

  private struct Name {
    let range: ByteRange
    /// Where it starts and ends in `bytes`; the first one after a receiver with its period.
    let start: Int
    let end: Int
  }

  /// - Parameter hasReceiver: whether anything but a name is before the first one: a call, a bracket, a period.
  mutating func read(_ range: ByteRange, hasReceiver: Bool, in facts: FileFacts) {
    clear()
    self.hasReceiver = hasReceiver
    if hasReceiver { bytes.append(UInt8(ascii: ".")) }
    var path = NamePath(range)
    while let name = path.next(in: facts.bytes) {
      // `self.store` is `store`.
      if names.count == 1, !hasReceiver, bytes.elementsEqual("self".utf8) { clear() }
      if !names.isEmpty { bytes.append(UInt8(ascii: ".")) }
      let start = hasReceiver && names.isEmpty ? 0 : bytes.count
      for index in Int(name.start)..<Int(name.end) { bytes.append(facts.bytes[index]) }
      names.append(Name(range: name, start: start, end: bytes.count))
    }
  }

  private mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
  }

  /// The longer ones first to begin, the shorter ones first to end, until `body` answers that one is enough.
  func forEachPart(_ reading: Reading, _ body: (Part) -> Bool) {
    var first = 0
    while first < names.count {
      if first > 0 {
        // A type may be named with those around it; what is before a member is not one of these.
        guard !hasReceiver, reading != .module, isType(first - 1), isType(first) else { return }
      }
      for last in lastNames(reading, from: first) {
        let text = bytes[names[first].start..<names[last].end]
        let range = ByteRange(start: names[first].range.start, end: names[last].range.end)
        if body(Part(text: text, range: range)) { return }
      }
      first += 1
    }
  }

  private func lastNames(_ reading: Reading, from first: Int) -> Range<Int> {
    switch reading {
    case .whole:
      // `Cart.init()` makes a cart, as `Cart()` does.
      let isMade = names.count > first + 1 && isType(names.count - 2) && isInitializer(names.count - 1)
      return (isMade ? names.count - 2 : names.count - 1)..<names.count
    case .beginnings, .module: return first..<names.count
    case .types:
      var end = first
      while end < names.count, isType(end) { end += 1 }
      return first..<max(end, first == 0 ? 1 : first)
    }
  }

  private func isType(_ index: Int) -> Bool {
    !bytes[names[index].end - names[index].range.count].isLowerCase
  }

  private func isInitializer(_ index: Int) -> Bool {
    bytes[(names[index].end - names[index].range.count)..<names[index].end].elementsEqual("init".utf8)
  }
}
