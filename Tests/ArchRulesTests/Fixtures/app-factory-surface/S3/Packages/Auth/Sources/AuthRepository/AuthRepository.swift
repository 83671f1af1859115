public actor AuthRepository {}
