import SwiftUI

struct CardView: Codable { let title: String } // expect: no-routes-in-domain
