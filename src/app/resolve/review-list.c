/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/resolve/review-list.h"

#include <glib/gi18n-lib.h>

#include "app/game/admiral-names.h"
#include "app/widgets/gradual-rows.h"
#include "app/widgets/named-row.h"
#include "app/resolve/review-item.h"

struct _ForconReviewList {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkDropDown *admirals;
  GtkCheckButton *details;
  GtkStack *pages;
  GtkLabel *nothing;
  GtkListView *list;
  GtkSingleSelection *selection;

  /* Owned; @lines of ForconReviewLine, @why_empty: what is said where there are none */
  ForconGradualRows *rows;
  GPtrArray *lines;
  char *why_empty;
};

G_DEFINE_FINAL_TYPE (ForconReviewList, forcon_review_list, FORCON_TYPE_PANEL)

/* The list of admirals says all of them and then each, in their order. */
static gboolean
concerns_the_chosen (ForconReviewList *self, const ForconReviewLine *line)
{
  guint admiral = gtk_drop_down_get_selected (self->admirals);

  return admiral == 0 || admiral == GTK_INVALID_LIST_POSITION || line->admirals == 0
         || (line->admirals & (1u << admiral)) != 0;
}

static gboolean
is_shown (ForconReviewList *self, const ForconReviewLine *line)
{
  if (line->topic == FORCON_REVIEW_DETAIL && !gtk_check_button_get_active (self->details))
    return FALSE;
  return concerns_the_chosen (self, line);
}

static guint
count_of (ForconReviewList *self, guint first)
{
  const ForconReviewLine *head = g_ptr_array_index (self->lines, first);
  guint count = 0;

  for (guint i = first; i < self->lines->len; i++)
    {
      const ForconReviewLine *line = g_ptr_array_index (self->lines, i);

      count += line->topic == head->topic && is_shown (self, line) ? 1 : 0;
    }
  return count;
}

/* The lines that are to be seen, each topic under its heading. */
static GPtrArray *
shown_items (ForconReviewList *self)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  gint topic = -1;

  for (guint i = 0; i < self->lines->len; i++)
    {
      const ForconReviewLine *line = g_ptr_array_index (self->lines, i);

      if (!is_shown (self, line))
        continue;
      if ((gint) line->topic != topic)
        g_ptr_array_add (items, forcon_review_item_new_heading (line->topic, count_of (self, i)));
      topic = (gint) line->topic;
      g_ptr_array_add (items, forcon_review_item_new_line (line, forcon_game_campaign (self->game)));
    }
  return items;
}

static gboolean
look_the_same (gconstpointer a, gconstpointer b)
{
  return forcon_review_item_equal ((ForconReviewItem *) a, (ForconReviewItem *) b);
}

/* Why not one line is shown. */
static const char *
why_none (ForconReviewList *self)
{
  if (self->lines->len == 0)
    return self->why_empty;
  for (guint i = 0; i < self->lines->len; i++)
    if (concerns_the_chosen (self, g_ptr_array_index (self->lines, i)))
      return _ ("There are only details.");
  return _ ("Nothing of it concerns this admiral.");
}

static void
fill (ForconReviewList *self)
{
  g_autoptr (GPtrArray) items = NULL;

  if (self->lines == NULL)
    return;
  items = shown_items (self);
  forcon_panel_begin_fill (self);
  forcon_gradual_rows_set (self->rows, self->selection, items, look_the_same);
  forcon_panel_end_fill (self);
  gtk_label_set_label (self->nothing, why_none (self));
  gtk_stack_set_visible_child_name (self->pages, items->len > 0 ? "list" : "empty");
}

static void
on_filter (ForconReviewList *self)
{
  if (!forcon_panel_is_filling (self))
    fill (self);
}

/* What is selected here is what the inspector and the other pages look at. */
static void
on_selected (ForconReviewList *self)
{
  ForconReviewItem *item = gtk_single_selection_get_selected_item (self->selection);
  const ForconReviewLine *line = item == NULL ? NULL : forcon_review_item_line (item);

  if (forcon_panel_is_filling (self) || line == NULL || forcon_game_campaign (self->game) == NULL)
    return;
  if (!FORCON_ID_IS_NONE (line->formation) && line->formation.value <= forcon_game_campaign (self->game)->posts->len)
    forcon_game_focus_formation (self->game, line->formation);
  else if (!FORCON_ID_IS_NONE (line->sector))
    forcon_game_focus_sector (self->game, line->sector);
}

static void
on_activated (ForconReviewList *self, guint place)
{
  g_autoptr (ForconReviewItem) item = g_list_model_get_item (forcon_review_list_items (self), place);
  g_autoptr (GVariant) target = NULL;
  g_autofree char *action = NULL;

  if (item != NULL)
    g_object_get (item, "map-action", &action, "map-target", &target, NULL);
  if (action != NULL)
    gtk_widget_activate_action_variant (GTK_WIDGET (self), action, target);
}

static void
on_opened (ForconReviewList *self)
{
  g_autoptr (GtkStringList) names = forcon_admiral_names (forcon_game_campaign (self->game), _ ("All admirals"));

  forcon_panel_begin_fill (self);
  gtk_drop_down_set_model (self->admirals, G_LIST_MODEL (names));
  forcon_panel_end_fill (self);
}

void
forcon_review_list_set_lines (ForconReviewList *self, GPtrArray *lines, const char *nothing)
{
  g_return_if_fail (FORCON_IS_REVIEW_LIST (self) && lines != NULL);
  g_clear_pointer (&self->lines, g_ptr_array_unref);
  self->lines = lines;
  g_free (self->why_empty);
  self->why_empty = g_strdup (nothing);
  fill (self);
}

GListModel *
forcon_review_list_items (ForconReviewList *self)
{
  g_return_val_if_fail (FORCON_IS_REVIEW_LIST (self), NULL);
  return G_LIST_MODEL (forcon_gradual_rows_items (self->rows));
}

static void
forcon_review_list_dispose (GObject *object)
{
  g_clear_pointer (&FORCON_REVIEW_LIST (object)->rows, forcon_gradual_rows_free);
  G_OBJECT_CLASS (forcon_review_list_parent_class)->dispose (object);
}

static void
forcon_review_list_finalize (GObject *object)
{
  ForconReviewList *self = FORCON_REVIEW_LIST (object);

  g_clear_pointer (&self->lines, g_ptr_array_unref);
  g_clear_pointer (&self->why_empty, g_free);
  G_OBJECT_CLASS (forcon_review_list_parent_class)->finalize (object);
}

static void
attach (ForconPanel *panel)
{
  on_opened (FORCON_REVIEW_LIST (panel));
}

static void
forcon_review_list_class_init (ForconReviewListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_review_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = forcon_review_list_finalize;
  FORCON_PANEL_CLASS (klass)->attach = attach;
  forcon_panel_class_bind_model (klass, ForconReviewList, game, FORCON_TYPE_GAME);
  forcon_panel_class_connect (klass, "opened", on_opened);
  g_type_ensure (FORCON_TYPE_NAMED_ROW);
  g_type_ensure (FORCON_TYPE_REVIEW_ITEM);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/review-list.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconReviewList, admirals);
  gtk_widget_class_bind_template_child (widget_class, ForconReviewList, details);
  gtk_widget_class_bind_template_child (widget_class, ForconReviewList, pages);
  gtk_widget_class_bind_template_child (widget_class, ForconReviewList, nothing);
  gtk_widget_class_bind_template_child (widget_class, ForconReviewList, list);
  gtk_widget_class_bind_template_child (widget_class, ForconReviewList, selection);
  gtk_widget_class_bind_template_callback (widget_class, on_filter);
  gtk_widget_class_bind_template_callback (widget_class, on_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_activated);
}

static void
forcon_review_list_init (ForconReviewList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = forcon_gradual_rows_new (GTK_WIDGET (self), FORCON_TYPE_REVIEW_ITEM);
  gtk_single_selection_set_model (self->selection, forcon_gradual_rows_laid_out (self->rows));
}
