/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/clashes/clash-summary.h"

#include "report/campaign/campaign-wording.h"
#include "app/widgets/widget.h"

struct _ForconClashSummary {
  ForconPanel parent;

  GtkWidget *box;

  /* What it says, to leave it alone while that is the same. */
  GString *said;
};

G_DEFINE_FINAL_TYPE (ForconClashSummary, forcon_clash_summary, FORCON_TYPE_PANEL)

static void
add_label (ForconClashSummary *self, const char *text, const char *look)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, look);
  gtk_box_append (GTK_BOX (self->box), label);
}

/* Everything that is said, in one text. */
static char *
said_by (const ForconCampaign *campaign, const ForconReturnSummary *summary)
{
  GString *text = g_string_new (summary->verdict);

  for (guint i = 0; i < summary->sides->len; i++)
    {
      const ForconReturnSide *side = g_ptr_array_index (summary->sides, i);
      g_autofree char *lines = g_strjoinv ("\n", side->lines);

      g_string_append_printf (text, "\n%s\n%s\n%s", forcon_wording_admiral (campaign, side->admiral), side->headline,
                              lines);
    }
  return g_string_free (text, FALSE);
}

void
forcon_clash_summary_show (ForconClashSummary *self, const ForconCampaign *campaign, const ForconReturnSummary *summary)
{
  g_autofree char *said = summary == NULL ? g_strdup ("") : said_by (campaign, summary);

  g_return_if_fail (FORCON_IS_CLASH_SUMMARY (self));
  if (g_str_equal (said, self->said->str))
    return;
  g_string_assign (self->said, said);
  forcon_widget_clear (self->box);
  if (summary == NULL)
    return;
  if (summary->verdict != NULL)
    add_label (self, summary->verdict, "heading");
  for (guint i = 0; i < summary->sides->len; i++)
    {
      const ForconReturnSide *side = g_ptr_array_index (summary->sides, i);

      add_label (self, forcon_wording_admiral (campaign, side->admiral), "forcon-summary-side");
      add_label (self, side->headline, "forcon-summary-line");
      for (char **line = side->lines; *line != NULL; line++)
        add_label (self, *line, "forcon-summary-line");
    }
}

static void
forcon_clash_summary_finalize (GObject *object)
{
  g_string_free (FORCON_CLASH_SUMMARY (object)->said, TRUE);
  G_OBJECT_CLASS (forcon_clash_summary_parent_class)->finalize (object);
}

static void
forcon_clash_summary_class_init (ForconClashSummaryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = forcon_clash_summary_finalize;
}

static void
forcon_clash_summary_init (ForconClashSummary *self)
{
  self->said = g_string_new (NULL);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  adw_bin_set_child (ADW_BIN (self), self->box);
}
