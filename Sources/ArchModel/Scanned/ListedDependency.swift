package import ArchFacts
import ArchKnowledge

/// One entry in the list of what a target depends on, as a manifest of SwiftPM's, Tuist's or XcodeGen's has it.
package struct ListedDependency: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// Of the same manifest, or of another project.
    case target
    /// Of a package, by the package's name where that is written.
    case product(package: String?)
    /// A target of the same manifest, or the product of a package that has the same name.
    case byName
    /// A plug-in, a binary or a framework of Apple's: nothing that an import has to name.
    case other
  }

  /// As imports write it.
  package let name: String
  package let kind: Kind
  /// In the manifest; `none` in XcodeGen's, which is no Swift.
  package let range: ByteRange

  /// Those of a list that is written out, with constants of the file; `nil` where anything is computed.
  static func all(in value: ByteRange, _ facts: FileFacts) -> [ListedDependency]? {
    guard !value.isEmpty, facts.bytes[Int(value.start)] == UInt8(ascii: "["),
      facts.bytes[Int(value.end) - 1] == UInt8(ascii: "]")
    else { return nil }
    let elements = facts.elements(ofList: value)
    // `[…] + […]`
    let isOneList = facts.listElements.allSatisfy { element in
      !value.contains(element.list) || element.list == value.start
        || elements.contains { $0.contains(element.list) }
    }
    guard isOneList else { return nil }
    let listed = elements.compactMap { ListedDependency($0, at: $0, in: facts) }
    return listed.count == elements.count ? listed : nil
  }

  /// `"Core"`, `.target(name: "Core")`, `.product(name: "Core", package: "core")`, or a constant that is one of these.
  private init?(_ value: ByteRange, at range: ByteRange, in facts: FileFacts, mayBeConstant: Bool = true) {
    if let name = StringLiteral.writtenString(value, in: facts) {
      self.init(name, .byName, range)
    } else if let call = facts.lastCall(in: value), call.receiver < 0,
      let listed = ListedDependency(call, at: range, in: facts)
    {
      self = listed
    } else if mayBeConstant, let constant = Self.constant(value, in: facts),
      let listed = ListedDependency(constant, at: range, in: facts, mayBeConstant: false)
    {
      self = listed
    } else {
      return nil
    }
  }

  private init?(_ call: Call, at range: ByteRange, in facts: FileFacts) {
    func text(_ label: String) -> String? {
      facts.argument(of: call, labelled: label).flatMap { StringLiteral.writtenString($0.value, in: facts) }
    }
    let function = facts.verbatim(call.member)
    if PackageNames[.listsTarget].contains(function) {
      guard let name = text("target") ?? text("name") else { return nil }
      self.init(name, .target, range)
    } else if PackageNames[.listsProduct].contains(function) {
      guard let name = text("name") ?? text("product") else { return nil }
      self.init(name, .product(package: text("package")), range)
    } else if PackageNames[.listsOther].contains(function) {
      self.init(text("name") ?? "", .other, range)
    } else if function == "byName", let name = text("name") {
      self.init(name, .byName, range)
    } else {
      return nil
    }
  }

  /// Of a description that is no Swift.
  init(described name: String, _ kind: Kind) { self.init(name, kind, .none) }

  private init(_ name: String, _ kind: Kind, _ range: ByteRange) {
    self.name = DescribedTarget.importName(name)
    self.kind = kind
    self.range = range
  }

  /// What `.core` or `Dependencies.core` is, as the manifest says.
  private static func constant(_ value: ByteRange, in facts: FileFacts) -> ByteRange? {
    guard let name = facts.verbatim(value).split(separator: ".").last else { return nil }
    let constants = facts.members.filter { member in
      member.kind == .let && member.function < 0 && facts.verbatim(member.name) == name
        && (member.isStatic || member.owner < 0)
    }
    guard constants.count == 1, let value = constants.first?.value, !value.isEmpty else { return nil }
    return value
  }
}
