import SwiftUI

struct LoginGallery: PreviewProvider {
  static var previews: some View { Text("") }
}
