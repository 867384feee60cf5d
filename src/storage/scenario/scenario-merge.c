/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What the file says and what the campaign says now are written the same way, and compared element by element; each
 * difference then goes to the place in the file's text where that element stands.
 */
#include "storage/scenario/scenario-merge.h"

#include "campaign/editing/entity.h"
#include "storage/scenario/scenario-save.h"
#include "storage/xml/xml-source.h"

#include <string.h>

/**
 * Merge:
 * @was, @now: what the file and the campaign say, ships with all values
 * @brief: as @now, ships with what they need: what is new is taken from it
 * @places: by element of @was its place in the file, or 0
 * @was_by_key, @now_by_key: ships and objects, wherever they stand
 * @file: the text that is changed: the whole file, or one element of it that moves
 * @offset: by how much its elements count less than in the whole file
 * @whole_file: the whole file
 */
typedef struct {
  ForconXmlSource *was;
  ForconXmlSource *now;
  ForconXmlSource *brief;
  GArray *places;
  GHashTable *was_by_key;
  GHashTable *now_by_key;
  ForconXmlSource *file;
  guint offset;
  ForconXmlSource *whole_file;
} Merge;

/* What is in the order of the campaign: ids of those that have one, else all that is said. */
static char *
key_of (const ForconXmlSource *source, guint part)
{
  const char *element = forcon_xml_source_part (source, part)->name;
  g_autofree char *id = forcon_xml_source_get (source, part, "id");
  g_autofree char *from = forcon_xml_source_get (source, part, "from");
  GString *key;

  if (id != NULL || from != NULL)
    return g_strdup_printf ("%s %s", element, id != NULL ? id : from);
  if (g_str_equal (element, "periods") || g_str_equal (element, "campaign"))
    return g_strdup (element);
  key = g_string_new (element);
  if (g_str_equal (element, "roster"))
    {
      g_autofree char *admiral = forcon_xml_source_get (source, part, "admiral");

      g_string_append_printf (key, " %s", admiral);
      return g_string_free (key, FALSE);
    }
  for (guint i = 0; forcon_xml_source_attribute (source, part, i) != NULL; i++)
    {
      g_autofree char *value = forcon_xml_source_get (source, part, forcon_xml_source_attribute (source, part, i));

      g_string_append_printf (key, " %s=%s", forcon_xml_source_attribute (source, part, i), value);
    }
  return g_string_free (key, FALSE);
}

static gboolean
has_id (const ForconXmlSource *source, guint part)
{
  const char *element = forcon_xml_source_part (source, part)->name;
  static const char *const without[] = { "campaign", "periods", "alarm",  "border", "minefield",
                                         "sighting", "notice",  "roster", "alias",  NULL };

  return !g_strv_contains (without, element);
}

/* Where the elements of what the file says stand in it: those without ids are in the same order. */
static void
find_places (Merge *merge)
{
  g_autoptr (GHashTable) in_file = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint pass = 0; pass < 2; pass++)
    {
      const ForconXmlSource *source = pass == 0 ? merge->file : merge->was;
      g_autoptr (GHashTable) counts = g_hash_table_new (g_str_hash, g_str_equal);

      for (guint part = 1; part <= forcon_xml_source_n_parts (source); part++)
        {
          const char *element = forcon_xml_source_part (source, part)->name;
          guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, element)) + 1;
          gboolean by_key = has_id (source, part) || g_str_equal (element, "roster");
          g_autofree char *key = by_key ? key_of (source, part) : g_strdup_printf ("%s %u", element, n);
          guint place = pass == 0 ? 0 : GPOINTER_TO_UINT (g_hash_table_lookup (in_file, key));

          g_hash_table_insert (counts, (gpointer) element, GUINT_TO_POINTER (n));
          if (pass == 0)
            g_hash_table_insert (in_file, g_steal_pointer (&key), GUINT_TO_POINTER (part));
          else
            g_array_append_val (merge->places, place);
        }
    }
}

static GHashTable *
all_by_key (const ForconXmlSource *source)
{
  GHashTable *found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint part = 1; part <= forcon_xml_source_n_parts (source); part++)
    if (has_id (source, part))
      g_hash_table_insert (found, key_of (source, part), GUINT_TO_POINTER (part));
  return found;
}

static guint
place_of (const Merge *merge, guint was)
{
  guint place = g_array_index (merge->places, guint, was - 1);

  return place <= merge->offset ? 0 : place - merge->offset;
}

static gboolean
same_value (const Merge *merge, guint was, guint now, const char *name)
{
  g_autofree char *before = forcon_xml_source_get (merge->was, was, name);
  g_autofree char *after = forcon_xml_source_get (merge->now, now, name);

  return g_strcmp0 (before, after) == 0;
}

/* All attributes become those of another element. */
static void
set_all (ForconXmlSource *file, guint place, const ForconXmlSource *from, guint part)
{
  for (guint i = 0; forcon_xml_source_attribute (file, place, i) != NULL; i++)
    {
      const char *name = forcon_xml_source_attribute (file, place, i);
      g_autofree char *value = forcon_xml_source_get (from, part, name);

      if (value == NULL)
        forcon_xml_source_set (file, place, name, NULL);
    }
  for (guint i = 0; forcon_xml_source_attribute (from, part, i) != NULL; i++)
    {
      const char *name = forcon_xml_source_attribute (from, part, i);
      g_autofree char *before = forcon_xml_source_get (file, place, name);
      g_autofree char *value = forcon_xml_source_get (from, part, name);

      if (g_strcmp0 (before, value) != 0)
        forcon_xml_source_set (file, place, name, value);
    }
}

/* What follows from another attribute where nobody states it, and so has to be stated once that one is another. */
static gboolean
follows (const Merge *merge, guint was, guint now, const char *name)
{
  static const struct {
    const char *element;
    const char *name;
    const char *from;
  } all[] = { { "ship", "braking", "speed" },
              { "ship", "bow-armour", "armour" },
              { "minefield", "range", "charge" },
              { "minefield", "strength", "charge" } };
  const char *element = forcon_xml_source_part (merge->now, now)->name;

  for (gsize i = 0; i < G_N_ELEMENTS (all); i++)
    if (g_str_equal (element, all[i].element) && g_str_equal (name, all[i].name))
      return !same_value (merge, was, now, all[i].from);
  return FALSE;
}

static void
merge_attributes (Merge *merge, guint was, guint now, guint place)
{
  gboolean ship = g_str_equal (forcon_xml_source_part (merge->now, now)->name, "ship");

  if (ship && !same_value (merge, was, now, "class"))
    {
      set_all (merge->file, place, merge->brief, now);
      return;
    }
  for (guint i = 0; forcon_xml_source_attribute (merge->now, now, i) != NULL; i++)
    {
      const char *name = forcon_xml_source_attribute (merge->now, now, i);
      g_autofree char *value = forcon_xml_source_get (merge->now, now, name);

      if (!same_value (merge, was, now, name) || follows (merge, was, now, name))
        forcon_xml_source_set (merge->file, place, name, value);
    }
  for (guint i = 0; forcon_xml_source_attribute (merge->was, was, i) != NULL; i++)
    {
      const char *name = forcon_xml_source_attribute (merge->was, was, i);
      g_autofree char *value = forcon_xml_source_get (merge->now, now, name);

      if (value == NULL)
        forcon_xml_source_set (merge->file, place, name, NULL);
    }
}

/* Children */

static GArray *
children_of (const ForconXmlSource *source, guint parent)
{
  GArray *children = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint part = parent + 1; part <= forcon_xml_source_n_parts (source); part++)
    if (forcon_xml_source_part (source, part)->parent == parent)
      g_array_append_val (children, part);
    else if (forcon_xml_source_part (source, part)->parent < parent)
      break;
  return children;
}

#define AT(array, i) g_array_index (array, guint, i)
#define NOBODY G_MAXUINT

/* Those that have kept their order among each other: as many as can be. The others are NOBODY afterwards. */
static void
keep_order (guint *partner, guint n)
{
  g_autofree guint *length = g_new0 (guint, n + 1);
  g_autofree guint *before = g_new0 (guint, n + 1);
  guint last = NOBODY, next;

  for (guint i = 0; i < n; i++)
    {
      before[i] = NOBODY;
      length[i] = partner[i] == NOBODY ? 0 : 1;
      for (guint k = 0; k < i && partner[i] != NOBODY; k++)
        if (partner[k] != NOBODY && partner[k] < partner[i] && length[k] + 1 > length[i])
          {
            length[i] = length[k] + 1;
            before[i] = k;
          }
      if (length[i] > 0 && (last == NOBODY || length[i] > length[last]))
        last = i;
    }
  for (guint i = n; i > 0; i--)
    {
      next = i - 1;
      if (next == last)
        last = before[next];
      else
        partner[next] = NOBODY;
    }
}

static gboolean
same_element (const Merge *merge, guint was, guint now)
{
  return g_str_equal (forcon_xml_source_part (merge->was, was)->name, forcon_xml_source_part (merge->now, now)->name);
}

/* The element of the other side with the same key, wherever it stands. */
static guint
elsewhere (const ForconXmlSource *source, guint part, GHashTable *others)
{
  g_autofree char *key = has_id (source, part) ? key_of (source, part) : NULL;

  return key == NULL ? 0 : GPOINTER_TO_UINT (g_hash_table_lookup (others, key));
}

/* Between two that are kept, what is left over on both sides is one that has another name now. */
static void
pair_rest (const Merge *merge, const GArray *was, const GArray *now, guint *partner)
{
  guint from = 0;

  for (guint i = 0; i < now->len; i++)
    {
      guint to = was->len;

      if (partner[i] != NOBODY)
        {
          from = partner[i] + 1;
          continue;
        }
      if (elsewhere (merge->now, AT (now, i), merge->was_by_key) != 0)
        continue;
      for (guint k = i + 1; k < now->len && to == was->len; k++)
        to = partner[k] != NOBODY ? partner[k] : to;
      for (guint k = from; k < to; k++)
        if (same_element (merge, AT (was, k), AT (now, i))
            && elsewhere (merge->was, AT (was, k), merge->now_by_key) == 0)
          {
            partner[i] = k;
            from = k + 1;
            break;
          }
    }
}

/* By child of @now its partner among the children of @was. Returns: (transfer full) */
static guint *
find_partners (const Merge *merge, const GArray *was, const GArray *now)
{
  g_autoptr (GHashTable) by_key = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint *partner = g_new (guint, now->len + 1);

  for (guint i = was->len; i > 0; i--)
    g_hash_table_insert (by_key, key_of (merge->was, AT (was, i - 1)), GUINT_TO_POINTER (i));
  for (guint i = 0; i < now->len; i++)
    {
      g_autofree char *key = key_of (merge->now, AT (now, i));
      guint found = GPOINTER_TO_UINT (g_hash_table_lookup (by_key, key));

      partner[i] = found == 0 ? NOBODY : found - 1;
      g_hash_table_remove (by_key, key);
    }
  keep_order (partner, now->len);
  pair_rest (merge, was, now, partner);
  return partner;
}

static void merge_element (Merge *merge, guint was, guint now, guint place);

/* What stands elsewhere in the file goes where it belongs now, as it is written there. */
static char *
moved_text (const Merge *merge, guint was, guint now)
{
  guint place = g_array_index (merge->places, guint, was - 1);
  g_autofree char *text = forcon_xml_source_dup (merge->whole_file, place);
  g_autoptr (ForconXmlSource) piece = forcon_xml_source_new (text);
  Merge inner = *merge;

  inner.file = piece;
  inner.offset = place - 1;
  merge_element (&inner, was, now, 1);
  return forcon_xml_source_finish (piece);
}

static char *
new_text (const Merge *merge, guint now)
{
  guint was = elsewhere (merge->now, now, merge->was_by_key);

  return was != 0 && g_array_index (merge->places, guint, was - 1) != 0 ? moved_text (merge, was, now)
                                                                        : forcon_xml_source_dup (merge->brief, now);
}

static gboolean
is_equal (const Merge *merge, guint was, guint now)
{
  g_autofree char *before = forcon_xml_source_dup (merge->was, was);
  g_autofree char *after = forcon_xml_source_dup (merge->now, now);

  return g_str_equal (before, after);
}

/* New classes stand behind those that are there. */
static guint
last_class (const Merge *merge, guint after)
{
  for (guint part = forcon_xml_source_n_parts (merge->file); part > 1; part--)
    {
      const ForconXmlPart *found = forcon_xml_source_part (merge->file, part);

      if (found->parent == 1 && (g_str_equal (found->name, "class") || g_str_equal (found->name, "fleet-book")))
        return part;
    }
  return after;
}

static void
merge_children (Merge *merge, guint was_parent, guint now_parent, guint place)
{
  g_autoptr (GArray) was = children_of (merge->was, was_parent);
  g_autoptr (GArray) now = children_of (merge->now, now_parent);
  g_autofree guint *partner = find_partners (merge, was, now);
  g_autofree gboolean *kept = g_new0 (gboolean, was->len + 1);
  guint after = 0;

  for (guint i = 0; i < now->len; i++)
    {
      guint old = partner[i] == NOBODY ? 0 : AT (was, partner[i]);
      guint there = old == 0 ? 0 : place_of (merge, old);

      if (old != 0)
        kept[partner[i]] = TRUE;
      if (there != 0)
        {
          merge_element (merge, old, AT (now, i), there);
          after = there;
        }
      else if (old == 0 || !is_equal (merge, old, AT (now, i)))
        {
          g_autofree char *text = new_text (merge, AT (now, i));
          gboolean klass = g_str_equal (forcon_xml_source_part (merge->now, AT (now, i))->name, "class");

          forcon_xml_source_insert (merge->file, place, klass ? last_class (merge, after) : after, text);
        }
    }
  for (guint i = 0; i < was->len; i++)
    if (!kept[i] && place_of (merge, AT (was, i)) != 0)
      forcon_xml_source_remove (merge->file, place_of (merge, AT (was, i)));
}

static void
merge_element (Merge *merge, guint was, guint now, guint place)
{
  if (is_equal (merge, was, now))
    return;
  merge_attributes (merge, was, now, place);
  merge_children (merge, was, now, place);
}

/* What the file calls the alliance of a power. Returns: (transfer full) (nullable) */
static char *
stated_alliance (const ForconXmlSource *file, const char *power)
{
  for (guint part = 2; part <= forcon_xml_source_n_parts (file); part++)
    {
      g_autofree char *id = forcon_xml_source_get (file, part, "id");

      if (g_str_equal (forcon_xml_source_part (file, part)->name, "power") && g_strcmp0 (id, power) == 0)
        return forcon_xml_source_get (file, part, "alliance");
    }
  return NULL;
}

static gboolean
is_among (const GPtrArray *words, const char *word)
{
  for (guint i = 0; i < words->len; i++)
    if (g_strcmp0 (g_ptr_array_index (words, i), word) == 0)
      return TRUE;
  return FALSE;
}

/* By number what alliances are called: as in the file, where a power of theirs is of one there. */
static GPtrArray *
alliance_words (const ForconCampaign *campaign, const ForconXmlSource *file)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) stated = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_set_size (words, (gint) campaign->powers->len + 1);
  for (guint i = 0; i < campaign->powers->len; i++)
    {
      const ForconPower *power = &g_array_index (campaign->powers, ForconPower, i);
      char *word = stated_alliance (file, power->word);

      g_ptr_array_add (stated, word);
      if (power->alliance != 0 && words->pdata[power->alliance] == NULL && !is_among (words, word))
        words->pdata[power->alliance] = g_strdup (word);
    }
  for (guint number = 1, n = 1; number < words->len; number++)
    while (words->pdata[number] == NULL)
      {
        g_autofree char *word = g_strdup_printf ("alliance-%u", n++);

        if (!is_among (words, word) && !is_among (stated, word))
          words->pdata[number] = g_steal_pointer (&word);
      }
  return words;
}

static char *
merge_texts (const char *text, const ForconScenario *base, const ForconFleet *fleet, const ForconCampaign *set_up,
             const char *rules_name)
{
  g_autoptr (ForconCampaign) was_set_up = forcon_campaign_as_set_up (base->campaign);
  g_autoptr (ForconXmlSource) file = forcon_xml_source_new (text);
  g_autoptr (GPtrArray) were_allied = alliance_words (was_set_up, file);
  g_autoptr (GPtrArray) allied = alliance_words (set_up, file);
  g_autofree char *was
      = forcon_scenario_to_xml_beside (was_set_up, base->rules_name, fleet, were_allied, TRUE);
  g_autofree char *now = forcon_scenario_to_xml_beside (set_up, rules_name, fleet, allied, TRUE);
  g_autofree char *brief = forcon_scenario_to_xml_beside (set_up, rules_name, fleet, allied, FALSE);
  g_autoptr (ForconXmlSource) was_source = forcon_xml_source_new (was);
  g_autoptr (ForconXmlSource) now_source = forcon_xml_source_new (now);
  g_autoptr (ForconXmlSource) brief_source = forcon_xml_source_new (brief);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GHashTable) was_by_key = all_by_key (was_source);
  g_autoptr (GHashTable) now_by_key = all_by_key (now_source);
  Merge merge = { was_source, now_source, brief_source, places, was_by_key, now_by_key, file, 0, file };

  find_places (&merge);
  merge_element (&merge, 1, 1, 1);
  return forcon_xml_source_finish (file);
}

/* What a file would say when it is read, or %NULL where it cannot be. */
static char *
as_read (const char *text, const char *path, const ForconRules *rules)
{
  g_autoptr (ForconScenario) scenario = forcon_scenario_load_text (text, path, rules, NULL, NULL);

  return scenario == NULL ? NULL : forcon_scenario_to_xml (scenario->campaign, scenario->rules_name);
}

char *
forcon_scenario_merge (const char *text, const char *from, const ForconCampaign *campaign, const char *rules_name,
                       const ForconRules *rules, const char *path, gboolean *kept)
{
  g_autoptr (ForconCampaign) set_up = forcon_campaign_as_set_up (campaign);
  g_autofree char *anew = forcon_scenario_to_xml (campaign, rules_name);
  g_autoptr (ForconFleet) fleet = NULL;
  g_autoptr (ForconScenario) base = text == NULL || !g_utf8_validate (text, -1, NULL)
                                        ? NULL
                                        : forcon_scenario_load_text (text, from, rules, &fleet, NULL);
  g_autofree char *merged = base == NULL ? NULL : merge_texts (text, base, fleet, set_up, rules_name);
  g_autofree char *read = merged == NULL ? NULL : as_read (merged, path, rules);
  gboolean same = merged != NULL && g_strcmp0 (read, anew) == 0;

  /* A file adds what its language knows of names, and what is unfinished is not read at all. */
  if (merged != NULL && !same)
    {
      g_autofree char *wanted = as_read (anew, path, rules);

      same = g_strcmp0 (read, wanted) == 0;
    }
  if (kept != NULL)
    *kept = same || text == NULL;
  return same ? g_steal_pointer (&merged) : g_steal_pointer (&anew);
}
