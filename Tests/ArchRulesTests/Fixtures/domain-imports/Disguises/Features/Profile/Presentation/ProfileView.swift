struct ProfileView { let used: Used }
