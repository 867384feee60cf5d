/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Campaigns at random in which every name is a mark, and what is made for an admiral is searched for marks that the
 * admiral cannot know (F-CAMP-8). What may be known is counted from the true facts, without ForconKnowledge.
 */
#include "engine/state/formation.h"
#include "secrecy-outputs.h"

#include <string.h>

/* Under the sanitizers drawing takes long. */
#ifdef __SANITIZE_ADDRESS__
#define SEEDS 1
#define PHASES 1
#else
#define SEEDS 3
#define PHASES 6
#endif
#define ROUNDS 2
#define ADMIRALS_MOST 32

/* Of what a mark is; a mark is MARK, a letter of these, a number and an x. */
typedef enum { KIND_FORMATION, KIND_SHIP, KIND_MESSAGE, KIND_SECRET, N_KINDS } Kind;
#define MARK "mk"
static const char letters[N_KINDS + 1] = "fsmn";

/**
 * Known:
 * @marks: which marks each admiral may know, by side id
 * @campaign: as far as it has been followed
 * @position: entries of the chronicle that have been followed
 * @n_found: marks that were found where they may be
 */
typedef struct {
  GHashTable *marks[ADMIRALS_MOST];
  ForconCampaign *campaign;
  guint position;
  guint n_found;
} Known;

static char *
mark (Kind kind, guint number)
{
  return g_strdup_printf (MARK "%c%ux", letters[kind], number);
}

static void
set_mark (char **text, Kind kind, guint number)
{
  g_free (*text);
  *text = mark (kind, number);
}

static void
mark_all (ForconCampaign *campaign)
{
  ForconBattle *fleet = campaign->fleet;

  for (guint i = 0; i < fleet->n_formations; i++)
    {
      ForconFormationName *name = &g_array_index (fleet->roster->formations, ForconFormationName, i);

      set_mark (&name->id, KIND_FORMATION, i + 1);
      set_mark (&name->name, KIND_FORMATION, i + 1);
    }
  for (guint i = 0; i < fleet->n_ships; i++)
    {
      ForconCard *card = &g_array_index (fleet->roster->cards, ForconCard, i);

      set_mark (&card->id, KIND_SHIP, i + 1);
      set_mark (&card->name, KIND_SHIP, i + 1);
      set_mark (&card->class_name, KIND_SHIP, i + 1);
    }
  g_array_set_size (campaign->aliases, 0);
}

static void
learn (Known *known, ForconSideId admiral, const char *text)
{
  if (!FORCON_ID_IS_NONE (admiral) && text != NULL)
    g_hash_table_add (known->marks[admiral.value], g_strdup (text));
}

static void
learn_number (Known *known, ForconSideId admiral, Kind kind, guint number)
{
  g_autofree char *text = mark (kind, number);

  learn (known, admiral, text);
}

/* All of the own. */
static void
learn_own (Known *known)
{
  const ForconBattle *fleet = known->campaign->fleet;

  for (guint i = 1; i <= fleet->n_formations; i++)
    learn (known, fleet->formations[i - 1].side,
           forcon_battle_formation_id (fleet, (ForconFormationId){ (guint16) i }));
  for (guint i = 1; i <= fleet->n_ships; i++)
    learn (known, fleet->ships[i - 1].side, forcon_battle_card (fleet, (ForconShipId){ (guint16) i })->id);
}

static void
learn_seen (Known *known, ForconSideId admiral, ForconFormationId formation, const ForconShips *ships)
{
  learn_number (known, admiral, KIND_FORMATION, formation.value);
  for (guint i = 0; i < ships->n; i++)
    learn_number (known, admiral, KIND_SHIP, ships->ship[i].value);
}

static void
learn_main_map (Known *known, ForconFormationId formation)
{
  for (guint i = 1; i <= known->campaign->admirals->len; i++)
    learn_number (known, (ForconSideId){ (guint16) i }, KIND_FORMATION, formation.value);
}

static void
learn_fact (Known *known, const ForconCampaignEvent *event)
{
  const ForconFact_formation_sighted *sighted = &event->formation_sighted;
  const ForconFact_published *published = &event->published;
  const ForconFact_ship_captured *captured = &event->ship_captured;

  if (event->kind == FORCON_CAMPAIGN_EVENT_FORMATION_SIGHTED && sighted->level == FORCON_LEVEL_IDENTIFIED)
    learn_seen (known, sighted->admiral, sighted->formation, &sighted->ships);
  if (event->kind == FORCON_CAMPAIGN_EVENT_PUBLISHED && published->level == FORCON_LEVEL_IDENTIFIED)
    learn_main_map (known, published->formation);
  if (event->kind == FORCON_CAMPAIGN_EVENT_SHIP_CAPTURED)
    {
      learn_number (known, captured->admiral, KIND_SHIP, captured->ship.value);
      learn_number (known, captured->from, KIND_SHIP, captured->ship.value);
    }
}

/* What each side has identified at a table, as the battle itself keeps it. */
static void
learn_table (Known *known, const ForconBattle *battle)
{
  for (guint i = 1; i <= forcon_battle_n_sides (battle); i++)
    {
      ForconSideId side = { (guint16) i };
      ForconSideId admiral
          = forcon_battle_find_side (known->campaign->fleet, forcon_battle_side (battle, side)->id);

      for (guint k = 1; k <= battle->n_formations; k++)
        if (forcon_formation_level (battle, (ForconFormationId){ (guint16) k }, side) == FORCON_LEVEL_IDENTIFIED)
          learn (known, admiral, forcon_battle_formation_id (battle, (ForconFormationId){ (guint16) k }));
      for (guint k = 1; k <= battle->n_ships; k++)
        if (forcon_ship_level (battle, (ForconShipId){ (guint16) k }, side) == FORCON_LEVEL_IDENTIFIED)
          learn (known, admiral, forcon_battle_card (battle, (ForconShipId){ (guint16) k })->id);
    }
}

static void
learn_entry (Known *known, const ForconCampaignEntry *entry)
{
  const ForconBattle *battle;

  for (guint i = 0; i < entry->events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (entry->events, ForconCampaignEvent, i);

      forcon_campaign_apply (known->campaign, event);
      learn_fact (known, event);
    }
  for (guint i = 0; i < entry->battle_events->len; i++)
    {
      forcon_campaign_apply_battle (known->campaign, forcon_campaign_command_clash (&entry->command),
                                    &g_array_index (entry->battle_events, ForconEvent, i));
      battle = forcon_campaign_battle (known->campaign, forcon_campaign_command_clash (&entry->command));
      if (battle != NULL)
        learn_table (known, battle);
    }
  for (guint i = 0; i < known->campaign->battles->len; i++)
    if (g_ptr_array_index (known->campaign->battles, i) != NULL)
      learn_table (known, g_ptr_array_index (known->campaign->battles, i));
}

static void
follow (Known *known, ForconChronicle *chronicle)
{
  for (; known->position < forcon_chronicle_position (chronicle); known->position++)
    {
      learn_entry (known, forcon_chronicle_entry (chronicle, known->position, NULL));
      learn_own (known);
    }
}

static Known
nothing_known (const ForconCampaign *start)
{
  Known known = { .campaign = forcon_campaign_clone (start) };

  for (guint i = 0; i < ADMIRALS_MOST; i++)
    known.marks[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  learn_own (&known);
  for (guint i = 0; i < start->sightings->len; i++)
    {
      const ForconSighting *sighting = &g_array_index (start->sightings, ForconSighting, i);

      if (sighting->level == FORCON_LEVEL_IDENTIFIED)
        learn_seen (&known, sighting->admiral, sighting->formation, &sighting->ships);
    }
  for (guint i = 0; i < start->notices->len; i++)
    if (g_array_index (start->notices, ForconNotice, i).level == FORCON_LEVEL_IDENTIFIED)
      learn_main_map (&known, g_array_index (start->notices, ForconNotice, i).formation);
  return known;
}

static void
clear (Known *known)
{
  for (guint i = 0; i < ADMIRALS_MOST; i++)
    g_hash_table_unref (known->marks[i]);
  forcon_campaign_free (known->campaign);
}

/* Whatever marks there are in the text, the admiral may know them all. */
static void
assert_only_known (Known *known, ForconSideId admiral, const char *text)
{
  for (const char *at = strstr (text, MARK); at != NULL; at = strstr (at + 1, MARK))
    {
      const char *end = at + strlen (MARK) + 1;
      g_autofree char *found = NULL;

      if (strchr (letters, end[-1]) == NULL || !g_ascii_isdigit (*end))
        continue;
      end = strchr (end, 'x');
      found = g_strndup (at, (gsize) (end + 1 - at));
      if (!g_hash_table_contains (known->marks[admiral.value], found))
        g_error ("admiral %u may not know %s: %.200s", admiral.value, found, MAX (text, at - 150));
      known->n_found++;
    }
}

static void
add_names (GString *text, const ForconBattle *battle)
{
  for (guint i = 0; i < battle->roster->cards->len; i++)
    {
      const ForconCard *card = &g_array_index (battle->roster->cards, ForconCard, i);

      g_string_append_printf (text, "%s %s %s\n", card->id, card->name, card->class_name);
    }
  for (guint i = 0; i < battle->roster->formations->len; i++)
    {
      const ForconFormationName *name = &g_array_index (battle->roster->formations, ForconFormationName, i);

      g_string_append_printf (text, "%s %s\n", name->id, name->name);
    }
}

/* Of others not even a post is filled in, no table that the admiral has no ships on, no seed, and nothing of the master's. */
static void
check_campaign (const ForconKnowledge *knowledge)
{
  const ForconCampaign *campaign = forcon_knowledge_campaign (knowledge);
  static const ForconPost nowhere = { 0 };

  for (guint i = 0; i < campaign->posts->len; i++)
    if (!FORCON_ID_EQUAL (campaign->fleet->formations[i].side, forcon_knowledge_admiral (knowledge)))
      g_assert_true (forcon_record_equal (&nowhere, &g_array_index (campaign->posts, ForconPost, i),
                                          forcon_table_shape (FORCON_TABLE_POST)));
  for (guint i = 0; i < forcon_knowledge_n_clashes (knowledge); i++)
    g_assert_cmpuint (forcon_knowledge_clash (knowledge, i).admirals & (1u << forcon_knowledge_admiral (knowledge).value), !=, 0);
  g_assert_cmpuint (campaign->progress.seed, ==, 0);
  g_assert_cmpuint (campaign->progress.next_id, ==, 0);
  g_assert_cmpuint (campaign->fleet->random.state, ==, 0);
  g_assert_cmpuint (campaign->meetings->len + campaign->parties->len + campaign->lines->len, ==, 0);
}

static void
check_admiral (Known *known, ForconChronicle *chronicle, ForconSideId admiral, gint phase)
{
  g_autoptr (ForconKnowledge) knowledge = secrecy_knowledge (chronicle, admiral, phase);
  g_autofree char *words = secrecy_words (chronicle, admiral, phase);
  g_autoptr (GString) names = g_string_new (NULL);

  assert_only_known (known, admiral, words);
  add_names (names, forcon_knowledge_campaign (knowledge)->fleet);
  for (guint i = 0; i < forcon_knowledge_n_clashes (knowledge); i++)
    add_names (names, forcon_view_battle (forcon_knowledge_view (knowledge, i)));
  assert_only_known (known, admiral, names->str);
  check_campaign (knowledge);
}

#define DO(KIND, ...)                                                                                                  \
  test_staff_do (staff, &(ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_##KIND, __VA_ARGS__ })

static ForconFormationId
any_formation (TestStaff *staff)
{
  guint n = forcon_chronicle_campaign (staff->chronicle)->fleet->n_formations;

  return (ForconFormationId){ (guint16) (1 + forcon_random_below (&staff->random, n)) };
}

/* The master writes to everybody, and what the master notes nobody is to read. */
static void
do_the_masters_work (TestStaff *staff, Known *known, guint phase)
{
  guint n = forcon_chronicle_campaign (staff->chronicle)->admirals->len;
  g_autofree char *secret = mark (KIND_SECRET, phase);
  const char *reason = g_intern_string (secret);

  for (guint i = 1; i <= n; i++)
    {
      ForconSideId admiral = { (guint16) i };
      g_autofree char *text = mark (KIND_MESSAGE, phase * ADMIRALS_MOST + i);
      g_autofree char *remark = g_strdup_printf ("Why %s?", text);

      learn (known, admiral, text);
      DO (MESSAGE, .message.admiral = admiral, .message.text = g_intern_string (text));
      DO (HAND_IN, .hand_in.admiral = admiral, .hand_in.text = g_intern_string (remark), .hand_in.correction = TRUE);
      DO (REVEAL, .reveal.admiral = admiral, .reveal.formation = any_formation (staff), .reason = reason,
          .reveal.level = (ForconLevel) (FORCON_LEVEL_CONTACT + forcon_random_below (&staff->random, 2)));
    }
  DO (NOTE, .note.text = reason);
  DO (PUBLISH, .publish.formation = any_formation (staff), .publish.level = FORCON_LEVEL_CONTACT, .reason = reason);
  DO (PUBLISH, .publish.formation = any_formation (staff), .publish.level = FORCON_LEVEL_IDENTIFIED, .reason = reason);
  DO (UNPUBLISH, .unpublish.formation = any_formation (staff), .reason = reason);
  DO (PLACE, .place.formation = any_formation (staff), .place.sector = { 1 }, .reason = reason);
  DO (FIELD, .field.sector = { 2 }, .field.admiral = { 1 }, .field.count = 3, .reason = reason);
}

/* F-CAMP-8 */
static void
no_mark_comes_to_whom_it_is_not_for (gconstpointer data)
{
  guint64 seed = GPOINTER_TO_UINT (data);
  g_autoptr (ForconScenario) scenario = secrecy_scenario (seed);
  ForconCampaignCommand begin = { .kind = FORCON_CAMPAIGN_COMMAND_BEGIN };

  mark_all (scenario->campaign);
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (scenario->campaign, scenario->rules);
  TestStaff staff = test_staff (chronicle, seed);
  Known known = nothing_known (scenario->campaign);

  staff.rounds = ROUNDS;
  g_assert_true (test_staff_do (&staff, &begin));
  for (guint phase = 1; phase <= PHASES; phase++)
    {
      do_the_masters_work (&staff, &known, phase);
      test_staff_play_phase (&staff);
      follow (&known, chronicle);
      for (guint i = 1; i <= scenario->campaign->admirals->len; i++)
        check_admiral (&known, chronicle, (ForconSideId){ (guint16) i }, (gint) phase);
    }
  for (guint i = 1; i <= scenario->campaign->admirals->len; i++)
    {
      g_autofree char *pages = secrecy_pages (chronicle, (ForconSideId){ (guint16) i }, PHASES + 1);

      check_admiral (&known, chronicle, (ForconSideId){ (guint16) i }, PHASES + 1);
      assert_only_known (&known, (ForconSideId){ (guint16) i }, pages);
    }
  g_assert_cmpuint (known.n_found, >, 0);
  g_assert_cmpuint (staff.n_clashes, >, 0);
  clear (&known);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint seed = 1; seed <= SEEDS; seed++)
    {
      g_autofree char *path
          = g_strdup_printf ("/secrecy/markers/no mark comes to whom it is not for, campaign %u", seed);

      g_test_add_data_func (path, GUINT_TO_POINTER (seed), no_mark_comes_to_whom_it_is_not_for);
    }
  return g_test_run ();
}
