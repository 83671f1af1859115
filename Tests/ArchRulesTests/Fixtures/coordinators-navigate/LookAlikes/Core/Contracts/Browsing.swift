protocol Browsing { func open(_ address: URL) }
