/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/table-view-private.h"

#include <glib/gi18n-lib.h>

#include "app/session/session-draft.h"
#include "render/card/card-model.h"
#include "render/drawing/labels.h"
#include "engine/state/ship.h"
#include "base/text.h"

static void
add_line (GString *text, char *line)
{
  if (*line != '\0')
    g_string_append_printf (text, "\n%s", line);
  g_free (line);
}

static char *
where (const ForconBattle *battle, ForconShipId from, ForconShipId ship)
{
  ForconPoint a = forcon_battle_ship (battle, from)->position;
  ForconPoint b = forcon_battle_ship (battle, ship)->position;
  g_autofree char *distance = forcon_length_to_text (forcon_point_distance (a, b));

  /* Translators: distance from the selected ship, and its name. */
  return g_strdup_printf (_ ("%1$s cm from %2$s"), distance, forcon_name (forcon_battle_card (battle, from)->name));
}

char *
forcon_table_view_facts (ForconTableView *self, ForconShipId ship)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  const ForconCard *card = forcon_battle_card (battle, ship);
  const ForconShip *state = forcon_battle_ship (battle, ship);
  ForconShipId selected = forcon_session_draft (self->session)->ship;
  GString *text = g_string_new (forcon_name (card->name));
  g_autofree char *type = forcon_text_capitalise (forcon_label_ship_type (card->type));
  g_autofree char *heading = forcon_angle_to_text (state->heading);

  add_line (text, g_strdup_printf ("%s · %s", type, forcon_name (forcon_battle_side (battle, state->side)->name)));
  add_line (text, g_strdup_printf (_ ("hits %1$d/%2$d, shields %3$d/%4$d"), state->hits, card->hits,
                                   forcon_ship_shields_left (battle, ship), forcon_ship_shields (battle, ship)));
  add_line (text,
            g_strdup_printf (_ ("Heading %1$s° · armour %2$d, bow %3$d"), heading, card->armour, card->bow_armour));
  add_line (text, forcon_card_damage (battle, ship));
  add_line (text, forcon_card_notes (battle, ship));
  if (!FORCON_ID_IS_NONE (selected) && !FORCON_ID_EQUAL (selected, ship))
    add_line (text, where (battle, selected, ship));
  return g_string_free (text, FALSE);
}
