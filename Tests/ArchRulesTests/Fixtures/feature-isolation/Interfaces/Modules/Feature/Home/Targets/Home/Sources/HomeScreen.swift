import SwiftUI

struct HomeScreen: View {
  let cart: any CartInterface
  var body: some View { CartScreen() }  // expect: feature-isolation
}
