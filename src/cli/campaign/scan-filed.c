/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is filed already: listed, removed, moved and restored. */
#include "cli/campaign/scan-filed.h"

#include "cli/frame/arguments.h"
#include "cli/frame/json.h"
#include "cli/frame/output.h"
#include "campaign/state/campaign-words.h"
#include "scan/scan-picture.h"
#include "scan/scan-shelf.h"
#include "scan/scan-verdict.h"

#include <glib/gi18n-lib.h>

void
forcon_scan_tell_json (const char *name, const char *result, const char *admiral, gint phase, guint page,
                       const char *what)
{
  g_autoptr (GString) json = g_string_new (NULL);

  forcon_json_open (json, '{');
  forcon_json_key (json, "file");
  forcon_json_string (json, name);
  forcon_json_put_word (json, "result", result);
  if (admiral != NULL)
    {
      forcon_json_put_word (json, "admiral", admiral);
      forcon_json_put_int (json, "phase", phase);
    }
  if (page > 0)
    forcon_json_put_int (json, "page", page);
  if (what != NULL)
    {
      forcon_json_key (json, "what");
      forcon_json_string (json, what);
    }
  forcon_json_close (json, '}');
  forcon_print_json (json->str);
}

ForconExit
forcon_scan_tell_failed (const char *name, const char *result, const char *what, gboolean json, ForconExit status)
{
  if (json)
    forcon_scan_tell_json (name, result, NULL, 0, 0, what);
  else
    forcon_print_error ("forcon scan: %s", what);
  return status;
}

static const char *
word_of (const ForconDesk *desk, ForconSideId admiral)
{
  const ForconSide *side = forcon_battle_side (forcon_desk_campaign (desk)->fleet, admiral);

  return side == NULL ? NULL : side->id;
}

static void
list_pages (const GPtrArray *pages, const char *wanted, gboolean removed, gboolean json)
{
  for (guint i = 0; i < pages->len; i++)
    {
      const ForconScanPage *page = g_ptr_array_index (pages, i);
      g_autofree char *path = g_filename_display_name (page->path);

      if (wanted != NULL && !g_str_equal (page->admiral, wanted))
        continue;
      if (json)
        forcon_scan_tell_json (path, removed ? FORCON_SCAN_RESULT_REMOVED : FORCON_SCAN_RESULT_FILED, page->admiral,
                               page->phase, page->number, NULL);
      else if (removed)
        /* Translators: a phase, the word of an admiral, the number of a page, a file. */
        forcon_print_line (_ ("removed: phase %1$d, %2$s, page %3$u: %4$s"), page->phase, page->admiral, page->number,
                           path);
      else
        /* Translators: a phase, the word of an admiral, the number of a page, a file. */
        forcon_print_line (_ ("phase %1$d, %2$s, page %3$u: %4$s"), page->phase, page->admiral, page->number, path);
    }
}

ForconExit
forcon_scan_list (const ForconDesk *desk, const ForconScanOptions *options, ForconSideId wanted)
{
  g_autoptr (ForconScanShelf) shelf = forcon_scan_shelf_new (desk->store);
  g_autoptr (GPtrArray) pages = forcon_scan_shelf_list (shelf);
  g_autoptr (GPtrArray) removed = forcon_scan_shelf_list_removed (shelf);
  const char *word = word_of (desk, wanted);

  list_pages (pages, word, FALSE, options->json);
  list_pages (removed, word, TRUE, options->json);
  return FORCON_EXIT_DONE;
}

static ForconExit
remove_page (const ForconScanShelf *shelf, const ForconScanPage *page, const char *name, gboolean json)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *now = NULL;
  g_autofree char *shown = NULL;

  if (!forcon_scan_shelf_remove (shelf, page, &now, &error))
    return forcon_scan_tell_failed (name, FORCON_SCAN_RESULT_FAILED, error->message, json, FORCON_EXIT_DAMAGED);
  shown = g_filename_display_name (now);
  if (json)
    forcon_scan_tell_json (shown, FORCON_SCAN_RESULT_REMOVED, page->admiral, page->phase, page->number, NULL);
  else
    /* Translators: the name of a file. */
    forcon_print_line (_ ("%s: removed (--restore takes it back)"), name);
  return FORCON_EXIT_DONE;
}

static ForconExit
move_page (const ForconDesk *desk, const ForconScanShelf *shelf, const ForconScanPage *page, const char *name,
           ForconSideId to, gint phase, gboolean json)
{
  const char *word = FORCON_ID_IS_NONE (to) ? page->admiral : word_of (desk, to);
  const gint64 id = forcon_campaign_find_word (forcon_desk_campaign (desk), FORCON_FIELD_ADMIRAL, word);
  g_autoptr (GError) error = NULL;
  g_autofree char *now = NULL;
  g_autofree char *shown = NULL;
  g_autofree char *what = NULL;
  guint number = 0;
  ForconScanOutcome outcome;

  if (id == 0)
    {
      /* Translators: the name of a file, the word of an admiral. */
      what = g_strdup_printf (_ ("“%1$s” is of %2$s, who is no admiral any more: say whose it is (--admiral)"), name,
                              word);
      return forcon_scan_tell_failed (name, FORCON_SCAN_RESULT_FAILED, what, json, FORCON_EXIT_REFUSED);
    }
  outcome = forcon_scan_shelf_move (shelf, page, phase, word, &number, &now, &error);
  if (outcome == FORCON_SCAN_UNFILED)
    return forcon_scan_tell_failed (name, FORCON_SCAN_RESULT_FAILED, error->message, json, FORCON_EXIT_DAMAGED);
  shown = g_filename_display_name (now == NULL ? page->path : now);
  what = forcon_scan_filed (forcon_desk_campaign (desk), (ForconSideId){ (guint16) id }, phase, number);
  if (json)
    forcon_scan_tell_json (shown, outcome == FORCON_SCAN_FILED ? FORCON_SCAN_RESULT_FILED : FORCON_SCAN_RESULT_KNOWN,
                           word, phase, number, NULL);
  else if (outcome == FORCON_SCAN_FILED)
    /* Translators: a file, and "Scan of X, phase 3". */
    forcon_print_line (_ ("%1$s: %2$s"), name, what);
  else
    forcon_print_line (_ ("%1$s: %2$s, is filed already"), name, what);
  return FORCON_EXIT_DONE;
}

/* @phase: (out): that of --phase, else as @page has it */
static ForconExit
find_phase (const ForconDesk *desk, const ForconScanOptions *options, gint *phase)
{
  gint most = forcon_campaign_coming_phase (forcon_desk_campaign (desk));

  if (options->phase == NULL || forcon_parse_whole (options->phase, 0, most, phase))
    return FORCON_EXIT_DONE;
  /* Translators: what was typed; the number of a phase. */
  forcon_print_error (_ ("forcon scan: --phase: “%1$s” is no phase from 0 to %2$d"), options->phase, most);
  return FORCON_EXIT_USAGE;
}

ForconExit
forcon_scan_change (const ForconDesk *desk, const ForconScanOptions *options, char **names, gint n_names,
                    ForconSideId to)
{
  g_autoptr (ForconScanShelf) shelf = forcon_scan_shelf_new (desk->store);
  gint wanted = -1;
  ForconExit status = find_phase (desk, options, &wanted);

  for (gint i = 0; i < n_names && status != FORCON_EXIT_USAGE; i++)
    {
      g_autoptr (ForconScanPage) page = forcon_scan_shelf_find (shelf, names[i], options->restore);
      g_autofree char *name = forcon_scan_name (names[i]);
      ForconExit of_page;

      if (page == NULL)
        {
          /* Translators: the name of a file. */
          g_autofree char *what = g_strdup_printf (options->restore
                                                       ? _ ("“%s” is no scan that was removed; see --list")
                                                       : _ ("“%s” is no scan that is filed; see --list"),
                                                   name);

          of_page = forcon_scan_tell_failed (name, FORCON_SCAN_RESULT_FAILED, what, options->json, FORCON_EXIT_DAMAGED);
        }
      else if (options->remove)
        of_page = remove_page (shelf, page, name, options->json);
      else
        of_page = move_page (desk, shelf, page, name, to, wanted < 0 ? page->phase : wanted, options->json);
      status = MAX (status, of_page);
    }
  return status;
}
