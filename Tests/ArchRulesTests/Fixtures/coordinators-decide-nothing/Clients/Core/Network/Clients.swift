import Supabase

let supabase = SupabaseClient(supabaseKey: "key")
