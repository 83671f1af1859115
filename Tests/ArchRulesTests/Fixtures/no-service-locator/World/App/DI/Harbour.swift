private let harbour = Current()
