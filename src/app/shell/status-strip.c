/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/status-strip.h"

#include <glib/gi18n-lib.h>

#include "app/game/game-edit.h"
#include "app/papers/papers-ahead.h"
#include "report/campaign/campaign-wording.h"
#include "app/shell/openings-button.h"
#include "app/shell/tally.h"
#include "app/widgets/widget.h"

struct _ForconStatusStrip {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkLabel *lead;
  GtkBox *chips;
  GtkBox *owing;
  GtkWidget *calm;
  GtkLabel *calm_text;
  GtkBox *kinds;
  GtkBox *together;

  /* Children: who owes a sheet, in one; what else is open, by kind and in one. */
  ForconOpeningsButton *all_owing;
  ForconOpeningsButton *by_kind[FORCON_N_CAMPAIGN_OPENING];
  ForconOpeningsButton *all_open;

  /* The period was over when the strip was brought up to date. */
  gboolean late;
};

G_DEFINE_FINAL_TYPE (ForconStatusStrip, forcon_status_strip, FORCON_TYPE_PANEL)

/* What has a button of its own, in the order of the strip; sheets that are owed have the chips. */
static const struct {
  ForconCampaignOpeningKind kind;
  const char *icon;
} kinds[] = {
  { FORCON_CAMPAIGN_OPENING_LACK, "dialog-warning-symbolic" },
  { FORCON_CAMPAIGN_OPENING_SETTLE_LINE, "document-edit-symbolic" },
  { FORCON_CAMPAIGN_OPENING_QUERY, "mail-unread-symbolic" },
  { FORCON_CAMPAIGN_OPENING_ANSWER, "forcon-question-symbolic" },
  { FORCON_CAMPAIGN_OPENING_CLASH, "forcon-clash-symbolic" },
  { FORCON_CAMPAIGN_OPENING_RETURN, "mail-reply-sender-symbolic" },
  { FORCON_CAMPAIGN_OPENING_LANDING, "forcon-clash-symbolic" },
};

/* What an admiral's chip says. */
typedef enum { HANDED_IN, OWES, LATE, ABSENT } Owing;

static const char *const icons_of_owing[] = {
  [HANDED_IN] = "object-select-symbolic",
  [OWES] = "content-loading-symbolic",
  [LATE] = "appointment-missed-symbolic",
  [ABSENT] = "user-offline-symbolic",
};

/* (element-type ForconCampaignOpening): those of a kind */
static GArray *
pick (const GArray *openings, ForconCampaignOpeningKind kind)
{
  GArray *picked = g_array_new (FALSE, FALSE, sizeof (ForconCampaignOpening));

  for (guint i = 0; i < openings->len; i++)
    if (g_array_index (openings, ForconCampaignOpening, i).kind == kind)
      g_array_append_val (picked, g_array_index (openings, ForconCampaignOpening, i));
  return picked;
}

/* (element-type ForconCampaignOpening): everything that has a button of its own */
static GArray *
pick_all (const GArray *openings)
{
  GArray *picked = g_array_new (FALSE, FALSE, sizeof (ForconCampaignOpening));

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (GArray) some = pick (openings, kinds[i].kind);

      g_array_append_vals (picked, some->data, some->len);
    }
  return picked;
}

static Owing
owing_of (ForconStatusStrip *self, const ForconCampaign *campaign, const GArray *openings, ForconSideId admiral)
{
  if (forcon_campaign_admiral (campaign, admiral)->absent)
    return ABSENT;
  for (guint i = 0; i < openings->len; i++)
    {
      const ForconCampaignOpening *opening = &g_array_index (openings, ForconCampaignOpening, i);

      if (opening->kind == FORCON_CAMPAIGN_OPENING_OWES_SHEET && FORCON_ID_EQUAL (opening->admiral, admiral))
        return self->late ? LATE : OWES;
    }
  return HANDED_IN;
}

static char *
chip_text (const char *name, Owing owing)
{
  if (owing == ABSENT)
    return g_strdup_printf (C_ ("admiral", "%s: absent"), name);
  return g_strdup (name);
}

static char *
spoken_of (const char *name, Owing owing)
{
  if (owing == LATE)
    /* Translators: an admiral whose order sheet is late. */
    return g_strdup_printf (C_ ("order sheet", "%s: late"), name);
  if (owing == OWES)
    /* Translators: an admiral who has not handed in an order sheet yet. */
    return g_strdup_printf (C_ ("order sheet", "%s: owes"), name);
  return chip_text (name, owing);
}

/* A chip: an icon and the admiral's name, and what is the matter. */
static GtkWidget *
make_chip (ForconSideId admiral)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (box), gtk_image_new ());
  gtk_box_append (GTK_BOX (box), gtk_label_new (NULL));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.show-sheet");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", (guint32) admiral.value);
  return button;
}

static void
show_chip (GtkWidget *chip, const char *name, Owing owing)
{
  GtkWidget *image = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (chip)));
  g_autofree char *text = chip_text (name, owing);
  g_autofree char *spoken = spoken_of (name, owing);
  /* Translators: what is the matter ("Red: late"), and what a click does. */
  g_autofree char *tooltip = g_strdup_printf (_ ("%s. Show the order sheet"), spoken);

  gtk_image_set_from_icon_name (GTK_IMAGE (image), icons_of_owing[owing]);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (image)), text);
  forcon_widget_set_tooltip (chip, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  forcon_widget_set_class (chip, "forcon-late", owing == LATE);
  gtk_widget_set_visible (chip, owing != HANDED_IN);
}

static void
show_chips (ForconStatusStrip *self, const ForconCampaign *campaign, const GArray *openings)
{
  guint owed = 0, seen = 0;
  GtkWidget *chip = gtk_widget_get_first_child (GTK_WIDGET (self->chips));

  for (guint i = 1; i <= forcon_campaign_n_admirals (campaign); i++, chip = gtk_widget_get_next_sibling (chip))
    {
      ForconSideId admiral = { (guint16) i };
      Owing owing = owing_of (self, campaign, openings, admiral);

      if (chip == NULL)
        gtk_box_append (self->chips, chip = make_chip (admiral));
      show_chip (chip, forcon_wording_admiral (campaign, admiral), owing);
      seen += owing != HANDED_IN;
      owed += owing == OWES || owing == LATE;
    }
  /* Translators: before the names of admirals whose order sheets are late, or are not there yet. */
  gtk_label_set_label (self->lead, owed == 0 ? "" : self->late ? _ ("Sheets are late:") : _ ("Sheets owed:"));
  gtk_widget_set_visible (GTK_WIDGET (self->lead), owed > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->chips), seen > 0);
}

static void
show_open (ForconStatusStrip *self, const ForconCampaign *campaign, const GArray *openings)
{
  g_autoptr (GArray) all = pick_all (openings);
  /* Translators: how many things are open: questions, lines to settle, clashes. */
  g_autofree char *text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u open", "%u open", all->len), all->len);

  forcon_openings_button_show (self->all_open, campaign, text, all);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (GArray) some = pick (openings, kinds[i].kind);
      g_autofree char *label = forcon_tally_to_text (kinds[i].kind, some->len);

      forcon_openings_button_show (self->by_kind[kinds[i].kind], campaign, label, some);
    }
}

/* What is said where nobody owes a sheet. */
static const char *
calm_text (const ForconCampaign *campaign, gboolean nothing_open, gboolean packs_ready)
{
  if (campaign->progress.stage == FORCON_STAGE_CLOSED)
    return _ ("The game is over");
  if (campaign->progress.stage == FORCON_STAGE_ORDERS)
    return _ ("All order sheets are in");
  if (packs_ready)
    return _ ("The packs are ready");
  return nothing_open ? _ ("Nothing stands in the way") : "";
}

static void
refresh (ForconPanel *panel)
{
  ForconStatusStrip *self = FORCON_STATUS_STRIP (panel);
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autoptr (GArray) openings = NULL;
  g_autoptr (GArray) owing = NULL;
  g_autofree char *owed = NULL;
  ForconTally tally;
  const char *calm;
  guint standing = 0;

  gtk_widget_set_visible (GTK_WIDGET (self), campaign != NULL && !forcon_game_editing (self->game));
  if (campaign == NULL)
    return;
  openings = forcon_campaign_openings (campaign, forcon_game_rules (self->game));
  tally = forcon_tally_openings (openings);
  self->late = campaign->progress.stage == FORCON_STAGE_ORDERS && forcon_game_left (self->game) < 0;
  show_chips (self, campaign, openings);
  owing = pick (openings, FORCON_CAMPAIGN_OPENING_OWES_SHEET);
  owed = forcon_tally_to_text (FORCON_CAMPAIGN_OPENING_OWES_SHEET, owing->len);
  forcon_openings_button_show (self->all_owing, campaign, owed, owing);
  show_open (self, campaign, openings);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    standing += tally.n[kinds[i].kind];
  calm = calm_text (campaign, standing == 0, forcon_papers_ahead_ready (forcon_papers_ahead_of (self->game)));
  gtk_label_set_label (self->calm_text, calm);
  forcon_widget_set_tooltip (self->calm_text, calm);
  gtk_widget_set_visible (self->calm, tally.n[FORCON_CAMPAIGN_OPENING_OWES_SHEET] == 0 && *calm != '\0');
}

/* Who owes a sheet is late from the moment at which the period is over. */
static void
on_ticked (ForconStatusStrip *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);

  if (campaign != NULL && campaign->progress.stage == FORCON_STAGE_ORDERS
      && self->late != (forcon_game_left (self->game) < 0))
    forcon_panel_refresh (self);
}

/* Another campaign has other admirals. */
static void
on_opened (ForconStatusStrip *self)
{
  forcon_widget_clear (self->chips);
}

static void
attach (ForconPanel *panel)
{
  ForconStatusStrip *self = FORCON_STATUS_STRIP (panel);

  g_signal_connect_object (forcon_papers_ahead_of (self->game), "notify::ready", G_CALLBACK (forcon_panel_refresh),
                           self, G_CONNECT_SWAPPED);
  forcon_panel_refresh (self);
}

static void
forcon_status_strip_class_init (ForconStatusStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FORCON_PANEL_CLASS (klass)->attach = attach;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, ForconStatusStrip, game, FORCON_TYPE_GAME);
  forcon_panel_class_connect (klass, "opened", on_opened);
  forcon_panel_class_refresh_on (klass, "changed");
  forcon_panel_class_refresh_on (klass, "notify::editing");
  forcon_panel_class_connect (klass, "ticked", on_ticked);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/status-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconStatusStrip, lead);
  gtk_widget_class_bind_template_child (widget_class, ForconStatusStrip, chips);
  gtk_widget_class_bind_template_child (widget_class, ForconStatusStrip, owing);
  gtk_widget_class_bind_template_child (widget_class, ForconStatusStrip, calm);
  gtk_widget_class_bind_template_child (widget_class, ForconStatusStrip, calm_text);
  gtk_widget_class_bind_template_child (widget_class, ForconStatusStrip, kinds);
  gtk_widget_class_bind_template_child (widget_class, ForconStatusStrip, together);
}

static ForconOpeningsButton *
add_button (GtkBox *box, const char *icon)
{
  GtkWidget *button = forcon_openings_button_new (icon);

  gtk_box_append (box, button);
  return FORCON_OPENINGS_BUTTON (button);
}

static void
forcon_status_strip_init (ForconStatusStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->all_owing = add_button (self->owing, icons_of_owing[OWES]);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    self->by_kind[kinds[i].kind] = add_button (self->kinds, kinds[i].icon);
  self->all_open = add_button (self->together, "view-list-symbolic");
}
