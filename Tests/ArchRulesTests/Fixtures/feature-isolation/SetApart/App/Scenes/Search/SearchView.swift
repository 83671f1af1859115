import SwiftUI

struct SearchView: View {
  let alert: AlertInfo
  let home: HomeView // expect: feature-isolation "from feature 'Home'"
  var body: some View { RoundButton() }
}
