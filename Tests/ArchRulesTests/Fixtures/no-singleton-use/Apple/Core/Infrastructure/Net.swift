import Foundation

final class Net {
  let session = URLSession.shared
}
