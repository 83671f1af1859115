struct Login {}
