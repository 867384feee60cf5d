/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/resolve/open-list.h"

#include <glib/gi18n-lib.h>

#include "report/campaign/campaign-sentences.h"

/* More than this is scrolled, px. */
#define MOST_HEIGHT 240

struct _ForconOpenList {
  GtkWidget parent;

  /* Template */
  GtkListBox *list;
};

/* What a row shows; it stays while that is the same. */
#define SHOWN "shown"

G_DEFINE_FINAL_TYPE (ForconOpenList, forcon_open_list, GTK_TYPE_WIDGET)

static const char *
icon_of (const ForconCampaignOpening *opening)
{
  static const char *const icons[FORCON_N_CAMPAIGN_OPENING] = {
    [FORCON_CAMPAIGN_OPENING_LACK] = "dialog-error-symbolic",
    [FORCON_CAMPAIGN_OPENING_OWES_SHEET] = "content-loading-symbolic",
    [FORCON_CAMPAIGN_OPENING_SETTLE_LINE] = "document-edit-symbolic",
    [FORCON_CAMPAIGN_OPENING_QUERY] = "mail-unread-symbolic",
    [FORCON_CAMPAIGN_OPENING_ANSWER] = "forcon-question-symbolic",
    [FORCON_CAMPAIGN_OPENING_CLASH] = "forcon-clash-symbolic",
    [FORCON_CAMPAIGN_OPENING_RETURN] = "object-select-symbolic",
    [FORCON_CAMPAIGN_OPENING_LANDING] = "forcon-clash-symbolic",
  };

  return icons[opening->kind];
}

static void
add_button (GtkWidget *box, const char *label, const char *tooltip, const char *action, GVariant *target)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  gtk_box_append (GTK_BOX (box), button);
}

static void
add_map_button (GtkWidget *box, ForconSectorId sector)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("mark-location-symbolic");

  gtk_widget_set_tooltip_text (button, _ ("Show it on the map"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Show it on the map"), -1);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.show-sector");
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), g_variant_new_uint32 (sector.value));
  gtk_box_append (GTK_BOX (box), button);
}

/* What is missing before play: where that is seen to. */
static void
add_lack_button (GtkWidget *box, const ForconLack *lack)
{
  if (!FORCON_ID_IS_NONE (lack->ship))
    add_button (box, C_ ("button", "_Show"), _ ("Show the ship"), "win.show-ship",
                g_variant_new_uint32 (lack->ship.value));
  else if (!FORCON_ID_IS_NONE (lack->formation))
    add_button (box, C_ ("button", "_Show"), _ ("Show it on the map"), "win.show-formation",
                g_variant_new_uint32 (lack->formation.value));
  else
    add_button (box, C_ ("button", "Order _Sheet"), _ ("Open the order sheet"), "win.show-sheet",
                g_variant_new_uint32 (lack->admiral.value));
}

static void
add_buttons (GtkWidget *box, const ForconCampaign *campaign, const ForconCampaignOpening *opening)
{
  switch ((gint) opening->kind)
    {
    case FORCON_CAMPAIGN_OPENING_LACK:
      add_lack_button (box, &opening->lack);
      break;
    case FORCON_CAMPAIGN_OPENING_OWES_SHEET:
      add_button (box, C_ ("button", "_Absent"), _ ("The admiral is not there: the captains act on the last orders"),
                  "resolve.absent", g_variant_new_uint32 (opening->admiral.value));
      add_button (box, C_ ("button", "Order _Sheet"), _ ("Open the order sheet"), "win.show-sheet",
                  g_variant_new_uint32 (opening->admiral.value));
      break;
    case FORCON_CAMPAIGN_OPENING_SETTLE_LINE:
      add_button (box, C_ ("button", "_Settle"), _ ("Open the order sheet and say what is meant"), "win.show-sheet",
                  g_variant_new_uint32 (opening->admiral.value));
      break;
    case FORCON_CAMPAIGN_OPENING_QUERY:
      add_button (box, C_ ("button", "_Show"), _ ("Answer it, forward it or put it aside"), "win.show-questions",
                  g_variant_new_uint32 (opening->query.value));
      break;
    case FORCON_CAMPAIGN_OPENING_ANSWER:
      add_map_button (box, forcon_campaign_meeting (campaign, opening->meeting)->sector);
      add_button (box, C_ ("button", "It Is a _Clash"), _ ("A table is opened for those who met"), "resolve.answer",
                  g_variant_new ("(ub)", opening->meeting.value, TRUE));
      add_button (box, C_ ("button", "They _Pass By"), _ ("They pass each other by and do what they had to do"),
                  "resolve.answer", g_variant_new ("(ub)", opening->meeting.value, FALSE));
      break;
    case FORCON_CAMPAIGN_OPENING_LANDING:
      add_map_button (box, forcon_campaign_feature (campaign, opening->object)->sector);
      add_button (box, C_ ("button", "_Fight"), _ ("Fight out the landing on the ground"), "win.fight-landing",
                  g_variant_new_uint32 (opening->object.value));
      add_button (box, C_ ("button", "_Roll"), _ ("Roll out the whole combat at once"), "win.roll-landing",
                  g_variant_new_uint32 (opening->object.value));
      break;
    case FORCON_CAMPAIGN_OPENING_RETURN:
      add_button (box, C_ ("button", "_Hand Back"), _ ("Apply the result of the battle to the map"), "resolve.return",
                  g_variant_new_uint32 (opening->clash.value));
      add_button (box, C_ ("button", "_Table"), _ ("Open the table of the clash"), "win.show-table",
                  g_variant_new_uint32 (opening->clash.value));
      break;
    default:
      add_button (box, C_ ("button", "_Table"), _ ("Open the table of the clash"), "win.show-table",
                  g_variant_new_uint32 (opening->clash.value));
      break;
    }
}

static GtkWidget *
row_new (const ForconCampaign *campaign, const ForconCampaignOpening *opening, const char *text, const char *shown)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *image = gtk_image_new_from_icon_name (icon_of (opening));
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_width_chars (GTK_LABEL (label), 20);
  gtk_widget_set_hexpand (label, TRUE);
  if (opening->blocks)
    gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), label);
  add_buttons (box, campaign, opening);
  gtk_widget_add_css_class (box, "forcon-open-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_object_set_data_full (G_OBJECT (row), SHOWN, g_strdup (shown), g_free);
  return row;
}

/* Whom and what its buttons are about, too. */
static char *
shown_of (const ForconCampaign *campaign, const ForconCampaignOpening *opening, const char *text)
{
  ForconSectorId sector = FORCON_ID_IS_NONE (opening->meeting)
                              ? FORCON_NO_SECTOR
                              : forcon_campaign_meeting (campaign, opening->meeting)->sector;

  return g_strdup_printf ("%d %d %u %u %u %u %u %u %u %u %u %s", opening->kind, opening->blocks, opening->clash.value,
                          opening->meeting.value, sector.value, opening->object.value, opening->admiral.value,
                          opening->query.value, opening->lack.admiral.value, opening->lack.ship.value,
                          opening->lack.formation.value, text);
}

/* The row at a place or one after it that shows this; those before that one are removed. %NULL if there is none. */
static GtkListBoxRow *
find_row (ForconOpenList *self, gint place, const char *shown)
{
  GtkListBoxRow *row;
  gint at = place;

  while ((row = gtk_list_box_get_row_at_index (self->list, at)) != NULL
         && !g_str_equal (g_object_get_data (G_OBJECT (row), SHOWN), shown))
    at++;
  for (; row != NULL && at > place; at--)
    gtk_list_box_remove (self->list, GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, place)));
  return row;
}

/* The sentence, and the chances of a landing that is to be fought out. */
static char *
text_of (ForconGame *game, const ForconCampaignOpening *opening)
{
  const ForconCampaign *campaign = forcon_game_campaign (game);
  g_autofree char *sentence = forcon_campaign_sentence_of_opening (campaign, opening);
  g_autofree char *chances = forcon_campaign_chances_of_opening (
      campaign, forcon_game_rules (game), forcon_store_ground (forcon_game_store (game)), opening);

  return g_strjoin ("; ", sentence, chances, NULL);
}

void
forcon_open_list_set_openings (ForconOpenList *self, ForconGame *game, const GArray *openings)
{
  const ForconCampaign *campaign = forcon_game_campaign (game);
  GtkListBoxRow *row;
  gint place = 0;

  g_return_if_fail (FORCON_IS_OPEN_LIST (self));
  /* First what stands in the way. */
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < openings->len; i++)
      {
        const ForconCampaignOpening *opening = &g_array_index (openings, ForconCampaignOpening, i);
        g_autofree char *text = NULL;
        g_autofree char *shown = NULL;

        if (icon_of (opening) == NULL || opening->blocks != (pass == 0))
          continue;
        text = text_of (game, opening);
        shown = shown_of (campaign, opening, text);
        if (find_row (self, place, shown) == NULL)
          gtk_list_box_insert (self->list, row_new (campaign, opening, text, shown), place);
        place++;
      }
  while ((row = gtk_list_box_get_row_at_index (self->list, place)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  gtk_widget_set_visible (GTK_WIDGET (self), place > 0);
}

static GtkSizeRequestMode
forcon_open_list_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A scrolled area asks what it holds for its height without telling its width: of rows that wrap, lines would be
 * cut. */
static void
forcon_open_list_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                          int *minimum_baseline, int *natural_baseline)
{
  int height;

  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  gtk_widget_measure (GTK_WIDGET (FORCON_OPEN_LIST (widget)->list), orientation, for_size, NULL, &height, NULL, NULL);
  *natural = MAX (*minimum, MIN (height, MOST_HEIGHT));
}

static void
forcon_open_list_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (widget), width, height, baseline, NULL);
}

static void
forcon_open_list_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  g_clear_pointer (&child, gtk_widget_unparent);
  G_OBJECT_CLASS (forcon_open_list_parent_class)->dispose (object);
}

static void
forcon_open_list_class_init (ForconOpenListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_open_list_dispose;
  widget_class->get_request_mode = forcon_open_list_get_request_mode;
  widget_class->measure = forcon_open_list_measure;
  widget_class->size_allocate = forcon_open_list_size_allocate;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/open-list.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconOpenList, list);
}

static void
forcon_open_list_init (ForconOpenList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
