import Testing

/// Code no person writes: nested or chained a hundred thousand times, or ten megabytes on one line.
///
/// Each input runs at half its size and at its full size. What is asserted is that the scan ends and
/// keeps the guarantees; one that is quadratic shows as a test that does not come back.
@Suite(.serialized) struct LargeInputTests {
  @Test(arguments: LargeInput.nested, [50_000, 100_000])
  func `nesting a hundred thousand deep ends`(input: LargeInput, count: Int) {
    expectGuarantees(input.bytes(count: count))
    expectGuarantees(input.bytes(count: count, isClosed: false))
  }

  @Test(arguments: LargeInput.nested, [26, 1_000])
  func `nesting as deep as generated code does ends`(input: LargeInput, count: Int) {
    expectGuarantees(input.bytes(count: count))
    expectGuarantees(input.bytes(count: count, isClosed: false))
  }

  @Test(arguments: LargeInput.chained, [50_000, 100_000])
  func `chains of a hundred thousand links end`(input: LargeInput, count: Int) {
    expectGuarantees(input.bytes(count: count))
  }

  @Test(arguments: LargeInput.chained + LargeInput.nested)
  func `megabytes on one line end`(input: LargeInput) {
    let link = input.opening.utf8.count + input.closing.utf8.count
    expectGuarantees(input.bytes(count: LargeInput.megabytes * 1_000_000 / max(1, link)))
  }

  private func expectGuarantees(_ bytes: [UInt8]) {
    #expect(Guarantees.violations(scanning: bytes, path: "Large.swift").prefix(5) == [])
  }
}
