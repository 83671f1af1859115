package import ArchRules
import ArchSystem

/// A check within a process that is not ours, such as a run of tests: everything is returned, nothing printed.
package struct EmbeddedCheck: Sendable {
  /// What a check reports as new, with paths relative to the root.
  package let findings: [Finding]
  /// Absolute.
  package let root: String
  /// What the command line would say besides the findings, such as an exemption that exempts nothing.
  package let remarks: [String]

  /// Nothing can be told about the code.
  package struct Impossible: Error {
    /// What the command line would say on standard error.
    package let message: String
  }

  /// - Parameters:
  ///   - folder: the config nearest to it governs.
  ///   - rules: the only ones to run; empty means all that are on.
  package init(of folder: String, rules: [String]) throws(Impossible) {
    // A test runs on a thread with half a megabyte of stack on macOS, and mostly in a debug build.
    self = try ParallelWork.onOneThread {
      Result { () throws(Impossible) in try EmbeddedCheck(here: folder, rules) }
    }.get()
  }

  private init(here folder: String, _ rules: [String]) throws(Impossible) {
    var arguments = Arguments()
    arguments.operands = [folder]
    arguments.rules = rules
    let said = Collected<String>()
    do throws(Failure) {
      let checked = Output.$remarks.withValue(said) {
        Result { () throws(Failure) in try Self.check(arguments) }
      }
      let (run, findings) = try checked.get()
      self.findings = RuleRun.told(RuleRun.merged([findings])).filter { $0.status == .new }
      root = run.scope.root.text
      remarks = said.values
    } catch {
      throw Impossible(message: (said.values + [error.message]).joined(separator: "\n"))
    }
  }

  private static func check(_ arguments: Arguments) throws(Failure) -> (CheckRun, [Finding]) {
    let run = try CheckRun(arguments)
    let findings = try KnownFindings(run, arguments, onlyExisting: true).findings
    guard run.isTrustworthy(arguments) else { throw .notTrustworthy }
    return (run, findings)
  }
}

extension EmbeddedCheck {
  /// The folder whose code a file belongs to: of the nearest config, or else of the nearest package, or else
  /// of the repository.
  package static func folder(around file: String) -> String? {
    guard let location = try? SystemPath(resolving: file) else { return nil }
    let repository = location.parent.flatMap(\.repositoryRoot)
    let folders = Array(sequence(first: location) { $0 == repository ? nil : $0.parent }.dropFirst())
    // A config in another case is the one that is meant, and the check says so.
    let governed = folders.first { folder in
      let spelling = FolderSpelling(of: folder)
      return ConfigName.all.contains { name in
        let onDisk = spelling.has(name) ? name : spelling.otherCase(of: name)
        return onDisk.map { folder.holdsFile(named: $0) } ?? false
      }
    }
    let package = folders.first {
      FolderSpelling(of: $0).has("Package.swift") && $0.holdsFile(named: "Package.swift")
    }
    return (governed ?? package ?? repository)?.text
  }
}

extension SystemPath {
  fileprivate func holdsFile(named name: String) -> Bool {
    (try? SystemCalls.kind(of: appending(name.utf8), followingLink: true)) == .regular
  }
}
