struct Walk { let name: String }
