/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <pango/pango.h>

G_BEGIN_DECLS

/* S (NAME, "word in files", label, red, green, blue): what a word of a line was taken for, and how it is tinted. */
#define FORCON_LINE_SLOTS(S)                                                                                           \
  S (WHO, "who", N_ ("who is told"), 53, 132, 228)                                                                     \
  S (VERB, "verb", N_ ("what is ordered"), 46, 194, 126)                                                               \
  S (WHERE, "where", N_ ("where"), 229, 165, 10)                                                                       \
  S (TARGET, "target", N_ ("against whom"), 224, 27, 36)                                                               \
  S (COUNT, "count", N_ ("how many"), 145, 65, 172)                                                                    \
  S (POSTURE, "posture", N_ ("posture"), 23, 162, 184)                                                                 \
  S (SHIPS, "ships", N_ ("ships"), 134, 94, 60)                                                                        \
  S (NAME, "name", N_ ("a new name"), 255, 120, 0)                                                                     \
  S (WHEN, "when", N_ ("in which case"), 192, 97, 203)                                                                 \
  S (WHAT, "what", N_ ("what to do then"), 38, 162, 105)                                                               \
  S (NOT, "not", N_ ("not to be done"), 120, 120, 120)                                                                 \
  S (UNEXPLAINED, "unexplained", N_ ("not understood"), 224, 27, 36)

#define FORCON_LINE_SLOT_VALUE(NAME, ...) FORCON_LINE_SLOT_##NAME,
typedef enum { FORCON_LINE_SLOTS (FORCON_LINE_SLOT_VALUE) FORCON_N_LINE_SLOT } ForconLineSlot;

/**
 * ForconLinePart:
 * @start, @end: bytes of the text
 * @slot: what they were taken for
 */
typedef struct {
  guint start;
  guint end;
  ForconLineSlot slot;
} ForconLinePart;

/* Returns: (transfer none): in words: "who is told" */
const char *forcon_line_slot_label (ForconLineSlot slot);

/**
 * forcon_line_parts:
 * @slots: (nullable): which word of a line filled which slot: "0-4:who 6-12:verb"
 * @text: the line
 *
 * What is no slot, or lies in no text, is left out; of two that overlap the second is.
 *
 * Returns: (transfer full) (element-type ForconLinePart): the parts in the order of the text
 */
GArray *forcon_line_parts (const char *slots, const char *text);

/**
 * ForconTintedText:
 * @text: between quotes, in one line and safe to show
 * @tints: the colours of its words; what was not understood is underlined
 * @parts: (element-type ForconLinePart): where its words stand in @text
 */
typedef struct {
  char *text;
  PangoAttrList *tints;
  GArray *parts;
} ForconTintedText;

/**
 * forcon_tinted_text_new:
 * @text: a line
 * @parts: (element-type ForconLinePart): its parts
 * @most: characters that are shown at most
 *
 * Returns: (transfer full): the line for a label
 */
ForconTintedText *forcon_tinted_text_new (const char *text, const GArray *parts, glong most);

void forcon_tinted_text_free (ForconTintedText *tinted);

/* Returns: (transfer full) (nullable): what the word at a byte of the tinted text was taken for: "where: C2" */
char *forcon_tinted_text_at (const ForconTintedText *tinted, guint at);

/* Returns: (transfer full): the same of all words, for who does not see the tints; "" where nothing is known */
char *forcon_line_parts_spoken (const char *text, const GArray *parts);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconTintedText, forcon_tinted_text_free)

G_END_DECLS
