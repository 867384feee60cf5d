/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The PINs of a campaign. */
#include "store-sample.h"

#include "campaign/editing/entity.h"
#include "storage/files/data.h"
#include "storage/files/file-error.h"
#include "storage/scenario/scenario.h"
#include "storage/store/link.h"
#include "storage/store/pin.h"

#include <glib/gstdio.h>
#include <string.h>

#define SECOND ((gint64) G_USEC_PER_SEC)

static const ForconSideId HORVAT = { 1 };
static const ForconSideId RIVEK = { 2 };

/* A moment of a machine that has been running for so many seconds. */
static ForconMoment
at (gint64 seconds)
{
  return (ForconMoment){ .wall = 1000000 * SECOND + seconds * SECOND, .boot = "run-1", .uptime = seconds * SECOND };
}

static void
set (SampleStore *sample, ForconSideId admiral, const char *pin)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (forcon_pin_set (sample->store, admiral, pin, &error));
  g_assert_no_error (error);
}

static ForconPinAnswer
check (SampleStore *sample, ForconSideId admiral, const char *pin)
{
  g_autoptr (GError) error = NULL;
  ForconPinAnswer answer = forcon_pin_check (sample->store, admiral, pin, NULL, &error);

  g_assert_no_error (error);
  return answer;
}

/* A wrong one, without the time that comparing takes. */
static ForconPinAnswer
fail_at (SampleStore *sample, const ForconMoment *now)
{
  ForconPinAnswer answer = FORCON_PIN_RIGHT;
  g_autoptr (GError) error = NULL;
  g_autofree char *hash = forcon_pin_begin_try (sample->store, RIVEK, now, &answer, &error);

  g_assert_no_error (error);
  g_assert_true ((hash != NULL) == (answer == FORCON_PIN_WRONG));
  return answer;
}

static gint64
wait_at (SampleStore *sample, const ForconMoment *now)
{
  return forcon_pin_wait (sample->store, RIVEK, now) / SECOND;
}

static void
fail_times (SampleStore *sample, guint times, const ForconMoment *now)
{
  for (guint i = 0; i < times; i++)
    g_assert_cmpint (fail_at (sample, now), ==, FORCON_PIN_WRONG);
}

static void
a_pin_opens_what_it_was_set_for (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();

  g_assert_false (forcon_pin_is_set (sample->store, RIVEK));
  g_assert_cmpint (check (sample, RIVEK, "4711"), ==, FORCON_PIN_UNSET);
  set (sample, RIVEK, "4711");
  g_assert_true (forcon_pin_is_set (sample->store, RIVEK));
  g_assert_false (forcon_pin_is_set (sample->store, HORVAT));
  g_assert_false (forcon_pin_is_set (sample->store, FORCON_NO_SIDE));
  g_assert_cmpint (check (sample, RIVEK, "4712"), ==, FORCON_PIN_WRONG);
  g_assert_cmpint (check (sample, RIVEK, "4711"), ==, FORCON_PIN_RIGHT);
  sample_store_reopen (sample, FORCON_STORE_WRITE);
  g_assert_cmpint (check (sample, RIVEK, "4711"), ==, FORCON_PIN_RIGHT);
}

static void
each_has_its_own (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();

  set (sample, RIVEK, "4711");
  set (sample, FORCON_NO_SIDE, "секрет");
  g_assert_cmpint (check (sample, FORCON_NO_SIDE, "4711"), ==, FORCON_PIN_WRONG);
  g_assert_cmpint (check (sample, FORCON_NO_SIDE, "секрет"), ==, FORCON_PIN_RIGHT);
  g_assert_true (forcon_pin_clear (sample->store, RIVEK, NULL));
  g_assert_false (forcon_pin_is_set (sample->store, RIVEK));
  g_assert_true (forcon_pin_is_set (sample->store, FORCON_NO_SIDE));
}

static void
only_what_can_be_typed_is_a_pin (void)
{
  static const char *const unfit[] = { "", "123", "12 4", "12\n4", "123456789012345678901234567890123", "123\xff" };
  g_autoptr (SampleStore) sample = sample_store_new ();

  for (guint i = 0; i < G_N_ELEMENTS (unfit); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (forcon_pin_is_fit (unfit[i]));
      g_assert_false (forcon_pin_set (sample->store, RIVEK, unfit[i], &error));
      g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_DAMAGED);
      g_assert_null (strchr (error->message, '\n'));
    }
  g_assert_false (forcon_pin_is_set (sample->store, RIVEK));
  g_assert_true (forcon_pin_is_fit ("1234"));
  g_assert_true (forcon_pin_is_fit ("ёжик"));
}

static void
the_same_pin_is_never_kept_the_same_way (void)
{
  g_autofree char *one = forcon_pin_hash ("4711", NULL);
  g_autofree char *two = forcon_pin_hash ("4711", NULL);

  g_assert_true (g_str_has_prefix (one, "$y$"));
  g_assert_cmpstr (one, !=, two);
  g_assert_null (strstr (one, "4711"));
  g_assert_true (forcon_pin_matches (one, "4711"));
  g_assert_true (forcon_pin_matches (two, "4711"));
  g_assert_false (forcon_pin_matches (one, "4712"));
  g_assert_false (forcon_pin_matches ("", "4711"));
  g_assert_false (forcon_pin_matches ("*0", "4711"));
}

/* Composed by the keyboard, or of a letter and its mark. */
static void
a_letter_is_the_same_however_it_is_composed (void)
{
  g_autofree char *hash = forcon_pin_hash ("йод1", NULL);

  g_assert_true (forcon_pin_matches (hash, "и\xcc\x86од1"));
}

static void
after_three_wrong_ones_people_wait (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  ForconMoment now = at (100);

  set (sample, RIVEK, "4711");
  g_assert_cmpuint (forcon_pin_tries_left (sample->store, RIVEK), ==, 3);
  fail_times (sample, 1, &now);
  g_assert_cmpuint (forcon_pin_tries_left (sample->store, RIVEK), ==, 2);
  fail_times (sample, 1, &now);
  g_assert_cmpuint (forcon_pin_tries_left (sample->store, RIVEK), ==, 1);
  g_assert_cmpint (wait_at (sample, &now), ==, 0);
  fail_times (sample, 1, &now);
  g_assert_cmpint (wait_at (sample, &now), ==, 30);
  g_assert_cmpint (fail_at (sample, &now), ==, FORCON_PIN_NOT_YET);
  g_assert_cmpint (forcon_pin_check (sample->store, HORVAT, "4711", NULL, NULL), ==, FORCON_PIN_UNSET);
  now = at (129);
  g_assert_cmpint (wait_at (sample, &now), ==, 1);
  now = at (130);
  g_assert_cmpint (wait_at (sample, &now), ==, 0);
}

static void
each_further_wrong_one_takes_longer (void)
{
  static const gint waits[] = { 30, 60, 120, 240, 480, 600, 600 };
  g_autoptr (SampleStore) sample = sample_store_new ();
  ForconMoment now = at (100);

  set (sample, RIVEK, "4711");
  fail_times (sample, 2, &now);
  for (guint i = 0; i < G_N_ELEMENTS (waits); i++)
    {
      fail_times (sample, 1, &now);
      g_assert_cmpint (wait_at (sample, &now), ==, waits[i]);
      now = at (now.uptime / SECOND + waits[i]);
    }
  g_assert_cmpuint (forcon_pin_tries_left (sample->store, RIVEK), ==, 1);
}

static void
neither_a_restart_nor_the_wall_clock_helps (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  ForconMoment now = at (100);

  set (sample, RIVEK, "4711");
  fail_times (sample, 3, &now);
  sample_store_reopen (sample, FORCON_STORE_WRITE);
  g_assert_cmpint (wait_at (sample, &now), ==, 30);
  now.wall += 3600 * SECOND;
  g_assert_cmpint (wait_at (sample, &now), ==, 30);
  now.wall -= 7200 * SECOND;
  g_assert_cmpint (wait_at (sample, &now), ==, 30);
  now = (ForconMoment){ .wall = 9000000 * SECOND, .boot = "run-2", .uptime = 12 * SECOND };
  g_assert_cmpint (wait_at (sample, &now), ==, 18);
}

static void
a_right_one_forgives_the_wrong_ones (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();

  set (sample, RIVEK, "4711");
  check (sample, RIVEK, "1111");
  check (sample, RIVEK, "2222");
  g_assert_cmpint (check (sample, RIVEK, "4711"), ==, FORCON_PIN_RIGHT);
  g_assert_cmpuint (forcon_pin_tries_left (sample->store, RIVEK), ==, 3);
}

static void
the_right_one_too_has_to_wait (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  gint64 wait = 0;

  set (sample, RIVEK, "4711");
  for (guint i = 0; i < 3; i++)
    check (sample, RIVEK, "0000");
  g_assert_cmpint (forcon_pin_check (sample->store, RIVEK, "4711", &wait, NULL), ==, FORCON_PIN_NOT_YET);
  g_assert_cmpint (wait, >, 20 * SECOND);
  set (sample, RIVEK, "4711");
  g_assert_cmpint (check (sample, RIVEK, "4711"), ==, FORCON_PIN_RIGHT);
}

static void
undo_leaves_pins_alone (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();

  sample_do_many (sample->store, 1, 5);
  set (sample, RIVEK, "4711");
  g_assert_true (forcon_store_go_to (sample->store, 0, NULL));
  sample_do_many (sample->store, 1, 2);
  sample_store_reopen (sample, FORCON_STORE_WRITE);
  g_assert_cmpint (check (sample, RIVEK, "4711"), ==, FORCON_PIN_RIGHT);
  sample_assert_sound (sample->store);
}

/* A game that has not begun, in place of the sample. */
static void
use_skirmish (SampleStore *sample)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *scenario_path = forcon_data_find ("scenarios/skirmish.xml", &error);
  g_autoptr (ForconScenario) scenario = forcon_scenario_load (scenario_path, NULL, &error);

  g_assert_no_error (error);
  sample_store_close (sample);
  g_assert_cmpint (g_unlink (sample->path), ==, 0);
  sample->store = forcon_store_create (sample->path, scenario->campaign, "forcon-2010", &error);
  g_assert_no_error (error);
}

static void
edit_admiral (SampleStore *sample, gint place, const char *values)
{
  g_autoptr (GError) error = NULL;
  const ForconCampaignCommand command
      = FORCON_CAMPAIGN_COMMAND (CHANGE, change, .entity = FORCON_ENTITY_ADMIRAL, .place = place,
                                 .values = g_intern_string (values));
  g_autoptr (ForconCampaignOutcome) outcome = forcon_store_do (sample->store, &command, &FORCON_DICE_ASK, &error);

  g_assert_no_error (error);
  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NONE);
}

static void
a_new_id_keeps_pin_and_link (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autofree char *link = NULL, *moved = NULL, *back = NULL;

  use_skirmish (sample);
  set (sample, RIVEK, "4711");
  g_assert_true (forcon_link_make (sample->store, RIVEK, NULL));
  link = forcon_link_token (sample->store, RIVEK);
  edit_admiral (sample, RIVEK.value, "id=another");
  moved = forcon_link_token (sample->store, RIVEK);
  g_assert_cmpstr (moved, ==, link);
  g_assert_cmpint (check (sample, RIVEK, "4711"), ==, FORCON_PIN_RIGHT);
  g_assert_false (forcon_pin_is_set (sample->store, HORVAT));

  g_assert_true (forcon_store_go_to (sample->store, 0, NULL));
  sample_store_reopen (sample, FORCON_STORE_WRITE);
  back = forcon_link_token (sample->store, RIVEK);
  g_assert_cmpstr (back, ==, link);
  g_assert_cmpint (check (sample, RIVEK, "4711"), ==, FORCON_PIN_RIGHT);
  sample_assert_sound (sample->store);
}

/* What another admiral's papers are opened by must never open theirs. */
static void
another_admiral_with_another_id_gets_none (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();

  use_skirmish (sample);
  set (sample, RIVEK, "4711");
  edit_admiral (sample, RIVEK.value, "id=another\nname=Somebody Else");
  g_assert_false (forcon_pin_is_set (sample->store, RIVEK));
  sample_assert_sound (sample->store);
}

static void
wrong_ones_are_the_admirals_not_the_numbers (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  ForconMoment now = at (100);

  use_skirmish (sample);
  set (sample, RIVEK, "4711");
  fail_times (sample, 3, &now);
  edit_admiral (sample, RIVEK.value, "id=another");
  g_assert_cmpint (wait_at (sample, &now), ==, 30);
  edit_admiral (sample, RIVEK.value, "id=third\nname=Somebody Else");
  g_assert_cmpint (wait_at (sample, &now), ==, 0);
  g_assert_cmpuint (forcon_pin_tries_left (sample->store, RIVEK), ==, 3);
}

static void
pins_do_not_leave_the_file (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autofree char *path = sample_store_beside (sample, ".xml");
  g_autofree char *text = NULL;

  set (sample, RIVEK, "4711");
  check (sample, RIVEK, "1111");
  g_assert_true (forcon_store_export (sample->store, path, NULL));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "name=\"created\""));
  g_assert_null (strstr (text, "pin-"));
  g_assert_null (strstr (text, "$y$"));
}

static void
pins_do_not_come_from_elsewhere (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autofree char *xml = sample_store_beside (sample, ".xml");
  g_autofree char *copy = sample_store_beside (sample, ".copy");
  g_autofree char *text = NULL;
  g_autoptr (GString) changed = NULL;
  g_autoptr (ForconStore) store = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (forcon_store_export (sample->store, xml, NULL));
  g_assert_true (g_file_get_contents (xml, &text, NULL, NULL));
  changed = g_string_new (text);
  g_assert_cmpuint (
      g_string_replace (changed, "name=\"created\"", "name=\"pin-for-green\" value=\"x\"/><setting name=\"created\"", 1), ==, 1);
  g_assert_true (g_file_set_contents (xml, changed->str, -1, NULL));
  g_assert_true (forcon_store_import (xml, copy, NULL, &error));
  g_assert_no_error (error);
  store = forcon_store_open (copy, FORCON_STORE_WRITE, &error);
  g_assert_no_error (error);
  g_assert_false (forcon_pin_is_set (store, RIVEK));
}

static void
who_only_reads_can_neither_try_nor_set (void)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) try = NULL;
  g_autoptr (GError) put = NULL;

  set (sample, RIVEK, "4711");
  sample_store_reopen (sample, FORCON_STORE_READ);
  g_assert_true (forcon_pin_is_set (sample->store, RIVEK));
  g_assert_cmpint (forcon_pin_check (sample->store, RIVEK, "4711", NULL, &try), !=, FORCON_PIN_RIGHT);
  g_assert_error (try, FORCON_FILE_ERROR, FORCON_FILE_ERROR_UNWRITABLE);
  g_assert_false (forcon_pin_clear (sample->store, RIVEK, &put));
  g_assert_error (put, FORCON_FILE_ERROR, FORCON_FILE_ERROR_UNWRITABLE);
}

/* The second of two PINs that are set one after the other: whether it was taken. */
static gboolean
can_be_second (ForconSideId first, ForconSideId second, const char *pin)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GError) error = NULL;
  gboolean done;

  set (sample, first, "4711");
  done = forcon_pin_set (sample->store, second, pin, &error);
  g_assert_true (done == (error == NULL));
  g_assert_true (done == forcon_pin_is_set (sample->store, second));
  return done;
}

static void
the_masters_pin_is_no_admirals (void)
{
  g_assert_false (can_be_second (RIVEK, FORCON_NO_SIDE, "4711"));
  g_assert_false (can_be_second (FORCON_NO_SIDE, RIVEK, "4711"));
  g_assert_true (can_be_second (FORCON_NO_SIDE, RIVEK, "4712"));
  g_assert_true (can_be_second (FORCON_NO_SIDE, FORCON_NO_SIDE, "4711"));
}

/* That another admiral has it is told to nobody. */
static void
admirals_may_have_the_same_pin (void)
{
  g_assert_true (can_be_second (HORVAT, RIVEK, "4711"));
}

static guint
n_problems_after (const char *sql)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (GPtrArray) problems = NULL;
  ForconMoment now = at (100);

  set (sample, RIVEK, "4711");
  g_assert_true (forcon_store_beat (sample->store, &now, NULL));
  sample_store_close (sample);
  sample_run_sql (sample->path, sql);
  sample_store_reopen (sample, FORCON_STORE_READ);
  problems = forcon_store_verify (sample->store, NULL);
  return problems->len;
}

static void
verify_looks_at_their_seals (void)
{
  g_assert_cmpuint (n_problems_after ("SELECT 1"), ==, 0);
  g_assert_cmpuint (n_problems_after ("UPDATE settings SET value = '' WHERE name = 'pin-for-green'"), ==, 1);
  g_assert_cmpuint (n_problems_after ("UPDATE settings SET value = '0 0 0 x' WHERE name = 'pin-tries-for-green'"), ==, 1);
  g_assert_cmpuint (n_problems_after ("UPDATE settings SET value = '5 5 5 x' WHERE name = 'beat'"), ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/storage/pin/a PIN opens what it was set for", a_pin_opens_what_it_was_set_for);
  g_test_add_func ("/storage/pin/each has its own", each_has_its_own);
  g_test_add_func ("/storage/pin/only what can be typed is a PIN", only_what_can_be_typed_is_a_pin);
  g_test_add_func ("/storage/pin/the same PIN is never kept the same way", the_same_pin_is_never_kept_the_same_way);
  g_test_add_func ("/storage/pin/a letter is the same however it is composed", a_letter_is_the_same_however_it_is_composed);
  g_test_add_func ("/storage/pin/after three wrong ones people wait", after_three_wrong_ones_people_wait);
  g_test_add_func ("/storage/pin/each further wrong one takes longer", each_further_wrong_one_takes_longer);
  g_test_add_func ("/storage/pin/neither a restart nor the wall's clock helps", neither_a_restart_nor_the_wall_clock_helps);
  g_test_add_func ("/storage/pin/a right one forgives the wrong ones", a_right_one_forgives_the_wrong_ones);
  g_test_add_func ("/storage/pin/the right one too has to wait", the_right_one_too_has_to_wait);
  g_test_add_func ("/storage/pin/undo leaves PINs alone", undo_leaves_pins_alone);
  g_test_add_func ("/storage/pin/an admiral with a new id keeps PIN and link", a_new_id_keeps_pin_and_link);
  g_test_add_func ("/storage/pin/another admiral with another id gets none", another_admiral_with_another_id_gets_none);
  g_test_add_func ("/storage/pin/wrong ones are the admiral's, not the number's",
                   wrong_ones_are_the_admirals_not_the_numbers);
  g_test_add_func ("/storage/pin/PINs do not leave the file", pins_do_not_leave_the_file);
  g_test_add_func ("/storage/pin/PINs do not come from elsewhere", pins_do_not_come_from_elsewhere);
  g_test_add_func ("/storage/pin/the master's is never an admiral's, whichever was set first",
                   the_masters_pin_is_no_admirals);
  g_test_add_func ("/storage/pin/two admirals may have the same", admirals_may_have_the_same_pin);
  g_test_add_func ("/storage/pin/verify looks at the seals of PINs and of the clock's beat",
                   verify_looks_at_their_seals);
  g_test_add_func ("/storage/pin/who only reads can neither try nor set", who_only_reads_can_neither_try_nor_set);
  return g_test_run ();
}
