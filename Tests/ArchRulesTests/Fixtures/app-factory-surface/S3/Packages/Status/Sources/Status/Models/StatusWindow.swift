public enum StatusWindow { case compose }  // expect: app-factory-surface "enum"

public protocol StatusShowing {}  // expect: app-factory-surface "protocol"

public typealias StatusID = String  // expect: app-factory-surface "typealias"

public let statusLimit = 280  // expect: app-factory-surface "'statusLimit'"

public func countStatus(_ text: String) -> Int { text.count }  // expect: app-factory-surface "'countStatus'"
