struct Bar {}
