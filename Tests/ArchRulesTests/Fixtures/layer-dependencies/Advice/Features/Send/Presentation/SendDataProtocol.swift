protocol SendData { func sections() -> [String] }
