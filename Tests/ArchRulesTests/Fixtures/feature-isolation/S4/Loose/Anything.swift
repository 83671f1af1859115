// Belongs to no layer and no feature.
let profile: UserProfile? = nil
