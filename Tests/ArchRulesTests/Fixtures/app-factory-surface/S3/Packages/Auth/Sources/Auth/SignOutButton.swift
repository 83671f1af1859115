struct SignOutButton {}
