import ArchSystem

/// A list of files on standard input, as `git diff --name-only` prints it: `archcheck check -`.
enum FileList {
  /// The operands with `-` replaced by the Swift files of the list that are there; one a line, or parted by NUL.
  ///
  /// Such a list comes from a change and holds whatever changed; what is not a Swift file or is gone is left out.
  static func expanded(_ operands: [String]) throws(Failure) -> [String] {
    guard operands.contains("-") else { return operands }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try SystemCalls.readStandardInput()
    } catch {
      throw .path("-", error)
    }
    let ends: Set<UInt8> = bytes.contains(0) ? [0] : [0x0A, 0x0D]
    let listed = bytes.split { ends.contains($0) }.map { String(decoding: $0, as: UTF8.self) }
    let files = listed.filter { path in
      SwiftFileName.matches(path.utf8)
        && (try? SystemCalls.kind(of: SystemPath(path), followingLink: true)) == .regular
    }
    return operands.flatMap { $0 == "-" ? files : [$0] }
  }
}
