typealias Loader = ProfileLoaderImpl
