struct ScreenTheme { let accent = "green" }
