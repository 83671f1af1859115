public protocol UploadPhoto { func upload(_ name: String) async }
