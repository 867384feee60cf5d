/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/openings-json.h"

#include "cli/frame/json.h"

static void
add_ship (GString *json, const char *key, const ForconBattle *battle, ForconShipId ship)
{
  const ForconCard *card = forcon_battle_card (battle, ship);

  forcon_json_key (json, key);
  if (card == NULL)
    forcon_json_null (json);
  else
    forcon_json_string (json, card->id);
}

static void
add_opening (GString *json, const ForconBattle *battle, const ForconOpening *opening)
{
  const ForconSide *side = forcon_battle_side (battle, opening->side);
  const ForconFormation *foe = forcon_battle_formation (battle, opening->foe);

  forcon_json_open (json, '{');
  forcon_json_put_word (json, "what", forcon_opening_to_word (opening->kind));
  forcon_json_key (json, "side");
  if (side == NULL)
    forcon_json_null (json);
  else
    forcon_json_string (json, side->id);
  forcon_json_put_int (json, "count", opening->count);
  add_ship (json, "first", battle, opening->ship);
  if (foe != NULL)
    add_ship (json, "foe", battle, foe->flagship);
  forcon_json_put_bool (json, "skipped", opening->skipped);
  forcon_json_close (json, '}');
}

void
forcon_openings_to_json (GString *json, const ForconBattle *battle, const ForconRules *rules)
{
  g_autoptr (GArray) openings = forcon_openings (battle, rules);

  forcon_json_open (json, '[');
  for (guint i = 0; i < openings->len; i++)
    add_opening (json, battle, &g_array_index (openings, ForconOpening, i));
  forcon_json_close (json, ']');
}
