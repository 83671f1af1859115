import ArchFacts

extension FileFacts {
  /// The line around an offset, without its end.
  func lineRange(at offset: Int32) -> ByteRange {
    var start = Int(offset)
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    var end = Int(offset)
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return ByteRange(start: Int32(start), end: Int32(end))
  }
}
