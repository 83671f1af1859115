final class RadioViewModel {
  let observers = Observers<Int>()
  var next: Page<Int> { Page(items: [], next: nil) }
  private let device = Device()  // expect: composition-root

  func observe() -> any Cancellation {
    CancellationToken { [weak self] in self?.stop() }
  }
  func send() { _ = Message(name: "play", reply: { _ in }) }
  func tune() -> Station { Station(id: "fm", reading: { 3 }) }
  func stop() {}
}
