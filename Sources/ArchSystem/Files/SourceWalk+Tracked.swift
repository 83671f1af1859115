import ArchFacts

// What git tracks.
extension SourceWalk {
  /// - Parameter path: of a folder with a slash at its end, which is tracked when something in it is.
  func isTracked(_ path: [UInt8]) -> Bool {
    // On a Mac git composes names that are decomposed on disk.
    [path, CanonicalText.bytes(path)].contains { path in
      path.last == UInt8(ascii: "/")
        ? trackedOnce.files.holdsAny(below: path) : trackedOnce.files.contains(path)
    }
  }

  mutating func noteLeftOut(_ path: [UInt8], _ location: SystemPath, _ reason: LeftOutFile.Reason) {
    guard path.last == UInt8(ascii: "/") else {
      // Of links also those that lead to something else have come this far.
      if SwiftFileName.matches(path), trackedOnce.files.contains(path) {
        found.leftOut.append(LeftOutFile(path: shown(path[...]), reason: reason))
      }
      return
    }
    // What was deleted and not yet told to git is no longer a file.
    for file in trackedOnce.files.swiftFiles(below: path)
    where tree.exists(location.appending(file.dropFirst(path.count))) {
      found.leftOut.append(LeftOutFile(path: shown(file), reason: reason))
    }
  }

  mutating func note(link path: [UInt8], _ location: SystemPath) {
    let shownPath = shown(path[...])
    let target: SystemPath
    do throws(SystemError) {
      target = try fence.place(of: location)
    } catch {
      // What others keep there may be code.
      if SwiftFileName.matches(path) || location.isFolder {
        found.unreadable.append(Unreadable(path: shownPath, reason: error))
      }
      return
    }
    guard target.isWithin(root) else {
      guard SwiftFileName.matches(path) || SwiftFileName.matches(target.bytes) || target.isFolder else {
        return
      }
      found.linksOutside.append(shownPath)
      if trackedOnce.files.containsLink(path) {
        found.leftOut.append(LeftOutFile(path: shownPath, reason: .linkOutside))
      }
      return
    }
    if trackedOnce.files.containsLink(path) { found.links.append((path, location)) }
  }

  /// - Parameter folder: as the walk began there.
  mutating func noteWhereLinksLead(from folder: SystemPath) {
    guard let repository else { return }
    let checked = Set(
      found.files.map { pathFromRepository + ($0.location.relative(toFolderAbove: folder) ?? []) })
    func reason(_ path: [UInt8]) -> LeftOutFile.Reason { checked.contains(path) ? .linkToChecked : .link }
    for (path, location) in found.links {
      let target = try? SystemCalls.realPath(of: location)
      let targetPath = target?.relative(toFolderAbove: repository)
      if let target, let targetPath, target.isFolder {
        // A folder around the link holds nothing that is not there without it.
        if (try? SystemCalls.realPath(of: location.parent ?? folder))?.isWithin(target) ?? false { continue }
        let prefix = targetPath + [UInt8(ascii: "/")]
        for file in trackedOnce.files.swiftFiles(below: prefix) {
          let shownPath =
            shown(path[...]) + "/" + String(decoding: file.dropFirst(prefix.count), as: UTF8.self)
          found.leftOut.append(LeftOutFile(path: shownPath, reason: reason(Array(file))))
        }
      } else if SwiftFileName.matches(path) {
        found.leftOut.append(LeftOutFile(path: shown(path[...]), reason: reason(targetPath ?? [])))
      }
    }
  }
}
