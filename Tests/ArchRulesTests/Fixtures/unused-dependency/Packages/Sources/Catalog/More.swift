import UIKit
struct More {}
