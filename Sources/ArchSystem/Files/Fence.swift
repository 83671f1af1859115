/// What a run may read and write: the repository that the code is in, or the folder of its config where there is
/// none; never what is within `.git`.
///
/// Every path that a config, a baseline, a record or a link names goes through it before anything is opened. On
/// the way only the names of links are read, so nothing tells whether there is something outside.
package struct Fence: Sendable {
  /// Absolute and without symbolic links.
  let top: SystemPath
  private let isRepository: Bool

  /// - Parameter folder: without symbolic links; where it is in no repository it is the top.
  package init(around folder: SystemPath) {
    let repository = folder.repositoryRoot
    top = repository ?? folder
    isRepository = repository != nil
  }

  private init(top: SystemPath, isRepository: Bool) {
    self.top = top
    self.isRepository = isRepository
  }

  /// Where a path leads, without symbolic links; there need be nothing there.
  ///
  /// - Parameter folder: what a relative path begins at, without symbolic links; else the working directory.
  package func place(of path: SystemPath, from folder: SystemPath? = nil) throws(SystemError) -> SystemPath {
    let route = try Route(of: path, from: folder)
    try check(route.place, links: route.links.filter { $0.location.isWithin(top) })
    return route.place
  }

  /// Whether a path leads to something within.
  func admits(_ path: SystemPath, from folder: SystemPath? = nil) -> Bool {
    (try? place(of: path, from: folder)) != nil
  }

  /// Where a path leads that a person names. It may be anywhere, as far as they say so: a link that is in a
  /// repository, or in the folder of a config, does not lead out of it, since others may have put it there.
  package static func place(named path: SystemPath) throws(SystemError) -> SystemPath {
    let route = try Route(of: path, from: nil)
    var isHeld = false
    for link in route.links {
      guard let fence = link.location.parent.flatMap(Fence.init(holding:)) else { continue }
      isHeld = true
      try fence.check(route.place, links: [link])
    }
    // What a device leads to is not a path.
    return isHeld ? route.place : path
  }

  /// The same of something that is there, without symbolic links.
  static func existingPlace(named path: SystemPath) throws(SystemError) -> SystemPath {
    try SystemCalls.realPath(of: try place(named: path))
  }

  private init?(holding folder: SystemPath) {
    if let repository = folder.repositoryRoot {
      self.init(top: repository, isRepository: true)
      return
    }
    let folders = sequence(first: folder, next: \.parent)
    guard
      let top = folders.first(where: { folder in
        ConfigName.all.contains {
          (try? SystemCalls.kind(of: folder.appending($0.utf8), followingLink: false)) != nil
        }
      })
    else { return nil }
    self.init(top: top, isRepository: false)
  }

  /// - Parameter links: those on the way that are within.
  private func check(_ place: SystemPath, links: [Route.Link]) throws(SystemError) {
    let whole = isRepository ? "the repository" : "the folder being checked"
    guard let relative = place.relative(toFolderAbove: top) else {
      throw Self.refusal(links.last, "leads out of \(whole)", "it is outside \(whole)")
    }
    let folders = relative.split(separator: UInt8(ascii: "/"))
    // Not every file system tells capitals from small letters.
    if folders.contains(where: { $0.map { $0 | 0x20 }.elementsEqual(".git".utf8) }) {
      throw Self.refusal(links.last, "leads into .git", "it is in .git")
    }
  }

  private static func refusal(_ link: Route.Link?, _ whereLinkLeads: String, _ words: String) -> SystemError {
    guard let link else { return SystemError(refusing: words) }
    let workingDirectory = try? SystemCalls.realPath(of: SystemPath("."))
    let folder = link.location.parent.flatMap { folder in workingDirectory.map(folder.prefix) } ?? ""
    let subject = link.isLast ? "it" : "'\(folder + link.name)'"
    return SystemError(refusing: "\(subject) is a symbolic link that \(whereLinkLeads)")
  }
}

/// The way from a folder to what a path names, with the symbolic links on it.
private struct Route {
  struct Link {
    let location: SystemPath
    let name: String
    /// Whether nothing follows it in the path.
    let isLast: Bool
  }

  private(set) var place: SystemPath
  private(set) var links: [Link] = []

  /// As many as the system follows.
  private static let longest = 40

  init(of path: SystemPath, from folder: SystemPath?) throws(SystemError) {
    let slash = UInt8(ascii: "/")
    var rest = Array(path.bytes.split(separator: slash).map { (name: $0, isOwn: true) }.reversed())
    if path.bytes.first == slash {
      place = SystemPath("/")
    } else if let folder {
      place = folder
    } else {
      place = try SystemCalls.realPath(of: SystemPath("."))
    }
    while let (name, isOwn) = rest.popLast() {
      if name.elementsEqual(".".utf8) { continue }
      if name.elementsEqual("..".utf8) {
        place = place.parent ?? place
        continue
      }
      let next = place.appending(name)
      guard let target = SystemCalls.target(ofLink: next) else {
        place = next
        continue
      }
      guard links.count < Self.longest else { throw SystemError(code: SystemError.tooManyLinks) }
      let isLast = isOwn ? rest.isEmpty : !rest.contains(where: \.isOwn)
      links.append(Link(location: next, name: String(decoding: name, as: UTF8.self), isLast: isLast))
      if target.first == slash { place = SystemPath("/") }
      rest += target.split(separator: slash).map { (name: $0, isOwn: false) }.reversed()
    }
  }
}
