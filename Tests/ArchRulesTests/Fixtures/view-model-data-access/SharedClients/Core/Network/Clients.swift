import FirebaseFirestore
import Foundation
import Supabase

let supabase = SupabaseClient(supabaseURL: address, supabaseKey: "key")
let other: SupabaseClient = make()
let store = Firestore.firestore()
let session = URLSession(configuration: .ephemeral)
let key = "key"
private let hidden = SupabaseClient(supabaseURL: address, supabaseKey: key)
let address = URL(string: "https://example.com")!

enum Backend {
  static let client = SupabaseClient(supabaseURL: address, supabaseKey: key)
  static let name = "trips"
}
