/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/orders/slots-panel.h"

#include <glib/gi18n-lib.h>

#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-wording.h"
#include "report/campaign/order-text.h"
#include "app/widgets/short-list.h"

struct _ForconSlotsPanel {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkDropDown *who;
  GtkDropDown *what;
  GtkWidget *more;
  GtkDropDown *where;
  GtkDropDown *planet;
  GtkDropDown *target;
  GtkSpinButton *count;
  GtkDropDown *posture;

  /* Owned: (element-type ForconFormationId) and so on: what the entries of the lists stand for. What is ordered begins
   * with nothing, and so does the posture. */
  GArray *formations;
  GArray *targets;
  GArray *planets;

  ForconSideId admiral;
};

/* In the order in which they are offered. */
static const ForconTaskKind kinds[]
    = { FORCON_TASK_MOVE, FORCON_TASK_ATTACK_SECTOR, FORCON_TASK_ATTACK_FORMATION, FORCON_TASK_DEFEND,
        FORCON_TASK_PATROL, FORCON_TASK_HOLD, FORCON_TASK_LAY, FORCON_TASK_SWEEP, FORCON_TASK_LAND,
        FORCON_TASK_POSTURE };

enum { COMPOSED, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconSlotsPanel, forcon_slots_panel, FORCON_TYPE_PANEL)

static void
set_names (GtkDropDown *list, GPtrArray *names)
{
  g_autoptr (GtkStringList) model = NULL;

  g_ptr_array_add (names, NULL);
  model = gtk_string_list_new ((const char *const *) names->pdata);
  gtk_drop_down_set_model (list, G_LIST_MODEL (model));
}

static void
offer_formations (ForconSlotsPanel *self, const ForconCampaign *campaign)
{
  g_autoptr (GPtrArray) own = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) others = g_ptr_array_new_with_free_func (g_free);

  g_array_set_size (self->formations, 0);
  g_array_set_size (self->targets, 0);
  for (guint i = 1; i <= campaign->posts->len; i++)
    {
      ForconFormationId id = { (guint16) i };

      if (!forcon_campaign_formation_lives (campaign, id) || !forcon_campaign_can_name (campaign, self->admiral, id))
        continue;
      gboolean is_own = FORCON_ID_EQUAL (forcon_battle_formation (campaign->fleet, id)->side, self->admiral);

      g_array_append_val (is_own ? self->formations : self->targets, id);
      g_ptr_array_add (is_own ? own : others, forcon_wording_known (campaign, id));
    }
  set_names (self->who, own);
  set_names (self->target, others);
}

static void
offer_places (ForconSlotsPanel *self, const ForconCampaign *campaign)
{
  g_autoptr (GPtrArray) sectors = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) planets = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 1; i <= campaign->sectors->len; i++)
    g_ptr_array_add (sectors, g_strdup (forcon_wording_sector (campaign, (ForconSectorId){ (guint16) i })));
  g_array_set_size (self->planets, 0);
  for (guint i = 0; i < campaign->features->len; i++)
    {
      const ForconFeature *feature = &g_array_index (campaign->features, ForconFeature, i);

      if (feature->kind != FORCON_SECTOR_OBJECT_PLANET)
        continue;
      g_array_append_val (self->planets, feature->object);
      g_ptr_array_add (planets, g_strdup (forcon_wording_feature (campaign, feature->object)));
    }
  set_names (self->where, sectors);
  set_names (self->planet, planets);
}

/* What is picked; the kind does not count where nothing is ordered yet. */
static ForconTask
picked (ForconSlotsPanel *self)
{
  guint what = gtk_drop_down_get_selected (self->what);
  guint who = gtk_drop_down_get_selected (self->who);
  guint target = gtk_drop_down_get_selected (self->target);
  guint planet = gtk_drop_down_get_selected (self->planet);
  guint where = gtk_drop_down_get_selected (self->where);
  ForconTask task = { .kind = what > 0 && what <= G_N_ELEMENTS (kinds) ? kinds[what - 1] : FORCON_TASK_FORM,
                      .posture = (ForconPosture) gtk_drop_down_get_selected (self->posture),
                      .count = gtk_spin_button_get_value_as_int (self->count) };

  if (who < self->formations->len)
    task.formation = g_array_index (self->formations, ForconFormationId, who);
  if (target < self->targets->len)
    task.target = g_array_index (self->targets, ForconFormationId, target);
  if (planet < self->planets->len)
    task.object = g_array_index (self->planets, ForconObjectId, planet);
  if (where != GTK_INVALID_LIST_POSITION)
    task.sector = (ForconSectorId){ (guint16) (where + 1) };
  return task;
}

/* Only what the order is made of is asked. */
static void
show_slots (ForconSlotsPanel *self)
{
  ForconTask task = picked (self);
  const ForconOrderSlots *slots = forcon_order_slots (task.kind);

  gtk_widget_set_visible (GTK_WIDGET (self->where), slots->where);
  gtk_widget_set_visible (GTK_WIDGET (self->planet), slots->planet);
  gtk_widget_set_visible (GTK_WIDGET (self->target), slots->target);
  gtk_widget_set_visible (GTK_WIDGET (self->count), slots->count);
  gtk_widget_set_visible (GTK_WIDGET (self->posture), slots->offered);
  gtk_widget_set_visible (self->more, slots->offered);
}

static void
on_picked (ForconSlotsPanel *self)
{
  g_autofree char *text = NULL;

  if (forcon_panel_is_filling (self) || self->game == NULL || forcon_game_campaign (self->game) == NULL)
    return;
  ForconTask task = picked (self);

  show_slots (self);
  text = forcon_order_text (forcon_game_campaign (self->game), &task);
  if (text != NULL)
    g_signal_emit (self, signals[COMPOSED], 0, text);
}

static guint
find_id (const GArray *ids, guint16 value)
{
  for (guint i = 0; i < ids->len; i++)
    if (*(const guint16 *) (gpointer) (ids->data + i * g_array_get_element_size ((GArray *) ids)) == value)
      return i;
  return GTK_INVALID_LIST_POSITION;
}

/* What the first reading of a line comes to in the end, if it can be put together here: the moves that lead there need
 * not be. %NULL for nothing. */
static const ForconTask *
task_of (const ForconCampaign *campaign, const ForconLine *line)
{
  const ForconTask *found = NULL;

  for (guint i = 0; i < campaign->tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (campaign->tasks, ForconTask, i);

      if (FORCON_ID_EQUAL (task->line, line->line) && task->reading <= 1 && forcon_order_slots (task->kind)->offered)
        found = task;
    }
  return found;
}

static void
pick (ForconSlotsPanel *self, const ForconTask *task)
{
  guint what = 0;

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i] == task->kind)
      what = i + 1;
  gtk_drop_down_set_selected (self->what, what);
  gtk_drop_down_set_selected (self->who, find_id (self->formations, task->formation.value));
  gtk_drop_down_set_selected (self->target, find_id (self->targets, task->target.value));
  gtk_drop_down_set_selected (self->planet, find_id (self->planets, (guint16) task->object.value));
  gtk_drop_down_set_selected (self->where, FORCON_ID_IS_NONE (task->sector) ? GTK_INVALID_LIST_POSITION
                                                                            : task->sector.value - 1u);
  gtk_drop_down_set_selected (self->posture, task->posture);
  gtk_spin_button_set_value (self->count, task->count);
}

void
forcon_slots_panel_set_line (ForconSlotsPanel *self, const ForconLine *line)
{
  const ForconCampaign *campaign = self->game == NULL ? NULL : forcon_game_campaign (self->game);
  const ForconSheet *sheet = campaign == NULL || line == NULL ? NULL : forcon_campaign_sheet (campaign, line->sheet);
  ForconTask nothing = { .kind = FORCON_TASK_FORM };
  const ForconTask *task;

  g_return_if_fail (FORCON_IS_SLOTS_PANEL (self));
  if (sheet == NULL)
    return;
  forcon_panel_begin_fill (self);
  self->admiral = sheet->admiral;
  offer_formations (self, campaign);
  offer_places (self, campaign);
  nothing.formation = line->formation;
  task = task_of (campaign, line);
  pick (self, task == NULL ? &nothing : task);
  forcon_panel_end_fill (self);
  show_slots (self);
}

/* What can be ordered and how, in words. */
static void
fill_words (ForconSlotsPanel *self)
{
  g_autoptr (GPtrArray) what = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) posture = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (what, g_strdup (C_ ("order", "Pick an order")));
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_ptr_array_add (what, g_strdup (forcon_label_task_kind (kinds[i])));
  g_ptr_array_add (posture, g_strdup (C_ ("posture", "any posture")));
  for (gint i = FORCON_POSTURE_NONE + 1; i < FORCON_N_POSTURE; i++)
    g_ptr_array_add (posture, g_strdup (forcon_label_posture ((ForconPosture) i)));
  set_names (self->what, what);
  set_names (self->posture, posture);
}

static void
forcon_slots_panel_finalize (GObject *object)
{
  ForconSlotsPanel *self = FORCON_SLOTS_PANEL (object);

  g_array_unref (self->formations);
  g_array_unref (self->targets);
  g_array_unref (self->planets);
  G_OBJECT_CLASS (forcon_slots_panel_parent_class)->finalize (object);
}

static void
forcon_slots_panel_class_init (ForconSlotsPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_slots_panel_finalize;
  forcon_panel_class_bind_model (klass, ForconSlotsPanel, game, FORCON_TYPE_GAME);
  signals[COMPOSED] = g_signal_new ("composed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/slots-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconSlotsPanel, who);
  gtk_widget_class_bind_template_child (widget_class, ForconSlotsPanel, what);
  gtk_widget_class_bind_template_child (widget_class, ForconSlotsPanel, where);
  gtk_widget_class_bind_template_child (widget_class, ForconSlotsPanel, planet);
  gtk_widget_class_bind_template_child (widget_class, ForconSlotsPanel, target);
  gtk_widget_class_bind_template_child (widget_class, ForconSlotsPanel, more);
  gtk_widget_class_bind_template_child (widget_class, ForconSlotsPanel, count);
  gtk_widget_class_bind_template_child (widget_class, ForconSlotsPanel, posture);
  gtk_widget_class_bind_template_callback (widget_class, on_picked);
}

static void
forcon_slots_panel_init (ForconSlotsPanel *self)
{
  self->formations = g_array_new (FALSE, FALSE, sizeof (ForconFormationId));
  self->targets = g_array_new (FALSE, FALSE, sizeof (ForconFormationId));
  self->planets = g_array_new (FALSE, FALSE, sizeof (ForconObjectId));
  gtk_widget_init_template (GTK_WIDGET (self));
  GtkDropDown *lists[] = { self->who, self->what, self->where, self->planet, self->target, self->posture };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    forcon_short_list_apply_to_choice (lists[i], -1);
  forcon_panel_begin_fill (self);
  fill_words (self);
  forcon_panel_end_fill (self);
}
