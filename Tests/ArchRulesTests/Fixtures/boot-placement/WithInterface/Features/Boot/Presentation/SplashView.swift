import SwiftUI

struct SplashView: View {  // expect: boot-placement "feature 'Boot' is boot"
  var body: some View { Text("Starting") }
}
