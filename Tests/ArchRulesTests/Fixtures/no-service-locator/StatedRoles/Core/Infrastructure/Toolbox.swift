final class SessionStore {
  func load() async {}
}

final class Toolbox {
  static let main = Toolbox()
  let sessions = SessionStore()
}

// Called a container, and hands out nothing that others depend on.
final class EmptyBox {
  static let main = EmptyBox()
  let name = ""
}

// Not called one, and has no name of one.
final class Drawer {
  static let main = Drawer()
  let sessions = SessionStore()
}

// Would be one by its name and by what it hands out.
final class ColorContainer {
  static let main = ColorContainer()
  let first = SessionStore()
  let second = SessionStore()
  let third = SessionStore()
}
