import ArchAdoption
import ArchFacts
import ArchReports
import ArchRules
import ArchSystem

/// Swift files of the repository that the search for code passes by, and did not before.
struct LeftOutLoosenings {
  private(set) var all: [Loosening] = []
  /// Those of the findings that are gone which are only not looked for.
  private(set) var hidden: [Finding] = []

  /// - Parameter gone: former findings that are gone now, under the new paths of their files.
  init(from before: CheckScope, to now: CheckScope, gone: [Finding]) {
    let known = Set(before.leftOut.map { Self.holder(of: $0) })
    var groups: [String: [LeftOutFile]] = [:]
    for file in now.leftOut where !file.reason.isCheckedElsewhere {
      let holder = Self.holder(of: file)
      // Who keeps the code of others in a folder may well add to it.
      guard !known.contains(holder) else { continue }
      groups[holder, default: []].append(file)
    }
    for (_, files) in groups.sorted(by: { $0.key.precedes($1.key) }) {
      guard let first = files.first else { continue }
      let paths = Set(files.map(\.path))
      let own = gone.filter { paths.contains($0.path) }
      let count = files.count == 1 ? "the file is" : "\(files.count) files are"
      var loosening = Loosening(
        .leftOut, at: Loosening.Place(first.path, 1), "\(count) not looked at: \(first.reason.words)",
        reach: .files(paths))
      loosening.letsThrough = own
      // What a link leads to may be anywhere.
      loosening.hides = HiddenCode(files: Set(files.filter { !$0.reason.isLink }.map(\.path)))
      hidden += own
      all.append(loosening)
    }
  }

  /// The file or the folder for whose sake a file is passed by.
  private static func holder(of file: LeftOutFile) -> String {
    switch file.reason {
    case .link, .linkToChecked, .linkOutside: return file.path
    case .hidden, .toolFolder, .template, .documentation, .project: break
    }
    var holder: [Substring] = []
    for part in file.path.split(separator: "/") {
      holder.append(part)
      let isHolder =
        switch file.reason {
        case .hidden: part.hasPrefix(".")
        case .template: part.hasSuffix(".xctemplate")
        case .documentation: part.hasSuffix(".docc")
        case .project: part.hasSuffix(".xcodeproj")
        case .toolFolder: SourceWalk.isToolFolder(Array(part.utf8))
        case .link, .linkToChecked, .linkOutside: false
        }
      if isHolder { break }
    }
    return holder.joined(separator: "/")
  }
}
