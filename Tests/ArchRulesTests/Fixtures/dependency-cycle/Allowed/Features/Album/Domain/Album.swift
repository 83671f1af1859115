struct Album { let band: Band }
