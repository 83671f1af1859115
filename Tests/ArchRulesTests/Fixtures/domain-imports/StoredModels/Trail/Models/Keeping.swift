import CoreData  // expect: domain-imports

protocol Keeping { func keep(in context: NSManagedObjectContext) }
