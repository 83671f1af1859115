import SwiftUI

struct FindsView: View {
  @EnvironmentObject var account: CurrentAccountStore
  @EnvironmentObject var look: QuickLook
  @EnvironmentObject var uploads: UploadState  // expect: no-environment-services
}
