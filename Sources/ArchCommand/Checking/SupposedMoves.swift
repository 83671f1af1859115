import ArchFacts
import ArchModel
import ArchSystem

/// Files and types that are supposed to be elsewhere. What is moved keeps its lines and columns, so that each place of
/// the one code is one of the other.
struct SupposedMoves {
  private struct Split {
    /// Where what is moved out of a file would be.
    let place: String
    let file: FileFacts
    let extents: [ByteRange]
  }

  /// New paths by the old ones.
  private var moved: [String: String] = [:]
  private var splits: [String: [Split]] = [:]
  /// Where something is moved to: of a large folder each file asks.
  private var taken: Set<String> = []

  /// Paths of now by those that there would be.
  var origins: [String: String] {
    let files = moved.map { ($1, $0) }
    let types = splits.flatMap { path, splits in splits.map { ($0.place, path) } }
    return Dictionary(files + types, uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter paths: of all files.
  mutating func move(
    _ from: String, to place: String, among paths: [String], _ scope: CheckScope
  ) throws(Failure) {
    let (old, new) = (scope.inRun(from), scope.inRun(place))
    // What is moved once is there no longer.
    let found = paths.filter { moved[$0] == nil && ($0 == old || $0.hasPrefix(old + "/")) }
    guard !found.isEmpty else { throw .nothingToMove(from, known: Self.folders(of: paths) + paths) }
    for path in found {
      let target = new + path.dropFirst(old.count)
      try take(target, for: from, among: paths)
      moved[path] = target
    }
  }

  /// A type with its extensions in the same file.
  mutating func move(
    type name: String, of path: String, to place: String, among paths: [String], _ run: CheckRun
  ) throws(Failure) {
    let (old, new) = (run.scope.inRun(path), run.scope.inRun(place))
    for part in run.parts {
      guard let file = part.codebase.files.first(where: { part.scope.folder + $0.path == old })?.written
      else {
        continue
      }
      let atTop = file.types.filter { $0.owner < 0 && $0.function < 0 }
      let extents = atTop.filter { file.text($0.name) == name }.map(\.extent)
      guard !extents.isEmpty else {
        throw .nothingToMove("\(path):\(name)", known: atTop.map { "\(path):\(file.text($0.name))" })
      }
      try take(new, for: path, among: paths)
      splits[old, default: []].append(Split(place: new, file: file, extents: extents))
      return
    }
    throw .nothingToMove(path, known: Self.folders(of: paths) + paths)
  }

  private mutating func take(
    _ place: String, for path: String, among paths: [String]
  ) throws(Failure) {
    let isThere = paths.contains(place) && moved[place] == nil
    guard !isThere, taken.insert(place).inserted else { throw .placeTaken(path, by: place) }
  }

  /// What would be there instead of a file.
  func files(insteadOf file: FileOnDisk) -> [FileOnDisk] {
    let path = moved[file.path] ?? file.path
    guard let splits = splits[file.path], let bytes = splits.first?.file.bytes else {
      return [file.shown(as: path)]
    }
    let rest = Self.blanked(bytes, splits.flatMap(\.extents))
    let parts = splits.map { split in
      // It needs what the file imports.
      let kept = split.extents + split.file.imports.map(\.line)
      return file.holding(Self.blanked(bytes, Self.gaps(between: kept, in: bytes.count)), as: split.place)
    }
    return [file.holding(rest, as: path)] + parts
  }

  private static func gaps(between ranges: [ByteRange], in count: Int) -> [ByteRange] {
    var gaps: [ByteRange] = []
    var next: Int32 = 0
    for range in ranges.sorted(by: { $0.start < $1.start }) {
      if range.start > next { gaps.append(ByteRange(start: next, end: range.start)) }
      next = max(next, range.end)
    }
    if next < count { gaps.append(ByteRange(start: next, end: Int32(count))) }
    return gaps
  }

  private static func blanked(_ bytes: [UInt8], _ ranges: [ByteRange]) -> [UInt8] {
    var bytes = bytes
    for range in ranges {
      for index in Int(range.start)..<Int(range.end) where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    return bytes
  }

  private static func folders(of paths: [String]) -> [String] {
    var folders: Set<String> = []
    for path in paths {
      var rest = path[...]
      while let slash = rest.lastIndex(of: "/") {
        rest = rest[..<slash]
        guard folders.insert(String(rest)).inserted else { break }
      }
    }
    return folders.sorted()
  }
}

extension Import {
  /// From the word `import` to the end of the module's path.
  fileprivate var line: ByteRange { ByteRange(start: position, end: path.end) }
}
