public struct ClipboardServiceFactory {
  let environment = "production"
  public func makeClipboardService() -> Int { 1 }
}
