import Foundation

struct SourceFile: Sendable {
  /// Where to read it.
  var location: String
  /// As facts name it: relative to the given folder.
  var path: String
}

/// The Swift files of a folder, sorted by the bytes of their paths; a path that is a file is that file.
///
/// Symbolic links are not followed, and nothing whose name starts with a period is entered.
func swiftFiles(at root: String) throws -> [SourceFile] {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else {
    throw OracleError("\(root): no such file or folder")
  }
  guard isFolder.boolValue else { return [SourceFile(location: root, path: root)] }
  let base = root.hasSuffix("/") ? root : root + "/"
  var files: [SourceFile] = []
  var folders = [""]
  while let folder = folders.popLast() {
    for name in try FileManager.default.contentsOfDirectory(atPath: base + folder) {
      guard !name.hasPrefix("."), !skippedFolders.contains(name) else { continue }
      let path = folder + name
      let type = try FileManager.default.attributesOfItem(atPath: base + path)[.type] as? FileAttributeType
      if type == .typeDirectory {
        folders.append(path + "/")
      } else if type == .typeRegular, name.hasSuffix(".swift") {
        files.append(SourceFile(location: base + path, path: path))
      }
    }
  }
  return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
}

private let skippedFolders: Set<String> = [
  "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules",
]

func read(_ file: SourceFile) throws -> [UInt8] {
  guard let data = FileManager.default.contents(atPath: file.location) else {
    throw OracleError("\(file.location): cannot be read")
  }
  return [UInt8](data)
}

/// What is said on standard error before the program ends with status 2.
struct OracleError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
