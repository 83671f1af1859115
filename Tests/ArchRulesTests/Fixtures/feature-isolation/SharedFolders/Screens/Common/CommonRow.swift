struct CommonRow { let title: String }
