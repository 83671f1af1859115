import Testing

/// What every type of the texts in `Roles` is, and why: a change of how roles are decided shows here which answers it
/// changes.
@Suite struct RoleTests {
  @Test(arguments: RoleCase.all)
  func `every type is what its row says`(row: RoleCase) {
    #expect(row.mistakes == [])
    #expect(!row.rows.isEmpty)
    let differences = row.differences()
    #expect(differences.isEmpty, Comment(rawValue: differences.joined(separator: "\n")))
  }

  /// So that a text that is not found is noticed.
  @Test func `the table has at least 1,000 rows`() {
    #expect(RoleCase.all.map(\.rows.count).reduce(0, +) >= 1_000)
  }
}
