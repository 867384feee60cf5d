/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * FuzzSpan:
 * @start, @end: bytes from the beginning of the text
 */
typedef struct {
  gsize start;
  gsize end;
} FuzzSpan;

/**
 * FuzzAttribute:
 * @name, @value: without the quotes
 */
typedef struct {
  FuzzSpan name;
  FuzzSpan value;
} FuzzAttribute;

/**
 * FuzzElement:
 * @name: of the element
 * @tag: its first tag
 * @whole: from its first tag to its last
 * @first, @n: its attributes, among those of the outline
 */
typedef struct {
  FuzzSpan name;
  FuzzSpan tag;
  FuzzSpan whole;
  guint first;
  guint n;
} FuzzElement;

/**
 * FuzzOutline:
 * @text: XML, or what was one
 * @elements: (element-type FuzzElement): in the order of their first tags
 * @attributes: (element-type FuzzAttribute): of all elements
 */
typedef struct {
  const char *text;
  GArray *elements;
  GArray *attributes;
} FuzzOutline;

FuzzOutline *fuzz_outline_new (const char *text, gsize size);
void fuzz_outline_free (FuzzOutline *outline);
gboolean fuzz_outline_same_name (const FuzzOutline *a, FuzzSpan name, const FuzzOutline *b, FuzzSpan other);

/* For LLVMFuzzerCustomMutator() and LLVMFuzzerCustomCrossOver(), and whoever has XML in something else. */
gsize fuzz_xml_mutate (guint8 *bytes, gsize size, gsize most, guint seed);
gsize fuzz_xml_cross (const guint8 *one, gsize one_size, const guint8 *two, gsize two_size, guint8 *out, gsize most,
                      guint seed);

/* libFuzzer's */
gsize LLVMFuzzerMutate (guint8 *bytes, gsize size, gsize most);
gsize LLVMFuzzerCustomMutator (guint8 *bytes, gsize size, gsize most, unsigned int seed);
gsize LLVMFuzzerCustomCrossOver (const guint8 *one, gsize one_size, const guint8 *two, gsize two_size, guint8 *out,
                                 gsize most, unsigned int seed);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FuzzOutline, fuzz_outline_free)

G_END_DECLS
