final class CurrentAccountStore: ObservableObject {
  func refresh() async {}
}

final class QuickLook: ObservableObject {
  func show() async {}
}

final class UploadState: ObservableObject {
  func retry() async {}
}
