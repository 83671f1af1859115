package import ArchDecisions

/// The earlier versions of records, from git.
package struct RecordHistory {
  private let git: Git
  /// What leads from the repository's root to the root of the run; empty or with `/` at its end.
  private let prefix: String

  private let revision: String

  /// `nil` where there is no history to read.
  ///
  /// - Parameter revision: the newest that counts.
  package init?(at root: SystemPath, from revision: String) {
    guard let git = Git(at: root), let repository = root.repositoryRoot,
      let path = root.relative(toFolderAbove: repository)
    else { return nil }
    self.git = git
    self.revision = revision
    prefix = path.isEmpty ? "" : String(decoding: path, as: UTF8.self) + "/"
  }

  /// By path, the oldest first; `nil` when git could not tell.
  package func versions(of records: [DecisionRecord], below folders: [String]) -> [String: [RecordVersion]]? {
    guard !records.isEmpty else { return [:] }
    guard let changes = git.changes(below: folders, since: revision) else { return nil }
    var chains: [String: [Git.Change]] = [:]
    let places = Dictionary(grouping: changes.indices) { changes[$0].path }
    for record in records { chains[record.path] = chain(of: prefix + record.path, changes, places) }
    let blobs = Set(chains.values.flatMap { $0 }.compactMap(\.blob)).sorted()
    guard let contents = git.contents(of: blobs) else { return nil }
    let now = git.time(of: revision) ?? 0
    var versions: [String: [RecordVersion]] = [:]
    for record in records {
      var earlier = (chains[record.path] ?? []).reversed().compactMap { version($0, contents) }
      if let last = earlier.last, last.bytes != record.bytes {
        // Whatever the clock says, so that a check gives the same answer tomorrow.
        earlier.append(
          RecordVersion(commit: "", time: now, day: Self.day(now), path: record.path, bytes: record.bytes))
      }
      versions[record.path] = earlier
    }
    return versions
  }

  private func version(_ change: Git.Change, _ contents: [String: [UInt8]]) -> RecordVersion? {
    guard let blob = change.blob, let bytes = contents[blob] else { return nil }
    return RecordVersion(
      commit: change.commit, time: change.time, day: Self.day(change.time), path: unprefixed(change.path),
      bytes: bytes)
  }

  /// What happened to one file under its names, the newest first.
  ///
  /// - Parameter places: of the changes of each path, in their order.
  private func chain(of path: String, _ changes: [Git.Change], _ places: [String: [Int]]) -> [Git.Change] {
    var rest = places[path, default: []][...]
    var last = -1
    var chain: [Git.Change] = []
    while let next = rest.popFirst() {
      guard next > last else { continue }
      let change = changes[next]
      // What was there before it was removed was another file.
      if change.blob == nil { break }
      chain.append(change)
      last = next
      if let old = change.oldPath { rest = places[old, default: []][...] }
    }
    return chain
  }

  private func unprefixed(_ path: String) -> String {
    path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// `2025-01-11`, in universal time. After Howard Hinnant's civil_from_days.
  static func day(_ time: Int64) -> String {
    let days = (time >= 0 ? time : time - 86_399) / 86_400 + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shifted + 2) / 5 + 1
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(two(month))-\(two(day))"
  }
}
