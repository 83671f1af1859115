import ArchConfig
import ArchFacts
import ArchKnowledge
import ArchModel

/// What the name of a feature says about it.
enum FeatureNames {
  /// Whether a file is in a folder named after a feature, or after a part of it: `StatusNetworkService`.
  static func isWithin(_ feature: String, _ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasPrefix(feature) }
  }

  /// Whether the feature is a folder of `Features`.
  static func isFolder(_ feature: String, of path: String) -> Bool {
    let parts = path.split(separator: "/")
    let index = parts.dropLast().firstIndex { $0 == "Features" || $0 == "Feature" }
    return index.map { parts[$0 + 1] == feature } ?? false
  }

  /// Whether a file is of a target that is made for others to see, by its name or as one of the feature's targets:
  /// `CartInterface`, `Cart/Targets/Interface`, `CartDomain/Interface` of the target `CartDomain`.
  static func isInterface(_ file: SourceFile) -> Bool {
    if file.placement.modules.contains(where: FeatureWords.nameInterface) { return true }
    let folders = file.path.split(separator: "/").dropLast().map(String.init)
    return zip(folders, folders.dropFirst()).contains { around, folder in
      FeatureWords.nameInterface(folder)
        && (targets.contains(around) || around == file.placement.module)
    }
  }

  private static let targets = FolderNames[.modules]

  /// Whether the feature is boot by its name: `Boot`, `AppBoot`, `Bootstrap`, `Launch`.
  static func isBootName(_ feature: String) -> Bool {
    let words = CamelCaseWords.of(feature)
    return words.contains(where: bootWords.contains)
      && words.allSatisfy { bootWords.contains($0) || fillers.contains($0) }
  }

  /// Boot may well be called `Launch` or `Startup`; so may a feature of a rocket or a start-up.
  static func isAmbiguousBootName(_ feature: String) -> Bool {
    !CamelCaseWords.of(feature).contains { $0.hasPrefix("boot") }
  }

  /// A feature that has "launch" in its name, a user interface, and nothing to do with boot.
  static func isLaunchFeature(_ file: SourceFile, in codebase: Codebase) -> Bool {
    guard let feature = file.feature else { return false }
    let words = CamelCaseWords.of(feature)
    guard words.contains(where: launchWords.contains) else { return false }
    return hasUserInterface(feature, in: codebase)
  }

  static func hasUserInterface(_ feature: String, in codebase: Codebase) -> Bool {
    codebase.files.contains { file in
      guard !file.isTest, file.feature == feature else { return false }
      return file.kind == .presentation || file.path.contains("/Presentation/")
        || file.path.contains("/Views/")
        || file.path.contains("/UI/")
    }
  }

  /// Whether the name says infrastructure: `Networking`, `HTTPClient`, `DI`, `Coordinators`.
  static func isInfrastructureName(_ feature: String) -> Bool {
    let words = CamelCaseWords.of(feature)
    if let only = words.first, words.count == 1 { return infrastructureWords.contains(only) }
    return infrastructureNames.contains(words.joined(separator: " "))
  }

  /// Whether it says so only where nothing is shown: a user may ask for navigation.
  static func mayBeShown(_ feature: String) -> Bool { shownWords.contains(feature.lowercased()) }

  private static let shownWords = FeatureWords[.unlessShown]
  private static let infrastructureWords = FeatureWords[.infrastructure]
  private static let infrastructureNames = FeatureWords[.infrastructurePhrase]

  private static let launchWords = FeatureWords[.launch]
  private static let bootWords = FeatureWords[.boot]
  private static let fillers = FeatureWords[.bootFiller]
}

/// The features of a codebase with their files, by name.
struct FeatureList {
  struct Feature {
    let name: String
    let files: [CodeFile]

    var hasUserInterface: Bool {
      files.contains { file in
        file.kind == .presentation || file.types.contains { !$0.symbol.isExternal && $0.role == .view }
      }
    }
  }

  let all: [Feature]

  init(_ code: Code) {
    let files = Dictionary(grouping: code.files.filter { $0.source.feature != nil }) {
      $0.source.feature ?? ""
    }
    all = files.map(Feature.init).sorted { $0.name < $1.name }
  }
}
