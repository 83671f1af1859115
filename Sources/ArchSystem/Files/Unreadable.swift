/// Something that could not be read, and why; the rest goes on without it.
package struct Unreadable: Error, Hashable {
  package let path: String
  package let reason: SystemError

  package init(path: String, reason: SystemError) {
    self.path = path
    self.reason = reason
  }

  /// Whether it is what git-crypt made of a file, for those who have no key.
  package var isEncrypted: Bool { reason.code == SystemError.encrypted }

  /// Whether it is a link that leads to where nothing may be read.
  package var isLink: Bool { reason.code == SystemError.refused }
}
