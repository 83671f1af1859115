/// What a walk finds, each list in the order of the paths.
package struct WalkedFiles: Sendable {
  package internal(set) var files: [FileOnDisk] = []
  package internal(set) var unreadable: [Unreadable] = []
  /// Links to Swift files or folders outside, which were not followed.
  package internal(set) var linksOutside: [String] = []
  /// The files of Xcode's projects that say what is in their targets, whether or not they are there.
  package internal(set) var projects: [FileOnDisk] = []
  /// What such projects are generated from, where that is no Swift.
  package internal(set) var descriptions: [FileOnDisk] = []
  /// Folders in which teams keep decision records, by their names.
  package internal(set) var recordFolders: [FolderOnDisk] = []
  /// Configs below the root, each of which governs its folder.
  package internal(set) var nestedConfigs: [FileOnDisk] = []
  /// Folders below the root that are repositories of their own.
  package internal(set) var repositories: [String] = []
  /// Swift files that git tracks and the walk passed by.
  package internal(set) var leftOut: [LeftOutFile] = []
  /// Tracked links that lead somewhere within; where is told when all files are known.
  var links: [(path: [UInt8], location: SystemPath)] = []

  static func += (files: inout WalkedFiles, more: WalkedFiles) {
    files.files += more.files
    files.unreadable += more.unreadable
    files.linksOutside += more.linksOutside
    files.projects += more.projects
    files.descriptions += more.descriptions
    files.recordFolders += more.recordFolders
    files.nestedConfigs += more.nestedConfigs
    files.repositories += more.repositories
    files.leftOut += more.leftOut
    files.links += more.links
  }
}
