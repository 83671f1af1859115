import Foundation
import Testing

@testable import ArchCommand
@testable import ArchSystem

@Suite(.enabled(if: GitRepository.isPossible, "git is not installed"))
struct GitTests {
  @Test func `a commit's files are listed with their kind, whatever their names`() throws {
    let repository = try GitRepository(try TemporaryFolder())
    let folder = repository.folder
    for path in ["a b.swift", "x/ü\n\"y\".swift", "x/tab\t.swift"] { try folder.write("1", to: path) }
    try folder.link("link.swift", to: "a b.swift")
    try repository.commit()
    let git = try #require(Git(at: try SystemPath(resolving: folder.path)))
    let commit = try #require(git.commit(named: "main"))
    let entries = try #require(git.entries(at: commit)).sorted { $0.path < $1.path }
    #expect(entries.map(\.path) == ["a b.swift", "link.swift", "x/tab\t.swift", "x/ü\n\"y\".swift"])
    #expect(entries.map(\.mode) == ["100644", "120000", "100644", "100644"])
    #expect(git.commit(named: "--all") == nil && git.commit(named: "main:x") == nil)
  }

  @Test func `the base is read as it was, from git where the working tree differs`() throws {
    let repository = try GitRepository(try TemporaryFolder())
    let folder = repository.folder
    for name in ["Gone", "Kept", "Changed", "Old"] {
      try folder.write(String(repeating: "// \(name)\n", count: 9), to: "S/\(name).swift")
    }
    try repository.commit()
    let base = try repository.git("rev-parse", "HEAD").split(separator: "\n").map(String.init)[0]
    try repository.remove("S/Gone.swift")
    try folder.write("new", to: "S/Changed.swift")
    try folder.write("new", to: "S/Untracked.swift")
    try repository.git("mv", "S/Old.swift", "S/New.swift")
    let root = try SystemPath(resolving: folder.path)
    let git = try #require(Git(at: root))
    let comparison = try #require(GitComparison(git, base: base, below: root))
    #expect(comparison.renames == ["S/Old.swift": "S/New.swift"])
    #expect(comparison.contents.keys.sorted() == ["S/Changed.swift", "S/Gone.swift", "S/Old.swift"])
    let tree = FileTree.commit(CommittedTree(comparison, below: root))
    let walk = SourceWalk(of: root, in: tree)
    #expect(walk.files.map(\.path) == ["S/Changed.swift", "S/Gone.swift", "S/Kept.swift", "S/Old.swift"])
    for file in walk.files {
      let name = file.path.dropFirst(2).dropLast(6)
      #expect(try file.read().starts(with: "// \(name)\n".utf8), "\(file.path)")
    }
  }

  @Test func `git is told which Xcode is chosen, and nothing else that is set for it`() throws {
    let folder = try TemporaryFolder()
    try folder.write("#!/bin/sh\necho \"git version $DEVELOPER_DIR, $TMPDIR, $GIT_DIR.\"\n", to: "bin/git")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/bin/git")
    try folder.write("struct A {}\n", to: "App/A.swift")
    try folder.makeFolder("App/.git")
    let outcome = try Binary.run(
      "doctor", "App", in: folder,
      environment: [
        "PATH": folder.path + "/bin", "DEVELOPER_DIR": "/Xcode", "TMPDIR": "/private", "GIT_DIR": "/other",
      ])
    #expect(outcome.output.contains(" git version /Xcode, /private, .\n"), "\(outcome.output)")
  }
}
