/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/orders/force-list.h"

#include <glib/gi18n-lib.h>

#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"
#include "app/widgets/named-row.h"
#include "campaign/orders/sheet-standing.h"
#include "app/widgets/toast.h"

/* A row: a formation with its budget, or one of its orders. */
#define FORCON_TYPE_FORCE_ITEM (forcon_force_item_get_type ())
G_DECLARE_FINAL_TYPE (ForconForceItem, forcon_force_item, FORCON, FORCE_ITEM, GObject)

struct _ForconForceItem {
  GObject parent;

  ForconTaskId task;
  gboolean real;
  gboolean too_much;
  char *text;
};

G_DEFINE_FINAL_TYPE (ForconForceItem, forcon_force_item, G_TYPE_OBJECT)

struct _ForconForceList {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  GtkWidget *scroller;

  /* Owned */
  GListStore *items;
};

G_DEFINE_FINAL_TYPE (ForconForceList, forcon_force_list, FORCON_TYPE_PANEL)

static void
forcon_force_item_finalize (GObject *object)
{
  g_free (FORCON_FORCE_ITEM (object)->text);
  G_OBJECT_CLASS (forcon_force_item_parent_class)->finalize (object);
}

static void
forcon_force_item_class_init (ForconForceItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = forcon_force_item_finalize;
}

static void
forcon_force_item_init (ForconForceItem *self)
{
}

static void
add (GPtrArray *items, ForconTaskId task, gboolean real, gboolean too_much, char *text)
{
  ForconForceItem *item = g_object_new (FORCON_TYPE_FORCE_ITEM, NULL);

  item->task = task;
  item->real = real;
  item->too_much = too_much;
  item->text = text;
  g_ptr_array_add (items, item);
}

static void
add_formation (GPtrArray *items, const ForconCampaign *campaign, ForconFormationId formation, gboolean real)
{
  g_autofree char *name = forcon_wording_known (campaign, formation);
  g_autofree char *budget = forcon_campaign_sentence_of_budget (campaign, formation);
  gboolean too_much = forcon_campaign_halves_ordered (campaign, formation) > forcon_campaign_halves_left (campaign);

  /* Translators: a formation, how many half-phases its orders take: "2 of 2 half-phases". */
  add (items, FORCON_NO_TASK, real, too_much,
       forcon_wording_finished (g_strdup_printf (_ ("%1$s – %2$s"), name, budget)));
  for (guint i = 0; i < campaign->tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (campaign->tasks, ForconTask, i);

      if (FORCON_ID_EQUAL (task->formation, formation) && forcon_task_in_force (task))
        add (items, task->task, real, FALSE, forcon_wording_finished (forcon_wording_task (campaign, task)));
    }
}

static gboolean
is_same (ForconForceList *self, GPtrArray *items)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->items)) != items->len)
    return FALSE;
  for (guint i = 0; i < items->len; i++)
    {
      g_autoptr (ForconForceItem) old = g_list_model_get_item (G_LIST_MODEL (self->items), i);
      ForconForceItem *new = g_ptr_array_index (items, i);

      if (!FORCON_ID_EQUAL (old->task, new->task) || old->real != new->real || old->too_much != new->too_much
          || !g_str_equal (old->text, new->text))
        return FALSE;
    }
  return TRUE;
}

void
forcon_force_list_show (ForconForceList *self, const ForconCampaign *campaign, ForconSideId admiral, gboolean real)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_if_fail (FORCON_IS_FORCE_LIST (self));
  for (guint i = 1; campaign != NULL && i <= campaign->posts->len; i++)
    {
      ForconFormationId id = { (guint16) i };

      if (FORCON_ID_EQUAL (forcon_battle_formation (campaign->fleet, id)->side, admiral)
          && forcon_campaign_formation_lives (campaign, id))
        add_formation (items, campaign, id, real);
    }
  if (!is_same (self, items))
    g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)), items->pdata,
                         items->len);
}

char *
forcon_force_list_text (ForconForceList *self, guint place)
{
  g_autoptr (ForconForceItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), place);

  g_return_val_if_fail (item != NULL, NULL);
  return g_strdup (item->text);
}

static void
cancel (ForconForceList *self, GtkButton *button)
{
  GtkListItem *row = g_object_get_data (G_OBJECT (button), "row");
  ForconForceItem *item = gtk_list_item_get_item (row);
  ForconCampaignCommand command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_CANCEL);
  /* Translators: what a formation was to do. */
  g_autofree char *done = g_strdup_printf (_ ("Cancelled: %s"), item->text);

  command.cancel.task = item->task;
  if (forcon_game_do (self->game, &command, FORCON_DICE_MODE_ROLL))
    forcon_toast_say_undoable (GTK_WIDGET (self), done);
}

static void
on_setup (ForconForceList *self, GtkListItem *row)
{
  GtkWidget *box = g_object_new (FORCON_TYPE_NAMED_ROW, "spacing", 6, NULL);
  GtkWidget *icon = gtk_image_new_from_icon_name ("alarm-symbolic");
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *button = gtk_button_new_from_icon_name ("edit-delete-symbolic");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_tooltip_text (button, _ ("Cancel this order"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Cancel this order"), -1);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (button), "row", row);
  g_signal_connect_object (button, "clicked", G_CALLBACK (cancel), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), button);
  gtk_list_item_set_child (row, box);
  gtk_list_item_set_activatable (row, FALSE);
}

static void
on_bind (ForconForceList *self, GtkListItem *row)
{
  ForconForceItem *item = gtk_list_item_get_item (row);
  GtkWidget *box = gtk_list_item_get_child (row);
  GtkWidget *icon = gtk_widget_get_first_child (box);
  GtkWidget *label = gtk_widget_get_next_sibling (icon);
  GtkWidget *button = gtk_widget_get_last_child (box);
  gboolean heading = FORCON_ID_IS_NONE (item->task);

  gtk_widget_set_visible (icon, item->too_much);
  gtk_label_set_text (GTK_LABEL (label), item->text);
  g_object_set (box, "spoken", item->text, NULL);
  gtk_widget_set_visible (button, !heading && item->real);
  gtk_widget_set_css_classes (
      box, (const char *[]){ heading ? item->too_much ? "forcon-late" : "heading" : "forcon-order", NULL });
}

static void
forcon_force_list_dispose (GObject *object)
{
  ForconForceList *self = FORCON_FORCE_LIST (object);

  g_clear_object (&self->items);
  G_OBJECT_CLASS (forcon_force_list_parent_class)->dispose (object);
}

static void
forcon_force_list_class_init (ForconForceListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = forcon_force_list_dispose;
  forcon_panel_class_bind_model (klass, ForconForceList, game, FORCON_TYPE_GAME);
}

static void
forcon_force_list_init (ForconForceList *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *list;

  self->items = g_list_store_new (FORCON_TYPE_FORCE_ITEM);
  g_signal_connect_object (factory, "setup", G_CALLBACK (on_setup), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bind), self, G_CONNECT_SWAPPED);
  list = gtk_list_view_new (GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->items)))),
                            factory);
  gtk_widget_add_css_class (list, "forcon-readings");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Orders of the formations"),
                                  -1);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), list);
  adw_bin_set_child (ADW_BIN (self), self->scroller);
}
