final class HomeViewModel {
  let session: any SessionService
  init(session: any SessionService) { self.session = session }
}
