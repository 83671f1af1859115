import Models
import SwiftUI
struct Views { let model: Model }
