struct StoredJourney { let name: String }
