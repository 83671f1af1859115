import Foundation

// Nobody outside of this file means it.
private let session = URLSession(configuration: .ephemeral)

struct Pier { func ping() async { _ = try? await session.data(from: URL(fileURLWithPath: "")) } }
