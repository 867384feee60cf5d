/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A ground combat in a campaign file: its ten-sided dice are kept, checked, exported and taken back (F-END-6). */
#include "store-sample.h"

#include "forcon-test-campaign.h"

#include <string.h>

#define RULES "forcon-2010"

/* Red has landed on Prime, which blue holds with so many troops. */
static SampleStore *
landed (gint troops, gint garrison)
{
  SampleStore *sample = g_new0 (SampleStore, 1);
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (GError) error = NULL;
  ForconObjectId prime = test_feature (test, "prime");
  ForconLanding landing = { .ship = test_fleet_ship (test, "kama"), .admiral = TEST_ADMIRAL_RED, .object = prime,
                            .troops = troops, .holder = TEST_ADMIRAL_BLUE, .phase = 1 };

  for (guint i = 0; i < test->campaign->features->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (test->campaign->features, ForconFeature, i).object, prime))
      g_array_index (test->campaign->features, ForconFeature, i).garrison = garrison;
  g_array_append_val (test->campaign->landings, landing);
  sample->folder = sample_folder_new ();
  sample->path = g_build_filename (sample->folder, "campaign.forcon", NULL);
  sample->store = forcon_store_create (sample->path, test->campaign, RULES, &error);
  g_assert_no_error (error);
  return sample;
}

static const ForconFeature *
prime (ForconStore *store)
{
  const GArray *features = forcon_store_campaign (store)->features;

  for (guint i = 0; i < features->len; i++)
    if (g_str_equal (g_array_index (features, ForconFeature, i).word, "prime"))
      return &g_array_index (features, ForconFeature, i);
  g_assert_not_reached ();
}

/* Faces as they are typed; 0 leaves one to the generator. */
static void
fight (ForconStore *store, const guint8 *faces, guint n_faces, gboolean generate)
{
  const ForconDice dice = { faces, n_faces, generate, FALSE };
  ForconCampaignCommand command
      = { .kind = FORCON_CAMPAIGN_COMMAND_GROUND, .by = "master", .ground = { .object = prime (store)->object } };
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconCampaignOutcome) outcome = forcon_store_do (store, &command, &dice, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (forcon_problem_to_word (outcome->verdict.kind), ==, "none");
}

/* F-GEN-5, T-DICE-1 */
static void
tens_are_kept_and_the_file_is_sound (void)
{
  static const guint8 faces[] = { 10, 1, 9, 7 };
  g_autoptr (SampleStore) sample = landed (2, 2);
  g_autofree char *done = NULL;

  fight (sample->store, faces, 4, TRUE);
  done = sample_hash (sample->store);
  sample_store_close (sample);
  sample_store_reopen (sample, FORCON_STORE_WRITE);
  g_autofree char *read = sample_hash (sample->store);
  const ForconCampaignEntry *entry = forcon_chronicle_entry (forcon_store_chronicle (sample->store), 0, NULL);

  g_assert_cmpstr (read, ==, done);
  g_assert_cmpuint (g_array_index (entry->dice, ForconDie, 0).face, ==, 10);
  sample_assert_sound (sample->store);
}

/* F-CAMP-9 */
static void
a_combat_can_be_taken_back_in_a_file (void)
{
  static const guint8 faces[] = { 10, 8, 1 };
  g_autoptr (SampleStore) sample = landed (2, 1);
  g_autofree char *before = sample_hash (sample->store);

  fight (sample->store, faces, 3, FALSE);
  g_assert_cmpuint (prime (sample->store)->holder.value, ==, TEST_ADMIRAL_RED.value);
  g_assert_cmpint (prime (sample->store)->garrison, ==, 2);
  g_assert_true (forcon_store_go_to (sample->store, 0, NULL));
  g_autofree char *undone = sample_hash (sample->store);

  g_assert_cmpstr (undone, ==, before);
  sample_assert_sound (sample->store);
}

/* Exported, imported and exported again: what was decided is decided anew on the way. */
static void
a_combat_goes_out_and_comes_back (void)
{
  g_autoptr (SampleStore) sample = landed (9, 8);
  g_autofree char *xml = sample_store_beside (sample, ".xml");
  g_autofree char *again = sample_store_beside (sample, ".again.xml");
  g_autofree char *copy = sample_store_beside (sample, ".copy");
  g_autofree char *one = NULL, *other = NULL;
  g_autoptr (ForconStore) imported = NULL;

  fight (sample->store, NULL, 0, TRUE);
  g_assert_true (forcon_store_export (sample->store, xml, NULL));
  g_assert_true (forcon_store_import (xml, copy, NULL, NULL));
  imported = forcon_store_open (copy, FORCON_STORE_READ, NULL);
  g_assert_nonnull (imported);
  g_assert_true (forcon_store_export (imported, again, NULL));
  g_assert_true (g_file_get_contents (xml, &one, NULL, NULL));
  g_assert_true (g_file_get_contents (again, &other, NULL, NULL));
  g_assert_cmpstr (one, ==, other);
}

/* Another result than that of the dice is not taken over; nor is a ten where dice have six sides. */
static void
what_the_dice_do_not_say_is_refused (void)
{
  static const char *const changes[][2] = { { "dice faces=\"10 8 1\"", "dice faces=\"1 8 1\"" },
                                            { "dice faces=\"10 8 1\"", "dice faces=\"11 8 1\"" },
                                            { "entry command=\"ground\"", "entry command=\"advance\"" } };
  static const guint8 faces[] = { 10, 8, 1 };
  g_autoptr (SampleStore) sample = landed (2, 1);
  g_autofree char *xml = sample_store_beside (sample, ".xml");
  g_autofree char *copy = sample_store_beside (sample, ".copy");
  g_autofree char *text = NULL;

  fight (sample->store, faces, 3, FALSE);
  g_assert_true (forcon_store_export (sample->store, xml, NULL));
  g_assert_true (g_file_get_contents (xml, &text, NULL, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (GString) changed = g_string_new (text);

      g_assert_cmpuint (g_string_replace (changed, changes[i][0], changes[i][1], 0), ==, 1);
      g_assert_true (g_file_set_contents (xml, changed->str, -1, NULL));
      g_assert_false (forcon_store_import (xml, copy, NULL, NULL));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/storage/ground/" path, function)
  TEST ("tens are kept and the file is sound", tens_are_kept_and_the_file_is_sound);
  TEST ("a combat can be taken back in a file", a_combat_can_be_taken_back_in_a_file);
  TEST ("a combat goes out and comes back", a_combat_goes_out_and_comes_back);
  TEST ("what the dice do not say is refused", what_the_dice_do_not_say_is_refused);
  return g_test_run ();
}
