import UIKit

final class TideCell: UITableViewCell {
  final class ViewModel {
    let tide: Tide
    init(tide: Tide) { self.tide = tide }
    func isLow() -> Bool { tide.height < 1 }
  }
}

final class TideHeader: UIView {
  final class ViewModel {
    private let client: TideClient
    init(client: TideClient) { self.client = client }
    func load() async {}
  }
}

enum TideSection {
  static func fill(_ tide: Tide, _ client: TideClient) -> [AnyObject] {
    [
      TideCell.ViewModel(tide: tide),
      TideHeader.ViewModel(client: client),  // expect: composition-root
    ]
  }
}

enum TideScenes {
  static func previewOfTides() -> AnyObject { RemoteTideClient() }
  static func tidePreview() -> AnyObject { RemoteTideClient() }
  static func showTidePreviewScene() -> AnyObject { RemoteTideClient() }  // expect: composition-root
}
