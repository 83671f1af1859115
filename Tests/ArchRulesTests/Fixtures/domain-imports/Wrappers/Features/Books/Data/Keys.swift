import Foundation

struct Keys { let status: OSStatus }
