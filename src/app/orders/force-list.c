/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/orders/force-list.h"

#include <glib/gi18n-lib.h>

#include "campaign/orders/formation-reach.h"
#include "render/drawing/instruction-text.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"
#include "app/widgets/gradual-rows.h"
#include "app/widgets/named-row.h"
#include "campaign/orders/sheet-standing.h"
#include "app/widgets/toast.h"
#include "app/widgets/widget.h"
#include "base/text.h"

/* A row: a formation with its place and budget, where it can go, one of its orders, or a standing instruction. */
typedef enum { ROW_FORMATION, ROW_REACH, ROW_ORDER, ROW_INSTRUCTION } RowKind;

#define FORCON_TYPE_FORCE_ITEM (forcon_force_item_get_type ())
G_DECLARE_FINAL_TYPE (ForconForceItem, forcon_force_item, FORCON, FORCE_ITEM, GObject)

struct _ForconForceItem {
  GObject parent;

  RowKind kind;
  ForconFormationId formation;
  ForconTaskId task;
  ForconInstructionId instruction;
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
  GtkWidget *list;

  /* Owned */
  ForconGradualRows *rows;

  /* The formation whose reach is told, or none. */
  ForconFormationId looked_at;
};

enum { LOOKED_AT, N_SIGNALS };

static guint signals[N_SIGNALS];

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

/* Returns: (transfer none): the new row */
static ForconForceItem *
add (GPtrArray *items, RowKind kind, ForconFormationId formation, char *text)
{
  ForconForceItem *item = g_object_new (FORCON_TYPE_FORCE_ITEM, NULL);

  item->kind = kind;
  item->formation = formation;
  item->text = text;
  g_ptr_array_add (items, item);
  return item;
}

/* "Spurs – C1 Ember – 2 of 2 half-phases" */
static char *
heading_of (const ForconCampaign *campaign, ForconFormationId formation)
{
  const char *name = forcon_name (forcon_battle_formation_name (campaign->fleet, formation));
  g_autofree char *budget = forcon_campaign_sentence_of_budget (campaign, formation);
  ForconSectorId sector = forcon_campaign_post (campaign, formation)->sector;

  if (FORCON_ID_IS_NONE (sector))
    /* Translators: a formation, how many half-phases its orders take: "2 of 2 half-phases". */
    return forcon_wording_finished (g_strdup_printf (_ ("%1$s – %2$s"), name, budget));
  /* Translators: a formation, the sector in which it is, how many half-phases its orders take: "2 of 2 half-phases". */
  return forcon_wording_finished (
      g_strdup_printf (_ ("%1$s, %2$s – %3$s"), name, forcon_wording_sector (campaign, sector), budget));
}

/* "Can reach this phase: B2 Crossing (1), C2 Warm Harbour (2)" */
static char *
reach_of (ForconForceList *self, ForconFormationId formation)
{
  const ForconCampaign *truth = forcon_game_campaign (self->game);
  g_autoptr (GArray) reach = forcon_campaign_reach (truth, forcon_game_rules (self->game), formation);
  g_autoptr (GString) sectors = g_string_new (NULL);

  for (guint i = 1; i < reach->len; i++)
    {
      const ForconReach *there = &g_array_index (reach, ForconReach, i);

      g_string_append_printf (sectors, "%s%s (%d)", sectors->len > 0 ? ", " : "",
                              forcon_wording_sector (truth, there->sector), there->halves);
    }
  if (sectors->len == 0)
    return g_strdup (_ ("Can reach no other sector this phase"));
  /* Translators: sectors, each with the half-phases that the way there takes: "B2 Crossing (1), C2 Warm Harbour (2)".
   * */
  return g_strdup_printf (_ ("Can reach this phase (half-phases): %s"), sectors->str);
}

static void
add_formation (ForconForceList *self, GPtrArray *items, const ForconCampaign *campaign, ForconFormationId formation,
               gboolean real)
{
  gboolean too_much = forcon_campaign_halves_ordered (campaign, formation) > forcon_campaign_halves_left (campaign);

  add (items, ROW_FORMATION, formation, heading_of (campaign, formation))->too_much = too_much;
  for (guint i = 0; i < campaign->tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (campaign->tasks, ForconTask, i);
      ForconForceItem *item;

      if (!FORCON_ID_EQUAL (task->formation, formation) || !forcon_task_in_force (task))
        continue;
      item = add (items, ROW_ORDER, formation, forcon_wording_finished (forcon_wording_task (campaign, task)));
      item->task = task->task;
      item->real = real;
    }
  for (guint i = 0; i < campaign->instructions->len; i++)
    {
      const ForconInstruction *instruction = &g_array_index (campaign->instructions, ForconInstruction, i);
      ForconForceItem *item;

      if (!FORCON_ID_EQUAL (instruction->formation, formation) || !forcon_instruction_in_force (instruction))
        continue;
      item = add (items, ROW_INSTRUCTION, formation,
                  forcon_wording_finished (forcon_instruction_text (campaign, instruction)));
      item->instruction = instruction->instruction;
      item->real = real;
    }
}

static gboolean
look_the_same (gconstpointer a, gconstpointer b)
{
  const ForconForceItem *one = a, *other = b;

  return one->kind == other->kind && FORCON_ID_EQUAL (one->formation, other->formation)
         && FORCON_ID_EQUAL (one->task, other->task) && FORCON_ID_EQUAL (one->instruction, other->instruction)
         && one->real == other->real && one->too_much == other->too_much && g_str_equal (one->text, other->text);
}

static GListModel *
all_of (ForconForceList *self)
{
  return G_LIST_MODEL (forcon_gradual_rows_items (self->rows));
}

/* The row of a formation, or %G_MAXUINT. */
static guint
find_row (ForconForceList *self, RowKind kind, ForconFormationId formation)
{
  guint n = g_list_model_get_n_items (all_of (self));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (ForconForceItem) item = g_list_model_get_item (all_of (self), i);

      if (item->kind == kind && FORCON_ID_EQUAL (item->formation, formation))
        return i;
    }
  return G_MAXUINT;
}

static void
forget_reach (ForconForceList *self)
{
  guint row = find_row (self, ROW_REACH, self->looked_at);

  if (row != G_MAXUINT)
    g_list_store_remove (forcon_gradual_rows_items (self->rows), row);
}

/* Below the formation that is looked at, which is brought into view. */
static void
show_reach (ForconForceList *self)
{
  guint row = find_row (self, ROW_FORMATION, self->looked_at);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  if (row == G_MAXUINT || forcon_game_campaign (self->game) == NULL)
    return;
  add (items, ROW_REACH, self->looked_at, reach_of (self, self->looked_at));
  g_list_store_insert (forcon_gradual_rows_items (self->rows), row + 1, g_ptr_array_index (items, 0));
  forcon_gradual_rows_reach (self->rows, row + 1);
  gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", row + 1);
}

void
forcon_force_list_show (ForconForceList *self, const ForconCampaign *campaign, ForconSideId admiral, gboolean real)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_if_fail (FORCON_IS_FORCE_LIST (self));
  forget_reach (self);
  for (guint i = 1; campaign != NULL && i <= campaign->posts->len; i++)
    {
      ForconFormationId id = { (guint16) i };

      if (FORCON_ID_EQUAL (forcon_battle_formation (campaign->fleet, id)->side, admiral)
          && forcon_campaign_formation_lives (campaign, id))
        add_formation (self, items, campaign, id, real);
    }
  forcon_gradual_rows_set (self->rows, NULL, items, look_the_same);
  show_reach (self);
}

void
forcon_force_list_look_at (ForconForceList *self, ForconFormationId formation)
{
  g_return_if_fail (FORCON_IS_FORCE_LIST (self));
  if (FORCON_ID_EQUAL (self->looked_at, formation))
    return;
  forget_reach (self);
  self->looked_at = formation;
  show_reach (self);
}

char *
forcon_force_list_text (ForconForceList *self, guint place)
{
  g_autoptr (ForconForceItem) item = g_list_model_get_item (all_of (self), place);

  g_return_val_if_fail (item != NULL, NULL);
  return g_strdup (item->text);
}

static void
cancel (ForconForceList *self, GtkButton *button)
{
  GtkListItem *row = g_object_get_data (G_OBJECT (button), "row");
  ForconForceItem *item = gtk_list_item_get_item (row);
  gboolean ordered = item->kind == ROW_ORDER;
  ForconCampaignCommand command
      = forcon_game_command (self->game, ordered ? FORCON_CAMPAIGN_COMMAND_CANCEL : FORCON_CAMPAIGN_COMMAND_FORGET);
  /* Translators: what a formation was to do. */
  g_autofree char *done = g_strdup_printf (_ ("Cancelled: %s"), item->text);

  if (ordered)
    command.cancel.task = item->task;
  else
    command.forget.instruction = item->instruction;
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
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (button), "row", row);
  g_signal_connect_object (button, "clicked", G_CALLBACK (cancel), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), button);
  gtk_list_item_set_child (row, box);
}

static void
on_activated (ForconForceList *self, guint place)
{
  g_autoptr (ForconForceItem) item = g_list_model_get_item (all_of (self), place);

  if (item != NULL)
    g_signal_emit (self, signals[LOOKED_AT], 0, (guint) item->formation.value);
}

static const struct {
  const char *style;
  const char *cancel;
} looks[] = {
  [ROW_FORMATION] = { "heading", NULL },
  [ROW_REACH] = { "forcon-reach", NULL },
  [ROW_ORDER] = { "forcon-order", N_ ("Cancel this order") },
  [ROW_INSTRUCTION] = { "forcon-order", N_ ("Drop this instruction") },
};

static void
on_bind (ForconForceList *self, GtkListItem *row)
{
  ForconForceItem *item = gtk_list_item_get_item (row);
  GtkWidget *box = gtk_list_item_get_child (row);
  GtkWidget *icon = gtk_widget_get_first_child (box);
  GtkWidget *label = gtk_widget_get_next_sibling (icon);
  GtkWidget *button = gtk_widget_get_last_child (box);

  gtk_widget_set_visible (icon, item->too_much);
  forcon_label_show (label, item->text);
  g_object_set (box, "spoken", item->text, NULL);
  gtk_widget_set_visible (button, item->real);
  forcon_widget_set_tooltip (button, looks[item->kind].cancel == NULL ? "" : _ (looks[item->kind].cancel));
  if (looks[item->kind].cancel != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    _ (looks[item->kind].cancel), -1);
  gtk_widget_set_css_classes (box, (const char *[]){ item->too_much ? "forcon-late" : looks[item->kind].style, NULL });
}

static void
forcon_force_list_dispose (GObject *object)
{
  ForconForceList *self = FORCON_FORCE_LIST (object);

  g_clear_pointer (&self->rows, forcon_gradual_rows_free);
  G_OBJECT_CLASS (forcon_force_list_parent_class)->dispose (object);
}

static void
forcon_force_list_class_init (ForconForceListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = forcon_force_list_dispose;
  signals[LOOKED_AT] = g_signal_new ("looked-at", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_UINT);
  forcon_panel_class_bind_model (klass, ForconForceList, game, FORCON_TYPE_GAME);
}

static void
forcon_force_list_init (ForconForceList *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  self->rows = forcon_gradual_rows_new (GTK_WIDGET (self), FORCON_TYPE_FORCE_ITEM);
  g_signal_connect_object (factory, "setup", G_CALLBACK (on_setup), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bind), self, G_CONNECT_SWAPPED);
  self->list = gtk_list_view_new (
      GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (forcon_gradual_rows_laid_out (self->rows)))), factory);
  gtk_list_view_set_single_click_activate (GTK_LIST_VIEW (self->list), TRUE);
  gtk_widget_add_css_class (self->list, "forcon-readings");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Formations and their orders"), -1);
  g_signal_connect_object (self->list, "activate", G_CALLBACK (on_activated), self, G_CONNECT_SWAPPED);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->list);
  adw_bin_set_child (ADW_BIN (self), self->scroller);
}
