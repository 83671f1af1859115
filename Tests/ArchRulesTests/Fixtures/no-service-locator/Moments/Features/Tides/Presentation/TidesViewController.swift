import UIKit

final class TidesViewController: UIViewController {}
