import UIKit

final class TripViewController: UIViewController {
  private let picture = UIImageView()

  func show(_ url: URL, _ path: String) {
    let data = try? Data(contentsOf: url)  // expect: view-data-access
    picture.image = data.flatMap(UIImage.init(data:)) ?? UIImage(contentsOfFile: path)
  }

  // What is called a file is one of the device.
  func show(framePath: URL) {
    let data: Data? = try? .init(contentsOf: framePath)
    picture.isHidden = data == (try? Data(contentsOf: framePath))
  }
}
