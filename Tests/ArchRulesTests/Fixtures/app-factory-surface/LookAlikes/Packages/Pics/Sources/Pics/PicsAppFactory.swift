import PicsInterface
import SwiftUI

public protocol PicsAppFactoryProtocol {
  associatedtype Body: View
  @MainActor func makeAppView() -> Body
}

@MainActor
public final class PicsAppFactory: PicsAppFactoryProtocol {
  public static let title = "Pictures"

  public enum Tab { case all, mine }

  public init() {}

  public func makeAppView() -> some View { PicsView() }
}

extension PicsAppFactory {
  public func makeAppView(opening id: PictureID) -> some View { PicsView() }
}

struct PicsView: View {
  public var body: some View { Text("Pictures") }

  public struct Row {}
}

extension PicsView {
  public func refresh() {}
}

extension PictureID: @retroactive CustomStringConvertible {
  public var description: String { "picture" }
}

extension View {
  func picture() -> some View { padding() }

  package func shared() -> some View { padding() }
}

package struct PicsBadge {}

@_spi(Testing) public struct PicsProbe {}

#if DEBUG
  public struct PicsPlayground: View {
    public var body: some View { Text("Play") }
  }
#endif
