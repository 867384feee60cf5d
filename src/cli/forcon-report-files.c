/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-report-files.h"

#include "forcon-file-save.h"
#include "forcon-output.h"

#include <glib/gi18n-lib.h>
#include <string.h>

FORCON_DEFINE_TERM (ForconReportFormat, REPORT, FORCON_REPORT_FORMATS, report_format)

/* What the name of a file says; FORCON_N_REPORT if it says nothing. */
ForconReportFormat
forcon_report_format_of (const char *path)
{
  g_autofree char *folded = g_ascii_strdown (path, -1);
  const char *dot = strrchr (folded, '.');
  ForconReportFormat format = FORCON_N_REPORT;

  if (dot != NULL)
    forcon_report_format_from_word (dot + 1, &format);
  return format;
}

/* Whether its name says that something else would be in it: a text under that name would deceive. */
gboolean
forcon_report_is_other (const char *path)
{
  static const char *const others[] = { ".ps", ".odt", ".html", ".jpg" };
  g_autofree char *folded = g_ascii_strdown (path, -1);

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    if (g_str_has_suffix (folded, others[i]))
      return TRUE;
  return FALSE;
}

static ForconExit
fail (const GError *error)
{
  forcon_print_error (_ ("forcon report: %s"), error->message);
  return FORCON_EXIT_DAMAGED;
}

/**
 * forcon_report_write_text:
 * @text: a report
 * @path: (nullable): a file; %NULL is standard output
 *
 * Returns: whether it was written; else the error has been printed
 */
ForconExit
forcon_report_write_text (const char *text, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (path == NULL)
    {
      forcon_print_raw (text);
      return FORCON_EXIT_DONE;
    }
  if (!forcon_file_save (path, text, &error))
    return fail (error);
  forcon_print_line (_ ("Wrote %s"), path);
  return FORCON_EXIT_DONE;
}

/* How many files it is: one, or one for each page. */
static guint
n_files (const ForconFolio *folio, const char *path)
{
  return forcon_report_format_of (path) == FORCON_REPORT_PDF ? 1 : forcon_folio_length (folio);
}

/**
 * forcon_report_write_folio:
 * @folio: pages
 * @path: a file; of an SVG or a PNG there is one for each page
 *
 * Returns: whether all was written; else the error has been printed
 */
ForconExit
forcon_report_write_folio (const ForconFolio *folio, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (!forcon_folio_may_save (folio, path, forcon_file_may_replace, &error)
      || !forcon_folio_to_file (folio, path, &error))
    return fail (error);
  for (guint i = 0; i < n_files (folio, path); i++)
    {
      g_autofree char *name = forcon_folio_path_of_page (folio, path, i);

      forcon_print_line (_ ("Wrote %s"), name);
    }
  return FORCON_EXIT_DONE;
}
