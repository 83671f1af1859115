import ArchReports
import ArchSystem

// What the system refuses, in the words of the command.

extension Failure {
  init(_ unreadable: Unreadable) { self = .path(unreadable.path, unreadable.reason) }
}

extension SystemPath {
  /// Absolute and without symbolic links.
  init(resolving path: String) throws(Failure) {
    do throws(SystemError) {
      self = try SystemCalls.realPath(of: SystemPath(path))
    } catch {
      throw .path(path, error)
    }
  }

  /// The same for a path that a person names; a link in a repository may not lead out of it.
  init(named path: String, in tree: FileTree = .disk) throws(Failure) {
    do throws(SystemError) {
      self = try tree.resolve(path)
    } catch {
      throw .path(path, error)
    }
  }
}

extension Sources {
  init(named paths: [String], in tree: FileTree = .disk) throws(Failure) {
    do throws(Unreadable) {
      try self.init(at: paths, in: tree)
    } catch {
      throw Failure(error)
    }
  }
}

extension SavedFile {
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    do throws(SystemError) {
      try write(bytes, to: try Fence.place(named: SystemPath(path)))
    } catch {
      throw .notSaved(path, error)
    }
  }
}

extension [Unreadable] {
  /// Says each on standard error; whether there was one that stands for a mistake.
  ///
  /// What git-crypt made of a file is nobody's mistake, so it is a note and counts for none.
  func reported() -> Bool {
    let encrypted = filter(\.isEncrypted)
    if let first = encrypted.first {
      let files = encrypted.count == 1 ? "a file" : "\(encrypted.count) files"
      let such = encrypted.count == 1 ? "" : "such as "
      Output.error.say(
        "note: left out \(files) encrypted by git-crypt, \(such)'\(TerminalText.escaped(first.path))'")
    }
    let mistakes = filter { !$0.isEncrypted }
    for entry in mistakes {
      let path = TerminalText.escaped(entry.path)
      Output.error.say("error: left out '\(path)', which cannot be read: \(entry.reason.shown)")
    }
    return !mistakes.isEmpty
  }
}

extension SystemError {
  /// Its words, safe for a terminal.
  var shown: String { TerminalText.escaped(words) }
}

extension EditedFiles {
  /// One file, whose content is what standard input holds.
  init(onStandardInput name: String) throws(Failure) {
    self.init()
    do throws(Unreadable) {
      // A name that stands for nothing is told before anybody has to write.
      let location = try hold([], at: name)
      do throws(SystemError) {
        replace(try SystemCalls.readStandardInput(), at: location)
      } catch {
        throw Unreadable(path: "-", reason: error)
      }
    } catch {
      throw Failure(error)
    }
  }

  /// One file that is not there yet, and may be the first of its folder.
  init(supposing name: String) throws(Failure) {
    self.init()
    do throws(Unreadable) {
      try hold([], at: name, makingFolders: true)
    } catch {
      throw Failure(error)
    }
  }
}
