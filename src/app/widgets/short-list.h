/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * forcon_short_list_apply:
 * @drop_down: a list of strings
 *
 * Shortens names that are too long, so that no window grows over the edge of the screen; the tooltip shows all.
 */
void forcon_short_list_apply (GtkDropDown *drop_down);

/**
 * forcon_short_list_apply_to_choice:
 * @drop_down: a list of strings
 * @chars: width of the button, characters; −1 for that of the choice
 *
 * Likewise for the choice only: the list shows whole names.
 */
void forcon_short_list_apply_to_choice (GtkDropDown *drop_down, int chars);

/**
 * forcon_short_list_apply_to_row:
 * @row: a list of strings
 *
 * Likewise for the choice in a row, which shares its width with the title.
 */
void forcon_short_list_apply_to_row (AdwComboRow *row);

/**
 * forcon_short_list_search:
 * @drop_down: a list of strings
 *
 * Makes it one in which a choice is found by the beginning of its name: the property "enable-search" alone shows an
 * entry that finds nothing.
 */
void forcon_short_list_search (GtkDropDown *drop_down);

G_END_DECLS
