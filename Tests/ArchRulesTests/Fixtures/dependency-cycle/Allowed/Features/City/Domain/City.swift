struct City { let bands: [Band] }
