/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * usage: fuzz-make-seeds SHEETS FOLDER STAMP
 * Writes inputs that stand nowhere as files of their own: a campaign that was played a little, as a campaign file, as an exchange
 * file, its states and entries; fleet-dice clashes with commands that were played; order sheets out of SHEETS, in several
 * alphabets; pictures with a code. FOLDER/TARGET/NAME; at last STAMP.
 */
#include "storage/files/data.h"
#include "storage/exchange/entry-xml.h"
#include "storage/exchange/state-xml.h"
#include "storage/store/store.h"
#include "forcon-test-campaign.h"
#include "forcon-test-staff.h"
#include "storage/dice/twilight-file.h"
#include "render/drawing/qr.h"

#include <cairo.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <glib/gstdio.h>
#include <string.h>

#define RULES "forcon-2010"

/* Phases that are played, and longest entry of them that is kept, bytes. */
#define PHASES 2
#define ENTRY_MAX 12000

/* One in so many of the sheets is taken. */
#define SHEET_EVERY 6

/* Of how many forged files there are changes, and up to so many changes of so many bytes in all. */
#define N_CHANGES 4
#define CHANGES_SEED 14
#define CHANGES_STEPS 4
#define CHANGES_SIZE 32

/* Pixels: three to a module of the code. */
#define PICTURE_SIDE 99

static const char *folder;

/* (transfer full): where an input goes; nothing is there yet */
static char *
place (const char *target, const char *name)
{
  g_autofree char *parent = g_build_filename (folder, target, NULL);
  char *path = g_build_filename (parent, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (parent, 0777), ==, 0);
  g_unlink (path);
  return path;
}

static void
put (const char *target, const char *name, const char *text)
{
  g_autofree char *path = place (target, name);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static void
put_state (const ForconCampaign *campaign, const char *name)
{
  g_autofree char *xml = forcon_state_to_xml (campaign);

  put ("state", name, xml);
}

/* The first command of each kind. */
static void
put_entries (ForconChronicle *chronicle)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < forcon_chronicle_length (chronicle); i++)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i, NULL);
      gboolean at_table = entry->command.kind == FORCON_CAMPAIGN_COMMAND_PLAY;
      g_autofree char *name
          = g_strconcat (forcon_campaign_command_to_word (entry->command.kind), at_table ? "-" : "",
                         at_table ? forcon_command_to_word (entry->command.battle.kind) : "", ".xml", NULL);
      g_autofree char *xml = forcon_entry_to_xml (entry);

      if (strlen (xml) > ENTRY_MAX || g_hash_table_contains (seen, name))
        continue;
      put ("entry", name, xml);
      g_hash_table_add (seen, g_steal_pointer (&name));
    }
}

static void
take_note (ForconStore *store, const char *text)
{
  ForconCampaignCommand note = { .kind = FORCON_CAMPAIGN_COMMAND_NOTE, .by = "master" };
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconCampaignOutcome) outcome = NULL;

  note.note.text = text;
  outcome = forcon_store_do (store, &note, &FORCON_DICE_GENERATED, &error);
  g_assert_no_error (error);
}

/* A file with three entries, of which one was undone. */
static void
put_files (const TestCampaign *test)
{
  g_autofree char *path = place ("campaign-file", "noted.forcon");
  g_autofree char *exchange = place ("exchange", "noted.xml");
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconStore) store = forcon_store_create (path, test->campaign, RULES, &error);
  ForconCampaignCommand advance = { .kind = FORCON_CAMPAIGN_COMMAND_ADVANCE };
  g_autoptr (ForconCampaignOutcome) outcome = NULL;

  g_assert_no_error (error);
  take_note (store, "One");
  outcome = forcon_store_do (store, &advance, &FORCON_DICE_GENERATED, &error);
  g_assert_no_error (error);
  take_note (store, "Два");
  g_assert_true (forcon_store_go_to (store, 2, &error));
  g_assert_true (forcon_store_export (store, exchange, &error));
  g_assert_no_error (error);
}

static void
put_campaign (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  TestStaff staff = test_staff (chronicle, 1);

  put_files (test);
  put_state (test->campaign, "start.xml");
  for (guint i = 0; i < PHASES; i++)
    test_staff_play_phase (&staff);
  put_state (forcon_chronicle_campaign (chronicle), "later.xml");
  put_entries (chronicle);
}

static void
put_clash (const char *name)
{
  g_autofree char *relative = g_build_filename ("clashes", name, NULL);
  g_autofree char *path = forcon_data_find (relative, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconTwilightFile) file = forcon_twilight_file_load (path, NULL, &error);
  g_autofree char *xml = NULL;
  ForconTwilightCommand command;
  guint choice;

  g_assert_no_error (error);
  forcon_twilight_file_reseed (file, 1);
  while (forcon_twilight_choose (file->journal, file->choices, file->plans, &command, &choice))
    {
      g_autoptr (ForconTwilightOutcome) outcome
          = forcon_twilight_journal_do (file->journal, &command, &FORCON_DICE_GENERATED);

      if (outcome->verdict.kind != FORCON_TWILIGHT_VERDICT_DONE)
        break;
    }
  xml = forcon_twilight_file_to_xml (file);
  put ("fleet-dice-clash", name, xml);
}

/* As it comes from machines of other makes. */
static void
put_sheet (const char *text, guint number)
{
  static const char *const encodings[] = { "CP1251", "KOI8-R", "CP866", "UTF-16LE", "UTF-16BE" };
  const char *encoding = encodings[number / SHEET_EVERY % G_N_ELEMENTS (encodings)];
  g_autofree char *name = g_strdup_printf ("%03u.txt", number);
  g_autofree char *other_name = g_strdup_printf ("%03u-%s.txt", number, encoding);
  g_autofree char *path = place ("order-sheet", other_name);
  gsize length = 0;
  g_autofree char *other = g_convert (text, -1, encoding, "UTF-8", NULL, &length, NULL);

  put ("order-sheet", name, text);
  if (other != NULL && number % (2 * SHEET_EVERY) == 0)
    g_assert_true (g_file_set_contents (path, other, (gssize) length, NULL));
}

/* The sheets of the corpus stand behind ">". */
static void
put_sheets (const char *path)
{
  g_autofree char *corpus = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) sheet = g_string_new (NULL);
  guint number = 0;

  g_file_get_contents (path, &corpus, NULL, &error);
  g_assert_no_error (error);
  g_auto (GStrv) lines = g_strsplit (corpus, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (g_str_has_prefix (lines[i], "> "))
        g_string_append_printf (sheet, "%s\n", lines[i] + 2);
      else if (sheet->len > 0)
        {
          if (number % SHEET_EVERY == 0)
            put_sheet (sheet->str, number);
          g_string_truncate (sheet, 0);
          number++;
        }
    }
}

/* Changes of a campaign file that is sealed anew: fuzz-resealed-file. */
static void
put_changes (guint number)
{
  g_autofree char *name = g_strdup_printf ("%02u", number);
  g_autofree char *path = place ("resealed-file", name);
  ForconRandom random = forcon_random_seeded (CHANGES_SEED, number);
  char bytes[CHANGES_SIZE];

  for (guint i = 0; i < sizeof bytes; i++)
    bytes[i] = (char) forcon_random_below (&random, 256);
  g_assert_true (g_file_set_contents (path, bytes, (gssize) (sizeof bytes / CHANGES_STEPS * (1 + number % CHANGES_STEPS)), NULL));
}

/* A sheet with nothing on it but its code. */
static void
put_pictures (void)
{
  g_autofree char *png = place ("scan", "code.png");
  g_autofree char *jpeg = place ("scan", "code.jpg");
  g_autoptr (GdkPixbuf) picture = NULL;
  g_autoptr (GError) error = NULL;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, PICTURE_SIDE, PICTURE_SIDE);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  forcon_qr_draw (cr, "FORCON 1 5D41402A 3 2", 0, 0, PICTURE_SIDE);
  g_assert_cmpint (cairo_surface_write_to_png (surface, png), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  picture = gdk_pixbuf_new_from_file (png, &error);
  g_assert_no_error (error);
  gdk_pixbuf_save (picture, jpeg, "jpeg", &error, NULL);
  g_assert_no_error (error);
}

int
main (int argc, char **argv)
{
  static const char *const clashes[] = { "landing.xml", "medium-fleets.xml", "retreat.xml" };

  g_assert_cmpint (argc, ==, 4);
  g_setenv ("FORCON_DATA_DIR", FUZZ_DATA_DIR, FALSE);
  folder = argv[2];
  put_sheets (argv[1]);
  put_campaign ();
  for (guint i = 0; i < G_N_ELEMENTS (clashes); i++)
    put_clash (clashes[i]);
  for (guint i = 0; i < N_CHANGES; i++)
    put_changes (i);
  put_pictures ();
  g_assert_true (g_file_set_contents (argv[3], "", 0, NULL));
  return 0;
}
