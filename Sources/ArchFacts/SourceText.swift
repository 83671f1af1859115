/// The bytes of a file and where its lines start.
package struct SourceText: Sendable {
  package let bytes: [UInt8]
  package let lines: LineTable

  package init(_ bytes: [UInt8], lines: LineTable) {
    self.bytes = bytes
    self.lines = lines
  }

  package init(_ bytes: [UInt8]) { self.init(bytes, lines: LineTable(bytes)) }
}
