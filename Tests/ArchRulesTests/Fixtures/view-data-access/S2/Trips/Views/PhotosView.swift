import SwiftData
import SwiftUI

struct PhotosView: View {
  let repository: any TripRepositoryProtocol  // expect: view-data-access "the repository 'TripRepositoryProtocol'"
  let photos: PhotoStore  // expect: view-data-access "the store 'PhotoStore'"
  @Query private var tags: [String]  // expect: view-data-access "SwiftData with '@Query'"

  var body: some View { Text("Photos") }

  private func load() async throws -> Data {
    try await URLSession.shared.data(from: URL(filePath: "photo")).0  // expect: view-data-access "the network with 'URLSession'"
  }
}

final class PhotosViewController: UIViewController, NSFetchedResultsControllerDelegate {
  private var results: NSFetchedResultsController<Trip>?  // expect: view-data-access "NSFetchedResultsController"
}
