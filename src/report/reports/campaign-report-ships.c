/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of a ship: in words, and as a row of a table. */
#include "report/reports/campaign-report-private.h"

#include "report/campaign/campaign-sentences.h"
#include "engine/state/formation.h"
#include "render/drawing/labels.h"
#include "engine/state/ship.h"

#include "base/language.h"
#include <string.h>

/* Adds a further figure; takes the text. */
static void
add_part (GString *line, char *part)
{
  g_string_append_printf (line, ", %s", part);
  g_free (part);
}

static void
add_criticals (GString *line, const ForconBattle *fleet, ForconShipId ship)
{
  for (guint i = 0; i < fleet->criticals->len; i++)
    {
      const ForconCritical *critical = &g_array_index (fleet->criticals, ForconCritical, i);

      if (FORCON_ID_EQUAL (critical->ship, ship))
        add_part (line, g_strdup (forcon_label_critical_effect (critical->effect)));
    }
  if (forcon_battle_ship (fleet, ship)->generators_destroyed)
    add_part (line, g_strdup (forcon_label_critical_effect (FORCON_CRITICAL_SHIELD_GENERATORS)));
}

/* What it carries, and what is not ready. */
static void
add_stores (GString *line, const ForconBattle *fleet, ForconShipId id)
{
  const ForconShip *ship = forcon_battle_ship (fleet, id);
  const ForconCard *card = forcon_battle_card (fleet, id);

  if (card->mines > 0)
    add_part (line, g_strdup_printf (_ ("mines %1$d of %2$d"), card->mines - ship->mines_laid, card->mines));
  if (card->troops > 0)
    add_part (line, g_strdup_printf (_ ("troops %1$d of %2$d"), card->troops - ship->landed, card->troops));
  if (ship->unready != 0)
    {
      g_autofree char *tubes = forcon_wording_weapons (fleet, id, ship->unready);

      add_part (line, g_strdup_printf (_ ("not loaded: %s"), tubes));
    }
}

/* A ship that waits for a formation is the only one of its own, which has no name. */
static gboolean
is_named (const ForconBattle *fleet, ForconFormationId id)
{
  const char *name = forcon_battle_formation_name (fleet, id);

  return (name != NULL && *name != '\0') || forcon_formation_ships (fleet, id).n > 1;
}

static gboolean
is_flagship (const ForconBattle *fleet, ForconShipId id)
{
  const ForconShip *ship = forcon_battle_ship (fleet, id);
  const ForconFormation *formation = forcon_battle_formation (fleet, ship->formation);

  return formation != NULL && FORCON_ID_EQUAL (formation->flagship, id) && is_named (fleet, ship->formation);
}

char *
forcon_campaign_state_of_ship (const ForconBattle *fleet, const ForconRules *rules, ForconShipId id)
{
  const ForconShip *ship = forcon_battle_ship (fleet, id);
  const ForconCard *card = forcon_battle_card (fleet, id);
  GString *line = g_string_new (forcon_label_ship_type (card->type));
  gint readiness;

  if (ship->status != FORCON_SHIP_IN_ACTION)
    {
      add_part (line, g_strdup (forcon_label_ship_status (ship->status)));
      return g_string_free (line, FALSE);
    }
  readiness = forcon_ship_lasting_readiness (fleet, rules, id);
  if (is_flagship (fleet, id))
    add_part (line, g_strdup (_ ("flagship")));
  else if (ship->succession > 0)
    add_part (line, g_strdup_printf (_ ("successor number %d"), ship->succession));
  add_part (line, g_strdup_printf (_ ("hits %1$d of %2$d"), ship->hits, card->hits));
  /* Translators: readiness, the crew that it makes: "veteran". */
  add_part (line, g_strdup_printf (_ ("readiness %1$d (%2$s)"), readiness,
                                   forcon_label_crew (forcon_rules_crew (rules, readiness))));
  add_criticals (line, fleet, id);
  add_stores (line, fleet, id);
  return g_string_free (line, FALSE);
}

/* Rows */

/* Without the comma that every part begins with. */
static char *
parts_to_cell (GString *parts)
{
  char *cell = g_strdup (parts->len > 0 ? parts->str + strlen (", ") : "–");

  g_string_free (parts, TRUE);
  return cell;
}

/* What is left of how much, or just how much. */
static char *
left_of (gint left, gint all)
{
  return left == all ? g_strdup_printf ("%d", all) : g_strdup_printf ("%d/%d", left, all);
}

/* Shorter than the sentence of a text report. */
static char *
class_cell (const ForconBattle *fleet, ForconShipId id)
{
  const char *class_name = forcon_label_ship_type (forcon_battle_card (fleet, id)->type);

  if (is_flagship (fleet, id))
    return g_strdup_printf ("%s, %s", class_name, _ ("flagship"));
  if (forcon_battle_ship (fleet, id)->succession > 0)
    /* Translators: a class, such as "cruiser", and its place in the succession to the flagship. */
    return g_strdup_printf (_ ("%1$s, successor %2$d"), class_name, forcon_battle_ship (fleet, id)->succession);
  return g_strdup (class_name);
}

static char *
damage_cell (const ForconBattle *fleet, ForconShipId id)
{
  GString *parts = g_string_new (NULL);

  if (forcon_battle_ship (fleet, id)->status != FORCON_SHIP_IN_ACTION)
    add_part (parts, g_strdup (forcon_label_ship_status (forcon_battle_ship (fleet, id)->status)));
  add_criticals (parts, fleet, id);
  return parts_to_cell (parts);
}

static char *
stores_cell (const ForconBattle *fleet, ForconShipId id)
{
  GString *parts = g_string_new (NULL);

  add_stores (parts, fleet, id);
  return parts_to_cell (parts);
}

ForconDocumentTable *
forcon_report_ship_table (void)
{
  const ForconColumn columns[] = {
    { C_ ("column of ships", "Ship"), 24 },    { C_ ("column of ships", "Class"), 30 },
    { C_ ("column of ships", "Hits"), 13 },    { C_ ("column of ships", "Shields"), 9 },
    { C_ ("column of ships", "Turrets"), 10 }, { C_ ("column of ships", "Readiness"), 22 },
    { C_ ("column of ships", "Aboard"), 18 },  { C_ ("column of ships", "Damage"), 20 },
  };

  return forcon_document_table_new (columns, G_N_ELEMENTS (columns));
}

void
forcon_report_add_ship (ForconDocumentTable *table, const ForconBattle *fleet, const ForconRules *rules,
                        ForconShipId id)
{
  const ForconShip *ship = forcon_battle_ship (fleet, id);
  const ForconCard *card = forcon_battle_card (fleet, id);
  gint readiness = forcon_ship_lasting_readiness (fleet, rules, id);
  g_autofree char *state = forcon_campaign_state_of_ship (fleet, rules, id);
  g_autofree char *words = g_strdup_printf ("%s: %s", forcon_wording_ship (fleet, id), state);
  g_autofree char *class_name = class_cell (fleet, id);
  g_autofree char *hits = g_strdup_printf ("%d/%d", ship->hits, card->hits);
  g_autofree char *shields = left_of (forcon_ship_shields_left (fleet, id), card->shields);
  g_autofree char *turrets = left_of (forcon_ship_turrets (fleet, id), card->turrets);
  g_autofree char *crew
      = g_strdup_printf ("%d (%s)", readiness, forcon_label_crew (forcon_rules_crew (rules, readiness)));
  g_autofree char *stores = stores_cell (fleet, id);
  g_autofree char *damage = damage_cell (fleet, id);
  const char *const cells[]
      = { forcon_wording_ship (fleet, id), class_name, hits, shields, turrets, crew, stores, damage };

  forcon_document_table_add (table, 2, words, cells);
}
