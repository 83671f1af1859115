import Foundation

final class HTTPClientImpl {
  let session = URLSession.shared
}
