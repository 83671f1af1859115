import ArchKnowledge

extension CodeType {
  /// It is written before a property, where no protocol can stand.
  var isPropertyWrapper: Bool { attributes.contains(Self.propertyWrapper) }

  private static let propertyWrapper = AppleAttributes.only(.propertyWrapper)
}
