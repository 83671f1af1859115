import ArchFacts
import ArchModel
import ArchScan
import ArchSystem

/// Reads and scans files on all processors; results in the order of the files.
///
/// One scanner sees several files, so that its memory need not grow again for each.
enum ParallelScan {
  private static let filesAtOnce = 16

  /// - Parameter isWanted: asked before each file; once it says no, the rest is left out.
  static func forEach<Output: Sendable>(
    _ files: [FileOnDisk], _ work: WorkTimes, isWanted: @escaping @Sendable () -> Bool = { true },
    _ transform: @escaping @Sendable (FileFacts) -> Output,
    inOrder deliver: @escaping @Sendable (Result<Output, Unreadable>) -> Void
  ) {
    ParallelWork.forEach(pieces(of: files)) { piece throws(Never) in
      var scanner = Scanner()
      var results: [Result<Output, Unreadable>] = []
      for file in piece where isWanted() {
        do throws(Unreadable) {
          let bytes = try work.read(file)
          results.append(.success(transform(work.scan { scanner.scan(bytes, path: file.path) })))
        } catch {
          results.append(.failure(error))
        }
      }
      return results
    } inOrder: {
      for result in $0.get() { deliver(result) }
    }
  }

  static func map<Output: Sendable>(
    _ files: [FileOnDisk], _ work: WorkTimes, _ transform: @escaping @Sendable (FileFacts) -> Output
  ) -> [Result<Output, Unreadable>] {
    let outputs = Collected<Result<Output, Unreadable>>()
    forEach(files, work, transform) { outputs.append($0) }
    return outputs.values
  }

  /// For a codebase.
  static func files(
    _ files: [FileOnDisk], _ work: WorkTimes
  ) -> (scanned: [ScannedFile], unreadable: [Unreadable]) {
    var scanned: [ScannedFile] = []
    var unreadable: [Unreadable] = []
    scanned.reserveCapacity(files.count)
    for result in map(files, work, { ScannedFile($0) }) {
      switch result {
      case .success(let file): scanned.append(file)
      case .failure(let problem): unreadable.append(problem)
      }
    }
    return (scanned, unreadable)
  }

  private static func pieces(of files: [FileOnDisk]) -> [ArraySlice<FileOnDisk>] {
    stride(from: 0, to: files.count, by: filesAtOnce).map { start in
      files[start..<min(start + filesAtOnce, files.count)]
    }
  }
}
