/// A file as an editor has it, saved or not.
package struct EditedFile: Sendable {
  /// As it was named.
  package let name: String
  /// Absolute and without symbolic links. There need be no such file yet.
  package let location: SystemPath
  let content: [UInt8]

  /// Its content is what standard input holds.
  package init(named name: String) throws(Unreadable) {
    self.name = name
    let path = SystemPath(name)
    let isThere = (try? SystemCalls.kind(of: path, followingLink: true)) != nil
    let slash = path.bytes.lastIndex(of: UInt8(ascii: "/"))
    if isThere {
      location = try Self.place(named: name)
    } else {
      let folder = slash.map { String(decoding: path.bytes[...$0], as: UTF8.self) } ?? "."
      location = try Self.place(named: folder).appending(path.bytes[(slash.map { $0 + 1 } ?? 0)...])
    }
    do throws(SystemError) {
      content = try SystemCalls.readStandardInput()
    } catch {
      throw Unreadable(path: "-", reason: error)
    }
  }

  private static func place(named path: String) throws(Unreadable) -> SystemPath {
    do throws(SystemError) {
      return try Fence.existingPlace(named: SystemPath(path))
    } catch {
      throw Unreadable(path: path, reason: error)
    }
  }

  /// What is in a folder, with this file among it.
  func entries(of folder: SystemPath) throws(SystemError) -> [FolderEntry] {
    let entries = try SystemCalls.entries(of: folder)
    guard location.parent == folder else { return entries }
    let own = Array(location.bytes.dropFirst(folder.bytes.count).drop { $0 == UInt8(ascii: "/") })
    return entries.contains { $0.name == own } ? entries : entries + [FolderEntry(name: own, kind: .regular)]
  }
}
