import ArchFacts
import ArchModel
import ArchSystem

/// Protocols that are supposed to stand in place of types. Lines stay as they are, so that each place of the one code
/// is one of the other.
struct SupposedProtocols {
  private struct Edit {
    let range: ByteRange
    let name: [UInt8]
  }

  private struct Conformance {
    /// Of the type, where it is declared.
    let name: ByteRange
    let text: [UInt8]
    /// Where the protocol is declared that would be new, and its text.
    let declared: (path: String, text: [UInt8])?
  }

  private var edits: [String: [Edit]] = [:]
  private var conformances: [String: [Conformance]] = [:]
  private var bytes: [String: [UInt8]] = [:]
  /// By part of the run, once anybody asks.
  private var uses: [ReplaceableUses] = []

  /// - Parameters:
  ///   - agreement: the name of a protocol that there is, or the path of a file, named like the protocol that it would
  ///     declare.
  ///   - paths: of all files.
  mutating func replace(
    _ type: String, by agreement: String, among paths: [String], _ run: CheckRun
  ) throws(Failure) {
    if uses.isEmpty { uses = run.parts.map { ReplaceableUses(in: $0.codebase) } }
    for (part, uses) in zip(run.parts, uses) {
      guard let found = uses.edits(for: type) else { continue }
      func path(_ file: FileID) -> String { part.scope.folder + part.codebase.files[file].path }
      func note(_ file: FileID) { bytes[path(file)] = part.codebase.files[file].written.bytes }
      let isNew = agreement.hasSuffix(".swift")
      let place = run.scope.inRun(agreement)
      let name = isNew ? Self.nameOfFile(place) : agreement
      guard !isNew || !paths.contains(place) else { throw .placeTaken(type, by: place) }
      for user in found.users {
        note(user.file)
        edits[path(user.file), default: []] += user.names.map { Edit(range: $0, name: Array(name.utf8)) }
      }
      note(found.home)
      let text = isNew ? "\nextension \(type): \(name) {}\n" : ""
      conformances[path(found.home), default: []].append(
        Conformance(
          name: found.declaredName, text: Array(text.utf8),
          declared: isNew ? (place, Array("protocol \(name) {}\n".utf8)) : nil))
      return
    }
    throw .nothingToReplace(type, known: uses.flatMap(\.typeNames))
  }

  /// `CartStoring` of `Domain/CartStoring.swift`
  private static func nameOfFile(_ path: String) -> String {
    String(path.dropLast(".swift".count).split(separator: "/").last ?? "")
  }

  /// What would be there instead of the parts that a file would be moved to.
  ///
  /// - Parameter path: of the file as it is.
  func files(insteadOf parts: [FileOnDisk], of path: String) -> [FileOnDisk] {
    guard let original = bytes[path] else { return parts }
    let conformances = conformances[path] ?? []
    let added = conformances.compactMap(\.declared)
    return parts.map { part in
      let written = (try? part.read()) ?? original
      func offsets(_ range: ByteRange) -> Range<Int> { Int(range.start)..<Int(range.end) }
      // What is moved out of a file is blank there.
      func holds(_ range: ByteRange) -> Bool {
        written.count == original.count
          && written[offsets(range)].elementsEqual(original[offsets(range)])
      }
      var text = written
      for edit in (edits[path] ?? []).sorted(by: { $0.range.start > $1.range.start })
      where holds(edit.range) {
        text.replaceSubrange(offsets(edit.range), with: edit.name)
      }
      for conformance in conformances where holds(conformance.name) { text += conformance.text }
      return part.holding(text, as: part.path)
    }
      + (parts.first.map { first in added.map { first.holding($0.text, as: $0.path) } } ?? [])
  }
}
