import Models
import SwiftUI
struct Editor { let model: Model }
