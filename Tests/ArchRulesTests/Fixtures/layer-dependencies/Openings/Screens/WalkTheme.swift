import SwiftUI

struct WalkTheme {
  let color: Color
}
