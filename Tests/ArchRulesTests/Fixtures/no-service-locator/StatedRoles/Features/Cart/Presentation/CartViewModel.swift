final class CartViewModel {
  func load() {
    use(Toolbox.main.sessions) // expect: no-service-locator
    use(EmptyBox.main.name)
    use(Drawer.main.sessions)
    use(ColorContainer.main.first)
  }

  func use(_ thing: Any) {}
}
