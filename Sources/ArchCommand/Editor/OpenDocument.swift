import ArchEditor
import ArchSystem

/// A file that an editor holds.
struct OpenDocument {
  /// As the editor names it.
  let uri: String
  /// As that says it.
  let path: String
  /// Absolute and without symbolic links.
  let location: SystemPath
  var text: EditorText
}
