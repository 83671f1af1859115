import ArchConfig
import ArchFacts
import ArchLocks
import ArchModel
import ArchRules
import ArchSystem

/// What a check read, kept for the next one in the same process: the facts of files that nobody wrote since, and
/// what is read of others than sources.
final class KeptFacts: Sendable {
  private enum Stamp: Equatable {
    case disk(FileStamp?)
    case held([UInt8])
  }

  private struct Entry {
    let stamp: Stamp
    let file: ScannedFile
  }

  private struct State {
    var entries: [SystemPath: Entry] = [:]
    /// Of the files that were asked for last, which are mostly those that are asked for next.
    var last: [(location: SystemPath, entry: Entry)] = []
    var build: [String: (files: BuildFiles, unreadable: [Unreadable])] = [:]
    var records: [String: RecordFiles] = [:]
    var observed: [String: Architecture] = [:]
    /// By the folder of a config.
    var stages: [String: CodeStages] = [:]
    var judgements: [String: FileJudgement] = [:]
    var asksDisk = true
  }

  private let state = Locked(State())

  /// From now on nothing on disk is taken to be as it was.
  func askDiskAgain() {
    state.withLock { state in
      state.asksDisk = true
      state.observed = [:]
    }
    forgetOthers()
  }

  /// What is read of others than sources may be different from now on.
  func forgetOthers() {
    state.withLock { state in
      state.build = [:]
      state.records = [:]
    }
    forgetStages()
  }

  /// What governs the files may be different from now on.
  func forgetStages() {
    state.withLock { state in
      state.stages = [:]
      state.judgements = [:]
    }
  }

  /// From now on all on disk is taken to be as it is, until somebody says otherwise.
  func trustDisk() { state.withLock { $0.asksDisk = false } }

  /// Only what has to be is read and scanned.
  func files(
    _ files: [FileOnDisk], _ work: WorkTimes
  ) -> (scanned: [ScannedFile], unreadable: [Unreadable]) {
    let (known, last, asksDisk) = state.withLock { ($0.entries, $0.last, $0.asksDisk) }
    var entries: [Entry?] = []
    var kept: [ScannedFile?] = []
    entries.reserveCapacity(files.count)
    var stamps: [Int: Stamp] = [:]
    kept.reserveCapacity(files.count)
    for (index, file) in files.enumerated() {
      // A path that is the same array is soon the same.
      let isInPlace = index < last.count && last[index].location == file.location
      let entry = isInPlace ? last[index].entry : known[file.location]
      entries.append(entry)
      if let entry, entry.file.facts.path == file.path, isCurrent(entry, file, asksDisk, &stamps[index]) {
        kept.append(entry.file)
      } else {
        stamps[index] = stamps[index] ?? Self.stamp(of: file)
        kept.append(nil)
      }
    }
    let open = files.indices.filter { kept[$0] == nil }
    let results = ParallelScan.map(open.map { files[$0] }, work) { ScannedFile($0) }
    var unreadable: [Unreadable] = []
    var new: [SystemPath: Entry] = [:]
    for (index, result) in zip(open, results) {
      switch result {
      case .success(let file):
        kept[index] = file
        if let stamp = stamps[index] {
          entries[index] = Entry(stamp: stamp, file: file)
          new[files[index].location] = entries[index]
        }
      case .failure(let problem): unreadable.append(problem)
      }
    }
    if !new.isEmpty {
      let (added, all) = (
        new, zip(files, entries).compactMap { file, entry in entry.map { (file.location, $0) } }
      )
      state.withLock { state in
        state.entries.merge(added) { $1 }
        state.last = all
      }
    }
    return (kept.compactMap(\.self), unreadable)
  }

  /// Forgets files that are no longer there.
  func keepOnly(_ files: [FileOnDisk]) {
    let paths = Set(files.map(\.location))
    state.withLock { state in
      state.entries = state.entries.filter { paths.contains($0.key) }
      state.last = []
    }
  }

  private func isCurrent(
    _ entry: Entry, _ file: FileOnDisk, _ asksDisk: Bool, _ stamp: inout Stamp?
  ) -> Bool {
    switch (entry.stamp, file.held) {
    case (.held(let before), .some(let now)): return before == now
    case (.disk, .none) where !asksDisk: return true
    case (.disk, .none):
      stamp = Self.stamp(of: file)
      return stamp == entry.stamp
    case (.disk, .some), (.held, .none): return false
    }
  }

  /// Taken before the file is read: what is written in between is read again.
  private static func stamp(of file: FileOnDisk) -> Stamp {
    file.held.map(Stamp.held) ?? .disk(SystemCalls.stamp(of: file.location))
  }

  func build(_ scope: CheckScope) -> (files: BuildFiles, unreadable: [Unreadable]) {
    if let known = state.withLock({ $0.build[scope.folder] }) { return known }
    let read = BuildFiles.read(scope)
    state.withLock { $0.build[scope.folder] = read }
    return read
  }

  func records(_ folder: String, _ read: () -> RecordFiles) -> RecordFiles {
    if let known = state.withLock({ $0.records[folder] }) { return known }
    let records = read()
    state.withLock { $0.records[folder] = records }
    return records
  }

  /// What was worked out of the files that one config governs, by its folder.
  func stages(_ folder: String) -> CodeStages? { state.withLock { $0.stages[folder] } }

  func keep(_ stages: CodeStages?, _ folder: String) { state.withLock { $0.stages[folder] = stages } }

  /// What was found file by file in those files.
  func judgement(_ folder: String) -> FileJudgement? { state.withLock { $0.judgements[folder] } }

  func keep(_ judgement: FileJudgement, _ folder: String) {
    state.withLock { $0.judgements[folder] = judgement }
  }

  /// What was worked out and found, which the next check replaces.
  var results: any Sendable { state.withLock { ($0.stages, $0.judgements) } }

  /// Layers that nobody wrote down stay while somebody types.
  func observed(_ folder: String, _ observe: () -> Architecture) -> Architecture {
    if let known = state.withLock({ $0.observed[folder] }) { return known }
    let architecture = observe()
    state.withLock { $0.observed[folder] = architecture }
    return architecture
  }
}
