import ArchReports
import Testing

@testable import ArchCommand
@testable import ArchSystem

/// A repository whose files are all added, though ignore files name some of them.
private func repository(_ paths: [String], _ prepare: (GitRepository) throws -> Void = { _ in }) throws
  -> GitRepository
{
  let repository = try GitRepository(try TemporaryFolder())
  for path in paths { try repository.folder.write("struct A {}", to: path) }
  try prepare(repository)
  try repository.git("add", "-A", "-f")
  return repository
}

private func walk(_ repository: GitRepository, _ subfolder: String = "") -> SourceWalk {
  let path = repository.folder.path
  return SourceWalk(of: SystemPath(subfolder.isEmpty ? path : path + "/" + subfolder))
}

private func leftOut(_ walk: SourceWalk) -> [String] {
  walk.leftOut.map { "\($0.path): \($0.reason)" }
}

@Suite(.enabled(if: GitRepository.isPossible)) struct TrackedFilesTests {
  @Test func `an ignore file does not hide what git tracks`() throws {
    let repository = try repository(["A.swift", "Generated/B.swift", "x/y/C.swift", "x/D.swift"]) {
      try $0.folder.write("A.swift\nGenerated/\n", to: ".gitignore")
      try $0.folder.write("*\n", to: "x/.gitignore")
    }
    for path in ["Generated/untracked.swift", "x/untracked.swift", "Generated/more/untracked.swift"] {
      try repository.folder.write(to: path)
    }
    #expect(
      walk(repository).files.map(\.path) == ["A.swift", "Generated/B.swift", "x/D.swift", "x/y/C.swift"])
    #expect(walk(repository, "x").files.map(\.path) == ["D.swift", "y/C.swift"])
    #expect(walk(repository).leftOut.isEmpty)
  }

  @Test func `records and configs that git tracks are not hidden either`() throws {
    let repository = try repository(["App/A.swift", "App/architecture.json", "docs/adr/0001-a.md"]) {
      try $0.folder.write("docs/\nApp\n", to: ".gitignore")
    }
    #expect(walk(repository).recordFolders.map(\.path) == ["docs/adr"])
    #expect(walk(repository).nestedConfigs.map(\.path) == ["App/architecture.json"])
  }

  @Test(arguments: ["2", "3", "4"])
  func `every version of the index is understood`(version: String) throws {
    let paths = ["A.swift", "a/b/Long name with spaces ü.swift", "a/b/c.swift", "a/bc.swift", "ab.swift"]
    let repository = try repository(paths) {
      try $0.folder.write("*.swift\n", to: ".gitignore")
    }
    // An entry that is only meant to be added needs version 3 at least.
    if version != "2" {
      try repository.folder.write(to: "intent.swift")
      try repository.git("add", "-N", "-f", "intent.swift")
    }
    try repository.git("update-index", "--index-version", version)
    let expected = version == "2" ? paths : paths + ["intent.swift"]
    #expect(
      walk(repository).files.map(\.path) == expected.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    let index = try SystemCalls.read(SystemPath(repository.folder.path + "/.git/index"))
    #expect(index[7] == UInt8(version))
    #expect(GitIndex.files(in: index)?.count == expected.count + 1)
  }

  @Test func `an index of long ids, and one in two files, are understood`() throws {
    let folder = try TemporaryFolder()
    let long = GitRepository(at: folder)
    try long.git("init", "-q", "--object-format=sha256")
    for path in [".gitignore", "A.swift", "b/B.swift"] { try folder.write("*.swift", to: path) }
    try long.git("add", "-A", "-f")
    #expect(walk(long).files.map(\.path) == ["A.swift", "b/B.swift"])

    let split = try repository([".gitignore", "A.swift"]) { try $0.folder.write("*.swift", to: ".gitignore") }
    try split.commit()
    try split.git("update-index", "--split-index")
    try split.folder.write("", to: "B.swift")
    try split.git("add", "-f", "B.swift")
    #expect(walk(split).files.map(\.path) == ["A.swift", "B.swift"])
  }

  @Test func `a linked worktree has an index of its own`() throws {
    let repository = try repository(["A.swift", ".gitignore"]) {
      try $0.folder.write("*.swift\n", to: ".gitignore")
    }
    try repository.commit()
    let linked = try TemporaryFolder()
    try repository.git("worktree", "add", "-q", linked.path + "/tree")
    #expect(SourceWalk(of: SystemPath(linked.path + "/tree")).files.map(\.path) == ["A.swift"])
  }

  @Test func `tracked Swift files that are skipped are reported, each with its reason`() throws {
    let repository = try repository([
      "A.swift", "App.docc/1/step.swift", "App.xcodeproj/B.swift", "Pods/P.swift", "T.xctemplate/T.swift",
      "a/.h/H.swift",
      "a/.i.swift",
      "a/Carthage/deep/C.swift", "a/note.txt", "node_modules/gone.swift",
    ]) {
      try $0.folder.link("a/Link.swift", to: "note.txt")
      try $0.folder.link("a/Same.swift", to: "../A.swift")
      try $0.folder.link("a/pods", to: "../Pods")
      try $0.folder.link("a/text", to: "note.txt")
      try $0.folder.link("a/up", to: "..")
      try $0.folder.link("a/.notes", to: "note.txt")
      try $0.folder.link("a/dangling.swift", to: "nowhere.swift")
    }
    try repository.remove("node_modules/gone.swift")
    try repository.folder.write(to: "Pods/untracked.swift")
    #expect(walk(repository).files.map(\.path) == ["A.swift"])
    #expect(
      leftOut(walk(repository)) == [
        "App.docc/1/step.swift: documentation", "App.xcodeproj/B.swift: project", "Pods/P.swift: toolFolder",
        "T.xctemplate/T.swift: template",
        "a/.h/H.swift: hidden", "a/.i.swift: hidden", "a/Carthage/deep/C.swift: toolFolder",
        "a/Link.swift: link", "a/Same.swift: linkToChecked", "a/dangling.swift: link", "a/pods/P.swift: link",
      ])
    #expect(walk(repository, "a").leftOut.map(\.path).first == ".h/H.swift")
  }

  @Test func `a link out of the folder being checked is reported, not what it leads to`() throws {
    let repository = try repository(["App/A.swift", "Other/B.swift"]) {
      try $0.folder.link("App/Out", to: "../Other")
      try $0.folder.link("App/B.swift", to: "../Other/B.swift")
    }
    let walk = walk(repository, "App")
    #expect(leftOut(walk) == ["B.swift: linkOutside", "Out: linkOutside"])
    #expect(walk.linksOutside == ["B.swift", "Out"] && walk.unreadable.isEmpty)
  }

  @Test func `what is not tracked, or is in no repository, is not reported`() throws {
    let repository = try repository(["A.swift"])
    try repository.folder.write(to: "Pods/P.swift")
    #expect(walk(repository).leftOut.isEmpty)
    let folder = try TemporaryFolder()
    try folder.write(to: "Pods/P.swift")
    #expect(SourceWalk(of: SystemPath(folder.path)).leftOut.isEmpty)
  }
}

@Test(arguments: [0, 11, 12, 40, 80, 200])
func `a damaged index counts for nothing`(length: Int) throws {
  let whole = Array("DIRC".utf8) + [0, 0, 0, 2, 0, 0, 0, 9] + [UInt8](repeating: 0x41, count: 300)
  #expect(GitIndex.files(in: Array(whole.prefix(length))) == nil)
}
