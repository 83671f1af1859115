import Models
import SwiftUI
struct Flows { let model: Model }
