import Testing

/// Code no person writes: nested or chained ten thousands of times, or megabytes on one line.
///
/// What is asserted is that the scan ends and keeps the guarantees; one that is quadratic shows as a test
/// that does not come back. With `ARCHCHECK_FUZZ_SECONDS` set the inputs are a hundred thousand levels and
/// ten megabytes.
@Suite(.serialized) struct LargeInputTests {
  @Test(arguments: LargeInput.nested)
  func `deep nesting ends, closed or not`(input: LargeInput) {
    for count in LargeInput.counts {
      expectGuarantees(input.bytes(count: count))
      expectGuarantees(input.bytes(count: count, isClosed: false))
    }
  }

  @Test(arguments: LargeInput.chained)
  func `long chains end`(input: LargeInput) {
    for count in LargeInput.counts { expectGuarantees(input.bytes(count: count)) }
  }

  @Test(arguments: LargeInput.chained + LargeInput.nested)
  func `one very long line ends`(input: LargeInput) {
    let length = input.opening.utf8.count + input.closing.utf8.count
    expectGuarantees(input.bytes(count: LargeInput.bytesOfOneLine / max(1, length)))
  }

  private func expectGuarantees(_ bytes: [UInt8]) {
    #expect(Guarantees.violations(scanning: bytes, path: "Large.swift").prefix(5) == [])
  }
}
