/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/dice/twilight-wording.h"

#include "base/text.h"
#include "report/dice/twilight-labels.h"
#include "report/battle/wording.h"

#include "base/language.h"

/* Marks a text in its forms for a number; xgettext knows it. */
#define NG_(one, many) one, many

/*
 * Units of the rules that come with the program, in the forms for a number. Units of other rules, and those to which a
 * set-up gives a name of its own, go by that name.
 */
static const struct {
  const char *word;
  const char *one;
  const char *many;
} unit_forms[] = {
  { "fighter", NG_ ("%u fighter", "%u fighters") },
  { "fighter2", NG_ ("%u fighter II", "%u fighters II") },
  { "destroyer", NG_ ("%u destroyer", "%u destroyers") },
  { "destroyer2", NG_ ("%u destroyer II", "%u destroyers II") },
  { "cruiser", NG_ ("%u cruiser", "%u cruisers") },
  { "cruiser2", NG_ ("%u cruiser II", "%u cruisers II") },
  { "carrier", NG_ ("%u carrier", "%u carriers") },
  { "carrier2", NG_ ("%u carrier II", "%u carriers II") },
  { "dreadnought", NG_ ("%u dreadnought", "%u dreadnoughts") },
  { "dreadnought2", NG_ ("%u dreadnought II", "%u dreadnoughts II") },
  { "flagship", NG_ ("%u flagship", "%u flagships") },
  { "warsun", NG_ ("%u war sun", "%u war suns") },
  { "infantry", NG_ ("%u infantry", "%u infantry") },
  { "infantry2", NG_ ("%u infantry II", "%u infantry II") },
  { "mech", NG_ ("%u mech", "%u mechs") },
  { "pds", NG_ ("%u PDS", "%u PDS") },
  { "pds2", NG_ ("%u PDS II", "%u PDS II") },
  { "space-dock", NG_ ("%u space dock", "%u space docks") },
  { "space-dock2", NG_ ("%u space dock II", "%u space docks II") },
};

static const char *
name_or (const char *name, const char *otherwise)
{
  return name == NULL || *name == '\0' ? otherwise : forcon_name (name);
}

const char *
forcon_twilight_player_name (const ForconTwilightClash *clash, ForconTwilightSide side)
{
  return name_or (clash->players[side].name, forcon_label_twilight_side (side));
}

const char *
forcon_twilight_system_name (const ForconTwilightClash *clash, guint system)
{
  const char *nameless = system == 0 ? _ ("the active system") : _ ("an adjacent system");

  return name_or (system == 0                     ? clash->name
                  : system <= clash->n_neighbours ? clash->neighbours[system - 1].name
                                                  : NULL,
                  nameless);
}

const char *
forcon_twilight_planet_name (const ForconTwilightClash *clash, guint planet)
{
  return name_or (planet >= 1 && planet <= clash->n_planets ? clash->planets[planet - 1].name : NULL, _ ("a planet"));
}

const char *
forcon_twilight_unit_name (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit)
{
  return name_or (unit.value == 0 ? NULL : clash->players[side].units[unit.value - 1].name, _ ("a unit"));
}

char *
forcon_twilight_count_text (const char *word, const char *name, guint count)
{
  /* The formats are those of the list above; each takes the number. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  for (gsize i = 0; i < G_N_ELEMENTS (unit_forms); i++)
    if (g_strcmp0 (unit_forms[i].word, word) == 0)
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, unit_forms[i].one, unit_forms[i].many, count), count);
#pragma GCC diagnostic pop
  /* Translators: a unit that goes by a name of its own, and how many there are: "Wrath of Kenara × 2". */
  return g_strdup_printf (_ ("%1$s × %2$u"), name_or (name, _ ("a unit")), count);
}

char *
forcon_twilight_units_text (const ForconTwilightClash *clash, const ForconTwilightRules *rules, ForconTwilightSide side,
                            ForconUnitId unit, guint count)
{
  const ForconUnit *known = unit.value == 0 || unit.value > rules->n_units ? NULL : &rules->units[unit.value - 1];
  const ForconUnit *own = known == NULL ? NULL : &clash->players[side].units[unit.value - 1];

  const char *word = own != NULL && g_strcmp0 (known->name, own->name) == 0 ? known->word : NULL;

  return forcon_twilight_count_text (word, own == NULL ? NULL : own->name, count);
}

/* Units of one kind, with those that have sustained damage. */
static char *
row_text (const ForconTwilightClash *clash, const ForconTwilightRules *rules, ForconTwilightSide side,
          ForconUnitId unit, const ForconForce *force)
{
  guint damaged = force->damaged[unit.value - 1];
  g_autofree char *units = forcon_twilight_units_text (clash, rules, side, unit, forcon_force_of (force, unit));

  if (damaged == 0)
    return g_steal_pointer (&units);
  /* Translators: units of one kind, and how many of them have sustained damage: "3 dreadnoughts (1 damaged)". */
  return g_strdup_printf (_ ("%1$s (%2$u damaged)"), units, damaged);
}

char *
forcon_twilight_force_text (const ForconTwilightClash *clash, const ForconTwilightRules *rules, ForconTwilightSide side,
                            const ForconForce *force)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rules->n_units; i++)
    {
      ForconUnitId unit = { (guint8) (i + 1) };
      g_autofree char *row = forcon_force_of (force, unit) == 0 ? NULL : row_text (clash, rules, side, unit, force);

      if (row != NULL)
        g_string_append_printf (text, "%s%s", text->len == 0 ? "" : ", ", row);
    }
  if (text->len == 0)
    g_string_append (text, C_ ("units", "none"));
  return g_string_free (text, FALSE);
}

char *
forcon_twilight_cost_text (guint half_cost)
{
  return forcon_decimal_to_text (half_cost / 2.0, half_cost % 2 == 0 ? 0 : 1);
}

char *
forcon_twilight_dice_text (const GArray *dice, ForconRoll roll)
{
  const ForconTelling telling = { NULL, NULL, dice };

  return forcon_wording_dice (&telling, roll);
}

char *
forcon_twilight_thing_text (const ForconTwilightClash *clash, ForconTwilightSide side, ForconNeighbourThing thing)
{
  const char *label = forcon_label_neighbour_thing (thing);

  if (thing >= FORCON_NEIGHBOUR_THING_OTHERS)
    return g_strdup (label);
  /* Translators: what is in a system: "ships", and whose they are. */
  return g_strdup_printf (_ ("%1$s (%2$s)"), label, forcon_twilight_player_name (clash, side));
}
