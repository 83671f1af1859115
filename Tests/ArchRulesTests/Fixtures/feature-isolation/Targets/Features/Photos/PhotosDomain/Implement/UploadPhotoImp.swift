import PhotosDomain

public struct UploadLimit { public let count: Int }
public final class UploadPhotoImp: UploadPhoto { public func upload(_ name: String) async {} }
