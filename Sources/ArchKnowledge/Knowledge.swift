/// Every name that archcheck knows: Apple's, those of libraries, and English words.
package enum Knowledge {
  /// As the page of all names shows them.
  package static let tables: [KnownNamesPage] = [
    RoleEndings.page, DelegateEndings.page, ContainerEndings.page, LocatorEndings.page,
    LibraryViewEndings.page,
    AppleTypes.page, BroughtTypes.page, InheritedTypes.page, ValueProtocols.page, AppleAttributes.page,
    AppleFunctions.page,
    AppleProperties.page,
    ListNames.page, AppleSingletons.page, AppleModules.page, CalledUnnamed.page,
    LibraryModules.page, LibraryTypes.page, LibraryClients.page, LibraryMembers.page,
    KeyPathWrappers.page,
    WorkWords.page, ScreenWords.page, StateWords.page, BoundaryWords.page, CoordinationWords.page,
    ContainerWords.page, MemberWords.page, ModelWords.page, FeatureWords.page, LayerWords.page,
    DoubleWords.page, FolderNames.page, PackageNames.page, GeneratedMarks.page, BuildFlags.page,
  ]
}
