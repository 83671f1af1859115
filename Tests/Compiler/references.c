// Prints what the compiler knows of the types in Swift files, from the index store that a debug build writes:
//
//     references STORE
//
// A line for each place, tab-separated: D (declared) or R (named); path; line; column; kind; USR; name; module.
// Columns count UTF-8 bytes and start at 1. What the compiler made up (`implicit`) is left out, and so is what is
// nobody's: local types, and types of modules that were not built from source, are named but never declared.
#include <indexstore/indexstore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  indexstore_t store;
  const char *path;
  char module[512];
} Unit;

static const char *kindOf(indexstore_symbol_t symbol) {
  switch (indexstore_symbol_get_kind(symbol)) {
  case INDEXSTORE_SYMBOL_KIND_ENUM: return "enum";
  case INDEXSTORE_SYMBOL_KIND_STRUCT: return "struct";
  case INDEXSTORE_SYMBOL_KIND_CLASS: return "class";
  case INDEXSTORE_SYMBOL_KIND_PROTOCOL: return "protocol";
  case INDEXSTORE_SYMBOL_KIND_TYPEALIAS:
    switch (indexstore_symbol_get_subkind(symbol)) {
    case INDEXSTORE_SYMBOL_SUBKIND_SWIFTASSOCIATEDTYPE: return "associatedtype";
    case INDEXSTORE_SYMBOL_SUBKIND_SWIFTGENERICTYPEPARAM: return NULL;
    default: return "typealias";
    }
  default: return NULL;
  }
}

static void print(indexstore_string_ref_t text) { printf("%.*s", (int)text.length, text.data); }

static bool visitOccurrence(void *context, indexstore_occurrence_t occurrence) {
  const Unit *unit = context;
  indexstore_symbol_t symbol = indexstore_occurrence_get_symbol(occurrence);
  const char *kind = kindOf(symbol);
  uint64_t roles = indexstore_occurrence_get_roles(occurrence);
  if (!kind || indexstore_symbol_get_language(symbol) != INDEXSTORE_SYMBOL_LANG_SWIFT) return true;
  if (roles & INDEXSTORE_SYMBOL_ROLE_IMPLICIT) return true;
  bool isDeclaration = roles & (INDEXSTORE_SYMBOL_ROLE_DEFINITION | INDEXSTORE_SYMBOL_ROLE_DECLARATION);
  unsigned line, column;
  indexstore_occurrence_get_line_col(occurrence, &line, &column);
  printf("%c\t%s\t%u\t%u\t%s\t", isDeclaration ? 'D' : 'R', unit->path, line, column, kind);
  print(indexstore_symbol_get_usr(symbol));
  putchar('\t');
  print(indexstore_symbol_get_name(symbol));
  printf("\t%s\n", unit->module);
  return true;
}

static bool visitDependency(void *context, indexstore_unit_dependency_t dependency) {
  Unit *unit = context;
  if (indexstore_unit_dependency_get_kind(dependency) != INDEXSTORE_UNIT_DEPENDENCY_RECORD) return true;
  indexstore_string_ref_t file = indexstore_unit_dependency_get_filepath(dependency);
  if (file.length < 6 || strncmp(file.data + file.length - 6, ".swift", 6) != 0) return true;
  char *path = strndup(file.data, file.length);
  indexstore_string_ref_t record = indexstore_unit_dependency_get_name(dependency);
  char *name = strndup(record.data, record.length);
  indexstore_error_t error = NULL;
  indexstore_record_reader_t reader = indexstore_record_reader_create(unit->store, name, &error);
  if (!reader) {
    fprintf(stderr, "references: %s: %s\n", name, indexstore_error_get_description(error));
    exit(1);
  }
  unit->path = path;
  // That the compiler saw a file at all, though it may name no type.
  printf("F\t%s\t0\t0\t-\t-\t-\t%s\n", path, unit->module);
  indexstore_record_reader_occurrences_apply_f(reader, unit, visitOccurrence);
  indexstore_record_reader_dispose(reader);
  free(name);
  free(path);
  return true;
}

static bool visitUnit(void *context, indexstore_string_ref_t name) {
  indexstore_t store = context;
  char *text = strndup(name.data, name.length);
  indexstore_error_t error = NULL;
  indexstore_unit_reader_t reader = indexstore_unit_reader_create(store, text, &error);
  free(text);
  if (!reader) {
    fprintf(stderr, "references: %s\n", indexstore_error_get_description(error));
    exit(1);
  }
  if (!indexstore_unit_reader_is_system_unit(reader)) {
    Unit unit = {.store = store};
    indexstore_string_ref_t module = indexstore_unit_reader_get_module_name(reader);
    snprintf(unit.module, sizeof unit.module, "%.*s", (int)module.length, module.data);
    indexstore_unit_reader_dependencies_apply_f(reader, &unit, visitDependency);
  }
  indexstore_unit_reader_dispose(reader);
  return true;
}

int main(int count, char **arguments) {
  if (count != 2) {
    fprintf(stderr, "usage: references STORE\n");
    return 2;
  }
  indexstore_error_t error = NULL;
  indexstore_t store = indexstore_store_create(arguments[1], &error);
  if (!store) {
    fprintf(stderr, "references: %s: %s\n", arguments[1], indexstore_error_get_description(error));
    return 1;
  }
  indexstore_store_units_apply_f(store, 1, store, visitUnit);
  indexstore_store_dispose(store);
  return 0;
}
