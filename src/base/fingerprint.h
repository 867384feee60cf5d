/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/record.h"

G_BEGIN_DECLS

/**
 * forcon_fingerprint_add:
 * @bytes: what a hash is taken of
 * @value: a value of the state
 *
 * Appends the value. A hash goes over the values, one by one in one fixed order and width, never over memory:
 * padding and byte order differ between machines.
 */
void forcon_fingerprint_add (GByteArray *bytes, gint64 value);

/**
 * forcon_fingerprint_add_record:
 * @bytes: what a hash is taken of
 * @record: a part of the state
 * @shape: of it: numbers, ids, words of closed lists, points and names
 *
 * Appends every value of the record, in the order of its fields; a name by its length and its bytes.
 */
void forcon_fingerprint_add_record (GByteArray *bytes, gconstpointer record, const ForconRecordShape *shape);

/**
 * forcon_fingerprint_finish:
 * @bytes: all values
 *
 * Returns: (transfer full): their SHA-256 in hexadecimal
 */
char *forcon_fingerprint_finish (const GByteArray *bytes);

G_END_DECLS
