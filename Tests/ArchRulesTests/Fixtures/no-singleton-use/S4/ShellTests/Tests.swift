let errors = ErrorHandler.shared
