/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/house/web-reports.h"

#include <glib/gi18n-lib.h>

#include "base/language.h"
#include "campaign/knowledge/knowledge.h"
#include "report/reports/campaign-report.h"

/* Of a phase: all of it. */
#define LAST_HALF 2

/* @journal: (nullable): what tells the journal up to the end of the phase, and the language, from any others */
typedef struct {
  char *journal;
  char *html;
} Report;

/* @all: (element-type Report): by admiral and phase */
struct _ForconWebReports {
  GHashTable *all;
  guint made;
};

static void
report_free (gpointer data)
{
  Report *report = data;

  g_free (report->journal);
  g_free (report->html);
  g_free (report);
}

ForconWebReports *
forcon_web_reports_new (void)
{
  ForconWebReports *reports = g_new0 (ForconWebReports, 1);

  reports->all = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, report_free);
  return reports;
}

void
forcon_web_reports_free (ForconWebReports *reports)
{
  if (reports == NULL)
    return;
  g_hash_table_unref (reports->all);
  g_free (reports);
}

guint
forcon_web_reports_made (const ForconWebReports *reports)
{
  return reports->made;
}

/* The entry that begins the next phase belongs to it still: its first facts are of the one before. */
static gboolean
find_journal (ForconChronicle *chronicle, gint phase, char **journal, GError **error)
{
  g_autofree char *seal = NULL;
  guint end;

  if (!forcon_chronicle_position_at (chronicle, phase, LAST_HALF, &end, error))
    return FALSE;
  seal = forcon_chronicle_fingerprint (chronicle, MIN (end + 1, forcon_chronicle_position (chronicle)));
  *journal = seal == NULL ? NULL : g_strdup_printf ("%u %s %s", end, seal, forcon_language_of_thread ());
  return TRUE;
}

static Report *
make (ForconWebReports *reports, ForconChronicle *chronicle, ForconSideId admiral, gint phase, GError **error)
{
  g_autoptr (ForconKnowledge) then
      = forcon_knowledge_at_phase (chronicle, admiral, phase, NC_ ("detection", "Contact"), error);
  Report *report;

  if (then == NULL)
    return NULL;
  report = g_new0 (Report, 1);
  report->html = forcon_campaign_report_html (then, phase, TRUE);
  reports->made++;
  return report;
}

const char *
forcon_web_reports_get (ForconWebReports *reports, ForconChronicle *chronicle, ForconSideId admiral, gint phase,
                        GError **error)
{
  g_autofree char *journal = NULL;
  g_autofree char *key = g_strdup_printf ("%u %d", admiral.value, phase);
  Report *report = g_hash_table_lookup (reports->all, key);

  if (!find_journal (chronicle, phase, &journal, error))
    return NULL;
  if (report != NULL && journal != NULL && g_strcmp0 (report->journal, journal) == 0)
    return report->html;
  report = make (reports, chronicle, admiral, phase, error);
  if (report == NULL)
    return NULL;
  report->journal = g_steal_pointer (&journal);
  g_hash_table_replace (reports->all, g_steal_pointer (&key), report);
  return report->html;
}
