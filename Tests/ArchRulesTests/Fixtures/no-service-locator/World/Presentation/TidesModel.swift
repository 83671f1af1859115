final class TidesModel {
  func show() async {
    let tides = Current.tides  // expect: no-service-locator "'Current.tides' pulls a dependency out of a container"
    print(await tides.today())
  }
}
