import SwiftUI

struct ProfileView: View { var body: some View { EmptyView() } }
final class ProfileViewModel {}
enum LoginRoute { case form }
protocol ProfileCoordinating {}
