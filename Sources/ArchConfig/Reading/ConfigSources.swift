package import ArchJSON

/// A configuration and the files that it extends, read as one document whose values know where they were.
package struct ConfigSources: Sendable {
  package struct Source: Sendable {
    /// As it is spoken of.
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The configuration itself comes first; `JSONLocation.document` is an index into them.
  package private(set) var sources: [Source]
  /// All of it, later files laid over earlier ones; `nil` when a file is not JSON.
  package private(set) var merged: JSON?
  private var problems: [ConfigProblem] = []

  /// Each file as it reads with what it extends, by its path; `nil` in it for one that is of no use.
  private var known: [String: JSON?] = [:]

  /// Files that extend each other in a longer row than this are a mistake.
  private static let longestRow = 16
  /// More files than this are a mistake, too.
  private static let mostFiles = 256

  /// - Parameter load: the file of a path as `extends` has it, seen from another source; a reason if there is none.
  package init(
    _ main: Source,
    load: (_ path: String, _ from: Source) -> Result<Source, Unloadable> = { _, _ in .failure(Unloadable(""))
    }
  ) {
    sources = [main]
    merged = read(0, row: [main.path], load)
  }

  /// Why a file that is extended could not be had, without a full stop.
  package struct Unloadable: Error, Sendable {
    package let reason: String

    package init(_ reason: String) { self.reason = reason }
  }

  /// What all of it says together.
  package func reading(rules: [KnownRule]) -> ArchitectureReading {
    guard let merged else { return ArchitectureReading(architecture: Architecture(), problems: problems) }
    var reading = Architecture.reading(merged, rules: rules)
    for index in reading.architecture.roles.indices {
      let document = reading.architecture.roles[index].location.document
      guard sources.indices.contains(document) else { continue }
      let name = sources[document].path.split(separator: "/").last.map(String.init)
      reading.architecture.roles[index].file = name ?? sources[document].path
    }
    reading.problems = (problems + reading.problems).sortedByPlace()
    return reading
  }

  private mutating func read(
    _ index: Int, row: [String], _ load: (String, Source) -> Result<Source, Unloadable>
  ) -> JSON? {
    do throws(JSONError) {
      let (json, duplicates) = try JSON.read(sources[index].bytes, document: index)
      problems += duplicates.map(ConfigProblem.init)
      var all = Self.extendedFiles(of: json).compactMap { entry in
        extended(entry, of: index, row: row, load)
      }
      all.append(Self.withoutFiles(json))
      return all.dropFirst().reduce(all[0]) { ConfigMerge.merge($0, with: $1) }
    } catch {
      problems.append(ConfigProblem(error))
      return nil
    }
  }

  private mutating func extended(
    _ entry: JSON, of index: Int, row: [String], _ load: (String, Source) -> Result<Source, Unloadable>
  ) -> JSON? {
    let path = entry.string ?? ""
    switch load(path, sources[index]) {
    case .failure(let failure):
      problems.append(
        ConfigProblem(
          at: entry.location, message: "cannot read '\(path)': \(failure.reason)",
          suggestion: "correct the path, which is relative to this file"))
      return nil
    case .success(let source):
      if row.contains(source.path) {
        report(entry, "'\(path)' extends this file in turn", "remove one of the two")
        return nil
      }
      if let json = known[source.path] { return json }
      if row.count >= Self.longestRow {
        report(
          entry, "more than \(Self.longestRow) files extend each other in a row, with '\(path)'",
          "extend the last ones directly")
        return nil
      }
      if sources.count > Self.mostFiles {
        report(entry, "more than \(Self.mostFiles) files are extended, with '\(path)'", "join some of them")
        return nil
      }
      sources.append(source)
      let json = read(sources.count - 1, row: row + [source.path], load)
      known[source.path] = .some(json)
      return json
    }
  }

  private mutating func report(_ entry: JSON, _ message: String, _ suggestion: String) {
    problems.append(ConfigProblem(at: entry.location, message: message, suggestion: suggestion))
  }

  /// The entries of `extends` that are files and no presets.
  private static func extendedFiles(of json: JSON) -> [JSON] {
    guard let extends = json["extends"] else { return [] }
    return (extends.elements ?? [extends]).filter(isFile)
  }

  private static func isFile(_ json: JSON) -> Bool { json.string?.hasSuffix(".json") ?? false }

  private static func withoutFiles(_ json: JSON) -> JSON {
    guard let members = json.members, let extends = json["extends"] else { return json }
    let names = (extends.elements ?? [extends]).filter { !isFile($0) }
    let isUnchanged = extends.elements.map { $0.count == names.count } ?? !names.isEmpty
    if isUnchanged { return json }
    let kept = members.compactMap { member -> JSONMember? in
      guard member.key == "extends" else { return member }
      // Without presets of its own it says nothing about them.
      guard !names.isEmpty else { return nil }
      return JSONMember(
        key: member.key, keyLocation: member.keyLocation, value: JSON(.array(names), at: extends.location))
    }
    return JSON(.object(kept), at: json.location)
  }
}
