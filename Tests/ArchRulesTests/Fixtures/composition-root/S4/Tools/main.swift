let vault = Vault()
print(vault)
