import Foundation

struct Loader {
  let session: URLSession // expect: domain-imports "uses 'URLSession', which belongs to the network"
  func again() { _ = URLSession.shared }
  func save() { UserDefaults.standard.set(1, forKey: "") } // expect: domain-imports "'UserDefaults', which belongs to persistence"
  func image() -> UIImage? { nil } // expect: domain-imports "'UIImage', which belongs to the user interface"
}

extension FileManager {} // expect: domain-imports "'FileManager'"

// Values of Foundation.
struct Feed {
  let address: URL
  let request: URLRequest
  let response: HTTPURLResponse
  let data: Data
  let date: Date
  let number: Decimal
}

// Our own types under Apple's names.
struct NavigationPath {
  let points: [Int]
}

struct Hike {
  let path: NavigationPath
  let color: UIColor
  enum UIColor { case red }
}

func generic<NSImage>(_ image: NSImage) {}
// UserDefaults
let note = "URLSession.shared"
