import Models
import SwiftUI
struct Screens { let model: Model }
