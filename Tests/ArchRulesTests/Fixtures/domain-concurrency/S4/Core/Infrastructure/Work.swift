typealias Work = DispatchQueue
