/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A campaign file goes out as XML and comes back without loss. */
#include "store-sample.h"

#include "storage/files/file-error.h"

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
  advance.advance.leave_open = TRUE;
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

/* The secret */

/* A campaign whose dice come from a secret, with some phases played. */
static ForconStore *
secret_store (const char *path)
{
  g_autoptr (SampleStore) sample = sample_store_new ();
  g_autoptr (ForconCampaign) start = forcon_campaign_clone (forcon_store_campaign (sample->store));
  g_autoptr (GError) error = NULL;
  ForconCampaignCommand advance = { .kind = FORCON_CAMPAIGN_COMMAND_ADVANCE, .by = "master" };
  ForconStore *store;

  start->fleet->random = forcon_random_keyed (0);
  store = forcon_store_create (path, start, "forcon-2010", &error);
  g_assert_no_error (error);
  sample_do_many (store, 1, 10);
  advance.advance.leave_open = TRUE;
  for (guint i = 0; i < 4; i++)
    sample_do_command (store, &advance);
  return store;
}

static char *
secret_of (const ForconStore *store)
{
  return forcon_secret_to_text (forcon_store_campaign (store)->fleet->secret);
}

/* F-GEN-5 */
static void
the_secret_stays_in_its_file (void)
{
  g_autofree char *folder = sample_folder_new ();
  g_autofree char *path = g_build_filename (folder, "secret.forcon", NULL);
  g_autofree char *xml = g_build_filename (folder, "secret.xml", NULL);
  g_autofree char *copy = g_build_filename (folder, "copy.forcon", NULL);
  g_autoptr (ForconStore) store = secret_store (path);
  g_autoptr (GError) error = NULL;
  g_autofree char *secret = secret_of (store);
  g_autofree char *text = NULL;
  g_autofree char *others = NULL;

  sample_assert_sound (store);
  export_to (store, xml);
  g_assert_true (g_file_get_contents (xml, &text, NULL, NULL));
  g_assert_null (strstr (text, secret));
  g_assert_null (strstr (text, "name=\"secret\""));
  g_assert_true (forcon_store_import (xml, copy, NULL, &error));
  g_assert_no_error (error);
  g_clear_pointer (&store, forcon_store_free);
  store = forcon_store_open (copy, FORCON_STORE_WRITE, &error);
  g_assert_no_error (error);
  others = secret_of (store);
  g_assert_cmpstr (secret, !=, others);
  sample_assert_sound (store);
  /* What takes the place of something older is proved by this file's own secret. */
  g_assert_true (forcon_store_go_to (store, 12, &error));
  sample_do (store, 11);
  sample_assert_sound (store);
  g_clear_pointer (&store, forcon_store_free);
  store = forcon_store_open (copy, FORCON_STORE_READ, &error);
  sample_assert_sound (store);
  g_clear_pointer (&store, forcon_store_free);
  sample_folder_remove (folder);
}

/* A copy of the file goes on with the same dice; F-GEN-5 */
static void
a_copy_has_the_secret_too (void)
{
  g_autofree char *folder = sample_folder_new ();
  g_autofree char *path = g_build_filename (folder, "secret.forcon", NULL);
  g_autofree char *copy = g_build_filename (folder, "copy.forcon", NULL);
  g_autoptr (ForconStore) store = secret_store (path);
  g_autoptr (ForconStore) second = NULL;
  g_autofree char *secret = secret_of (store);
  g_autofree char *copied = NULL;

  g_assert_true (forcon_store_save_copy (store, copy, NULL));
  second = forcon_store_open (copy, FORCON_STORE_READ, NULL);
  g_assert_nonnull (second);
  copied = secret_of (second);
  g_assert_cmpstr (secret, ==, copied);
  g_clear_pointer (&store, forcon_store_free);
  g_clear_pointer (&second, forcon_store_free);
  sample_folder_remove (folder);
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
  TEST ("the secret stays in its file (F-GEN-5)", the_secret_stays_in_its_file);
  TEST ("a copy has the secret too (F-GEN-5)", a_copy_has_the_secret_too);
  return g_test_run ();
}
