/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/clash/clash-private.h"

/* What a clash leaves of the mines of its sector (F-MINE-1). On the table mines are told apart by whose and of what
 * kind they are, not by their field: of several alike the first keeps what is left. */

static gboolean
is_of_field (const ForconHomecoming *home, const ForconMine *mine, const ForconField *field)
{
  return FORCON_ID_EQUAL (field->sector, home->clash.sector)
         && FORCON_ID_EQUAL (forcon_homecoming_admiral (home, mine->side), field->admiral)
         && mine->card.charge == field->charge && mine->card.range == field->range
         && mine->card.strength == field->strength;
}

static gboolean
are_alike (const ForconField *a, const ForconField *b)
{
  return FORCON_ID_EQUAL (a->sector, b->sector) && FORCON_ID_EQUAL (a->admiral, b->admiral) && a->charge == b->charge
         && a->range == b->range && a->strength == b->strength;
}

/* How many mines such as those of the field lie on the table; with a mask, only those that one of these sides knows. */
static gint
count_mines (const ForconHomecoming *home, const ForconField *field, guint32 known)
{
  gint count = 0;

  for (guint i = 0; i < home->table->mines->len; i++)
    {
      const ForconMine *mine = &g_array_index (home->table->mines, ForconMine, i);

      count += is_of_field (home, mine, field) && (mine->known & known) != 0;
    }
  return count;
}

/* What is left for the field at a place, after those like it before; the last of them has also what was laid besides.
 */
static gint
count_left (const ForconHomecoming *home, const GArray *fields, guint place)
{
  const ForconField *field = &g_array_index (fields, ForconField, place);
  gint left = count_mines (home, field, G_MAXUINT32);
  gboolean last = TRUE;

  for (guint i = 0; i < fields->len; i++)
    {
      const ForconField *other = &g_array_index (fields, ForconField, i);

      if (!are_alike (field, other))
        continue;
      if (i < place)
        left -= other->count;
      else if (i > place)
        last = FALSE;
    }
  return last ? MAX (left, 0) : CLAMP (left, 0, field->count);
}

/* Who tells of it: a formation of its admiral's that is there, else of one who knows it. */
static ForconFormationId
teller (const ForconHomecoming *home, const ForconField *field)
{
  const ForconCampaign *campaign = home->decision->campaign;
  ForconFormationId knows = FORCON_NO_FORMATION;

  for (guint i = campaign->fleet->n_formations; i > 0; i--)
    {
      ForconFormationId formation = { (guint16) i };
      ForconSideId admiral = campaign->fleet->formations[i - 1].side;

      if (!forcon_homecoming_was_in (home, formation))
        continue;
      if (FORCON_ID_EQUAL (admiral, field->admiral))
        return formation;
      if ((field->known & (1u << admiral.value)) != 0)
        knows = formation;
    }
  return knows;
}

static ForconFormationId
first_of (const ForconHomecoming *home, ForconSideId admiral)
{
  const ForconBattle *fleet = home->decision->campaign->fleet;

  for (guint i = 1; i <= fleet->n_formations; i++)
    if (FORCON_ID_EQUAL (fleet->formations[i - 1].side, admiral)
        && forcon_homecoming_was_in (home, (ForconFormationId){ (guint16) i }))
      return (ForconFormationId){ (guint16) i };
  return FORCON_NO_FORMATION;
}

/* Who found a mine knows of the field. */
static void
state_found (ForconHomecoming *home, const ForconField *field)
{
  for (guint i = 1; i <= forcon_battle_n_sides (home->table); i++)
    {
      ForconSideId admiral = forcon_homecoming_admiral (home, (ForconSideId){ (guint16) i });
      gint known = count_mines (home, field, 1u << i);

      if (known > 0 && (field->known & (1u << admiral.value)) == 0)
        FORCON_STATE (home->decision, FIELD_FOUND, field_found, .field = field->field, .admiral = admiral,
                      .sector = field->sector, .count = known, .formation = first_of (home, admiral));
    }
}

/* Mines that were laid on the table where no such field was; on a border there was none. */
static void
state_new_fields (ForconHomecoming *home, guint first)
{
  const GArray *fields = home->decision->campaign->fields;

  for (guint i = 0; i < home->table->mines->len; i++)
    {
      const ForconMine *mine = &g_array_index (home->table->mines, ForconMine, i);
      ForconField field = { .field = { forcon_campaign_next_id (home->decision) },
                            .sector = home->clash.sector,
                            .admiral = forcon_homecoming_admiral (home, mine->side),
                            .charge = mine->card.charge,
                            .range = mine->card.range,
                            .strength = mine->card.strength };
      gboolean is_new = TRUE;

      for (guint k = first; k < fields->len; k++)
        is_new = is_new && !is_of_field (home, mine, &g_array_index (fields, ForconField, k));
      if (!is_new)
        continue;
      field.count = count_mines (home, &field, G_MAXUINT32);
      field.known = 1u << field.admiral.value;
#define TAKE(name, TYPE) .name = field.name,
      FORCON_STATE (home->decision, FIELD_LAID, field_laid,
                    FORCON_FIELDS_FIELD (TAKE).formation = first_of (home, field.admiral));
      state_found (home, &field);
    }
}

void
forcon_homecoming_state_mines (ForconHomecoming *home)
{
  g_autoptr (GArray) fields = g_array_copy (home->decision->campaign->fields);
  gboolean on_border = !FORCON_ID_IS_NONE (home->clash.other);

  for (guint i = 0; i < fields->len && !on_border; i++)
    {
      const ForconField *field = &g_array_index (fields, ForconField, i);
      gint left;

      if (!FORCON_ID_EQUAL (field->sector, home->clash.sector))
        continue;
      left = count_left (home, fields, i);
      if (left != field->count)
        FORCON_STATE (home->decision, FIELD_CHANGED, field_changed, .field = field->field, .sector = field->sector,
                      .count = left, .was = field->count, .formation = teller (home, field));
      state_found (home, field);
    }
  state_new_fields (home, on_border ? fields->len : 0);
}
