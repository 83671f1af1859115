// A wrapper that the team lists.
final class ListedViewModel {
  init() {
    @Pulled var loading: any Loading  // expect: no-service-locator "with '@Pulled'"
    loading.load()
  }
}
