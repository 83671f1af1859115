enum LibraryAssembly {
  static func library() -> LibraryCoordinator { LibraryCoordinator(bookmarks: SharedBookmarks.standard) }
}
