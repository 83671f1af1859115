import Testing

@testable import ArchCommand
@testable import ArchSystem

private func walk(_ folder: TemporaryFolder, _ subfolder: String = "") -> [String] {
  let path = subfolder.isEmpty ? folder.path : folder.path + "/" + subfolder
  return SourceWalk(of: SystemPath(path)).files.map(\.path)
}

@Test func `files come in the byte order of their paths`() throws {
  let folder = try TemporaryFolder()
  for path in ["b.swift", "C.swift", "a/x.swift", "a.swift", "a-b/x.swift", "ä ö.swift", "a/b/c.swift"] {
    try folder.write(to: path)
  }
  let paths = walk(folder)
  #expect(paths.count == 7)
  #expect(paths == paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  #expect(paths.contains("ä ö.swift"))
}

@Test func `only Swift files count, and a folder called like one is a folder`() throws {
  let folder = try TemporaryFolder()
  for path in ["A.swift", "b.txt", "c.swift.bak", "X.swift/Y.swift", "swift"] { try folder.write(to: path) }
  #expect(walk(folder) == ["A.swift", "X.swift/Y.swift"])
}

@Test func `hidden and foreign folders are left out`() throws {
  let folder = try TemporaryFolder()
  let left = [
    ".build/a.swift", ".hidden.swift", "Pods/a.swift", "x/Carthage/a.swift", "DerivedData/a.swift",
    "SourcePackages/checkouts/A/a.swift",
    "node_modules/a.swift", "T.xctemplate/a.swift",
  ]
  for path in left + ["Podsy/a.swift", "bazel-rules/a.swift"] { try folder.write(to: path) }
  let outside = try TemporaryFolder()
  try outside.write(to: "a.swift")
  try folder.link("bazel-bin", to: outside.path)
  #expect(walk(folder) == ["Podsy/a.swift", "bazel-rules/a.swift"])
  #expect(SourceWalk(of: SystemPath(folder.path)).unreadable.isEmpty)
}

@Test func `a catalogue of documentation has no code, and may hold decisions`() throws {
  let folder = try TemporaryFolder()
  for path in ["A.swift", "App.docc/Resources/step-1.swift", "App.docc/adr/ADR-001-a.md", "docc/B.swift"] {
    try folder.write(to: path)
  }
  let walk = SourceWalk(of: SystemPath(folder.path))
  #expect(walk.files.map(\.path) == ["A.swift", "docc/B.swift"])
  #expect(walk.recordFolders.map(\.path) == ["App.docc/adr"])
}

@Test func `symbolic links are not followed, so that loops end and nothing outside is read`() throws {
  let outside = try TemporaryFolder()
  try outside.write(to: "secret.swift")
  let folder = try TemporaryFolder()
  try folder.write(to: "a/A.swift")
  try folder.link("a/loop", to: "..")
  try folder.link("a/B.swift", to: "A.swift")
  try folder.link("out", to: outside.path)
  try folder.link("secret.swift", to: outside.path + "/secret.swift")
  try folder.link("dangling.swift", to: "nowhere.swift")
  #expect(walk(folder) == ["a/A.swift"])
  let refused = SourceWalk(of: SystemPath(folder.path)).unreadable
  #expect(refused.map(\.path) == ["out", "secret.swift"])
  #expect(refused.allSatisfy { $0.reason.words.contains("it is a symbolic link that leads out") })
}

@Test func `ignore files count where they are and below`() throws {
  let folder = try TemporaryFolder()
  try folder.write("*.gen.swift\n/top/\n", to: ".gitignore")
  try folder.write("!keep.gen.swift\nonly/\n", to: "a/.gitignore")
  let paths = [
    "x.gen.swift", "top/x.swift", "a/top/x.swift", "a/keep.gen.swift", "a/x.gen.swift", "a/only/x.swift",
    "b/only/x.swift", "b/keep.gen.swift",
  ]
  for path in paths { try folder.write(to: path) }
  #expect(walk(folder) == ["a/keep.gen.swift", "a/top/x.swift", "b/only/x.swift"])
}

@Test func `an ignore file means a folder however its letters with marks are written`() throws {
  for (pattern, name) in [("\u{DC}bersicht/", "U\u{308}bersicht"), ("U\u{308}bersicht/", "\u{DC}bersicht")] {
    let folder = try TemporaryFolder()
    try folder.write("\(pattern)\n", to: ".gitignore")
    try folder.write("/out.swift\n", to: "Gro\u{308}\u{DF}e/.gitignore")
    for path in ["\(name)/a.swift", "a.swift", "Gro\u{308}\u{DF}e/out.swift"] { try folder.write(to: path) }
    #expect(walk(folder) == ["a.swift"])
  }
}

@Test func `a folder within a repository heeds the ignore files above it`() throws {
  let folder = try TemporaryFolder()
  try folder.makeFolder(".git/info")
  try folder.write("/a/b/out.swift\n", to: ".gitignore")
  try folder.write("local.swift\n", to: ".git/info/exclude")
  for path in ["a/b/out.swift", "a/b/in.swift", "a/b/local.swift"] { try folder.write(to: path) }
  #expect(walk(folder, "a/b") == ["in.swift"])
  #expect(walk(folder) == ["a/b/in.swift"])
}

@Test func `a file too large is said and the rest is read`() throws {
  let folder = try TemporaryFolder()
  try folder.write("let a = 1", to: "A.swift")
  try folder.writeSparse("Huge.swift", size: 3 << 30)
  let read = ParallelWork.map(SourceWalk(of: SystemPath(folder.path)).files) { file throws(Unreadable) in
    try file.read()
  }
  #expect(read.count == 2)
  #expect(read.first == .success(Array("let a = 1".utf8)))
  #expect(
    read.last == .failure(Unreadable(path: "Huge.swift", reason: SystemError(largerThan: .source))))
}

@Test func `a folder that is not there is said`() {
  let walk = SourceWalk(of: SystemPath("/nonexistent/folder"))
  #expect(walk.files.isEmpty)
  #expect(walk.unreadable.map(\.reason.words) == ["No such file or directory"])
}

@Test func `several paths are shown as given, each file once`() throws {
  let folder = try TemporaryFolder()
  for path in ["a/A.swift", "b/B.swift"] { try folder.write(to: path) }
  let sources = try Sources(at: ["\(folder.path)//b", "\(folder.path)/a/", "\(folder.path)/a/A.swift"])
  #expect(sources.files.map(\.path) == ["\(folder.path)/a/A.swift", "\(folder.path)/b/B.swift"])
}

@Test func `one folder makes paths relative to it`() throws {
  let folder = try TemporaryFolder()
  try folder.write(to: "a/A.swift")
  #expect(try Sources(at: [folder.path]).files.map(\.path) == ["a/A.swift"])
}

@Test func `a path that leads nowhere is an error`() {
  #expect(throws: Unreadable.self) { try Sources(at: ["/nonexistent.swift"]) }
}
