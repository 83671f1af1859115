import SwiftUI

struct MapScreen: View {  // expect: app-factory-surface "feature package 'Map'"
  var body: some View { Text("Map") }
}
