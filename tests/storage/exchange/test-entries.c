/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Entries of the journal of a campaign as XML, and back. */
#include "entry-sample.h"

#include "storage/exchange/entry-xml.h"
#include "storage/files/file-error.h"

#include <string.h>

#define SEED 4
#define N_RANDOM 400

static ForconRandom
random_of (guint64 stream)
{
  return forcon_random_seeded (SEED, stream);
}

static ForconCampaignEntry *
read_back (const char *xml)
{
  g_autoptr (GError) error = NULL;
  ForconCampaignEntry *entry = forcon_entry_from_xml (xml, strlen (xml), &error);

  g_assert_no_error (error);
  return entry;
}

static void
assert_round_trip (const ForconCampaignEntry *entry)
{
  g_autofree char *xml = forcon_entry_to_xml (entry);
  g_autoptr (ForconCampaignEntry) back = read_back (xml);
  g_autofree char *again = forcon_entry_to_xml (back);

  g_assert_true (sample_entries_equal (entry, back));
  g_assert_cmpstr (xml, ==, again);
}

static void
entries_come_back (void)
{
  ForconRandom random = random_of (1);

  for (guint i = 0; i < N_RANDOM; i++)
    {
      g_autoptr (ForconCampaignEntry) entry = sample_random_entry (&random);

      assert_round_trip (entry);
    }
}

static void
every_fact_comes_back (void)
{
  ForconRandom random = random_of (2);

  for (guint kind = 0; kind < FORCON_N_CAMPAIGN_EVENTS; kind++)
    {
      g_autoptr (ForconCampaignEntry) entry = forcon_campaign_entry_new ();

      for (guint i = 0; i < 10; i++)
        {
          ForconCampaignEvent fact = sample_random_fact (&random, (ForconCampaignEventKind) kind);

          g_array_append_val (entry->events, fact);
        }
      assert_round_trip (entry);
    }
}

static void
every_event_of_a_table_comes_back (void)
{
  ForconRandom random = random_of (3);

  for (guint kind = 0; kind < FORCON_N_EVENTS; kind++)
    {
      g_autoptr (ForconCampaignEntry) entry = forcon_campaign_entry_new ();

      for (guint i = 0; i < 10; i++)
        {
          ForconEvent event = sample_random_table_event (&random, (ForconEventKind) kind);

          g_array_append_val (entry->battle_events, event);
        }
      assert_round_trip (entry);
    }
}

/* What an element has besides the fields of its record must not go by the name of one. */
static void
no_field_goes_by_a_name_that_is_taken (void)
{
  static const char *const taken[] = { "event", "audience", "closed" };

  for (gsize i = 0; i < G_N_ELEMENTS (taken); i++)
    {
      for (guint kind = 0; kind < FORCON_N_EVENTS; kind++)
        g_assert_null (forcon_record_find (forcon_event_shape ((ForconEventKind) kind), taken[i]));
      for (guint kind = 0; kind < FORCON_N_CAMPAIGN_EVENTS; kind++)
        g_assert_null (forcon_record_find (forcon_campaign_event_shape ((ForconCampaignEventKind) kind), taken[i]));
    }
  for (ForconCommandKind kind = 0; kind < FORCON_N_COMMAND; kind++)
    {
      g_assert_null (forcon_record_find (forcon_battle_command_shape (kind), "command"));
      g_assert_null (forcon_record_find (forcon_battle_command_shape (kind), "overrides"));
    }
}

static void
dice_say_which_the_generator_rolled (void)
{
  g_autoptr (ForconCampaignEntry) entry = forcon_campaign_entry_new ();
  const ForconDie dice[] = { { .face = 4 }, { .face = 5, .generated = TRUE }, { .face = 1 } };
  g_autofree char *xml = NULL;

  g_array_append_vals (entry->dice, dice, G_N_ELEMENTS (dice));
  xml = forcon_entry_to_xml (entry);
  g_assert_nonnull (strstr (xml, "<dice faces=\"4 5g 1\"/>"));
  assert_round_trip (entry);
}

static void
words_name_what_is_one_of_a_list (void)
{
  g_autoptr (ForconCampaignEntry) entry = forcon_campaign_entry_new ();
  ForconEvent event = { .kind = FORCON_EVENT_STEP_BEGUN, .step_begun = { .step = FORCON_STEP_END } };
  g_autofree char *xml = NULL;

  entry->command.kind = FORCON_CAMPAIGN_COMMAND_TASK;
  entry->command.task.kind = FORCON_TASK_PATROL;
  g_array_append_val (entry->battle_events, event);
  xml = forcon_entry_to_xml (entry);
  g_assert_nonnull (strstr (xml, "<entry command=\"task\">"));
  g_assert_nonnull (strstr (xml, "<wish kind=\"patrol\"/>"));
  g_assert_nonnull (strstr (xml, "<table event=\"step-begun\" step=\"end\"/>"));
}

static void
a_second_order_takes_the_place_of_the_first (void)
{
  const char *twice = "<entry command=\"play\"><order command=\"move\" ship=\"1\" legs=\"2000@0\"/>"
                      "<order command=\"note\" name=\"Late\"/></entry>";
  const char *mute = "<entry command=\"play\"><order command=\"move\" ship=\"1\" legs=\"2000@0\"/>"
                     "<order command=\"note\"/></entry>";
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconCampaignEntry) said = forcon_entry_from_xml (twice, strlen (twice), &error);
  g_autoptr (ForconCampaignEntry) unsaid = forcon_entry_from_xml (mute, strlen (mute), &error);

  g_assert_no_error (error);
  g_assert_cmpint (said->command.battle.kind, ==, FORCON_COMMAND_NOTE);
  g_assert_cmpstr (said->command.battle.note.text, ==, "Late");
  g_assert_cmpint (unsaid->command.battle.kind, ==, FORCON_COMMAND_NOTE);
  g_assert_null (unsaid->command.battle.note.text);
  assert_round_trip (unsaid);
}

static void
assert_refused (const char *xml)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (forcon_entry_from_xml (xml, strlen (xml), &error));
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_DAMAGED);
  g_assert_null (strchr (error->message, '\n'));
  g_assert_cmpuint (strlen (error->message), <, 1000);
}

static void
what_makes_no_sense_is_refused (void)
{
  assert_refused ("");
  assert_refused ("entry");
  assert_refused ("<entry/>");
  assert_refused ("<other command=\"note\"/>");
  assert_refused ("<!DOCTYPE entry><entry command=\"note\"/>");
  assert_refused ("<entry command=\"sing\"/>");
  assert_refused ("<entry command=\"absent\"><wish admiral=\"70000\"/></entry>");
  assert_refused ("<entry command=\"absent\"><wish admiral=\"1.5\"/></entry>");
  assert_refused ("<entry command=\"note\"><wish text=\"\\\"/></entry>");
  assert_refused ("<entry command=\"note\"><wish no=\"1\"/></entry>");
  assert_refused ("<entry command=\"regroup\"><wish ships=\"0\"/></entry>");
  assert_refused ("<entry command=\"note\"><dice faces=\"7\"/></entry>");
  assert_refused ("<entry command=\"note\"><dice faces=\"1 \"/></entry>");
  assert_refused ("<entry command=\"note\"><dice/></entry>");
  assert_refused ("<entry command=\"note\"><fact/></entry>");
  assert_refused ("<entry command=\"note\"><fact event=\"sung\"/></entry>");
  assert_refused ("<entry command=\"note\"><fact event=\"noted\" audience=\"4294967296\"/></entry>");
  assert_refused ("<entry command=\"note\"><table event=\"noted\" closed=\"-1\"/></entry>");
  assert_refused ("<entry command=\"note\"><table event=\"ship-moved\" legs=\"1@2@3\"/></entry>");
  assert_refused ("<entry command=\"play\"><order command=\"fire\" overrides=\"die 1\"/></entry>");
  assert_refused ("<entry command=\"play\"><order command=\"fire\" overrides=\"face 1=2\"/></entry>");
  assert_refused ("<entry command=\"note\"><song/></entry>");
}

/* What was said is kept byte by byte; a name stands beside others, in windows and on paper. */
static void
a_name_that_turns_what_stands_beside_it_is_refused (void)
{
  g_autoptr (ForconCampaignEntry) said
      = read_back ("<entry command=\"note\"><fact event=\"noted\" text=\"a\xe2\x80\xae\\x1b\"/></entry>");

  g_assert_cmpstr (g_array_index (said->events, ForconCampaignEvent, 0).noted.text, ==, "a\xe2\x80\xae\x1b");
  assert_refused ("<entry command=\"note\"><fact event=\"formation-formed\" name=\"a\xe2\x80\xae\"/></entry>");
  assert_refused ("<entry command=\"note\"><fact event=\"formation-formed\" name=\"a\\x1b\"/></entry>");
  assert_refused ("<entry command=\"note\"><table event=\"ship-created\" word=\"a\\xff\"/></entry>");
}

/* Changes some bytes, cuts, or doubles a part. */
static char *
spoil (const char *xml, ForconRandom *random)
{
  gsize length = strlen (xml);
  g_autofree char *spoilt = g_strdup (xml);

  if (forcon_random_below (random, 4) == 0)
    return g_strndup (xml, forcon_random_below (random, (guint32) length));
  for (guint n = forcon_random_below (random, 3) + 1; n > 0; n--)
    {
      char *at = &spoilt[forcon_random_below (random, (guint32) length)];
      char changed = (char) (*at ^ (char) (1u << forcon_random_below (random, 8)));

      *at = changed == '\0' ? ' ' : changed;
    }
  return g_steal_pointer (&spoilt);
}

/* What is still read comes back as it was read. */
static void
spoilt_entries_do_no_harm (void)
{
  ForconRandom random = random_of (5);
  guint n_refused = 0;

  for (guint i = 0; i < 2000; i++)
    {
      g_autoptr (ForconCampaignEntry) entry = sample_random_entry (&random);
      g_autofree char *xml = forcon_entry_to_xml (entry);
      g_autofree char *spoilt = spoil (xml, &random);
      g_autoptr (GError) error = NULL;
      g_autoptr (ForconCampaignEntry) read = forcon_entry_from_xml (spoilt, strlen (spoilt), &error);

      if (read != NULL)
        assert_round_trip (read);
      else
        g_assert_null (strchr (error->message, '\n'));
      n_refused += read == NULL;
    }
  g_assert_cmpuint (n_refused, >, 1000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/storage/entries/" path, function)
  TEST ("entries come back as they were, and the same bytes of them", entries_come_back);
  TEST ("every kind of fact comes back", every_fact_comes_back);
  TEST ("every kind of event of a table comes back", every_event_of_a_table_comes_back);
  TEST ("no field goes by a name that is taken", no_field_goes_by_a_name_that_is_taken);
  TEST ("dice say which the generator rolled", dice_say_which_the_generator_rolled);
  TEST ("words name what is one of a list", words_name_what_is_one_of_a_list);
  TEST ("a second order takes the place of the first", a_second_order_takes_the_place_of_the_first);
  TEST ("what makes no sense is refused in one line", what_makes_no_sense_is_refused);
  TEST ("a name that turns what stands beside it is refused", a_name_that_turns_what_stands_beside_it_is_refused);
  TEST ("spoilt entries do no harm", spoilt_entries_do_no_harm);
  return g_test_run ();
}
