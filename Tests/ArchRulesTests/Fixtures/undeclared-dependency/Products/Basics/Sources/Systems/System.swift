import Basics

public struct System { let basic: Basic }
