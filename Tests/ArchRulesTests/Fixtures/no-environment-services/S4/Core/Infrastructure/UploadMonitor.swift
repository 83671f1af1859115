import Combine

final class UploadMonitor: ObservableObject {
  func follow() async {}
}

final class AppState: ObservableObject {
  let name = ""
}
