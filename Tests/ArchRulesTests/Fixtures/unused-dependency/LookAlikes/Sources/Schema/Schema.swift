import Foundation
struct Schema {}
