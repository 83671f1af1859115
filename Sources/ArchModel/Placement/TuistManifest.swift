package import ArchFacts

/// What a `Project.swift` of Tuist's says about the modules below its folder, read as text: a manifest is a program and
/// is never run.
///
/// Whatever its targets are made by, a name and the folders of its sources say where a module is. Where the targets are
/// made elsewhere, in a helper or from the cases of an enum, the whole folder is one module, with the name that is
/// written down first, or that of the folder.
package struct TuistManifest: Sendable {
  package let path: String
  /// Those whose names and folders are written out.
  package let targets: [DescribedTarget]
  /// What a module is called that is not among them.
  package let name: String?

  /// `nil` for every other file. The code of helpers for manifests is not one, whatever it is called.
  package init?(_ facts: FileFacts) {
    guard facts.path.hasSuffix("Project.swift"), Self.isManifest(facts) else { return nil }
    path = facts.path
    let folder = facts.path.folderOfPath
    let calls = facts.calls.filter { !$0.isPattern }
    targets = calls.compactMap { DescribedTarget($0, in: facts, below: folder) }
    let outermost = calls.filter { call in
      !calls.contains { $0.arguments < call.position && call.position < $0.end }
    }
    let written = outermost.lazy.compactMap { call in
      facts.argument(of: call, labelled: "name").flatMap { StringLiteral.writtenString($0.value, in: facts) }
    }.first
    let last = folder.utf8.split(separator: UInt8(ascii: "/")).last
    name = (written ?? last.map { String(decoding: $0, as: UTF8.self) }).map(DescribedTarget.importName)
  }

  private static func isManifest(_ facts: FileFacts) -> Bool {
    let file = facts.path.utf8[
      (facts.path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? facts.path.utf8.startIndex)...]
    guard file.count == "/Project.swift".utf8.count || facts.path == "Project.swift" else { return false }
    guard
      facts.members.contains(where: {
        $0.owner < 0 && $0.function < 0 && ($0.kind == .let || $0.kind == .var)
      })
    else {
      return false
    }
    return facts.imports.contains { entry in
      NamePath.names(entry.path, in: facts.bytes).first.map { facts.matches($0, "ProjectDescription") }
        ?? false
    }
  }
}

extension DescribedTarget {
  /// `.target(name: "Cart", …, sources: ["Sources/**"])`, and every other call with the like.
  fileprivate init?(_ call: Call, in facts: FileFacts, below folder: String) {
    guard
      let name = facts.argument(of: call, labelled: "name").flatMap({
        StringLiteral.writtenString($0.value, in: facts)
      }),
      let sources = facts.argument(of: call, labelled: "sources")
    else { return nil }
    let globs = Self.globs(sources.value, in: facts)
    guard !globs.isEmpty else { return nil }
    let product = facts.argument(of: call, labelled: "product").map { facts.verbatim($0.value) }
    // What a helper of the team's own adds is not known.
    let isTarget = facts.matches(call.member, "target") || facts.matches(call.member, "Target")
    let list = facts.argument(of: call, labelled: "dependencies")
    let listed = list.map { ListedDependency.all(in: $0.value, facts) } ?? []
    self.init(
      name: name, globs: globs, below: folder, isTest: product == ".unitTests" || product == ".uiTests",
      listed: isTarget ? listed : nil)
  }

  /// `"Sources/**"`, or a list of such and of `.glob("Sources/**", excluding: …)`. What is computed could be any.
  private static func globs(_ value: ByteRange, in facts: FileFacts) -> [String] {
    if let text = StringLiteral.plainString(value, in: facts) { return [text] }
    return facts.elements(ofList: value).compactMap { element in
      if let text = StringLiteral.plainString(element, in: facts) { return text }
      guard let call = facts.calls(withArgumentsIn: element).first,
        let first = facts.arguments(of: call).first(where: { _ in true })
      else { return nil }
      return StringLiteral.plainString(first.value, in: facts)
    }
  }
}
