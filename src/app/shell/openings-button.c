/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/openings-button.h"

#include <glib/gi18n-lib.h>

#include "report/campaign/campaign-sentences.h"
#include "app/widgets/named-row.h"
#include "app/widgets/widget.h"

/* One thing that is open, as a row: its sentence, and where it leads. */
#define FORCON_TYPE_OPENING_ITEM (forcon_opening_item_get_type ())
G_DECLARE_FINAL_TYPE (ForconOpeningItem, forcon_opening_item, FORCON, OPENING_ITEM, GObject)

struct _ForconOpeningItem {
  GObject parent;

  char *text;
  const char *action;
  GVariant *target;
};

G_DEFINE_FINAL_TYPE (ForconOpeningItem, forcon_opening_item, G_TYPE_OBJECT)

struct _ForconOpeningsButton {
  GtkWidget parent;

  /* Owned; the widgets as children */
  GtkWidget *one;
  GtkWidget *many;
  GtkWidget *popover;
  GtkWidget *images[2];
  GtkWidget *labels[2];
  GListStore *items;
};

G_DEFINE_FINAL_TYPE (ForconOpeningsButton, forcon_openings_button, GTK_TYPE_WIDGET)

static void
forcon_opening_item_finalize (GObject *object)
{
  ForconOpeningItem *self = FORCON_OPENING_ITEM (object);

  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->target, g_variant_unref);
  G_OBJECT_CLASS (forcon_opening_item_parent_class)->finalize (object);
}

static void
forcon_opening_item_class_init (ForconOpeningItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = forcon_opening_item_finalize;
}

static void
forcon_opening_item_init (ForconOpeningItem *self)
{
}

static void
lead_to_page (ForconOpeningItem *item, const char *page)
{
  item->action = "win.page";
  item->target = g_variant_ref_sink (g_variant_new_string (page));
}

static void
lead_to (ForconOpeningItem *item, const char *action, guint32 id)
{
  item->action = action;
  item->target = g_variant_ref_sink (g_variant_new_uint32 (id));
}

static ForconOpeningItem *
make_item (const ForconCampaign *campaign, const ForconCampaignOpening *opening)
{
  ForconOpeningItem *item = g_object_new (FORCON_TYPE_OPENING_ITEM, NULL);

  item->text = forcon_campaign_sentence_of_opening (campaign, opening);
  switch (opening->kind)
    {
    case FORCON_CAMPAIGN_OPENING_LACK:
    case FORCON_CAMPAIGN_OPENING_OWES_SHEET:
    case FORCON_CAMPAIGN_OPENING_SETTLE_LINE:
      lead_to (item, "win.show-sheet", opening->admiral.value);
      break;
    case FORCON_CAMPAIGN_OPENING_QUERY:
      lead_to (item, "win.show-questions", opening->query.value);
      break;
    case FORCON_CAMPAIGN_OPENING_CLASH:
      lead_to (item, "win.show-table", opening->clash.value);
      break;
    case FORCON_CAMPAIGN_OPENING_RETURN:
      lead_to_page (item, "clashes");
      break;
    case FORCON_CAMPAIGN_OPENING_BEGIN:
      item->action = "win.begin";
      break;
    case FORCON_CAMPAIGN_OPENING_ANSWER:
    case FORCON_CAMPAIGN_OPENING_LANDING:
    case FORCON_CAMPAIGN_OPENING_ADVANCE:
    case FORCON_N_CAMPAIGN_OPENING:
    default:
      lead_to_page (item, "resolve");
      break;
    }
  return item;
}

static void
follow (ForconOpeningsButton *self, guint place)
{
  g_autoptr (ForconOpeningItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), place);

  gtk_popover_popdown (GTK_POPOVER (self->popover));
  if (item != NULL)
    gtk_widget_activate_action_variant (GTK_WIDGET (self), item->action, item->target);
}

static void
on_clicked (ForconOpeningsButton *self)
{
  follow (self, 0);
}

static void
on_row_activated (GtkListView *view, guint place, ForconOpeningsButton *self)
{
  follow (self, place);
}

void
forcon_openings_button_show (ForconOpeningsButton *self, const ForconCampaign *campaign, const char *label,
                             const GArray *openings)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_if_fail (FORCON_IS_OPENINGS_BUTTON (self));
  for (guint i = 0; i < openings->len; i++)
    g_ptr_array_add (items, make_item (campaign, &g_array_index (openings, ForconCampaignOpening, i)));
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)), items->pdata, items->len);
  for (guint i = 0; i < G_N_ELEMENTS (self->labels); i++)
    gtk_label_set_label (GTK_LABEL (self->labels[i]), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->one), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->many), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_visible (self->one, items->len == 1);
  gtk_widget_set_visible (self->many, items->len > 1);
  gtk_widget_set_visible (GTK_WIDGET (self), items->len > 0);
  forcon_widget_set_tooltip (self->one, items->len == 1 ? ((ForconOpeningItem *) items->pdata[0])->text : NULL);
}

static void
on_setup (GtkSignalListItemFactory *factory, GtkListItem *row)
{
  GtkWidget *box = g_object_new (FORCON_TYPE_NAMED_ROW, NULL);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), 30);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 60);
  gtk_box_append (GTK_BOX (box), label);
  gtk_list_item_set_child (row, box);
}

static void
on_bind (GtkSignalListItemFactory *factory, GtkListItem *row)
{
  ForconOpeningItem *item = gtk_list_item_get_item (row);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (gtk_list_item_get_child (row))), item->text);
  g_object_set (gtk_list_item_get_child (row), "spoken", item->text, NULL);
}

static GtkWidget *
make_popover (ForconOpeningsButton *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *view;

  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind), NULL);
  view = gtk_list_view_new (
      GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->items)))), factory);
  gtk_list_view_set_single_click_activate (GTK_LIST_VIEW (view), TRUE);
  gtk_widget_add_css_class (view, "forcon-menu");
  g_signal_connect (view, "activate", G_CALLBACK (on_row_activated), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("What Is Open"), -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 440);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), view);
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  return popover;
}

/* An icon and a text, of the button for one or of that for many. */
static GtkWidget *
make_face (ForconOpeningsButton *self, guint which)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->images[which] = gtk_image_new ();
  self->labels[which] = gtk_label_new (NULL);
  gtk_box_append (GTK_BOX (box), self->images[which]);
  gtk_box_append (GTK_BOX (box), self->labels[which]);
  if (which == 1)
    gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("pan-down-symbolic"));
  return box;
}

static void
forcon_openings_button_dispose (GObject *object)
{
  ForconOpeningsButton *self = FORCON_OPENINGS_BUTTON (object);

  /* One that is open would outlive the window. */
  if (self->many != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
  g_clear_pointer (&self->one, gtk_widget_unparent);
  g_clear_pointer (&self->many, gtk_widget_unparent);
  g_clear_object (&self->items);
  G_OBJECT_CLASS (forcon_openings_button_parent_class)->dispose (object);
}

static void
forcon_openings_button_class_init (ForconOpeningsButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = forcon_openings_button_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
}

static void
forcon_openings_button_init (ForconOpeningsButton *self)
{
  self->items = g_list_store_new (FORCON_TYPE_OPENING_ITEM);
  self->one = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->one), make_face (self, 0));
  g_signal_connect_swapped (self->one, "clicked", G_CALLBACK (on_clicked), self);
  gtk_widget_set_parent (self->one, GTK_WIDGET (self));
  self->many = gtk_menu_button_new ();
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->many), make_face (self, 1));
  self->popover = make_popover (self);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->many), self->popover);
  gtk_widget_set_parent (self->many, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
forcon_openings_button_new (const char *icon)
{
  ForconOpeningsButton *self = g_object_new (FORCON_TYPE_OPENINGS_BUTTON, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (self->images); i++)
    gtk_image_set_from_icon_name (GTK_IMAGE (self->images[i]), icon);
  return GTK_WIDGET (self);
}
