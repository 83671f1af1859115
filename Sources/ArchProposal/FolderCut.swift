import ArchConfig
import ArchModel

/// Which folders of an app are opened, so that those in them stand for themselves, and which stay whole.
struct FolderCut {
  private(set) var folders: [ObservedFolder] = []
  private let content: FileContent
  private let uses: ObservedUses
  private let total: Int

  init(_ root: ObservedFolder, _ content: FileContent, _ uses: ObservedUses) {
    self.content = content
    self.uses = uses
    total = max(1, root.allFiles.count)
    folders = withRootsApart(cut(root))
  }

  private func cut(_ root: ObservedFolder) -> [ObservedFolder] {
    var open = [(folder: root, isWhole: false)]
    var done: [ObservedFolder] = []
    while let (folder, isWhole) = open.popLast() {
      if !folder.folders.isEmpty, !isWhole, isCut(folder) {
        open += folder.parts.map { ($0, staysWhole($0, in: folder)) }
      } else {
        done.append(folder)
      }
    }
    // A few large folders say too little, if there is more to see within.
    while done.count < Self.few, let index = done.firstIndex(where: mayOpen) {
      let folder = done.remove(at: index)
      done += folder.parts
    }
    // Half of the code in one layer says little, as long as there is an order within.
    while let index = done.firstIndex(where: { isHalf($0) && keepsOrder($0) }) {
      done += done.remove(at: index).innerParts
    }
    while let index = done.firstIndex(where: {
      holdsModulesOfKinds($0) && done.count + $0.folders.count <= ObservedLayers.most + Self.tolerance
    }) {
      done += done.remove(at: index).parts
    }
    while let index = done.firstIndex(where: { holdsMuchInModules($0) && mayHold(done, partsOf: $0) }) {
      done += done.remove(at: index).innerParts
    }
    // Code of one kind may have an order, too.
    while done.count == 1, !done[0].folders.isEmpty { done = done[0].parts }
    return done
  }

  private static let few = 5
  /// As many more than fit can be put together.
  private static let tolerance = 3

  /// Whether a folder is one of several alike, which are cut all or none.
  private func staysWhole(_ part: ObservedFolder, in folder: ObservedFolder) -> Bool {
    guard part.allFiles.count * 3 < total else { return false }
    let alike = folder.folders.filter { $0.path != part.path && !$0.shape.isDisjoint(with: part.shape) }
    return !alike.allSatisfy { !$0.folders.isEmpty && isCut($0) }
  }

  private func isHalf(_ folder: ObservedFolder) -> Bool { folder.allFiles.count * 2 > total }

  /// Whether its folders use each other in an order, nearly everywhere.
  private func keepsOrder(_ folder: ObservedFolder) -> Bool {
    let parts = folder.innerParts
    // Of modules those that are too many are put together.
    let isFew = parts.count <= ObservedLayers.most || parts.allSatisfy(\.isModule)
    guard parts.count > 2, isFew else { return false }
    let counts = uses.between(parts.map(\.allFiles))
    let all = counts.reduce(0) { $0 + $1.reduce(0, +) }
    let order = ObservedOrder.order(counts)
    let against = order.indices.reduce(0) { sum, later in
      order[..<later].reduce(sum) { $0 + counts[order[later]][$1] }
    }
    return all >= Self.fewestUses && against * 5 <= all
  }

  private static let fewestUses = 10

  /// Whether there is nothing but modules in it, for different things: a client of a server beside views.
  private func holdsModulesOfKinds(_ folder: ObservedFolder) -> Bool {
    folder.folders.count > 1 && folder.files.isEmpty && folder.folders.allSatisfy(\.isModule)
      && Set(folder.folders.compactMap { content.kind(of: $0.allFiles) }).count > 1
  }

  /// Whether there is nothing but modules in it, much of the code in an order, and its name is not one of a layer, such as
  /// `Modules`.
  private func holdsMuchInModules(_ folder: ObservedFolder) -> Bool {
    let parts = folder.innerParts
    // Of many, each says too little.
    return parts.count > 1 && parts.count <= ObservedLayers.most && parts.allSatisfy(\.isModule)
      && content.kindByName(folder) == nil
      && folder.allFiles.count * Self.mostShares > total && keepsOrder(folder)
  }

  /// What has more than one of so many shares of the code is worth to be looked into.
  private static let mostShares = 10

  /// Whether what is in a folder can stand beside the others. Of modules those that are small are put together.
  private func mayHold(_ others: [ObservedFolder], partsOf folder: ObservedFolder) -> Bool {
    let parts = folder.innerParts
    return others.count + parts.count <= ObservedLayers.most + Self.tolerance || parts.count < Self.few
      || others.allSatisfy { $0.isModule || $0.path == folder.path }
  }

  /// Whether a folder with much of the code holds several modules, or layers by their names.
  private func mayOpen(_ folder: ObservedFolder) -> Bool {
    guard folder.allFiles.count * 5 > total * 2 else { return false }
    return folder.inside.count { $0.isModule } > 1
      || Set(folder.inside.compactMap(content.kindByName)).count > 1
      || folder.folders.count == 1 && folder.files.isEmpty
        && mayOpen(folder.folders[0])
  }

  private func isCut(_ folder: ObservedFolder) -> Bool {
    let count = folder.allFiles.count
    // A folder that holds one other folder and nothing else is cut as that one is.
    if folder.files.isEmpty, folder.folders.count == 1, !folder.isModule || count * 3 > total {
      return isCut(folder.folders[0])
    }
    let isPure = content.kind(of: folder.allFiles, atLeast: 85) != nil
    let named = folder.inside.filter { content.kindByName($0) != nil }
    let covered = named.reduce(0) { $0 + $1.allFiles.count }
    // Flows and their screens are one feature.
    let kinds = Set(named.compactMap(content.kindByName).map { $0 == .coordinators ? .presentation : $0 })
    let isNamed = kinds.count > 1 && covered * 2 > count
    // What is around nearly everything says nothing by itself.
    if count * 5 > total * 3 {
      return !isPure || isNamed || folder.path.isEmpty || folder.folders.contains(where: \.isModule)
    }
    return !isPure && isNamed && count >= Self.fewest && (!folder.isModule || count * 3 > total)
  }

  /// A folder with fewer files is no place to cut.
  private static let fewest = 8

  /// What puts the app together is a layer of its own, wherever its folder is: what it makes says nothing of the layer
  /// around it.
  private func withRootsApart(_ folders: [ObservedFolder]) -> [ObservedFolder] {
    folders.flatMap { folder -> [ObservedFolder] in
      guard content.kindByName(folder) != .composition else { return [folder] }
      let roots = roots(in: folder)
      let rest = folder.without(Set(roots.map(\.path)))
      return roots.isEmpty || rest.allFiles.isEmpty ? [folder] : [rest] + roots
    }
  }

  /// Folders within another one that are there to put the app together, by their name and by what is in them; the
  /// outermost of each.
  private func roots(in folder: ObservedFolder) -> [ObservedFolder] {
    folder.folders.flatMap { inner in
      let files = inner.allFiles
      let isRoot =
        LayerKind(inferredFrom: inner.telling) == .composition && content.kind(of: files) == .composition
      return isRoot && files.count >= Self.fewestOfRoot ? [inner] : roots(in: inner)
    }
  }

  /// Of fewer files the types are known by their names.
  private static let fewestOfRoot = 4
}
