/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/value-json.h"

#include "cli/frame/json.h"

void
forcon_json_point (GString *json, ForconPoint point)
{
  forcon_json_open (json, '{');
  forcon_json_key (json, "x");
  forcon_json_decimal (json, point.x, FORCON_CM (1));
  forcon_json_key (json, "y");
  forcon_json_decimal (json, point.y, FORCON_CM (1));
  forcon_json_close (json, '}');
}

void
forcon_json_side (GString *json, const ForconBattle *battle, ForconSideId id)
{
  const ForconSide *side = forcon_battle_side (battle, id);

  forcon_json_word (json, side == NULL ? NULL : side->id);
}

void
forcon_json_ship (GString *json, const ForconBattle *battle, ForconShipId id)
{
  const ForconCard *card = forcon_battle_card (battle, id);

  forcon_json_word (json, card == NULL ? NULL : card->id);
}

void
forcon_json_formation (GString *json, const ForconBattle *battle, ForconFormationId id)
{
  const ForconFormation *formation = forcon_battle_formation (battle, id);
  const char *word = forcon_battle_formation_id (battle, id);

  if (formation != NULL && *word == '\0')
    forcon_json_ship (json, battle, formation->flagship);
  else
    forcon_json_word (json, formation == NULL ? NULL : word);
}

void
forcon_json_weapons (GString *json, const ForconBattle *battle, ForconShipId ship, guint32 weapons)
{
  forcon_json_open (json, '[');
  for (guint i = 0; i < forcon_battle_n_weapons (battle, ship); i++)
    if (weapons & (1u << i))
      forcon_json_string (json, forcon_battle_weapon (battle, ship, i)->id);
  forcon_json_close (json, ']');
}

void
forcon_json_value (GString *json, const ForconBattle *battle, ForconShipId ship, ForconValue value, gint64 number)
{
  const ForconFieldType *type = forcon_value_type (value);
  const guint word = (guint) number;

  switch ((gint) type->kind)
    {
    case FORCON_FIELD_INT:
      forcon_json_int (json, number);
      break;
    case FORCON_FIELD_LENGTH:
      forcon_json_decimal (json, number, FORCON_CM (1));
      break;
    case FORCON_FIELD_ANGLE:
      forcon_json_decimal (json, number, FORCON_DEGREES (1));
      break;
    case FORCON_FIELD_FLAG:
      forcon_json_bool (json, number != 0);
      break;
    case FORCON_FIELD_WEAPONS:
      forcon_json_weapons (json, battle, ship, (guint32) number);
      break;
    case FORCON_FIELD_SIDE:
      forcon_json_side (json, battle, (ForconSideId){ (guint16) number });
      break;
    case FORCON_FIELD_FORMATION:
      forcon_json_formation (json, battle, (ForconFormationId){ (guint16) number });
      break;
    default:
      forcon_json_string (json, type->to_word (&word));
      break;
    }
}

gboolean
forcon_json_roll (GString *json, const GArray *dice, ForconRoll roll)
{
  gboolean generated = FALSE;

  forcon_json_open (json, '[');
  for (guint i = roll.first; i < (guint) roll.first + roll.count && i < dice->len; i++)
    {
      const ForconDie *die = &g_array_index (dice, ForconDie, i);

      forcon_json_int (json, die->face);
      generated = generated || die->generated;
    }
  forcon_json_close (json, ']');
  return generated;
}
