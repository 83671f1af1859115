extension CartPickerCoordinator {
  func edit() { show(CartEditorVC()) }
}
