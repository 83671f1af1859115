extension SourceBytes {
  func hasHashes(_ count: Int, at offset: Int) -> Bool {
    var found = 0
    while found < count, byte(offset + found) == UInt8(ascii: "#") { found += 1 }
    return found == count
  }

  /// Whether `#"""` is a single-line string that holds a quote: its end stands on the same line.
  func closesOnThisLine(from start: Int, hashes: Int) -> Bool {
    if hasHashes(hashes, at: start) { return true }
    var offset = start
    while offset < count, self[offset] != 0x0A, self[offset] != 0x0D {
      if self[offset] == UInt8(ascii: "\""), hasHashes(hashes, at: offset + 1) { return true }
      offset += 1
    }
    return false
  }
}
