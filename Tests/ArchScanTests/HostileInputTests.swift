import Testing

@Suite struct HostileInputTests {
  @Test func `the hostile files are found`() {
    #expect(Fixture.hostile.count >= 150)
  }

  @Test(arguments: Fixture.hostile)
  func `a file that does not parse still keeps every guarantee`(fixture: Fixture) {
    #expect(Guarantees.violations(scanning: fixture.bytes, path: fixture.name) == [])
  }

  @Test(arguments: Fixture.hostile + Fixture.torture)
  func `a file cut off anywhere keeps every guarantee`(fixture: Fixture) {
    let step = max(1, fixture.bytes.count / 64)
    for end in stride(from: 0, to: fixture.bytes.count, by: step) {
      let violations = Guarantees.violations(scanning: Array(fixture.bytes[..<end]), path: fixture.name)
      #expect(violations == [], "cut at \(end)")
      if !violations.isEmpty { return }
    }
  }

  @Test(arguments: Fixture.hostile + Fixture.torture)
  func `a file whose start is missing keeps every guarantee`(fixture: Fixture) {
    let step = max(1, fixture.bytes.count / 64)
    for start in stride(from: 0, to: fixture.bytes.count, by: step) {
      let violations = Guarantees.violations(scanning: Array(fixture.bytes[start...]), path: fixture.name)
      #expect(violations == [], "starts at \(start)")
      if !violations.isEmpty { return }
    }
  }

  @Test(arguments: UInt8.min...UInt8.max)
  func `a file of one byte, alone and many times, keeps every guarantee`(byte: UInt8) {
    for count in [1, 2, 3, 4, 1000] {
      let violations = Guarantees.violations(
        scanning: Array(repeating: byte, count: count), path: "Byte.swift")
      #expect(violations == [], "\(count) times")
      if !violations.isEmpty { return }
    }
  }
}
