import SwiftUI

protocol Playing { func play() async }

final class Player: ObservableObject, Playing { func play() async {} }
