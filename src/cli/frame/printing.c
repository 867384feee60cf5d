/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/printing.h"

#include "campaign/state/campaign-words.h"
#include "storage/files/file-save.h"
#include "cli/frame/output.h"
#include "base/place.h"
#include "render/table/render.h"
#include "storage/store/link.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#define FOLDER_MODE 0755

gboolean
forcon_drawing_style (const char *name, const char *text, ForconStyleKind *style)
{
  *style = FORCON_STYLE_LIGHT;
  if (text == NULL || forcon_style_from_word (text, style))
    return TRUE;
  forcon_print_error (_ ("forcon %1$s: --style is “%2$s”, expected dark, light or print"), name, text);
  return FALSE;
}

ForconExit
forcon_drawing_done (const char *name, const char *path, gboolean done, const GError *error)
{
  if (done)
    {
      forcon_print_line (_ ("Wrote %s"), path);
      return FORCON_EXIT_DONE;
    }
  forcon_print_error (_ ("forcon %1$s: %2$s"), name, error->message);
  return g_error_matches (error, FORCON_RENDER_ERROR, FORCON_RENDER_ERROR_FORMAT) ? FORCON_EXIT_USAGE
                                                                                  : FORCON_EXIT_DAMAGED;
}

gboolean
forcon_paper_form (const char *name, const char *text, ForconPaperForm *form)
{
  *form = (ForconPaperForm){ FORCON_PAPER_A4, forcon_style_get (FORCON_STYLE_PRINT) };
  if (text == NULL || forcon_paper_from_word (text, &form->paper))
    return TRUE;
  forcon_print_error (_ ("forcon %1$s: --paper is “%2$s”, expected a4, letter or a3"), name, text);
  return FALSE;
}

ForconExit
forcon_paper_may_save (const char *name, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (!g_str_has_suffix (path, ".txt") && !forcon_folio_is_name (path))
    {
      forcon_print_error (_ ("forcon %1$s: --output is “%2$s”, expected a name that ends in .pdf, .txt, .svg or .png"),
                          name, path);
      return FORCON_EXIT_USAGE;
    }
  if (forcon_file_may_replace (path, &error))
    return FORCON_EXIT_DONE;
  return forcon_drawing_done (name, path, FALSE, error);
}

gboolean
forcon_paper_write (const ForconFolio *folio, const char *path, GError **error)
{
  return forcon_folio_may_save (folio, path, forcon_file_may_replace, error)
         && forcon_folio_to_file (folio, path, error);
}

ForconExit
forcon_paper_save (const char *name, const ForconFolio *folio, const char *path)
{
  g_autoptr (GError) error = NULL;
  gboolean done = forcon_paper_write (folio, path, &error);

  return forcon_drawing_done (name, path, done, error);
}

ForconExit
forcon_paper_save_each (const char *name, const ForconFolio *folio, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (!forcon_paper_write (folio, path, &error))
    return forcon_drawing_done (name, path, FALSE, error);
  for (guint i = 0; i < forcon_folio_length (folio); i++)
    {
      g_autofree char *file = forcon_folio_path_of_page (folio, path, i);

      forcon_print_line (_ ("Wrote %s"), file);
      /* All pages are in one file. */
      if (g_str_equal (file, path))
        break;
    }
  return FORCON_EXIT_DONE;
}

ForconExit
forcon_paper_save_text (const char *name, const char *text, const char *path)
{
  g_autoptr (GError) error = NULL;
  gboolean done;

  if (path == NULL)
    {
      forcon_print_raw (text);
      return FORCON_EXIT_DONE;
    }
  done = forcon_file_save (path, text, &error);
  return forcon_drawing_done (name, path, done, error);
}

ForconExit
forcon_paper_make (ForconDesk *desk, const ForconPapersWish *wish, ForconBatch **batch)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *leak = NULL;
  g_autoptr (GPtrArray) links = forcon_link_all (desk->store);
  g_autofree char *mark = forcon_store_mark (desk->store);
  ForconPapersWish told = *wish;

  told.mark = mark;
  told.links = links;
  *batch = forcon_batch_new (forcon_store_chronicle (desk->store), &told, NULL, &error);
  if (*batch == NULL)
    return forcon_desk_fail (desk, error);
  leak = forcon_batch_leak (*batch, forcon_desk_campaign (desk));
  if (leak == NULL)
    return FORCON_EXIT_DONE;
  forcon_print_error (_ ("%1$s: %2$s; nothing was written"), forcon_store_path (desk->store), leak);
  return FORCON_EXIT_REFUSED;
}

ForconExit
forcon_paper_save_folder (ForconDesk *desk, const ForconBatch *batch, const char *folder, const char *suffix)
{
  gboolean kept = forcon_place_is_kept (folder);
  ForconExit status = FORCON_EXIT_DONE;

  if (kept || g_mkdir_with_parents (folder, FOLDER_MODE) != 0)
    {
      forcon_print_error (_ ("forcon %1$s: the folder “%2$s” cannot be made: %3$s"), desk->name, folder,
                          kept ? _ ("the name is kept for a file beside a running campaign") : g_strerror (errno));
      return FORCON_EXIT_DAMAGED;
    }
  for (guint i = 0; i < batch->items->len && status == FORCON_EXIT_DONE; i++)
    {
      const ForconBatchItem *item = &g_array_index (batch->items, ForconBatchItem, i);
      const char *word
          = forcon_campaign_word_of (forcon_desk_campaign (desk), FORCON_FIELD_ADMIRAL, item->admiral.value);
      g_autofree char *name = g_strdelimit (g_strconcat (word, suffix, NULL), G_DIR_SEPARATOR_S, '-');
      g_autofree char *path = g_build_filename (folder, name, NULL);

      status = item->folio != NULL ? forcon_paper_save_each (desk->name, item->folio, path)
                                   : forcon_paper_save_text (desk->name, item->text, path);
    }
  return status;
}
