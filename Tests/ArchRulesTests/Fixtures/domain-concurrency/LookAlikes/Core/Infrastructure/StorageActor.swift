@globalActor actor StorageActor { static let shared = StorageActor() }
