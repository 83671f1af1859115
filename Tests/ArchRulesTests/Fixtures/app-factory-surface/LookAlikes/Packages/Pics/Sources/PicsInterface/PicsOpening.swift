public protocol PicsOpening { func open(_ id: PictureID) }

public struct PictureID: Hashable, Sendable {}
