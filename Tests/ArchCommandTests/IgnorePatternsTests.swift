import Testing

@testable import ArchCommand
@testable import ArchSystem

private func isIgnored(_ path: String, by patterns: String, folder: Bool = false) -> Bool {
  IgnorePatterns(Array(patterns.utf8), baseLength: 0).verdict(on: Array(path.utf8)[...], isFolder: folder)
    ?? false
}

@Test(arguments: [
  ("build", "a/build"), ("*.log", "a/x.log"), ("/a.swift", "a.swift"), ("a/b", "a/b"), ("/a/*/c", "a/b/c"),
  ("**/c", "c"), ("**/c", "a/b/c"), ("a/**/c", "a/c"), ("a/**/c", "a/b/b/c"), ("a/**", "a/b/c"),
  ("a?c", "x/abc"), ("[a-c]x", "bx"), ("[!a]x", "bx"), ("[^a]x", "bx"), ("[]]x", "]x"), ("\\#a", "#a"),
  ("\\!a", "!a"), ("a\\*", "a*"), ("a b ", "a b"), ("a\\ ", "a "), ("*Gen*.swift", "x/MyGenA.swift"),
  ("a*b*c", "a/aXbXbc"), ("# x\r\nb\r\n", "b"), ("a/**/b/**/c", "a/b/b/x/c"), ("**", "a/b"),
])
func `a pattern ignores what git ignores`(pattern: String, path: String) {
  #expect(isIgnored(path, by: pattern))
}

@Test(arguments: [
  ("/a.swift", "b/a.swift"), ("a/b", "x/a/b"), ("*.log", "x.logs"), ("/a/*/c", "a/b/b/c"), ("a/**", "a"),
  ("# build", "build"), ("a?c", "a/c"), ("[!a]x", "ax"), ("a\\*", "ab"), ("", "a"), ("/", "a"),
  ("a*c", "a/c"),
  ("a/**/b/**/c", "a/x/c"), ("[a", "a"), ("Build", "build"), ("*.LOG", "x.log"),
])
func `a pattern leaves alone what git leaves alone`(pattern: String, path: String) {
  #expect(!isIgnored(path, by: pattern))
}

@Test func `a slash at the end means folders only`() {
  #expect(isIgnored("a/build", by: "build/", folder: true))
  #expect(!isIgnored("a/build", by: "build/"))
}

@Test func `the last pattern that matches decides`() {
  #expect(!isIgnored("keep.log", by: "*.log\n!keep.log"))
  #expect(isIgnored("keep.log", by: "!keep.log\n*.log"))
}

@Test func `patterns of a nested file see paths from its folder`() {
  let patterns = IgnorePatterns(Array("/a.swift".utf8), baseLength: "x/y/".utf8.count)
  #expect(patterns.verdict(on: Array("x/y/a.swift".utf8)[...], isFolder: false) == true)
  #expect(patterns.verdict(on: Array("x/y/z/a.swift".utf8)[...], isFolder: false) == nil)
}

@Test func `a pattern of many stars does not take for ever`() {
  let pattern = String(repeating: "*a", count: 200) + "b"
  #expect(!isIgnored(String(repeating: "a", count: 4000), by: pattern))
}

@Test func `names, endings and other patterns decide in the order in which they are listed`() {
  let patterns = "!a.swift\n*.swift\n!b.swift\nx/c.swift\n!*c.swift\n/x/c.sw*\n"
  #expect(isIgnored("a.swift", by: patterns))
  #expect(!isIgnored("b.swift", by: patterns))
  #expect(isIgnored("x/c.swift", by: patterns))
  #expect(!isIgnored("y/c.swift", by: patterns))
  #expect(!isIgnored("y/.swift", by: patterns + "!.swift"))
  #expect(isIgnored("x", by: "x/\n", folder: true) && !isIgnored("x", by: "x\n!x/\n", folder: true))
  #expect(isIgnored("x", by: "x\n!x/\n"))
}
