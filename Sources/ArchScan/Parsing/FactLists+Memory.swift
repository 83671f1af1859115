import ArchFacts

// Growing some twenty lists again for each file took a tenth of the time of scanning, and left each with
// room to spare; so they grow once in a scanner, and each file gets a copy of just the right size.
extension FactLists {
  mutating func removeAll() {
    bytes = []
    imports.removeAll(keepingCapacity: true)
    types.removeAll(keepingCapacity: true)
    enumCases.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
    parameters.removeAll(keepingCapacity: true)
    locals.removeAll(keepingCapacity: true)
    functions.removeAll(keepingCapacity: true)
    bodies.removeAll(keepingCapacity: true)
    branches.removeAll(keepingCapacity: true)
    conditions.removeAll(keepingCapacity: true)
    calls.removeAll(keepingCapacity: true)
    arguments.removeAll(keepingCapacity: true)
    assignments.removeAll(keepingCapacity: true)
    nameChains.removeAll(keepingCapacity: true)
    closures.removeAll(keepingCapacity: true)
    givenNames.removeAll(keepingCapacity: true)
    casts.removeAll(keepingCapacity: true)
    listElements.removeAll(keepingCapacity: true)
    returnedValues.removeAll(keepingCapacity: true)
    memberAccesses.removeAll(keepingCapacity: true)
    implicitMembers.removeAll(keepingCapacity: true)
    typeReferences.removeAll(keepingCapacity: true)
    typesInGenericTypes.removeAll(keepingCapacity: true)
    macros.removeAll(keepingCapacity: true)
    attributes.removeAll(keepingCapacity: true)
    conditionalRegions.removeAll(keepingCapacity: true)
    buildTerms.removeAll(keepingCapacity: true)
    suppressionComments.removeAll(keepingCapacity: true)
    docComments.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
    skipped = 0
  }

  func fittingCopy() -> FactLists {
    var copy = FactLists(path: path, bytes: bytes)
    copy.imports = imports.fittingCopy()
    copy.types = types.fittingCopy()
    copy.enumCases = enumCases.fittingCopy()
    copy.members = members.fittingCopy()
    copy.parameters = parameters.fittingCopy()
    copy.locals = locals.fittingCopy()
    copy.functions = functions.fittingCopy()
    copy.bodies = bodies.fittingCopy()
    copy.branches = branches.fittingCopy()
    copy.conditions = conditions.fittingCopy()
    copy.calls = calls.fittingCopy()
    copy.arguments = arguments.fittingCopy()
    copy.assignments = assignments.fittingCopy()
    copy.nameChains = nameChains.fittingCopy()
    copy.closures = closures.fittingCopy()
    copy.givenNames = givenNames.fittingCopy()
    copy.casts = casts.fittingCopy()
    copy.listElements = listElements.fittingCopy()
    copy.returnedValues = returnedValues.fittingCopy()
    copy.memberAccesses = memberAccesses.fittingCopy()
    copy.implicitMembers = implicitMembers.fittingCopy()
    copy.typeReferences = typeReferences.fittingCopy()
    copy.typesInGenericTypes = typesInGenericTypes.fittingCopy()
    copy.macros = macros.fittingCopy()
    copy.attributes = attributes.fittingCopy()
    copy.conditionalRegions = conditionalRegions.fittingCopy()
    copy.buildTerms = buildTerms.fittingCopy()
    copy.suppressionComments = suppressionComments.fittingCopy()
    copy.docComments = docComments.fittingCopy()
    copy.names = names.fittingCopy()
    copy.skipped = skipped
    return copy
  }
}

extension Array {
  fileprivate func fittingCopy() -> [Element] {
    isEmpty ? [] : withUnsafeBufferPointer { [Element]($0) }
  }
}
