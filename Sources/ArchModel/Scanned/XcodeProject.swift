import ArchFacts

/// What an Xcode project says of its targets and of the Swift files that are in each.
package struct XcodeProject: Sendable {
  package struct Target: Sendable, Equatable {
    /// As imports write it: of `my-app` that is `my_app`.
    package let module: String
    package let isTest: Bool
  }

  /// A folder whose files are in targets by being there.
  struct Folder: Sendable, Equatable {
    /// Into `targets`.
    var targets: Set<Int> = []
    /// By the path of a file, or of a folder in it: the targets for which it is the other way round.
    var exceptions: [String: Set<Int>] = [:]
  }

  /// Of the project, such as `App/App.xcodeproj`.
  package let path: String
  package private(set) var targets: [Target] = []
  /// By path: into `targets`.
  private(set) var files: [String: Set<Int>] = [:]
  /// By path, without a slash at its end.
  private(set) var folders: [String: Folder] = [:]
  /// By the names of files that the project has where they were on one person's machine: into `targets`.
  private(set) var filesElsewhere: [String: Set<Int>] = [:]

  /// One of which nothing is known but where it is.
  package init(path: String) { self.path = path }

  /// - Parameter bytes: of its `project.pbxproj`. One that is not in the usual form says nothing.
  package init(_ bytes: [UInt8], path: String) {
    self.path = path
    guard let list = PropertyList(bytes) else { return }
    let objects = ProjectObjects(list)
    var reader = ProjectReader(objects, folder: DescribedTarget.joined(path.folderOfPath, ""))
    reader.read()
    targets = reader.targets
    files = reader.files
    folders = reader.folders
    filesElsewhere = reader.filesElsewhere
  }
}

extension XcodeProject.Folder {
  /// Into the project's targets: those that a file in the folder is in.
  func targets(of file: String) -> Set<Int> {
    guard !exceptions.isEmpty else { return targets }
    var targets = targets
    var path = Substring(file)
    while !path.isEmpty {
      if let exceptions = exceptions[String(path)] { targets.formSymmetricDifference(exceptions) }
      path = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
    }
    return targets
  }
}

/// The objects of a project file, by their identifiers.
private struct ProjectObjects {
  struct Object {
    fileprivate let entries: [(key: ByteRange, value: PropertyList.Value)]
  }

  private let list: PropertyList
  private var identifiers = NameTable()
  private var objects: [NameID: Object] = [:]
  private(set) var project: Object?

  init(_ list: PropertyList) {
    self.list = list
    guard let whole = Object(list.root), let all = object("objects", of: whole) else { return }
    objects.reserveCapacity(all.entries.count)
    for (key, value) in all.entries {
      if let object = Object(value) { objects[identifiers.intern(list.bytes, key)] = object }
    }
    project = reference("rootObject", of: whole).flatMap { self[$0] }
  }

  subscript(_ identifier: NameID) -> Object? { objects[identifier] }

  func text(_ key: StaticString, of object: Object) -> String? {
    range(key, of: object).map(list.text)
  }

  func isText(_ key: StaticString, of object: Object, _ text: StaticString) -> Bool {
    range(key, of: object).map { isEqual($0, text) } ?? false
  }

  func texts(_ key: StaticString, of object: Object) -> [String] { ranges(key, of: object).map(list.text) }

  /// The object that an entry names; `nil` where there is none.
  func reference(_ key: StaticString, of object: Object) -> NameID? {
    range(key, of: object).flatMap(known)
  }

  func references(_ key: StaticString, of object: Object) -> [NameID] {
    ranges(key, of: object).compactMap(known)
  }

  func object(_ key: StaticString, of object: Object) -> Object? {
    value(key, of: object).flatMap(Object.init)
  }

  private func known(_ identifier: ByteRange) -> NameID? {
    let id = identifiers.find(list.bytes, identifier)
    return id.exists ? id : nil
  }

  private func range(_ key: StaticString, of object: Object) -> ByteRange? {
    if case .text(let range)? = value(key, of: object) { range } else { nil }
  }

  private func ranges(_ key: StaticString, of object: Object) -> [ByteRange] {
    guard case .list(let values)? = value(key, of: object) else { return [] }
    return values.compactMap { if case .text(let range) = $0 { range } else { nil } }
  }

  private func value(_ key: StaticString, of object: Object) -> PropertyList.Value? {
    object.entries.first { isEqual($0.key, key) }?.value
  }

  private func isEqual(_ range: ByteRange, _ text: StaticString) -> Bool {
    guard Int(range.end - range.start) == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { list.bytes[Int(range.start)..<Int(range.end)].elementsEqual($0) }
  }
}

extension ProjectObjects.Object {
  fileprivate init?(_ value: PropertyList.Value) {
    guard case .dictionary(let entries) = value else { return nil }
    self.entries = entries
  }
}

private struct ProjectReader {
  private(set) var targets: [XcodeProject.Target] = []
  private(set) var files: [String: Set<Int>] = [:]
  private(set) var folders: [String: XcodeProject.Folder] = [:]
  private(set) var filesElsewhere: [String: Set<Int>] = [:]
  private let objects: ProjectObjects
  /// Of the project, without a slash at its end.
  private let folder: String
  /// Of every Swift file and synchronized folder in the groups, by identifier.
  private var paths: [NameID: String] = [:]
  /// The name of every Swift file that the groups have by an absolute path, by identifier.
  private var namesElsewhere: [NameID: String] = [:]
  private var visited: Set<NameID> = []
  private var indexOfTarget: [NameID: Int] = [:]

  init(_ objects: ProjectObjects, folder: String) {
    self.objects = objects
    self.folder = folder
  }

  mutating func read() {
    guard let project = objects.project else { return }
    let below = objects.text("projectDirPath", of: project) ?? ""
    let home = DescribedTarget.joined(folder.isEmpty ? "" : folder + "/", below)
    if let group = objects.reference("mainGroup", of: project) {
      visit(group, in: home, home: home, levels: Self.mostLevels)
    }
    let identifiers = objects.references("targets", of: project)
    for identifier in identifiers {
      guard let target = objects[identifier] else { continue }
      indexOfTarget[identifier] = targets.count
      targets.append(description(of: target))
    }
    for identifier in identifiers { readFiles(ofTarget: identifier) }
    for (identifier, path) in paths where folders[path] != nil {
      readExceptions(ofFolder: identifier, at: path)
    }
  }

  /// Nobody nests groups deeper; what wants to break the reader does.
  private static let mostLevels = 64

  private mutating func visit(_ identifier: NameID, in folder: String, home: String, levels: Int) {
    // Groups that hold each other would have no end, and what is in two is where it is first.
    guard levels > 0, visited.insert(identifier).inserted, let object = objects[identifier] else { return }
    let own: String
    switch objects.text("sourceTree", of: object) {
    case "<group>"?: own = folder
    case "SOURCE_ROOT"?: own = home
    case "<absolute>"?:
      let name = objects.text("path", of: object)?.split(separator: "/").last
      if let name, name.hasSuffix(".swift") { namesElsewhere[identifier] = String(name) }
      return
    default: return
    }
    let path = DescribedTarget.joined(own.isEmpty ? "" : own + "/", objects.text("path", of: object) ?? "")
    switch objects.text("isa", of: object) {
    case "PBXGroup"?, "PBXVariantGroup"?:
      for child in objects.references("children", of: object) {
        visit(child, in: path, home: home, levels: levels - 1)
      }
    case "PBXFileReference"?: if path.hasSuffix(".swift") { paths[identifier] = path }
    case "PBXFileSystemSynchronizedRootGroup"?:
      paths[identifier] = path
      folders[path] = XcodeProject.Folder()
    default: return
    }
  }

  private func description(of target: ProjectObjects.Object) -> XcodeProject.Target {
    let name = objects.text("name", of: target) ?? ""
    let kind = objects.text("productType", of: target) ?? ""
    let settings =
      objects.reference("buildConfigurationList", of: target).flatMap { objects[$0] }
      .map { objects.references("buildConfigurations", of: $0) }?
      .compactMap { objects[$0].flatMap { objects.object("buildSettings", of: $0) } } ?? []
    let written = settings.lazy.compactMap { settings in
      objects.text("PRODUCT_MODULE_NAME", of: settings) ?? objects.text("PRODUCT_NAME", of: settings)
    }.first { !$0.contains("$") }
    return XcodeProject.Target(
      module: DescribedTarget.importName(written ?? name),
      isTest: kind.hasSuffix("unit-test") || kind.hasSuffix("ui-testing"))
  }

  private mutating func readFiles(ofTarget identifier: NameID) {
    guard let target = objects[identifier], let index = indexOfTarget[identifier] else { return }
    for group in objects.references("fileSystemSynchronizedGroups", of: target) {
      if let path = paths[group] { folders[path]?.targets.insert(index) }
    }
    for phase in objects.references("buildPhases", of: target) {
      guard let phase = objects[phase], objects.isText("isa", of: phase, "PBXSourcesBuildPhase") else {
        continue
      }
      for entry in objects.references("files", of: phase) {
        guard let reference = objects[entry].flatMap({ objects.reference("fileRef", of: $0) }) else {
          continue
        }
        if let path = paths[reference] {
          files[path, default: []].insert(index)
        } else if let name = namesElsewhere[reference] {
          filesElsewhere[name, default: []].insert(index)
        }
      }
    }
  }

  private mutating func readExceptions(ofFolder identifier: NameID, at path: String) {
    guard let folder = objects[identifier] else { return }
    for exception in objects.references("exceptions", of: folder) {
      guard let exception = objects[exception],
        let target = objects.reference("target", of: exception).flatMap({ indexOfTarget[$0] })
      else { continue }
      for member in objects.texts("membershipExceptions", of: exception) {
        let member = DescribedTarget.joined(path.isEmpty ? "" : path + "/", member)
        folders[path]?.exceptions[member, default: []].insert(target)
      }
    }
  }
}
