enum FerryRoute { case north, south }
