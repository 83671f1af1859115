import SwiftUI

public final class AuthAppFactory {
  public init() {}

  public func makeAppView() -> some View { Text("Auth") }
}
