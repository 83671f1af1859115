import Foundation

struct CharactersResponse: Decodable { let page: Int; let totalPages: Int }
