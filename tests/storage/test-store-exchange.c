/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A campaign file goes out as XML and comes back without loss. */
#include "store-sample.h"

#include "forcon-file-error.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct {
  SampleStore *sample;
  char *first;
  char *second;
  char *copy;
} Exchange;

static Exchange *
exchange_new (void)
{
  Exchange *exchange = g_new0 (Exchange, 1);

  exchange->sample = sample_store_new ();
  exchange->first = sample_store_beside (exchange->sample, ".first.xml");
  exchange->second = sample_store_beside (exchange->sample, ".second.xml");
  exchange->copy = sample_store_beside (exchange->sample, ".copy");
  return exchange;
}

static void
exchange_free (Exchange *exchange)
{
  sample_store_free (exchange->sample);
  g_free (exchange->first);
  g_free (exchange->second);
  g_free (exchange->copy);
  g_free (exchange);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Exchange, exchange_free)

static void
export_to (ForconStore *store, const char *path)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (forcon_store_export (store, path, &error));
  g_assert_no_error (error);
}

static ForconStore *
import_and_open (const Exchange *exchange)
{
  g_autoptr (GError) error = NULL;
  ForconStore *store;

  g_assert_true (forcon_store_import (exchange->first, exchange->copy, NULL, &error));
  g_assert_no_error (error);
  store = forcon_store_open (exchange->copy, FORCON_STORE_WRITE, &error);
  g_assert_no_error (error);
  return store;
}

static void
play (ForconStore *store)
{
  ForconCampaignCommand advance = { .kind = FORCON_CAMPAIGN_COMMAND_ADVANCE, .by = "master" };
  const ForconMoment now = { .wall = 5000, .boot = "a-b-c", .uptime = 77 };

  sample_do_many (store, 1, 30);
  advance.wish.leave_open = TRUE;
  for (guint i = 0; i < 4; i++)
    sample_do_command (store, &advance);
  sample_do_many (store, 31, 40);
  g_assert_true (forcon_store_go_to (store, 39, NULL));
  g_assert_true (forcon_store_beat (store, &now, NULL));
}

static void
what_goes_out_comes_back_as_the_same_bytes (void)
{
  g_autoptr (Exchange) exchange = exchange_new ();
  g_autoptr (ForconStore) copy = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  play (exchange->sample->store);
  export_to (exchange->sample->store, exchange->first);
  copy = import_and_open (exchange);
  export_to (copy, exchange->second);
  g_assert_true (g_file_get_contents (exchange->first, &first, NULL, NULL));
  g_assert_true (g_file_get_contents (exchange->second, &second, NULL, NULL));
  g_assert_cmpstr (first, ==, second);
}

static void
the_copy_is_the_campaign (void)
{
  g_autoptr (Exchange) exchange = exchange_new ();
  g_autoptr (ForconStore) copy = NULL;

  play (exchange->sample->store);
  export_to (exchange->sample->store, exchange->first);
  copy = import_and_open (exchange);
  g_autofree char *before = sample_hash (exchange->sample->store);
  g_autofree char *after = sample_hash (copy);

  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (sample_position (copy), ==, 39);
  g_assert_true (forcon_store_go_to (copy, 44, NULL));
  sample_assert_sound (copy);
}

static void
a_file_that_is_only_read_goes_out (void)
{
  g_autoptr (Exchange) exchange = exchange_new ();

  play (exchange->sample->store);
  sample_store_reopen (exchange->sample, FORCON_STORE_READ);
  export_to (exchange->sample->store, exchange->first);
  g_assert_true (g_file_test (exchange->first, G_FILE_TEST_IS_REGULAR));
}

static void
nothing_is_overwritten (void)
{
  g_autoptr (Exchange) exchange = exchange_new ();
  g_autoptr (GError) error = NULL;

  export_to (exchange->sample->store, exchange->first);
  g_assert_false (forcon_store_import (exchange->first, exchange->sample->path, NULL, &error));
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_UNWRITABLE);
}

/* Exports, changes a piece of the text, and tries to take it over. */
static void
assert_not_taken (const char *from, const char *to)
{
  g_autoptr (Exchange) exchange = exchange_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  GString *changed;

  play (exchange->sample->store);
  export_to (exchange->sample->store, exchange->first);
  g_assert_true (g_file_get_contents (exchange->first, &text, NULL, NULL));
  changed = g_string_new (text);
  g_assert_cmpuint (g_string_replace (changed, from, to, 1), ==, 1);
  g_assert_true (g_file_set_contents (exchange->first, changed->str, -1, NULL));
  g_assert_false (forcon_store_import (exchange->first, exchange->copy, NULL, &error));
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_DAMAGED);
  g_assert_null (strchr (error->message, '\n'));
  g_assert_false (g_file_test (exchange->copy, G_FILE_TEST_EXISTS));
  g_string_free (changed, TRUE);
}

static void
what_the_rules_do_not_come_to_is_not_taken (void)
{
  assert_not_taken ("<fact event=\"noted\"", "<fact event=\"begun\"");
  assert_not_taken ("<fact event=\"lengths-set\"",
                    "<fact event=\"lengths-set\" audience=\"8\"/><fact event=\"lengths-set\"");
}

static void
a_setting_that_makes_no_sense_is_not_taken (void)
{
  assert_not_taken ("name=\"copies\" value=\"5\"", "name=\"copies\" value=\"many\"");
}

static void
what_is_called_off_leaves_nothing (void)
{
  g_autoptr (Exchange) exchange = exchange_new ();
  g_autoptr (ForconErrand) errand = forcon_errand_new ();
  g_autoptr (GError) error = NULL;

  play (exchange->sample->store);
  export_to (exchange->sample->store, exchange->first);
  forcon_errand_call_off (errand);
  g_assert_false (forcon_store_import (exchange->first, exchange->copy, errand, &error));
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_CALLED_OFF);
  g_assert_false (g_file_test (exchange->copy, G_FILE_TEST_EXISTS));
}

static void
who_waits_is_told_how_far_it_is (void)
{
  g_autoptr (Exchange) exchange = exchange_new ();
  g_autoptr (ForconErrand) errand = forcon_errand_new ();
  g_autoptr (GError) error = NULL;

  play (exchange->sample->store);
  export_to (exchange->sample->store, exchange->first);
  g_assert_true (forcon_store_import (exchange->first, exchange->copy, errand, &error));
  g_assert_no_error (error);
  g_assert_cmpfloat (forcon_errand_share (errand), >, 0.9);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/storage/store-exchange/" path, function)
  TEST ("what goes out comes back as the same bytes", what_goes_out_comes_back_as_the_same_bytes);
  TEST ("the copy is the campaign", the_copy_is_the_campaign);
  TEST ("a file that is only read goes out", a_file_that_is_only_read_goes_out);
  TEST ("nothing is overwritten", nothing_is_overwritten);
  TEST ("what the rules do not come to is not taken", what_the_rules_do_not_come_to_is_not_taken);
  TEST ("a setting that makes no sense is not taken", a_setting_that_makes_no_sense_is_not_taken);
  TEST ("what is called off leaves nothing", what_is_called_off_leaves_nothing);
  TEST ("who waits is told how far it is", who_waits_is_told_how_far_it_is);
  return g_test_run ();
}
