struct APIResponse: Decodable { let results: [Int] }
