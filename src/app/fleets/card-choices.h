/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ForconCardChoice:
 * @word: as files have it
 * @label: as people read it
 */
typedef struct {
  const char *word;
  char *label;
} ForconCardChoice;

/**
 * forcon_card_choices:
 * @property: of a ship or of a weapon
 *
 * Returns: (transfer full) (nullable) (element-type ForconCardChoice): what it can be, where that is a closed list
 */
GArray *forcon_card_choices (const char *property);

/* Returns: (transfer full): a list of what is chosen from; @choices: see forcon_card_choices() */
GtkStringList *forcon_card_choice_labels (const GArray *choices);

G_END_DECLS
