/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef enum {
  FORCON_MANUAL_TITLE,
  FORCON_MANUAL_HEADING,
  FORCON_MANUAL_PARAGRAPH,
  FORCON_MANUAL_ITEM,
  FORCON_MANUAL_KEY,
} ForconManualKind;

/**
 * ForconManualBlock:
 * @kind: what it is
 * @key: (nullable): of a key, as it is written on it
 * @text: what it says
 */
typedef struct {
  ForconManualKind kind;
  char *key;
  char *text;
} ForconManualBlock;

/**
 * ForconManualPage:
 * @topic: by which it is asked for
 * @title: as it is read
 * @blocks: (element-type ForconManualBlock): from the title on
 *
 * A page of the manual, in the language of the program.
 */
typedef struct {
  const char *topic;
  char *title;
  GArray *blocks;
} ForconManualPage;

/**
 * forcon_manual_topics:
 *
 * Returns: (transfer none) (array zero-terminated=1): what the manual is about, in the order of its pages
 */
const char *const *forcon_manual_topics (void);

/**
 * forcon_manual_page_load:
 * @topic: one of forcon_manual_topics()
 *
 * Returns: (transfer full) (nullable): its page, in the language of the program; %NULL if there is no such topic
 */
ForconManualPage *forcon_manual_page_load (const char *topic);

void forcon_manual_page_free (ForconManualPage *page);

/**
 * forcon_manual_page_has:
 * @page: a page
 * @text: what somebody looks for; "" is everywhere
 *
 * Returns: whether it stands in the page, in capitals or not
 */
gboolean forcon_manual_page_has (const ForconManualPage *page, const char *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconManualPage, forcon_manual_page_free)

G_END_DECLS
