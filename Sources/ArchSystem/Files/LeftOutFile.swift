/// A Swift file that git tracks and that no rule looked at, since the search for code passed it by.
///
/// Where there is no git repository nothing tells which files belong to the code, and there are none of these.
package struct LeftOutFile: Sendable, Hashable {
  /// As the file is found from the root of the run; through a link that leads to its folder, by that link.
  package let path: String
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  package enum Reason: Sendable, Hashable, CaseIterable {
    /// Its name or that of a folder around it begins with a dot.
    case hidden
    /// A folder around it is called like those that package managers and build tools fill, such as `Pods`.
    case toolFolder
    /// It is in an `.xctemplate`, whose placeholders are not Swift.
    case template
    /// It is in a `.docc`, as a step of a tutorial.
    case documentation
    /// It is in an `.xcodeproj`.
    case project
    /// A symbolic link leads to it, and what it leads to is not looked at either.
    case link
    /// A symbolic link leads to it; it is checked under its own path, once.
    case linkToChecked
    /// A symbolic link leads to another folder of the repository, outside the code that is checked.
    case linkOutside
  }
}

extension LeftOutFile.Reason {
  /// Why, worded to follow the path: `Pods/A.swift: in a folder …`.
  package var words: String {
    switch self {
    case .hidden: "it or a folder around it begins with a dot"
    case .toolFolder: "in a folder named like those that package managers and build tools create"
    case .template: "in an Xcode template"
    case .documentation: "in a catalogue of documentation"
    case .project: "in an Xcode project"
    case .link: "a symbolic link leads there"
    case .linkToChecked: "a symbolic link; the file it leads to is checked under its own path"
    case .linkOutside: "a symbolic link that leads out of the folder being checked"
    }
  }

  package var isLink: Bool {
    switch self {
    case .link, .linkToChecked, .linkOutside: true
    case .hidden, .toolFolder, .template, .documentation, .project: false
    }
  }

  /// Whether rules looked at the file's content all the same.
  package var isCheckedElsewhere: Bool { self == .linkToChecked }
}
