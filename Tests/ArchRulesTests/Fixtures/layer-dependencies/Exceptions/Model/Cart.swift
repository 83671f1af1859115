struct Cart { let row: CartRow } // expect: layer-dependencies
