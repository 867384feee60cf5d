/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/fleet-edits.h"

#include "campaign/editing/ship-classes.h"

#include <string.h>

const char *
forcon_fleet_edit_word (ForconGame *game, ForconEntity entity, guint place)
{
  g_autofree char *key = forcon_entity_key (forcon_game_campaign (game), entity, place);

  return *key == '\0' ? NULL : g_intern_string (key);
}

guint
forcon_fleet_edit_find (ForconGame *game, ForconEntity entity, const char *word)
{
  return word == NULL ? 0 : forcon_entity_find (forcon_game_campaign (game), entity, word);
}

const char *
forcon_fleet_edit_add (ForconGame *game, ForconEntity entity, const char *values)
{
  guint place = forcon_game_add (game, entity, values);

  return place == 0 ? NULL : forcon_fleet_edit_word (game, entity, place);
}

/* Whether the values say what is so already: where many are changed, few of them may be otherwise. */
static gboolean
is_so (ForconGame *game, ForconEntity entity, guint place, const char *values)
{
  const ForconCampaign *campaign = forcon_game_campaign (game);
  ForconEntityRecord before, after;
  g_autofree char *other = NULL;

  if (!forcon_entity_get (campaign, entity, place, &before))
    return FALSE;
  after = before;
  if (!forcon_entity_read (campaign, entity, values, &after, NULL))
    return FALSE;
  other = forcon_entity_write (campaign, entity, &after, &before);
  return *other == '\0';
}

gboolean
forcon_fleet_edit_change (ForconGame *game, ForconEntity entity, const char *word, const char *values)
{
  guint place = forcon_fleet_edit_find (game, entity, word);

  return is_so (game, entity, place, values) || forcon_game_change (game, entity, place, values, NULL);
}

gboolean
forcon_fleet_edit_set (ForconGame *game, ForconEntity entity, const char *word, const char *property,
                       const char *value)
{
  g_autofree char *values = forcon_game_property_line (property, value);

  return forcon_fleet_edit_change (game, entity, word, values);
}

gboolean
forcon_fleet_edit_remove (ForconGame *game, ForconEntity entity, const char *word)
{
  return forcon_game_remove (game, entity, forcon_fleet_edit_find (game, entity, word));
}

/* Classes */

/* Returns: (transfer full) (element-type utf8): the words of the ships of a class */
static GPtrArray *
ships_of_class (ForconGame *game, const char *class_name)
{
  const ForconBattle *fleet = forcon_game_campaign (game)->fleet;
  GPtrArray *words = g_ptr_array_new ();

  for (guint i = 1; i <= fleet->n_ships; i++)
    if (g_strcmp0 (forcon_battle_card (fleet, (ForconShipId){ (guint16) i })->class_name, class_name) == 0)
      g_ptr_array_add (words, (gpointer) forcon_fleet_edit_word (game, FORCON_ENTITY_SHIP, i));
  return words;
}

gboolean
forcon_fleet_edit_class (ForconGame *game, const char *class_name, const char *values)
{
  g_autoptr (GPtrArray) words = ships_of_class (game, class_name);
  guint run = forcon_game_begin_edits (game);
  gboolean done = TRUE;

  for (guint i = 0; i < words->len && done; i++)
    done = forcon_fleet_edit_change (game, FORCON_ENTITY_SHIP, g_ptr_array_index (words, i), values);
  forcon_game_end_edits (game, run);
  return done;
}

/* What a ship has that nobody has said anything about yet: it flies, and is a card to go on from. */
#define PLAIN_SHIP                                                                                                     \
  "type=cruiser\nspeed=20\ngreatest-turn=45\narmour=3\nhits=6\nshields=2\nturrets=2\nreadiness=7\new-attack=0\n"       \
  "ew-defence=0"

/* The ship that stands for a class until its first ship has a name: it is called so, and is in no formation. */
static const char *
stand_in (ForconGame *game, const char *class_name)
{
  const ForconCampaign *campaign = forcon_game_campaign (game);
  g_autoptr (GArray) loose = forcon_formation_line (campaign, FORCON_NO_FORMATION);

  for (guint i = 0; i < loose->len; i++)
    {
      guint place = g_array_index (loose, guint, i);
      const ForconCard *card = forcon_battle_card (campaign->fleet, (ForconShipId){ (guint16) place });

      if (g_strcmp0 (card->class_name, class_name) == 0 && g_strcmp0 (card->name, class_name) == 0)
        return forcon_fleet_edit_word (game, FORCON_ENTITY_SHIP, place);
    }
  return NULL;
}

const char *
forcon_fleet_edit_new_class (ForconGame *game, const char *name, const char *like)
{
  const ForconCampaign *campaign = forcon_game_campaign (game);
  guint pattern = like == NULL ? 0 : forcon_ship_class_find (campaign, like);
  g_autofree char *called = g_strstrip (g_strdup (name));
  g_autofree char *line = NULL;
  g_autofree char *values = NULL;

  if (*called == '\0' && pattern != 0)
    {
      g_free (called);
      called = forcon_ship_class_name_for (campaign, like);
    }
  if (*called == '\0')
    return NULL;
  line = forcon_game_property_line ("name", called);
  if (pattern != 0)
    values = g_strdup_printf ("like=%s\n%s\nclass=%s\nformation=",
                              forcon_fleet_edit_word (game, FORCON_ENTITY_SHIP, pattern), line, called);
  else
    values = g_strdup_printf ("%s\nclass=%s\nadmiral=%s\n" PLAIN_SHIP, line, called,
                              forcon_fleet_edit_word (game, FORCON_ENTITY_ADMIRAL, 1) ?: "");
  return forcon_fleet_edit_add (game, FORCON_ENTITY_SHIP, values) == NULL ? NULL : g_intern_string (called);
}

const char *
forcon_fleet_edit_take_class (ForconGame *game, const char *values)
{
  g_auto (GStrv) lines = g_strsplit (values, "\n", -1);
  const char *class_line = NULL;
  g_autoptr (GPtrArray) there = NULL;
  g_autofree char *all = NULL;

  for (guint i = 0; lines[i] != NULL && class_line == NULL; i++)
    if (g_str_has_prefix (lines[i], "class="))
      class_line = lines[i] + strlen ("class=");
  if (class_line == NULL)
    return NULL;
  there = ships_of_class (game, class_line);
  all = g_strdup_printf ("name=%s\n%s\nadmiral=%s", class_line, values,
                         forcon_fleet_edit_word (game, FORCON_ENTITY_ADMIRAL, 1) ?: "");
  if (there->len == 0 && forcon_fleet_edit_add (game, FORCON_ENTITY_SHIP, all) == NULL)
    return NULL;
  return g_intern_string (class_line);
}

gboolean
forcon_fleet_edit_name_class (ForconGame *game, const char *class_name, const char *name)
{
  const char *spare = stand_in (game, class_name);
  guint run = forcon_game_begin_edits (game);
  g_autofree char *values = forcon_game_property_line ("class", name);
  gboolean done = forcon_fleet_edit_class (game, class_name, values);

  if (done && spare != NULL)
    done = forcon_fleet_edit_set (game, FORCON_ENTITY_SHIP, spare, "name", name);
  forcon_game_end_edits (game, run);
  return done;
}

gboolean
forcon_fleet_edit_remove_class (ForconGame *game, const char *class_name)
{
  g_autoptr (GPtrArray) words = ships_of_class (game, class_name);
  guint run = forcon_game_begin_edits (game);
  gboolean done = words->len > 0;

  for (guint i = 0; i < words->len && done; i++)
    done = forcon_fleet_edit_remove (game, FORCON_ENTITY_SHIP, g_ptr_array_index (words, i));
  forcon_game_end_edits (game, run);
  return done;
}

/* A formation without a flagship gets one. */
static void
lead_unless_led (ForconGame *game, const char *formation, const char *ship)
{
  ForconEntityRecord record;

  if (forcon_entity_get (forcon_game_campaign (game), FORCON_ENTITY_FORMATION,
                         forcon_fleet_edit_find (game, FORCON_ENTITY_FORMATION, formation), &record)
      && FORCON_ID_IS_NONE (record.FORMATION.flagship))
    forcon_fleet_edit_set (game, FORCON_ENTITY_FORMATION, formation, "flagship", ship);
}

const char *
forcon_fleet_edit_join (ForconGame *game, const char *values, const char *formation)
{
  g_autofree char *all = g_strdup_printf ("%s\nformation=%s", values, formation);
  guint run = forcon_game_begin_edits (game);
  const char *word = forcon_fleet_edit_add (game, FORCON_ENTITY_SHIP, all);

  if (word != NULL)
    lead_unless_led (game, formation, word);
  forcon_game_end_edits (game, run);
  return word;
}

gboolean
forcon_fleet_edit_many (ForconGame *game, const char *like, const char *const *names, const char *formation)
{
  const ForconCampaign *campaign = forcon_game_campaign (game);
  ForconShipId pattern = { (guint16) forcon_fleet_edit_find (game, FORCON_ENTITY_SHIP, like) };
  const char *spare = FORCON_ID_IS_NONE (pattern)
                          ? NULL
                          : stand_in (game, forcon_battle_card (campaign->fleet, pattern)->class_name);
  guint run = forcon_game_begin_edits (game);
  gboolean done = !FORCON_ID_IS_NONE (pattern);

  for (guint i = 0; names[i] != NULL && done; i++)
    {
      g_autofree char *name = forcon_game_property_line ("name", names[i]);
      g_autofree char *word = forcon_entity_word_for (forcon_game_campaign (game), FORCON_ENTITY_SHIP, names[i]);
      g_autofree char *values = g_strdup_printf ("%s\nid=%s\nformation=%s", name, word, formation);
      g_autofree char *added = g_strdup_printf ("like=%s\n%s", like, values);

      if (spare != NULL)
        {
          done = forcon_fleet_edit_change (game, FORCON_ENTITY_SHIP, spare, values);
          like = spare == like ? g_intern_string (word) : like;
        }
      else
        done = forcon_fleet_edit_add (game, FORCON_ENTITY_SHIP, added) != NULL;
      if (done && i == 0)
        lead_unless_led (game, formation, word);
      spare = NULL;
    }
  forcon_game_end_edits (game, run);
  return done;
}

/* The line of a formation */

static ForconFormationId
formation_named (ForconGame *game, const char *formation)
{
  guint place = forcon_fleet_edit_find (game, FORCON_ENTITY_FORMATION, formation);

  return (ForconFormationId){ (guint16) forcon_entity_id (forcon_game_campaign (game), FORCON_ENTITY_FORMATION,
                                                          place) };
}

/* Returns: (transfer full) (element-type utf8): the words of a formation's ships in their order */
static GPtrArray *
line_of (ForconGame *game, const char *formation)
{
  g_autoptr (GArray) places = forcon_formation_line (forcon_game_campaign (game), formation_named (game, formation));
  GPtrArray *words = g_ptr_array_new ();

  for (guint i = 0; i < places->len; i++)
    g_ptr_array_add (words, (gpointer) forcon_fleet_edit_word (game, FORCON_ENTITY_SHIP,
                                                               g_array_index (places, guint, i)));
  return words;
}

/* The line becomes so: the first @known of them have a place in it. */
static gboolean
set_line (ForconGame *game, const char *formation, const GPtrArray *words, guint known)
{
  gboolean done = words->len == 0
                  || forcon_fleet_edit_set (game, FORCON_ENTITY_FORMATION, formation, "flagship",
                                            g_ptr_array_index (words, 0));

  for (guint i = 0; i < words->len && done; i++)
    {
      g_autofree char *rank = g_strdup_printf ("succession=%u", i < known ? i : 0);

      done = forcon_fleet_edit_change (game, FORCON_ENTITY_SHIP, g_ptr_array_index (words, i), rank);
    }
  return done;
}

static const char *
formation_of (ForconGame *game, const char *ship)
{
  const ForconCampaign *campaign = forcon_game_campaign (game);
  ForconEntityRecord record;

  if (!forcon_entity_get (campaign, FORCON_ENTITY_SHIP, forcon_fleet_edit_find (game, FORCON_ENTITY_SHIP, ship),
                          &record)
      || FORCON_ID_IS_NONE (record.SHIP.formation))
    return NULL;
  return g_intern_string (forcon_battle_formation_id (campaign->fleet, record.SHIP.formation));
}

gboolean
forcon_fleet_edit_place (ForconGame *game, const char *ship, const char *formation, guint rank)
{
  const char *from = formation_of (game, ship);
  guint run = forcon_game_begin_edits (game);
  gboolean done = TRUE;

  ship = g_intern_string (ship);
  if (g_strcmp0 (from, formation) != 0)
    done = forcon_fleet_edit_set (game, FORCON_ENTITY_SHIP, ship, "formation", formation == NULL ? "" : formation);
  if (done && formation != NULL)
    {
      g_autoptr (GPtrArray) words = line_of (game, formation);
      guint known = forcon_formation_successors (forcon_game_campaign (game), formation_named (game, formation)) + 1;

      g_ptr_array_remove (words, (gpointer) ship);
      rank = MIN (rank, words->len);
      g_ptr_array_insert (words, (gint) rank, (gpointer) ship);
      done = set_line (game, formation, words, MIN (MAX (known, rank + 1), words->len));
    }
  /* Where the flagship has left, the next in line leads. */
  if (done && from != NULL && g_strcmp0 (from, formation) != 0)
    {
      g_autoptr (GPtrArray) left = line_of (game, from);
      guint known = forcon_formation_successors (forcon_game_campaign (game), formation_named (game, from)) + 1;

      done = set_line (game, from, left, known);
    }
  forcon_game_end_edits (game, run);
  return done;
}

/* The formation of the same admiral that comes before or after in the list. */
static const char *
neighbour (ForconGame *game, const char *formation, int step)
{
  const ForconCampaign *campaign = forcon_game_campaign (game);
  guint place = forcon_fleet_edit_find (game, FORCON_ENTITY_FORMATION, formation);
  ForconEntityRecord own, other;

  if (!forcon_entity_get (campaign, FORCON_ENTITY_FORMATION, place, &own))
    return NULL;
  for (int i = (int) place + step; i > 0; i += step)
    {
      if (!forcon_entity_get (campaign, FORCON_ENTITY_FORMATION, (guint) i, &other))
        return NULL;
      if (FORCON_ID_EQUAL (own.FORMATION.admiral, other.FORMATION.admiral))
        return other.FORMATION.word;
    }
  return NULL;
}

gboolean
forcon_fleet_edit_order (ForconGame *game, const char *ship, int step)
{
  const char *formation = formation_of (game, ship);
  g_autoptr (GPtrArray) words = formation == NULL ? NULL : line_of (game, formation);
  guint rank = 0;
  const char *next;

  if (formation == NULL
      || !g_ptr_array_find_with_equal_func (words, ship, g_str_equal, &rank))
    return FALSE;
  if ((int) rank + step >= 0 && (int) rank + step < (int) words->len)
    return forcon_fleet_edit_place (game, ship, formation, (guint) ((int) rank + step));
  next = neighbour (game, formation, step);
  return next != NULL && forcon_fleet_edit_place (game, ship, next, step < 0 ? G_MAXUINT : 0);
}
