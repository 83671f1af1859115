final class FindsViewModel: DownloadDelegate {
  weak var delegate: DownloadDelegate?
  func finished() {}
}
