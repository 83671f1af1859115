import ArchFacts

/// What a `project.yml` of XcodeGen says about its targets and their sources.
///
/// Of YAML it understands what such files are written in: keys and lists by their indentation, plain and quoted
/// scalars, lists in brackets. What is written otherwise, in another file or in a template says nothing, and is
/// counted.
package struct XcodeGenManifest: Sendable {
  package let path: String
  package let targets: [DescribedTarget]
  /// Targets without sources that are written out, and files that are included.
  package let skipped: Int

  /// How settings speak of the target's own name.
  private static let ownName: Set<String> = ["$(TARGET_NAME)", "${TARGET_NAME}"]

  package init(_ bytes: [UInt8], path: String) {
    self.path = path
    let root = YAMLBlock(String(decoding: bytes, as: UTF8.self))
    let folder = path.folderOfPath
    var targets: [DescribedTarget] = []
    let included = root.block(of: "include").map { max(1, $0.items.count) } ?? 0
    var skipped = included
    for (name, block) in root.block(of: "targets")?.entries ?? [] {
      let written = block.scalar(of: "PRODUCT_NAME", below: ["settings", "base"]) ?? name
      let product = Self.ownName.contains(written) ? name : written
      let globs = block.block(of: "sources")?.paths ?? []
      guard !globs.isEmpty, !product.contains("$") else {
        skipped += 1
        continue
      }
      let type = block.block(of: "type")?.scalar ?? ""
      targets.append(
        DescribedTarget(
          name: product, globs: globs, below: folder,
          isTest: type == "bundle.unit-test" || type == "bundle.ui-testing",
          // Another file or a template may add to it.
          listed: included == 0 && block.block(of: "templates") == nil ? block.dependencies : nil))
    }
    self.targets = targets
    self.skipped = skipped
  }
}

extension YAMLBlock {
  /// `sources: App`, `sources: [App, Shared]`, or a list of paths and of keys with a `path`.
  fileprivate var paths: [String] {
    if let scalar { return [scalar] }
    return items.compactMap { $0.scalar ?? $0.block(of: "path")?.scalar }
  }

  /// What `dependencies` lists, each entry by its keys; `nil` where anything is written otherwise.
  fileprivate var dependencies: [ListedDependency]? {
    guard let block = block(of: "dependencies") else { return [] }
    let items = block.items
    guard !items.isEmpty else { return nil }
    var listed: [ListedDependency] = []
    for item in items {
      guard let some = item.dependency else { return nil }
      listed += some
    }
    return listed
  }

  /// `target: Core`, `package: Net` with its products, `framework: Net.framework` and their like; `nil` for what is not
  /// understood, and for names that a setting gives.
  private var dependency: [ListedDependency]? {
    func text(_ key: String) -> String? { block(of: key)?.scalar }
    func last(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
    let names: [String]
    let kind: ListedDependency.Kind
    if let target = text("target") {
      // `Project/Core` is of another project.
      (names, kind) = ([last(target)], .target)
    } else if let package = text("package") {
      let products =
        [text("product")].compactMap(\.self) + (block(of: "products")?.items ?? []).compactMap(\.scalar)
      (names, kind) = (products.isEmpty ? [package] : products, .product(package: package))
    } else if let framework = text("framework") ?? text("carthage") {
      (names, kind) = ([String(last(framework).prefix { $0 != "." })], .byName)
    } else if text("sdk") ?? text("bundle") != nil {
      return []
    } else {
      return nil
    }
    return names.contains { $0.contains("$") } ? nil : names.map { ListedDependency(described: $0, kind) }
  }

  fileprivate func scalar(of key: String, below keys: [String]) -> String? {
    var block: YAMLBlock? = self
    for key in keys + [key] { block = block?.block(of: key) }
    return block?.scalar
  }
}

/// Some lines of YAML that belong together.
struct YAMLBlock {
  private struct Line {
    let indent: Int
    let text: Substring
  }

  private let lines: [Line]
  /// What is on the line of the key itself.
  private let own: Substring

  init(_ text: String) {
    own = ""
    lines = text.split(whereSeparator: \.isNewline).compactMap { line in
      let text = line.drop { $0 == " " }
      guard let first = text.first, first != "#", text != "---" else { return nil }
      return Line(indent: line.count - text.count, text: Self.withoutComment(text))
    }
  }

  private init(own: Substring, _ lines: some Collection<Line>) {
    self.own = own
    self.lines = Array(lines)
  }

  /// A value on the key's own line; `nil` where there is a block, a list, an alias or text of several lines.
  var scalar: String? {
    guard let first = own.first, lines.isEmpty, !"|>&*!{[".contains(first) else { return nil }
    return Self.unquoted(own)
  }

  func block(of key: String) -> YAMLBlock? { entries.first { $0.key == key }?.value }

  /// The keys of the block, with what belongs to each.
  var entries: [(key: String, value: YAMLBlock)] {
    pieces { $0.indent }.compactMap { head, below in
      guard let colon = Self.colon(in: head.text) else { return nil }
      let value = head.text[head.text.index(after: colon)...].drop { $0 == " " }
      return (Self.unquoted(head.text[..<colon]), YAMLBlock(own: value, below))
    }
  }

  /// Of a list, by lines that begin with a hyphen or in brackets.
  var items: [YAMLBlock] {
    if own.first == "[", own.last == "]" {
      return own.dropFirst().dropLast().split(separator: ",").map {
        YAMLBlock(own: $0.drop { $0 == " " }, [])
      }
    }
    return pieces { $0.indent }.compactMap { head, below in
      guard head.text.first == "-" else { return nil }
      let rest = head.text.dropFirst().drop { $0 == " " }
      // `- path: App` begins a block that goes on below, as far in as `path` is.
      guard Self.colon(in: rest) != nil else { return YAMLBlock(own: rest, below) }
      let indent = head.indent + head.text.count - rest.count
      return YAMLBlock(own: "", [Line(indent: indent, text: rest)] + below)
    }
  }

  /// The lines that are least far in, each with those below it. Hyphens may stand as far in as the key above them.
  private func pieces(_ indent: (Line) -> Int) -> [(head: Line, below: ArraySlice<Line>)] {
    guard let first = lines.first else { return [] }
    let isList = first.text.first == "-"
    var starts: [Int] = []
    for (index, line) in lines.enumerated() where indent(line) <= first.indent {
      if isList || line.text.first != "-" { starts.append(index) }
    }
    return zip(starts, starts.dropFirst() + [lines.count]).map { (lines[$0], lines[($0 + 1)..<$1]) }
  }

  /// The one that ends a key.
  private static func colon(in text: Substring) -> Substring.Index? {
    text.indices.first { index in
      guard text[index] == ":" else { return false }
      let next = text.index(after: index)
      return next == text.endIndex || text[next] == " "
    }
  }

  private static func withoutComment(_ text: Substring) -> Substring {
    var text = text
    if let comment = text.firstRange(of: " #") { text = text[..<comment.lowerBound] }
    while let last = text.last, last == " " || last == "\t" { text = text.dropLast() }
    return text
  }

  private static func unquoted(_ text: Substring) -> String {
    for quote in ["\"", "'"] where text.count >= 2 && text.hasPrefix(quote) && text.hasSuffix(quote) {
      return String(text.dropFirst().dropLast())
    }
    var text = text
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
