import Foundation
import Testing

@testable import ArchCommand
@testable import ArchSystem

@Test func `a long run says what it does, and the line is gone at its end`() throws {
  let pipe = Pipe()
  let line = ProgressLine(
    files: 3, WorkTimes(), on: Output(descriptor: pipe.fileHandleForWriting.fileDescriptor), patience: 0)
  line.tell("rules")
  var shown = ""
  while !shown.contains("rules") {
    shown += String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
  }
  line.end()
  try pipe.fileHandleForWriting.close()
  shown += String(decoding: try #require(try pipe.fileHandleForReading.readToEnd()), as: UTF8.self)
  #expect(shown.contains("\r\u{1B}[2Krules: 0 of 3 files read"))
  #expect(shown.hasSuffix("\r\u{1B}[2K"))
}

@Test func `a short run says nothing`() throws {
  let pipe = Pipe()
  let line = ProgressLine(
    files: 3, WorkTimes(), on: Output(descriptor: pipe.fileHandleForWriting.fileDescriptor), patience: 60_000)
  line.tell("rules")
  line.end()
  try pipe.fileHandleForWriting.close()
  #expect(try pipe.fileHandleForReading.readToEnd() ?? Data() == Data())
}

@Test func `nobody looks on where standard error is not a terminal`() {
  #expect(ProgressLine.start(Arguments(), files: 3, WorkTimes()) == nil || Output.error.isTerminal)
}
