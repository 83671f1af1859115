import Foundation

protocol Bookmarks {
  func all() -> [URL]
}

final class DiskBookmarkStore: Bookmarks {
  func all() -> [URL] { (UserDefaults.standard.array(forKey: "bookmarks") as? [URL]) ?? [] }
}

enum SharedBookmarks {
  static let standard: any Bookmarks = DiskBookmarkStore()
}

enum QuotedBookmarks {
  static let `default`: any Bookmarks = DiskBookmarkStore()
}

// A value for all is none that works.
struct Palette {
  let name: String
}

enum Palettes {
  static let standard = Palette(name: "standard")
}

// What makes one each time keeps none.
enum BookmarkMaker {
  static var fresh: any Bookmarks { DiskBookmarkStore() }
}

enum HiddenBookmarks {
  private static let own = DiskBookmarkStore()
}
