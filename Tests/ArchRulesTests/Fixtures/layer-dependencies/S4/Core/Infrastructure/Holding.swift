protocol Holding { func hold() }
