/// Files as an editor has them, saved or not, among those on disk.
package struct EditedFiles: Sendable {
  private var contents: [SystemPath: [UInt8]] = [:]
  /// By the names that a person gave.
  private var locations: [String: SystemPath] = [:]
  /// What folders hold besides what is on disk. A folder that only an edited file is in is itself among them.
  private var additions: [SystemPath: [FolderEntry]] = [:]

  package init() {}

  package var isEmpty: Bool { contents.isEmpty }

  /// Takes this content for that of a file. There need be no such file yet.
  ///
  /// - Parameter makingFolders: whether the folders that it is in need not be there either.
  /// - Returns: where it is, absolute and without symbolic links.
  @discardableResult
  package mutating func hold(
    _ content: [UInt8], at name: String, makingFolders: Bool = false
  ) throws(Unreadable) -> SystemPath {
    let path = SystemPath(name)
    let location: SystemPath
    if (try? SystemCalls.kind(of: path, followingLink: true)) != nil {
      location = try Self.place(named: name)
    } else {
      location = try add(path, makingFolders: makingFolders)
    }
    contents[location] = content
    locations[name] = location
    return location
  }

  /// Replaces the content of a file that is held.
  package mutating func replace(_ content: [UInt8], at location: SystemPath) {
    if contents[location] != nil { contents[location] = content }
  }

  /// From now on the file is what it is on disk.
  package mutating func release(_ location: SystemPath) {
    contents[location] = nil
    locations = locations.filter { $0.value != location }
    additions = [:]
    for held in contents.keys { addMissing(held) }
  }

  /// `nil` for a file that is not held.
  package func content(of location: SystemPath) -> [UInt8]? { contents[location] }

  func holds(_ location: SystemPath) -> Bool { contents[location] != nil }

  /// What a name stands for that was given when a file was taken.
  func location(named name: String) -> SystemPath? { locations[name] }

  /// What is in a folder, with these files among it.
  func entries(of folder: SystemPath) throws(SystemError) -> [FolderEntry] {
    guard let added = additions[folder] else { return try SystemCalls.entries(of: folder) }
    let entries = (try? SystemCalls.entries(of: folder)) ?? []
    return entries + added.filter { new in !entries.contains { $0.name == new.name } }
  }

  private mutating func add(_ path: SystemPath, makingFolders: Bool) throws(Unreadable) -> SystemPath {
    var (folder, name) = Self.split(path)
    var names = [name]
    while makingFolders, !folder.isFolder, folder.bytes.count > 1 {
      (folder, name) = Self.split(folder)
      names.append(name)
    }
    // A way up out of a folder that is not there leads nowhere.
    guard names.allSatisfy({ !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) })
    else { throw Unreadable(path: path.text, reason: SystemError(refusing: "its folder is not there")) }
    var location = try Self.place(named: folder.text)
    for name in names.reversed() { location = location.appending(name) }
    addMissing(location)
    return location
  }

  /// The folder of a path, with a slash at its end or `.`, and the last name.
  private static func split(_ path: SystemPath) -> (folder: SystemPath, name: [UInt8]) {
    let slash = UInt8(ascii: "/")
    var bytes = path.bytes
    while bytes.count > 1, bytes.last == slash { bytes = bytes.dropLast() }
    guard let end = bytes.lastIndex(of: slash) else { return (SystemPath("."), Array(bytes)) }
    return (SystemPath(bytes: Array(bytes[...end])), Array(bytes[(end + 1)...]))
  }

  /// Names a file, and each folder above it that is not on disk, in the folder that holds it.
  private mutating func addMissing(_ location: SystemPath) {
    var place = location
    var kind = FileKind.regular
    while (try? SystemCalls.kind(of: place, followingLink: true)) == nil, let folder = place.parent {
      let name = Array(place.bytes.dropFirst(folder.bytes.count).drop { $0 == UInt8(ascii: "/") })
      let entry = FolderEntry(name: name, kind: kind)
      if additions[folder]?.contains(where: { $0.name == name }) != true {
        additions[folder, default: []].append(entry)
      }
      place = folder
      kind = .folder
    }
  }

  private static func place(named path: String) throws(Unreadable) -> SystemPath {
    do throws(SystemError) {
      return try Fence.existingPlace(named: SystemPath(path))
    } catch {
      throw Unreadable(path: path, reason: error)
    }
  }
}
