import ArchEditor
import ArchJSON
import ArchSystem

// What the editor holds, and what it says of the disk.
extension LanguageServer {
  mutating func open(_ params: JSON) {
    guard let uri = params["textDocument"]?["uri"]?.string, let path = FileURI.path(of: uri),
      let text = params["textDocument"]?["text"]?.string
    else { return }
    let bytes = Array(text.utf8)
    var place: SystemPath?
    for index in engines.indices where Self.belongs(path, to: engines[index]) {
      place = engines[index].hold(bytes, at: path) ?? place
    }
    documents[uri] = OpenDocument(
      uri: uri, path: path, location: place ?? SystemPath(path), text: EditorText(bytes, encoding))
    isStale = true
  }

  /// Changes follow each other: each is about what the one before left.
  mutating func change(_ params: JSON) {
    guard let uri = params["textDocument"]?["uri"]?.string, var document = documents[uri] else { return }
    for change in params["contentChanges"]?.elements ?? [] {
      guard let text = change["text"]?.string else { continue }
      if let range = EditorRange(change["range"]) {
        document.text.replace(range, with: text)
      } else if change["range"] == nil {
        document.text = EditorText(Array(text.utf8), encoding)
      }
    }
    documents[uri] = document
    for index in engines.indices { engines[index].replace(document.text.bytes, at: document.location) }
    isStale = true
  }

  /// Others may have been written with it.
  mutating func saved(_ params: JSON) { diskChanged() }

  mutating func close(_ params: JSON) {
    guard let uri = params["textDocument"]?["uri"]?.string,
      let document = documents.removeValue(forKey: uri)
    else { return }
    for index in engines.indices { engines[index].release(document.location) }
    isStale = true
  }

  mutating func changeFolders(_ params: JSON) {
    func paths(_ key: String) -> [String] {
      params["event"]?[key]?.elements?.compactMap { $0["uri"]?.string.flatMap(FileURI.path) } ?? []
    }
    let gone = paths("removed")
    engines.removeAll { gone.contains($0.name) }
    for path in paths("added") { add(folder: path) }
    isStale = true
  }

  /// What the editor holds of it is held there, too.
  mutating func add(folder path: String) {
    do throws(Failure) {
      var engine = ResidentEngine(of: try SystemPath(resolving: path), named: path, arguments)
      for document in documents.values where Self.belongs(document.path, to: engine) {
        _ = engine.hold(document.text.bytes, at: document.path)
      }
      engines.append(engine)
      isStale = true
    } catch {
      tell("window/showMessage", Complaints.words(of: error))
    }
  }

  mutating func diskChanged() {
    for index in engines.indices { engines[index].diskChanged() }
    isStale = true
  }

  /// What is elsewhere, such as an interface of Apple's that was looked up, is of no code here.
  private static func belongs(_ path: String, to engine: ResidentEngine) -> Bool {
    guard let slash = path.lastIndex(of: "/") else { return false }
    var folder = SystemPath(String(path[..<slash]))
    var isThere = true
    // An editor may hold a file in a folder that is still to be made.
    while !folder.isFolder, let above = folder.parent { (folder, isThere) = (above, false) }
    let real = (try? SystemCalls.realPath(of: folder)) ?? folder
    return real.isWithin(engine.folder) || isThere && engine.folder.isWithin(real)
  }
}
