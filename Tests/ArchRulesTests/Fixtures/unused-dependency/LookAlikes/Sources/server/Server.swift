@main struct Server { static func main() {} }
