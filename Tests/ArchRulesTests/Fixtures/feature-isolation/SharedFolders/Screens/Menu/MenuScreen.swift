struct MenuScreen {
  let theme: ScreenTheme
  let common: CommonRow
}
