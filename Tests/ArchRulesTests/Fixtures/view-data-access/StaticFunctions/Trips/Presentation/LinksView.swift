import SwiftUI

struct LinksView: View {
  @State private var title = ""

  var body: some View {
    Button(title) {
      Task {
        title = try await LinkCard.fetch(from: "https://example.com").title  // expect: view-data-access "view 'LinksView' reaches for the network by 'LinkCard.fetch'"
        title = try await LinkCard.fetch(from: title).title
        title = try await LinkCard.preview(of: URL(filePath: title)).title  // expect: view-data-access "by 'LinkCard.preview'"
        title = LinkCard.example().title
        _ = LinkCard.marked()
        _ = Stop.byName()
      }
    }
  }
}
