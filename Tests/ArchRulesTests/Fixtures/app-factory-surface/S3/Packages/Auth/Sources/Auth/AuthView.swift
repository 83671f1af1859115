import SwiftUI

public struct AuthView: View {  // expect: app-factory-surface "feature package 'Auth' has no public factory"
  public var body: some View { Text("Auth") }
}
