import SwiftUI

// What comes with the app is a resource of the view; an address is not, however it is spelled.
struct TermsView: View {
  var body: some View { Text(terms() ?? licences() ?? notice() ?? "") }

  private func terms() -> String? {
    guard let url = Bundle.main.url(forResource: "Terms", withExtension: "md"),
      let text = try? String(contentsOf: url)
    else { return nil }
    return text
  }

  private func licences() -> String? {
    let url = Bundle.main.url(forResource: "Licences", withExtension: "md")!
    return try? String(contentsOf: url)
  }

  private func notice() -> String? {
    try? String(contentsOf: Bundle.main.bundleURL.appending(path: "Notice.md"))
  }

  private func news() -> String? {
    guard let url = URL(string: "https://example.com/news.md"),
      let text = try? String(contentsOf: url)  // expect: view-data-access
    else { return nil }
    return text
  }

  // Another one of that name is from the bundle.
  private func other(_ url: URL) -> String? {
    let here = Bundle.main.bundleURL
    return here.isFileURL ? try? String(contentsOf: url) : nil  // expect: view-data-access
  }
}
