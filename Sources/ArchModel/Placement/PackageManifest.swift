package import ArchFacts
import ArchKnowledge

/// What a `Package.swift` says about its targets, read as text: a manifest is a program and is never run.
///
/// Only what is written as a literal, or as a constant that is one, is known. A target whose name is computed is left out, and its files have
/// the module that their folders suggest.
package struct PackageManifest: Sendable {
  package struct Target: Sendable, Equatable {
    package enum Kind: String, Sendable, CaseIterable {
      case target, executableTarget, testTarget, macro, plugin, systemLibrary
    }

    /// As imports write it: of `my-lib` that is `my_lib`.
    package let name: String
    /// As the manifest and its folder have it.
    package let folderName: String
    package let kind: Kind
    /// Relative to the manifest's folder; `nil` leaves SwiftPM's layout.
    package let path: String?
    /// What of its folder is built, relative to that; `nil` is all of it.
    package let sources: [String]?
    /// What of its folder is not.
    package let exclude: [String]
    /// Names of targets and products, as far as they are written out.
    package let dependencies: [String]
    /// All of them; `nil` where some are computed.
    package let listed: [ListedDependency]?
    /// Whether tools write code for it while it is built.
    package let usesPlugins: Bool
    /// Its declaration in the manifest.
    package let extent: ByteRange
  }

  /// The folder of the manifest with a slash at its end; empty at the root.
  package let folder: String
  package let targets: [Target]
  /// The targets of each library, by its name; all as imports write them.
  package let libraries: [String: [String]]
  /// Whether it changes what targets list once they are made, as `target.dependencies.append(…)` does.
  package let isChangedLater: Bool

  /// `nil` for every other file.
  package init?(_ facts: FileFacts) {
    guard let start = Self.manifestStart(facts.path) else { return nil }
    folder = String(facts.path[..<start])
    let calls = facts.calls.filter { Self.kind(of: $0, in: facts) != nil }
    // `.target(name:)` among the dependencies of another target, and `.plugin(name:package:)` next to them.
    let outer = calls.filter { call in
      !calls.contains { $0.arguments < call.position && call.position < $0.end }
    }
    targets = outer.compactMap { Self.target($0, in: facts) }
    libraries = Self.libraries(in: facts)
    isChangedLater = facts.nameChains.contains { chain in
      let names = NamePath.names(chain, in: facts.bytes)
      // `package.dependencies` are the packages themselves.
      guard let first = names.first, !facts.matches(first, "package") || names.count > 2 else { return false }
      return names.dropFirst().contains { facts.matches($0, "dependencies") }
    }
  }

  private static func libraries(in facts: FileFacts) -> [String: [String]] {
    var libraries: [String: [String]] = [:]
    for call in facts.calls where facts.matches(call.member, "library") {
      guard
        let name = facts.argument(of: call, labelled: "name").flatMap({
          StringLiteral.writtenString($0.value, in: facts)
        }), let targets = strings(of: call, labelled: "targets", in: facts)
      else { continue }
      libraries[DescribedTarget.importName(name)] = targets.map(DescribedTarget.importName)
    }
    return libraries
  }

  init?(of file: ScannedFile) {
    guard Self.manifestStart(file.facts.path) != nil else { return nil }
    self.init(file.facts)
  }

  /// Where the name begins of `Package.swift` and `Package@swift-5.9.swift`.
  private static func manifestStart(_ path: String) -> String.Index? {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map { path.utf8.index(after: $0) } ?? path.utf8.startIndex
    let name = path.utf8[start...]
    guard name.starts(with: "Package".utf8) else { return nil }
    let rest = name.dropFirst(7)
    return rest.elementsEqual(".swift".utf8) || rest.starts(with: "@swift-".utf8) ? start : nil
  }

  private static func kind(of call: Call, in facts: FileFacts) -> Target.Kind? {
    guard !call.isPattern, call.callee != call.member, !call.member.isEmpty else { return nil }
    return Target.Kind(rawValue: facts.verbatim(call.member))
  }

  private static func target(_ call: Call, in facts: FileFacts) -> Target? {
    guard let kind = kind(of: call, in: facts),
      let name = facts.argument(of: call, labelled: "name").flatMap({
        StringLiteral.writtenString($0.value, in: facts)
      })
    else { return nil }
    let path = facts.argument(of: call, labelled: "path")
    let plainPath = path.flatMap { StringLiteral.writtenString($0.value, in: facts) }
    // A computed path could be any.
    guard path == nil || plainPath != nil else { return nil }
    let listed = facts.argument(of: call, labelled: "dependencies")
    let dependencies = listed.map { self.dependencies($0.value, in: facts) } ?? []
    return Target(
      name: DescribedTarget.importName(name), folderName: name, kind: kind, path: plainPath,
      sources: strings(of: call, labelled: "sources", in: facts),
      exclude: strings(of: call, labelled: "exclude", in: facts) ?? [],
      dependencies: dependencies.map(DescribedTarget.importName),
      listed: listed.map { ListedDependency.all(in: $0.value, facts) } ?? [],
      usesPlugins: facts.argument(of: call, labelled: "plugins") != nil,
      extent: ByteRange(start: call.position, end: call.end))
  }

  /// `nil` where there is no such argument, or something in it is computed.
  private static func strings(of call: Call, labelled label: String, in facts: FileFacts) -> [String]? {
    guard let argument = facts.argument(of: call, labelled: label) else { return nil }
    let elements = facts.elements(ofList: argument.value)
    let strings = elements.compactMap { StringLiteral.plainString($0, in: facts) }
    return strings.count == elements.count && !strings.isEmpty ? strings : nil
  }

  private static func dependencies(_ literal: ByteRange, in facts: FileFacts) -> [String] {
    facts.elements(ofList: literal).compactMap { value in
      if let name = StringLiteral.writtenString(value, in: facts) { return name }
      return facts.calls(withArgumentsIn: value).first
        .flatMap { facts.argument(of: $0, labelled: "name") }
        .flatMap { StringLiteral.writtenString($0.value, in: facts) }
    }
  }
}

extension PackageManifest.Target {
  /// Where its sources may be, relative to the manifest's folder, as SwiftPM looks for them.
  var folders: [String] {
    let parts = sources?.filter { !$0.hasSuffix(".swift") } ?? []
    return parts.isEmpty
      ? homes : homes.flatMap { home in parts.map { DescribedTarget.joined(home + "/", $0) } }
  }

  /// What of these folders another target may build.
  var leftOut: [String] { homes.flatMap { home in exclude.map { DescribedTarget.joined(home + "/", $0) } } }

  private var homes: [String] {
    if let path { return [path] }
    switch kind {
    case .target, .executableTarget, .macro, .systemLibrary:
      return Self.sourceFolders.map { "\($0)/\(folderName)" }
    case .testTarget: return (["Tests"] + Self.sourceFolders).map { "\($0)/\(folderName)" }
    case .plugin: return (["Plugins"] + Self.sourceFolders).map { "\($0)/\(folderName)" }
    }
  }

  private static let sourceFolders = PackageNames.inOrder(.sources)
}
