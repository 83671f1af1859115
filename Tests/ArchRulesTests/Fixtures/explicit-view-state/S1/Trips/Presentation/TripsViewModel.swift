import Combine

final class TripsViewModel: ObservableObject {
  @Published private(set) var isLoading = false  // expect: explicit-view-state "3 flags: 'isLoading', 'hasError', 'isEmpty'"
  @Published private(set) var hasError: Bool = false
  @Published private(set) var isEmpty = true
  @Published private(set) var trips: [String] = []
}

@Observable final class UploadViewModel {
  private(set) var isUploadingPhoto = false  // expect: explicit-view-state "'isUploadingPhoto', 'photoFailed'"
  private(set) var photoFailed = false
}

final class TransferViewModel: ObservableObject {
  @Published private(set) var finished = false  // expect: explicit-view-state "'finished', 'failed'"
  @Published private(set) var failed = false
}
