final class AppBootstrapper {
  // It is told once that this is long, and not again of what is in it.
  func start() async {  // expect: boot-logic "'start' has 10 lines"
    func show() async {
      await register.execute()
      await restore.execute()
      await refresh.execute()
      await migrate.execute()
      await announce.execute()
      await track.execute()
    }
    await show()
    await open()
  }

  func open() async {
    await register.execute()
  }
}
