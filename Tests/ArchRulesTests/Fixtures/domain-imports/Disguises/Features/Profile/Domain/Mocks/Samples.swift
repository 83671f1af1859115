import UIKit

enum Samples { static let all: [Profile] = [] }
