/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which papers: the kind, whose, of which phase, on which paper. */
#include "app/papers/reports-page-private.h"

#include <glib/gi18n-lib.h>

#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"
#include "render/drawing/campaign-labels.h"
#include "app/widgets/toast.h"
#include "render/paper/play-papers.h"
#include "app/papers/print-setup.h"
#include "render/drawing/style.h"
#include "base/text.h"

/* What a printer in a tent takes; A3 is chosen in the page setup. */
static const ForconPaper papers[] = { FORCON_PAPER_A4, FORCON_PAPER_LETTER, FORCON_PAPER_A3 };

/* How many cards stand on a page. */
static const guint per_page[] = { FORCON_CARDS_LARGE, FORCON_CARDS_COMPACT };

static guint
n_admirals (ForconReportsPage *self)
{
  const ForconCampaign *campaign = self->game == NULL ? NULL : forcon_game_campaign (self->game);

  return campaign == NULL ? 0 : forcon_campaign_n_admirals (campaign);
}

ForconSideId
forcon_reports_page_admiral (ForconReportsPage *self)
{
  guint selected = gtk_drop_down_get_selected (self->who);

  return selected >= n_admirals (self) ? FORCON_NO_SIDE : (ForconSideId){ (guint16) (selected + 1) };
}

gint
forcon_reports_page_phase (ForconReportsPage *self)
{
  return MAX (self->last_phase - (gint) gtk_drop_down_get_selected (self->phase), 0);
}

static const GArray *
clashes_of (ForconReportsPage *self)
{
  return self->game == NULL || forcon_game_campaign (self->game) == NULL ? NULL
                                                                         : forcon_game_campaign (self->game)->clashes;
}

/* The newest comes first in the list. */
static ForconClashId
clash_of (ForconReportsPage *self)
{
  const GArray *clashes = clashes_of (self);
  guint selected = gtk_drop_down_get_selected (self->clash);

  return clashes == NULL || selected >= clashes->len
             ? FORCON_NO_CLASH
             : g_array_index (clashes, ForconClash, clashes->len - 1 - selected).clash;
}

ForconPapersWish
forcon_reports_page_wish (ForconReportsPage *self)
{
  GtkListBoxRow *kind = gtk_list_box_get_selected_row (self->kinds);

  return (ForconPapersWish){
    .kind = kind == NULL ? FORCON_PAPERS_REPORT : (ForconPapersKind) gtk_list_box_row_get_index (kind),
    .admiral = forcon_reports_page_admiral (self),
    .all = gtk_drop_down_get_selected (self->who) == n_admirals (self),
    .phase = forcon_reports_page_phase (self),
    .clash = clash_of (self),
    .blows = gtk_check_button_get_active (self->blows),
    .all_cards = gtk_check_button_get_active (self->all_cards),
    .per_page = per_page[gtk_drop_down_get_selected (self->per_page) % G_N_ELEMENTS (per_page)],
    .ships = gtk_drop_down_get_selected (self->which) == 0 ? self->ships : NULL,
    .form = { .paper = papers[gtk_drop_down_get_selected (self->paper) % G_N_ELEMENTS (papers)],
              .style = forcon_style_get (FORCON_STYLE_PRINT) }
  };
}

static void
select_clash (ForconReportsPage *self, ForconClashId clash)
{
  const GArray *clashes = clashes_of (self);

  for (guint i = 0; clashes != NULL && i < clashes->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (clashes, ForconClash, i).clash, clash))
      gtk_drop_down_set_selected (self->clash, clashes->len - 1 - i);
}

/* Filling */

/* What stands above the first kind of a group. */
static const char *
group_of (guint of)
{
  if ((of & FORCON_PAPERS_PREPARED) != 0)
    return _ ("Prepare Once");
  return (of & FORCON_PAPERS_OF_PHASE) != 0 ? _ ("Hand Out") : _ ("Review");
}

static void
head_group (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  const char *group = group_of (forcon_papers_of ((ForconPapersKind) gtk_list_box_row_get_index (row)));
  GtkWidget *label;

  if (before != NULL
      && g_str_equal (group, group_of (forcon_papers_of ((ForconPapersKind) gtk_list_box_row_get_index (before)))))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  label = gtk_label_new (group);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "heading");
  gtk_list_box_row_set_header (row, label);
}

void
forcon_reports_page_fill_kinds (ForconReportsPage *self)
{
  g_autoptr (GtkStringList) counts = gtk_string_list_new (NULL);

  for (guint i = 0; i < FORCON_N_PAPERS_KINDS; i++)
    {
      const char *name = forcon_papers_label ((ForconPapersKind) i);
      GtkWidget *label = gtk_label_new (name);
      GtkWidget *row = gtk_list_box_row_new ();

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      gtk_list_box_append (self->kinds, row);
    }
  gtk_list_box_set_header_func (self->kinds, head_group, NULL, NULL);
  gtk_list_box_select_row (self->kinds, gtk_list_box_get_row_at_index (self->kinds, FORCON_PAPERS_REPORT));
  for (guint i = 0; i < G_N_ELEMENTS (per_page); i++)
    {
      g_autofree char *name = g_strdup_printf (
          g_dngettext (GETTEXT_PACKAGE, "%u on a page", "%u on a page", (gulong) per_page[i]), per_page[i]);

      gtk_string_list_append (counts, name);
    }
  gtk_drop_down_set_model (self->per_page, G_LIST_MODEL (counts));
}

void
forcon_reports_page_fill_ships (ForconReportsPage *self, GArray *ships)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autofree char *chosen = NULL;

  g_clear_pointer (&self->ships, g_array_unref);
  self->ships = ships == NULL ? NULL : g_array_ref (ships);
  if (ships != NULL)
    {
      chosen = g_strdup_printf (
          g_dngettext (GETTEXT_PACKAGE, "Only %u selected ship", "Only %u selected ships", (gulong) ships->len),
          ships->len);
      gtk_string_list_append (names, chosen);
    }
  gtk_string_list_append (names, _ ("All ships"));
  gtk_drop_down_set_model (self->which, G_LIST_MODEL (names));
}

void
forcon_reports_page_fill_who (ForconReportsPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 1; i <= n_admirals (self); i++)
    gtk_string_list_append (names,
                            forcon_wording_admiral (forcon_game_campaign (self->game), (ForconSideId){ (guint16) i }));
  gtk_string_list_append (names, _ ("All admirals"));
  gtk_string_list_append (names, _ ("The master"));
  gtk_drop_down_set_model (self->who, G_LIST_MODEL (names));
}

void
forcon_reports_page_fill_phases (ForconReportsPage *self, gint last)
{
  g_autoptr (GtkStringList) phases = NULL;
  gint chosen;

  if (last == self->last_phase)
    return;
  chosen
      = self->last_phase < 0 || gtk_drop_down_get_selected (self->phase) == 0 ? last : forcon_reports_page_phase (self);
  phases = gtk_string_list_new (NULL);
  for (gint phase = last; phase >= 0; phase--)
    {
      g_autofree char *when = forcon_wording_when (phase, 0);
      g_autofree char *label = forcon_text_capitalise (when);

      gtk_string_list_append (phases, label);
    }
  self->last_phase = last;
  gtk_drop_down_set_model (self->phase, G_LIST_MODEL (phases));
  gtk_drop_down_set_selected (self->phase, (guint) (last - CLAMP (chosen, 0, last)));
}

void
forcon_reports_page_fill_clashes (ForconReportsPage *self)
{
  const GArray *clashes = clashes_of (self);
  ForconClashId chosen = clash_of (self);
  g_autoptr (GtkStringList) names = NULL;

  if (gtk_drop_down_get_model (self->clash) != NULL
      && g_list_model_get_n_items (gtk_drop_down_get_model (self->clash)) == clashes->len)
    return;
  names = gtk_string_list_new (NULL);
  for (guint i = clashes->len; i > 0; i--)
    {
      g_autofree char *name = forcon_papers_clash_title (forcon_game_campaign (self->game),
                                                         g_array_index (clashes, ForconClash, i - 1).clash);

      gtk_string_list_append (names, name);
    }
  gtk_drop_down_set_model (self->clash, G_LIST_MODEL (names));
  select_clash (self, chosen);
}

void
forcon_reports_page_fill_paper (ForconReportsPage *self)
{
  ForconPaper chosen = forcon_print_setup_paper ();

  if (gtk_drop_down_get_model (self->paper) == NULL)
    {
      g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

      for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
        {
          GtkPaperSize *size = forcon_print_paper_size (papers[i]);

          gtk_string_list_append (names, gtk_paper_size_get_display_name (size));
          gtk_paper_size_free (size);
        }
      gtk_drop_down_set_model (self->paper, G_LIST_MODEL (names));
    }
  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    if (papers[i] == chosen)
      gtk_drop_down_set_selected (self->paper, i);
}

void
forcon_reports_page_fill_languages (ForconReportsPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < FORCON_N_LANGUAGE; i++)
    {
      /* Translators: a choice; of the papers of an admiral. */
      g_autofree char *name = g_strdup_printf (_ ("Language: %s"), forcon_label_language ((ForconLanguage) i));

      gtk_string_list_append (names, name);
    }
  forcon_panel_begin_fill (self);
  gtk_drop_down_set_model (self->language, G_LIST_MODEL (names));
  forcon_panel_end_fill (self);
}

void
forcon_reports_page_show_language (ForconReportsPage *self)
{
  const ForconCampaign *campaign = self->game == NULL ? NULL : forcon_game_campaign (self->game);
  const ForconAdmiral *admiral
      = campaign == NULL ? NULL : forcon_campaign_admiral (campaign, forcon_reports_page_admiral (self));

  gtk_widget_set_visible (GTK_WIDGET (self->language), admiral != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->language), admiral != NULL && forcon_game_writable (self->game));
  if (admiral == NULL)
    return;
  forcon_panel_begin_fill (self);
  gtk_drop_down_set_selected (self->language, admiral->language);
  forcon_panel_end_fill (self);
}

void
forcon_reports_page_set_language (ForconReportsPage *self)
{
  ForconCampaignCommand command;
  g_autofree char *done = NULL;

  if (forcon_panel_is_filling (self) || FORCON_ID_IS_NONE (forcon_reports_page_admiral (self)))
    return;
  command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_LANGUAGE);
  command.language.admiral = forcon_reports_page_admiral (self);
  command.language.language = (ForconLanguage) gtk_drop_down_get_selected (self->language);
  done = forcon_campaign_sentence_of_command (forcon_game_campaign (self->game), &command);
  if (forcon_game_do (self->game, &command, FORCON_DICE_MODE_ROLL))
    forcon_toast_say_undoable (GTK_WIDGET (self), done);
  else
    forcon_reports_page_show_language (self);
}

void
forcon_reports_page_adapt (ForconReportsPage *self)
{
  ForconPapersWish wish = forcon_reports_page_wish (self);
  guint of = forcon_papers_of (wish.kind);
  gboolean one = (of & FORCON_PAPERS_OF_ADMIRAL) != 0 && !FORCON_ID_IS_NONE (wish.admiral);

  gtk_widget_set_sensitive (GTK_WIDGET (self->who), (of & FORCON_PAPERS_OF_ADMIRAL) != 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->phase), (of & FORCON_PAPERS_OF_PHASE) != 0);
  gtk_widget_set_visible (GTK_WIDGET (self->per_page), (of & FORCON_PAPERS_PER_PAGE) != 0);
  gtk_widget_set_visible (GTK_WIDGET (self->clash), (of & FORCON_PAPERS_OF_CLASH) != 0 && clashes_of (self)->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->which), (of & FORCON_PAPERS_PER_PAGE) != 0 && self->ships != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->all_cards), wish.kind == FORCON_PAPERS_PACK);
  gtk_widget_set_visible (GTK_WIDGET (self->blows),
                          wish.kind == FORCON_PAPERS_REPORT && (wish.all || !FORCON_ID_IS_NONE (wish.admiral)));
  gtk_widget_set_sensitive (self->message_button, one);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "reports.view", one);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "reports.save-all", (of & FORCON_PAPERS_OF_ADMIRAL) != 0);
}

void
forcon_reports_page_choose (ForconReportsPage *self, const ForconPapersWish *wish)
{
  guint n;

  g_return_if_fail (FORCON_IS_REPORTS_PAGE (self));
  n = n_admirals (self);
  forcon_panel_begin_fill (self);
  forcon_reports_page_fill_ships (self, wish->ships);
  select_clash (self, wish->clash);
  gtk_list_box_select_row (self->kinds, gtk_list_box_get_row_at_index (self->kinds, (gint) wish->kind));
  gtk_drop_down_set_selected (self->who, wish->all                           ? n
                                         : FORCON_ID_IS_NONE (wish->admiral) ? n + 1
                                                                             : wish->admiral.value - 1u);
  gtk_drop_down_set_selected (self->phase,
                              (guint) CLAMP (self->last_phase - wish->phase, 0, MAX (self->last_phase, 0)));
  forcon_panel_end_fill (self);
  forcon_reports_page_refresh (self);
}
