extension String { var trimmed: String { self } }
