final class LibraryCoordinator {
  private let bookmarks: any Bookmarks

  init(bookmarks: any Bookmarks = SharedBookmarks.standard) {  // expect: no-singleton-use
    self.bookmarks = bookmarks
  }

  func count() -> Int { bookmarks.all().count }
  func name() -> String { Palettes.standard.name }
}

final class ReaderCoordinator {
  func start() -> Int { SharedBookmarks.standard.all().count }  // expect: no-singleton-use
  func usual() -> Int { QuotedBookmarks.default.all().count }  // expect: no-singleton-use
  func again() -> Int { BookmarkMaker.fresh.all().count }
}
