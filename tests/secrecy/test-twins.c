/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Two campaigns that differ in nothing but what an admiral cannot know are the same to that admiral, to the last byte
 * (F-CAMP-8).
 */
#include "secrecy-outputs.h"

#define PHASES 6
#define ROUNDS 2

/* What is different in a twin. */
typedef struct {
  ForconSideId admiral;
  GHashTable *unseen;
  GHashTable *aloof;
  gboolean extras;
} Difference;

static void
begin (TestStaff *staff)
{
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_BEGIN };

  g_assert_true (test_staff_do (staff, &command));
}

#define DO(KIND, ...)                                                                                                  \
  g_assert_true (test_staff_do (staff, &(ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_##KIND, __VA_ARGS__ }))

static ForconSideId
another (ForconSideId admiral)
{
  return (ForconSideId){ admiral.value == 1 ? 2 : 1 };
}

static ForconFieldId
newest_field (const TestStaff *staff)
{
  const GArray *fields = forcon_chronicle_campaign (staff->chronicle)->fields;

  return g_array_index (fields, ForconField, fields->len - 1).field;
}

/* What the master does for others, and keeps to itself. */
static void
do_extras (TestStaff *staff, const Difference *difference)
{
  ForconSideId other = another (difference->admiral);
  ForconSectorId far = { (guint16) forcon_chronicle_campaign (staff->chronicle)->sectors->len };

  DO (NOTE, .note.text = "Nobody is to know");
  DO (MESSAGE, .message.admiral = other, .message.text = "For your eyes only");
  DO (HAND_IN, .hand_in.admiral = other, .hand_in.text = "What shall we do with a drunken sailor?");
  DO (FIELD, .field.sector = far, .field.admiral = other, .field.count = 1, .reason = "They lie there for long");
  DO (FIELD, .field.field = newest_field (staff), .field.count = 0, .reason = "They are swept");
  DO (ABSENT, .absent.admiral = other,
      .absent.on = !forcon_campaign_admiral (forcon_chronicle_campaign (staff->chronicle), other)->absent);
}

static void
rename (char **text)
{
  char *more = g_strconcat ("other-", *text == NULL ? "" : *text, NULL);

  g_free (*text);
  *text = more;
}

static void
change_ship (ForconCampaign *campaign, guint place, gboolean aloof)
{
  ForconCard *card = &g_array_index (campaign->fleet->roster->cards, ForconCard, place);

  rename (&card->id);
  rename (&card->name);
  rename (&card->class_name);
  if (!aloof)
    return;
  card->hits += 3;
  card->armour += 1;
  card->troops += 7;
  campaign->fleet->ships[place].hits = 1;
}

static void
change (ForconCampaign *campaign, const Difference *difference)
{
  ForconBattle *fleet = campaign->fleet;

  for (guint i = 0; i < fleet->n_formations; i++)
    if (g_hash_table_contains (difference->unseen, GUINT_TO_POINTER (i + 1)))
      {
        rename (&g_array_index (fleet->roster->formations, ForconFormationName, i).id);
        rename (&g_array_index (fleet->roster->formations, ForconFormationName, i).name);
        if (g_hash_table_contains (difference->aloof, GUINT_TO_POINTER (i + 1)))
          g_array_index (campaign->posts, ForconPost, i).posture = FORCON_POSTURE_BATTLE;
      }
  for (guint i = 0; i < fleet->n_ships; i++)
    {
      gpointer formation = GUINT_TO_POINTER ((guint) fleet->ships[i].formation.value);

      if (g_hash_table_contains (difference->unseen, formation))
        change_ship (campaign, i, g_hash_table_contains (difference->aloof, formation));
    }
}

/**
 * play:
 * @scenario: as it is before play
 * @difference: (nullable): from it
 *
 * Returns: (transfer full): the campaign, played to the end by the same choices
 */
static ForconChronicle *
play (ForconScenario *scenario, guint64 seed, const Difference *difference)
{
  ForconChronicle *chronicle = NULL;
  TestStaff staff;

  if (difference != NULL && difference->unseen != NULL)
    change (scenario->campaign, difference);
  chronicle = forcon_chronicle_new (scenario->campaign, scenario->rules);
  staff = test_staff (chronicle, seed);
  staff.rounds = ROUNDS;
  staff.by_word = TRUE;
  begin (&staff);
  for (guint i = 0; i < PHASES; i++)
    {
      if (difference != NULL && difference->extras)
        do_extras (&staff, difference);
      test_staff_play_phase (&staff);
    }
  return chronicle;
}

static void
drop (GHashTable *formations, ForconFormationId formation)
{
  g_hash_table_remove (formations, GUINT_TO_POINTER ((guint) formation.value));
}

/* Takes out of those that are unseen and aloof whom a fact concerns. */
static void
note_fact (const ForconCampaign *campaign, const ForconCampaignEvent *event, const Difference *difference)
{
  const ForconClash *clash;

  switch ((gint) event->kind)
    {
    case FORCON_CAMPAIGN_EVENT_FORMATION_SIGHTED:
      drop (difference->aloof, event->formation_sighted.formation);
      if (FORCON_ID_EQUAL (event->formation_sighted.admiral, difference->admiral))
        drop (difference->unseen, event->formation_sighted.formation);
      break;
    case FORCON_CAMPAIGN_EVENT_DETECTION_CONTESTED:
      drop (difference->aloof, event->detection_contested.formation);
      drop (difference->aloof, event->detection_contested.by);
      break;
    case FORCON_CAMPAIGN_EVENT_PARTY_MET:
      drop (difference->aloof, event->party_met.formation);
      break;
    case FORCON_CAMPAIGN_EVENT_CLASH_FORMATION:
      drop (difference->aloof, event->clash_formation.formation);
      clash = forcon_campaign_clash (campaign, event->clash_formation.clash);
      if ((clash->admirals & (1u << difference->admiral.value)) != 0)
        drop (difference->unseen, event->clash_formation.formation);
      break;
    default:
      break;
    }
}

static Difference
whatever_the_admiral_never_sees (ForconChronicle *chronicle, ForconSideId admiral)
{
  g_autoptr (ForconCampaign) campaign = forcon_campaign_clone (forcon_chronicle_start (chronicle));
  Difference difference = { admiral, g_hash_table_new (NULL, NULL), g_hash_table_new (NULL, NULL), FALSE };

  for (guint i = 1; i <= campaign->fleet->n_formations; i++)
    if (!FORCON_ID_EQUAL (campaign->fleet->formations[i - 1].side, admiral)
        && forcon_campaign_sighting (campaign, admiral, (ForconFormationId){ (guint16) i }) == NULL)
      {
        g_hash_table_add (difference.unseen, GUINT_TO_POINTER (i));
        g_hash_table_add (difference.aloof, GUINT_TO_POINTER (i));
      }
  for (guint i = 0; i < campaign->notices->len; i++)
    drop (difference.unseen, g_array_index (campaign->notices, ForconNotice, i).formation);
  for (guint i = 0; i < forcon_chronicle_position (chronicle); i++)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i, NULL);

      for (guint k = 0; k < entry->events->len; k++)
        {
          const ForconCampaignEvent *event = &g_array_index (entry->events, ForconCampaignEvent, k);

          forcon_campaign_apply (campaign, event);
          note_fact (campaign, event, &difference);
        }
    }
  return difference;
}

static void
clear (Difference *difference)
{
  g_clear_pointer (&difference->unseen, g_hash_table_unref);
  g_clear_pointer (&difference->aloof, g_hash_table_unref);
}

/* Shows the first line that differs, of texts that are too long to be shown. */
static void
assert_same_text (const char *one, const char *other)
{
  g_auto (GStrv) first = g_strsplit (one, "\n", -1);
  g_auto (GStrv) second = g_strsplit (other, "\n", -1);

  for (guint i = 0; first[i] != NULL && second[i] != NULL; i++)
    g_assert_cmpstr (first[i], ==, second[i]);
  g_assert_cmpuint (g_strv_length (first), ==, g_strv_length (second));
}

static void
assert_same_to (ForconSideId admiral, ForconChronicle *one, ForconChronicle *other)
{
  for (gint phase = 0; phase <= PHASES + 1; phase++)
    {
      g_autofree char *first = secrecy_words (one, admiral, phase);
      g_autofree char *second = secrecy_words (other, admiral, phase);

      assert_same_text (first, second);
    }
  g_autofree char *first = secrecy_pictures (one, admiral, PHASES + 1);
  g_autofree char *second = secrecy_pictures (other, admiral, PHASES + 1);

  g_assert_true (g_str_equal (first, second));
}

/* All tables and cards of it, not only what is shown. */
static void
assert_same_knowledge (ForconSideId admiral, ForconChronicle *one, ForconChronicle *other)
{
  g_autoptr (ForconKnowledge) first = secrecy_knowledge (one, admiral, PHASES + 1);
  g_autoptr (ForconKnowledge) second = secrecy_knowledge (other, admiral, PHASES + 1);
  g_autofree char *hash = forcon_campaign_hash (forcon_knowledge_campaign (first));
  g_autofree char *twin = forcon_campaign_hash (forcon_knowledge_campaign (second));

  g_assert_cmpstr (hash, ==, twin);
}

/* F-CAMP-8 */
static void
what_an_admiral_never_sees_may_be_anything (void)
{
  g_autoptr (ForconScenario) scenario = secrecy_scenario (1);
  g_autoptr (ForconChronicle) chronicle = play (scenario, 1, NULL);
  guint n_unseen = 0;
  guint n_aloof = 0;

  for (guint i = 1; i <= forcon_campaign_n_admirals (forcon_chronicle_campaign (chronicle)); i++)
    {
      ForconSideId admiral = { (guint16) i };
      Difference difference = whatever_the_admiral_never_sees (chronicle, admiral);
      g_autoptr (ForconScenario) other = secrecy_scenario (1);
      g_autoptr (ForconChronicle) twin = play (other, 1, &difference);

      n_unseen += g_hash_table_size (difference.unseen);
      n_aloof += g_hash_table_size (difference.aloof);
      assert_same_to (admiral, chronicle, twin);
      assert_same_knowledge (admiral, chronicle, twin);
      clear (&difference);
    }
  g_test_message ("unseen: %u, aloof: %u", n_unseen, n_aloof);
  g_assert_cmpuint (n_unseen, >, n_aloof);
  g_assert_cmpuint (n_aloof, >, 0);
}

/* F-CAMP-8: not even by running numbers, which they move on. */
static void
what_is_done_for_others_leaves_no_trace (void)
{
  g_autoptr (ForconScenario) scenario = secrecy_scenario (2);
  g_autoptr (ForconChronicle) chronicle = play (scenario, 2, NULL);

  for (guint i = 1; i <= forcon_campaign_n_admirals (forcon_chronicle_campaign (chronicle)); i++)
    {
      Difference difference = { { (guint16) i }, NULL, NULL, TRUE };
      g_autoptr (ForconScenario) other = secrecy_scenario (2);
      g_autoptr (ForconChronicle) twin = play (other, 2, &difference);

      assert_same_to (difference.admiral, chronicle, twin);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/secrecy/twins/" path, function)
  TEST ("what an admiral never sees may be anything", what_an_admiral_never_sees_may_be_anything);
  TEST ("what is done for others leaves no trace", what_is_done_for_others_leaves_no_trace);
  return g_test_run ();
}
