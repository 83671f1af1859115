import ArchAdoption
import Testing

@Suite struct CodeOwnersTests {
  private func owners(_ path: String, _ text: String) -> [String] {
    CodeOwners(Array(text.utf8)).owners(of: path)
  }

  @Test(arguments: [
    ("*", "a/B.swift", true), ("*.swift", "a/B.swift", true), ("*.swift", "a/B.md", false),
    ("/docs/", "docs/a/B.md", true), ("/docs/", "x/docs/B.md", false), ("docs/", "x/docs/B.md", true),
    ("docs/*", "docs/B.md", true), ("apps/github", "apps/github/a/B.swift", true),
    ("apps/github", "x/apps/github/B.swift", false), ("Cart", "Features/Cart/View.swift", true),
    ("Cart", "Features/Cart", true), ("Cart", "Features/Carts/View.swift", false),
    ("/Cart", "Features/Cart/A.swift", false),
    ("**/Cart", "Features/Cart/A.swift", true), ("/Features/**/Data", "Features/Cart/Data/A.swift", true),
    ("My\\ App/", "My App/A.swift", true),
  ])
  func `a pattern means what it does to GitHub`(pattern: String, path: String, isMatch: Bool) {
    #expect(owners(path, "\(pattern) @a\n") == (isMatch ? ["@a"] : []))
  }

  @Test func `the last pattern that matches tells, also that nobody owns a file`() {
    let text = "# who\n* @all\n/App/ @app @ios # both\n/App/Legacy/\n"
    #expect(owners("README.md", text) == ["@all"])
    #expect(owners("App/A.swift", text) == ["@app", "@ios"])
    #expect(owners("App/Legacy/A.swift", text) == [])
  }

  @Test func `each section of GitLab's tells apart, with owners for those that name nobody`() {
    let text = "* @all\n[Data][2] @dba\n/App/Data/\n^[Docs]\n*.md @writers\n"
    #expect(owners("App/Data/A.swift", text) == ["@all", "@dba"])
    #expect(owners("App/Data/A.md", text) == ["@all", "@dba", "@writers"])
  }
}
