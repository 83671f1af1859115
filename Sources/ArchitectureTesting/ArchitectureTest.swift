import ArchCommand

/// Keeps the architecture true in the tests that a team runs anyway.
///
/// The nearest `architecture.json` governs, its baseline and suppression comments included, as with `archcheck`
/// on the command line; without one by the layers that the code shows.
public enum ArchitectureTest {
  /// Nothing can be told about the code: the config has a mistake, or no file belongs to any layer.
  public struct NotChecked: Error, CustomStringConvertible {
    /// What is wrong where, and what to do.
    public let description: String
  }

  /// All that breaks the architecture, for tests that look at it themselves.
  ///
  /// - Parameters:
  ///   - folder: what to check; unless given, the folder of the nearest `architecture.json` above the calling
  ///     file, or else its package.
  ///   - rules: the only ones to run; empty means all that are on.
  public static func findings(
    in folder: String? = nil, rules: [String] = [], callingFile: String = #filePath
  ) throws -> [ArchitectureFinding] {
    let check = try embeddedCheck(folder, rules, callingFile)
    return check.findings.map { ArchitectureFinding($0, root: check.root) }
  }

  static func embeddedCheck(
    _ folder: String?, _ rules: [String], _ callingFile: String
  ) throws(NotChecked) -> EmbeddedCheck {
    guard let folder = folder ?? EmbeddedCheck.folder(around: callingFile) else {
      throw NotChecked(
        description:
          "no architecture.json, no package and no repository around '\(callingFile)'; name a folder")
    }
    do throws(EmbeddedCheck.Impossible) {
      return try EmbeddedCheck(of: folder, rules: rules)
    } catch {
      throw NotChecked(description: error.message)
    }
  }
}
