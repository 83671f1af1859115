import SwiftUI

// That a domain draws is said of its import; an icon is no screen.
enum Badge {
  case first, tenth
  var icon: some View { Image(systemName: "star") }
}
