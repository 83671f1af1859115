import UIKit

final class TripViewController: UIViewController {
  private let picture = UIImageView()

  func show(_ url: URL, _ path: String) {
    let data = try? Data(contentsOf: url)  // expect: view-data-access
    picture.image = data.flatMap(UIImage.init(data:)) ?? UIImage(contentsOfFile: path)
  }
}
