/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/field.h"

G_BEGIN_DECLS

/*
 * Records: plain structs whose fields are listed in a table, F (name, type) for each. State, commands and events are
 * made of them, so that copying, comparing, hashing, storing and JSON are each written once. What is 0, none or empty
 * is not written.
 *
 * A table FIELDS, F (name, type) or F (name, type, "name in files") for each field, becomes the members of a struct by
 * FIELDS (FORCON_RECORD_MEMBER), and its shape by FORCON_DEFINE_SHAPE (FIELDS, function, Type).
 */
#define FORCON_RECORD_MEMBER(name, type, ...) ForconField_##type name;
#define FORCON_RECORD_ROW(name, type, ...)                                                                             \
  { FORCON_RECORD_SECOND (, ##__VA_ARGS__, #name, ), &forcon_type_##type, G_STRUCT_OFFSET (Here, name) },
#define FORCON_RECORD_SECOND(first, second, ...) second

/* A function that gives the shape of a type. */
#define FORCON_DEFINE_SHAPE(FIELDS, function, Type)                                                                    \
  const ForconRecordShape *function (void)                                                                             \
  {                                                                                                                    \
    typedef Type Here;                                                                                                 \
    static const ForconRecordField fields[] = { FIELDS (FORCON_RECORD_ROW) };                                          \
    static const ForconRecordShape shape = { sizeof (Here), G_N_ELEMENTS (fields), fields };                           \
                                                                                                                       \
    return &shape;                                                                                                     \
  }

/**
 * ForconRecordField:
 * @name: as in files and JSON
 * @type: what it is
 * @offset: where it lies in the record
 */
typedef struct {
  const char *name;
  const ForconFieldType *type;
  gsize offset;
} ForconRecordField;

/**
 * ForconRecordShape:
 * @size: of the record, bytes
 * @fields: (array length=n_fields): in their order
 */
typedef struct {
  gsize size;
  guint n_fields;
  const ForconRecordField *fields;
} ForconRecordShape;

/* The value of a field of a record, by its descriptor; and the place where it stands. */
#define FORCON_RECORD_VALUE(record, field, ctype) (*(const ctype *) ((const char *) (record) + (field)->offset))
#define FORCON_RECORD_PLACE(record, field, ctype) ((ctype *) ((char *) (record) + (field)->offset))

/**
 * forcon_record_field_is_zero:
 *
 * Returns: whether the field is 0, none, the first word of its list, or empty: what is not written
 */
gboolean forcon_record_field_is_zero (gconstpointer record, const ForconRecordField *field);

/**
 * forcon_record_field_equal:
 * @a, @b: records of one shape
 * @field: one of its fields
 *
 * Returns: whether it says the same in both
 */
gboolean forcon_record_field_equal (gconstpointer a, gconstpointer b, const ForconRecordField *field);

/**
 * forcon_record_number:
 *
 * Returns: the value of a field that is a number, an id or one of a closed list; 0 of all others
 */
gint64 forcon_record_number (gconstpointer record, const ForconRecordField *field);

/**
 * forcon_record_set_number:
 * @record: a record
 * @field: one of its fields that is a number, an id or one of a closed list
 * @number: its value
 *
 * Returns: whether the field can hold it
 */
gboolean forcon_record_set_number (gpointer record, const ForconRecordField *field, gint64 number);

/**
 * forcon_record_word:
 *
 * Returns: (nullable) (transfer none): the word of a field that is one of a closed list
 */
const char *forcon_record_word (gconstpointer record, const ForconRecordField *field);

/**
 * forcon_record_format:
 * @text: is appended to
 * @record: a record
 * @field: one of its fields, not of kind PLAIN
 *
 * Writes the one form that a value has in files.
 */
void forcon_record_format (GString *text, gconstpointer record, const ForconRecordField *field);

/**
 * forcon_record_clear:
 * @record: a record
 * @field: one of its fields; afterwards it is zero, none
 */
void forcon_record_clear (gpointer record, const ForconRecordField *field);

/**
 * forcon_record_parse:
 * @record: a record
 * @field: one of its fields, not of kind PLAIN
 * @text: what forcon_record_format() writes; nothing in it is trusted
 *
 * Returns: whether it could be read; nothing sensible is left in the field otherwise
 */
gboolean forcon_record_parse (gpointer record, const ForconRecordField *field, const char *text);

/**
 * forcon_record_find:
 * @shape: of a record
 * @name: of a field
 *
 * Returns: (nullable) (transfer none): the field
 */
const ForconRecordField *forcon_record_find (const ForconRecordShape *shape, const char *name);

/**
 * forcon_record_next:
 * @shape: of a record
 * @names: (inout): of some of its fields, with blanks between; the first is taken off
 *
 * Returns: (nullable) (transfer none): the field of that name; %NULL where there are no more
 */
const ForconRecordField *forcon_record_next (const ForconRecordShape *shape, const char **names);

/**
 * forcon_record_equal:
 * @a, @b: records
 * @shape: of both
 *
 * Returns: whether all fields say the same
 */
gboolean forcon_record_equal (gconstpointer a, gconstpointer b, const ForconRecordShape *shape);

G_END_DECLS
