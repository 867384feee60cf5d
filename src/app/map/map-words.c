/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/map/map-words.h"

#include "base/language.h"

#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-wording.h"
#include "render/drawing/labels.h"
#include "base/text.h"

/* Adds a fact to a list with commas; takes @fact. */
static void
add (GString *facts, char *fact)
{
  if (fact != NULL && *fact != '\0')
    g_string_append_printf (facts, "%s%s", facts->len > 0 ? ", " : "", fact);
  g_free (fact);
}

/* Adds a line; takes @line. */
static void
add_line (GString *text, char *line)
{
  if (line != NULL && *line != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
  g_free (line);
}

static const char *
sector_name (const ForconMapModel *map, ForconSectorId sector)
{
  const ForconMapCell *cell = forcon_map_cell (map, sector);

  return cell == NULL ? "" : forcon_name (cell->big);
}

char *
forcon_map_words_sector (const ForconMapModel *map, ForconSectorId sector)
{
  const ForconMapCell *cell = forcon_map_cell (map, sector);

  if (cell == NULL)
    return g_strdup ("");
  if (cell->name == NULL)
    return g_strdup (forcon_name (cell->big));
  return g_strdup_printf ("%s %s", forcon_name (cell->big), forcon_name (cell->name));
}

char *
forcon_map_words_token_name (const ForconMapModel *map, const ForconMapToken *token)
{
  const ForconMapAdmiral *admiral = forcon_map_admiral (map, token->admiral);
  const char *name = token->name != NULL ? forcon_name (token->name) : C_ ("detection", "Contact");

  if (admiral == NULL)
    return g_strdup (name);
  /* Translators: a formation or a contact, whose it is. */
  return g_strdup_printf (C_ ("formation", "%1$s (%2$s)"), name, forcon_name (admiral->name));
}

/* Where it is on its way to, and how far it has come (F-CAMP-3). */
static char *
course (const ForconMapModel *map, const ForconMapToken *token)
{
  const char *to = sector_name (map, token->bound_for);

  if (forcon_map_cell (map, token->bound_for) == NULL)
    return NULL;
  if (token->cost <= 0)
    return g_strdup_printf (_ ("on its way to %s"), to);
  /* Translators: the sector, half-phases spent, half-phases that it costs in all. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "on its way to %1$s (%2$d of %3$d half-phase)",
                                       "on its way to %1$s (%2$d of %3$d half-phases)", (gulong) token->cost),
                          to, token->spent, token->cost);
}

static char *
seen (const ForconMapToken *token)
{
  if (token->present)
    return NULL;
  if (token->phase == 0)
    return g_strdup (_ ("known from before play"));
  if (token->age == 0)
    return g_strdup_printf (_ ("seen in phase %d"), token->phase);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "seen in phase %1$d, %2$d phase ago",
                                       "seen in phase %1$d, %2$d phases ago", (gulong) token->age),
                          token->phase, token->age);
}

char *
forcon_map_words_token_facts (const ForconMapModel *map, const ForconMapToken *token)
{
  GString *facts = g_string_new (NULL);

  if (token->count > 0)
    add (facts, forcon_wording_ship_count (token->count));
  if (token->has_type)
    /* Translators: the class of a formation's largest ship: "battleship". */
    add (facts, g_strdup_printf (_ ("largest: %s"), forcon_label_ship_type (token->type)));
  if (token->posture != FORCON_POSTURE_NONE)
    add (facts, g_strdup_printf (_ ("posture: %s"), forcon_label_posture (token->posture)));
  add (facts, course (map, token));
  add (facts, seen (token));
  if (token->engaged)
    add (facts, g_strdup (C_ ("on a map", "in a clash")));
  if (token->hidden)
    add (facts, g_strdup (C_ ("on a map", "nobody else knows that it is there")));
  return g_string_free (facts, FALSE);
}

/* Returns: both in one line */
static char *
token_words (const ForconMapModel *map, const ForconMapToken *token)
{
  g_autofree char *name = forcon_map_words_token_name (map, token);
  g_autofree char *facts = forcon_map_words_token_facts (map, token);

  if (*facts == '\0')
    return g_steal_pointer (&name);
  /* Translators: a formation, what is known of it. */
  return g_strdup_printf (C_ ("on a map", "%1$s: %2$s"), name, facts);
}

static char *
mines (const ForconMapModel *map, const ForconMapSign *sign)
{
  g_autofree char *count = forcon_wording_mines (sign->count, sign->charge);

  for (guint i = 0; i < map->admirals->len; i++)
    {
      const ForconMapAdmiral *admiral = &g_array_index (map->admirals, ForconMapAdmiral, i);

      if (FORCON_ID_EQUAL (admiral->admiral, sign->owner))
        /* Translators: how many mines, whose they are. */
        return g_strdup_printf (C_ ("mines", "%1$s, laid by %2$s"), count, forcon_name (admiral->name));
    }
  return g_steal_pointer (&count);
}

char *
forcon_map_words_sign (const ForconMapModel *map, const ForconMapSign *sign)
{
  g_autofree char *what = NULL;

  if (!sign->feature)
    return mines (map, sign);
  if (sign->name == NULL)
    what = g_strdup (forcon_label_sector_object (sign->kind));
  else
    /* Translators: what kind of thing it is ("planet"), its name. */
    what = g_strdup_printf (C_ ("on a map", "%1$s %2$s"), forcon_label_sector_object (sign->kind),
                            forcon_name (sign->name));
  if (FORCON_ID_IS_NONE (sign->partner))
    return g_steal_pointer (&what);
  /* Translators: a tunnel's mouth, the sector to which the tunnel leads. */
  return g_strdup_printf (_ ("%1$s, leads to %2$s"), what, sector_name (map, sign->partner));
}

char *
forcon_map_words_note (const ForconMapNote *note)
{
  /* Translators: the master's note on the main map, the phase in which it was written. */
  return g_strdup_printf (_ ("Note: “%1$s” (phase %2$d)"), forcon_name (note->text), note->phase);
}

static void
add_here (GString *text, const ForconMapModel *map, ForconSectorId sector)
{
  const ForconMapCell *cell = forcon_map_cell (map, sector);

  if (cell->clash)
    add_line (text, g_strdup (_ ("Ships fight here.")));
  for (guint i = 0; i < map->signs->len; i++)
    {
      const ForconMapSign *sign = &g_array_index (map->signs, ForconMapSign, i);

      if (FORCON_ID_EQUAL (sign->sector, sector))
        {
          g_autofree char *words = forcon_map_words_sign (map, sign);

          add_line (text, forcon_text_capitalise (words));
        }
    }
  for (guint i = 0; i < map->tokens->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (map->tokens, ForconMapToken, i).sector, sector))
      add_line (text, token_words (map, &g_array_index (map->tokens, ForconMapToken, i)));
  for (guint i = 0; i < map->notes->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (map->notes, ForconMapNote, i).sector, sector))
      add_line (text, forcon_map_words_note (&g_array_index (map->notes, ForconMapNote, i)));
}

char *
forcon_map_words_thing (const ForconMapModel *map, const ForconMapThing *thing)
{
  GString *text;
  FORCON_IN_LANGUAGE (map->language);

  if (thing->token != NULL)
    {
      g_autofree char *facts = forcon_map_words_token_facts (map, thing->token);

      text = g_string_new (NULL);
      add_line (text, forcon_map_words_token_name (map, thing->token));
      add_line (text, forcon_text_capitalise (facts));
      return g_string_free (text, FALSE);
    }
  if (thing->sign != NULL)
    {
      g_autofree char *words = forcon_map_words_sign (map, thing->sign);

      return forcon_text_capitalise (words);
    }
  if (thing->note != NULL)
    return forcon_map_words_note (thing->note);
  if (forcon_map_cell (map, thing->sector) == NULL)
    return NULL;
  text = g_string_new (NULL);
  add_line (text, forcon_map_words_sector (map, thing->sector));
  add_here (text, map, thing->sector);
  return g_string_free (text, FALSE);
}

char *
forcon_map_words_chosen (const ForconMapModel *map)
{
  ForconMapThing thing = { .sector = map->chosen_sector };
  char *words;
  FORCON_IN_LANGUAGE (map->language);

  for (guint i = 0; !FORCON_ID_IS_NONE (map->chosen_formation) && i < map->tokens->len; i++)
    {
      const ForconMapToken *token = &g_array_index (map->tokens, ForconMapToken, i);

      if (FORCON_ID_EQUAL (token->formation, map->chosen_formation)
          && FORCON_ID_EQUAL (token->sector, map->chosen_sector))
        thing.token = token;
    }
  words = forcon_map_words_thing (map, &thing);
  return words != NULL ? words : g_strdup (_ ("Enter chooses a sector, arrows go from one to the next."));
}
