/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/page-rail.h"

#include <glib/gi18n-lib.h>

#include "app/game/game-edit.h"
#include "app/shell/tally.h"
#include "app/widgets/widget.h"

/* How many pages there can be: as many as there are digits to call them by. */
#define PAGES_MAX 9

/* One page: its button, the badge on it, and what it is called. The badge and the name are the button's and the
 * page's. */
typedef struct {
  char *page;
  char *title;
  GtkWidget *button;
  GtkWidget *badge;
} Item;

struct _ForconPageRail {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkBox *box;

  /* Owned */
  Item items[PAGES_MAX];
  guint n_items;
};

G_DEFINE_FINAL_TYPE (ForconPageRail, forcon_page_rail, FORCON_TYPE_PANEL)

/* What waits on a page: the kinds that it is the place for. */
static const struct {
  const char *page;
  ForconCampaignOpeningKind kind;
} waiting[] = {
  { "orders", FORCON_CAMPAIGN_OPENING_OWES_SHEET }, { "orders", FORCON_CAMPAIGN_OPENING_SETTLE_LINE },
  { "orders", FORCON_CAMPAIGN_OPENING_QUERY },      { "resolve", FORCON_CAMPAIGN_OPENING_ANSWER },
  { "resolve", FORCON_CAMPAIGN_OPENING_LANDING },   { "clashes", FORCON_CAMPAIGN_OPENING_CLASH },
  { "clashes", FORCON_CAMPAIGN_OPENING_RETURN },
};

/* Adds a line about openings of a kind. Returns: how many there are */
static guint
add_kind (GString *lines, const ForconTally *tally, ForconCampaignOpeningKind kind)
{
  g_autofree char *text = NULL;

  if (tally->n[kind] == 0)
    return 0;
  text = forcon_tally_to_text (kind, tally->n[kind]);
  g_string_append_printf (lines, "\n%s", text);
  return tally->n[kind];
}

/* What a badge says: how many, or that the phase can go on, or nothing. */
static char *
badge_of (const Item *item, const ForconTally *tally, GString *lines)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (waiting); i++)
    if (g_str_equal (waiting[i].page, item->page))
      n += add_kind (lines, tally, waiting[i].kind);
  if (n > 0)
    return g_strdup_printf ("%u", n);
  if (g_str_equal (item->page, "resolve") && forcon_tally_is_due (tally)
      && add_kind (lines, tally, FORCON_CAMPAIGN_OPENING_ADVANCE) > 0)
    return g_strdup ("✓");
  return g_strdup ("");
}

static void
show_item (const Item *item, guint place, const ForconTally *tally)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autofree char *badge = badge_of (item, tally, lines);
  g_autofree char *tooltip = NULL;
  g_auto (GStrv) parts = g_strsplit (lines->str, "\n", -1);
  g_autofree char *waits = g_strjoinv (", ", parts);
  g_autofree char *spoken = g_strconcat (item->title, waits, NULL);

  gtk_label_set_label (GTK_LABEL (item->badge), badge);
  gtk_widget_set_visible (item->badge, *badge != '\0');
  forcon_widget_set_class (item->badge, "forcon-ready", g_str_equal (badge, "✓"));
  /* Translators: a page of the window and the digit that, with Alt, shows it. */
  tooltip = g_strdup_printf (_ ("%1$s (Alt+%2$u)"), item->title, place + 1);
  g_string_prepend (lines, tooltip);
  forcon_widget_set_tooltip (item->button, lines->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (item->button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
refresh (ForconPanel *panel)
{
  ForconPageRail *self = FORCON_PAGE_RAIL (panel);
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  ForconTally tally = { { 0 } };

  /* Nothing waits in a game that is still being made. */
  if (campaign != NULL && !forcon_game_editing (self->game))
    {
      g_autoptr (GArray) openings = forcon_campaign_openings (campaign, forcon_game_rules (self->game));

      tally = forcon_tally_openings (openings);
    }
  for (guint i = 0; i < self->n_items; i++)
    show_item (&self->items[i], i, &tally);
}

/* An icon with a badge on its shoulder, and the page's name below. */
static GtkWidget *
make_face (Item *item, const char *icon)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *image = gtk_image_new_from_icon_name (icon);
  GtkWidget *label = gtk_label_new (item->title);

  item->badge = gtk_label_new (NULL);
  gtk_widget_add_css_class (item->badge, "forcon-badge");
  gtk_widget_set_halign (item->badge, GTK_ALIGN_END);
  gtk_widget_set_valign (item->badge, GTK_ALIGN_START);
  gtk_widget_set_margin_top (image, 5);
  gtk_image_set_pixel_size (GTK_IMAGE (image), 20);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), image);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), item->badge);
  gtk_overlay_set_measure_overlay (GTK_OVERLAY (overlay), item->badge, TRUE);
  gtk_box_append (GTK_BOX (box), overlay);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static void
add_item (ForconPageRail *self, AdwViewStackPage *page)
{
  Item *item = &self->items[self->n_items++];

  item->page = g_strdup (adw_view_stack_page_get_name (page));
  item->title = g_strdup (adw_view_stack_page_get_title (page));
  item->button = gtk_toggle_button_new ();
  gtk_button_set_child (GTK_BUTTON (item->button), make_face (item, adw_view_stack_page_get_icon_name (page)));
  gtk_widget_add_css_class (item->button, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (item->button), "win.page");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (item->button), "s", item->page);
  gtk_box_append (self->box, item->button);
}

void
forcon_page_rail_set_stack (ForconPageRail *self, AdwViewStack *stack)
{
  g_autoptr (GtkSelectionModel) pages = adw_view_stack_get_pages (stack);

  g_return_if_fail (FORCON_IS_PAGE_RAIL (self) && self->n_items == 0);
  for (guint i = 0; i < MIN (PAGES_MAX, g_list_model_get_n_items (G_LIST_MODEL (pages))); i++)
    {
      g_autoptr (AdwViewStackPage) page = g_list_model_get_item (G_LIST_MODEL (pages), i);

      add_item (self, page);
    }
}

static void
forcon_page_rail_finalize (GObject *object)
{
  ForconPageRail *self = FORCON_PAGE_RAIL (object);

  for (guint i = 0; i < self->n_items; i++)
    {
      g_free (self->items[i].page);
      g_free (self->items[i].title);
    }
  G_OBJECT_CLASS (forcon_page_rail_parent_class)->finalize (object);
}

static void
forcon_page_rail_class_init (ForconPageRailClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_page_rail_finalize;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, ForconPageRail, game, FORCON_TYPE_GAME);
  forcon_panel_class_refresh_on (klass, "changed");
  forcon_panel_class_refresh_on (klass, "notify::editing");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/page-rail.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconPageRail, box);
}

static void
forcon_page_rail_init (ForconPageRail *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
