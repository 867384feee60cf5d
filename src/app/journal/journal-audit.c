/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/journal/journal-audit.h"

#include <glib/gi18n-lib.h>

#include "report/campaign/campaign-sentences.h"
#include "app/game/work.h"
#include "app/widgets/widget.h"

/**
 * Findings:
 * @length: how many commands were decided anew
 * @end: how many are in force, and their fingerprint
 * @problems: (element-type ForconStoreProblem)
 */
typedef struct {
  guint length;
  char *end;
  GPtrArray *problems;
} Findings;

struct _ForconJournalAudit {
  ForconPanel parent;

  /* Template */
  GtkImage *icon;
  GtkLabel *heading;
  GtkListBox *list;

  /* Owned */
  gboolean over;
  guint n_problems;
};

enum { CLOSED, CHOSEN, FOUND, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconJournalAudit, forcon_journal_audit, FORCON_TYPE_PANEL)

static void
findings_free (gpointer data)
{
  Findings *findings = data;

  g_ptr_array_unref (findings->problems);
  g_free (findings->end);
  g_free (findings);
}

static char *
end_of (const ForconChronicle *chronicle)
{
  guint n = forcon_chronicle_position (chronicle);
  g_autofree char *fingerprint = forcon_chronicle_fingerprint (chronicle, n);
  g_autofree char *end = forcon_campaign_sentence_of_end (n, fingerprint);
  g_autofree char *earlier = forcon_campaign_sentence_of_earlier (forcon_chronicle_earlier (chronicle));

  return g_strjoin ("\n", end, earlier, NULL);
}

static gpointer
audit (ForconErrand *errand, gpointer path, GError **error)
{
  g_autoptr (ForconStore) store = forcon_store_open (path, FORCON_STORE_READ, error);
  Findings *findings;

  if (store == NULL)
    return NULL;
  findings = g_new0 (Findings, 1);
  findings->length = forcon_chronicle_length (forcon_store_chronicle (store));
  findings->end = end_of (forcon_store_chronicle (store));
  findings->problems = forcon_store_verify (store, errand);
  return findings;
}

static void
add_problem (ForconJournalAudit *self, const char *what, guint entry)
{
  GtkWidget *label = gtk_label_new (what);
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_width_chars (GTK_LABEL (label), 20);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), entry > 0);
  g_object_set_data (G_OBJECT (row), "forcon-entry", GUINT_TO_POINTER (entry));
  gtk_list_box_append (self->list, row);
  self->n_problems++;
}

static void
show_verdict (ForconJournalAudit *self, const Findings *findings)
{
  guint length = findings == NULL ? 0 : findings->length;
  g_autofree char *text = NULL;
  g_autofree char *both = NULL;

  if (self->n_problems == 0)
    text = g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "Verified: %u command matches", "Verified: all %u commands match", length),
        length);
  else
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u mismatch", "%u mismatches", self->n_problems),
                            self->n_problems);
  both = g_strjoin ("\n", text, findings == NULL ? NULL : findings->end, NULL);
  gtk_label_set_text (self->heading, both);
  gtk_image_set_from_icon_name (self->icon,
                                self->n_problems == 0 ? "object-select-symbolic" : "dialog-warning-symbolic");
  gtk_widget_set_visible (GTK_WIDGET (self->list), self->n_problems > 0);
}

static void
on_done (gpointer owner, gpointer result, const GError *error)
{
  ForconJournalAudit *self = owner;
  const Findings *findings = result;

  forcon_widget_clear (self->list);
  self->n_problems = 0;
  self->over = TRUE;
  if (error != NULL)
    add_problem (self, error->message, 0);
  for (guint i = 0; findings != NULL && i < findings->problems->len; i++)
    {
      const ForconStoreProblem *problem = g_ptr_array_index (findings->problems, i);

      add_problem (self, problem->what, problem->entry);
    }
  show_verdict (self, findings);
  g_signal_emit (self, signals[FOUND], 0);
}

void
forcon_journal_audit_begin (ForconJournalAudit *self, const char *path)
{
  const ForconWork work = {
    .title = _ ("Verifying All Commands…"),
    .work = audit,
    .data = g_strdup (path),
    .free_data = g_free,
    .done = on_done,
    .free_result = findings_free,
  };

  g_return_if_fail (FORCON_IS_JOURNAL_AUDIT (self));
  self->over = FALSE;
  forcon_work_begin (GTK_WIDGET (self), &work);
}

gboolean
forcon_journal_audit_is_sound (ForconJournalAudit *self)
{
  g_return_val_if_fail (FORCON_IS_JOURNAL_AUDIT (self), FALSE);
  return self->over && self->n_problems == 0;
}

guint
forcon_journal_audit_n_problems (ForconJournalAudit *self)
{
  g_return_val_if_fail (FORCON_IS_JOURNAL_AUDIT (self), 0);
  return self->n_problems;
}

static void
on_close (ForconJournalAudit *self)
{
  g_signal_emit (self, signals[CLOSED], 0);
}

static void
on_row (ForconJournalAudit *self, GtkListBoxRow *row)
{
  guint entry = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "forcon-entry"));

  if (entry > 0)
    g_signal_emit (self, signals[CHOSEN], 0, entry - 1);
}

static void
forcon_journal_audit_class_init (ForconJournalAuditClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  signals[CLOSED] = g_signal_new ("closed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CHOSEN] = g_signal_new ("chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[FOUND] = g_signal_new ("found", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/journal-audit.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconJournalAudit, icon);
  gtk_widget_class_bind_template_child (widget_class, ForconJournalAudit, heading);
  gtk_widget_class_bind_template_child (widget_class, ForconJournalAudit, list);
  gtk_widget_class_bind_template_callback (widget_class, on_close);
  gtk_widget_class_bind_template_callback (widget_class, on_row);
}

static void
forcon_journal_audit_init (ForconJournalAudit *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
