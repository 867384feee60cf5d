/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editor/flaw-list.h"

#include <glib/gi18n-lib.h>

#include "app/game/game-edit.h"
#include "app/widgets/named-row.h"
#include "campaign/editing/flaws.h"
#include "report/campaign/campaign-sentences.h"

/* One flaw as a row: its sentence, how grave it is, and where it leads. */
#define FORCON_TYPE_FLAW_ITEM (forcon_flaw_item_get_type ())
G_DECLARE_FINAL_TYPE (ForconFlawItem, forcon_flaw_item, FORCON, FLAW_ITEM, GObject)

struct _ForconFlawItem {
  GObject parent;

  char *text;
  ForconFlaw flaw;
};

G_DEFINE_FINAL_TYPE (ForconFlawItem, forcon_flaw_item, G_TYPE_OBJECT)

struct _ForconFlawList {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkLabel *count;
  GtkLabel *calm;
  GtkListView *view;

  /* Owned */
  GListStore *items;
};

G_DEFINE_FINAL_TYPE (ForconFlawList, forcon_flaw_list, FORCON_TYPE_PANEL)

static void
forcon_flaw_item_finalize (GObject *object)
{
  g_free (FORCON_FLAW_ITEM (object)->text);
  G_OBJECT_CLASS (forcon_flaw_item_parent_class)->finalize (object);
}

static void
forcon_flaw_item_class_init (ForconFlawItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = forcon_flaw_item_finalize;
}

static void
forcon_flaw_item_init (ForconFlawItem *self)
{
}

/* Counting */

ForconFlawTally
forcon_flaw_tally (ForconGame *game)
{
  const GArray *flaws = forcon_game_flaws (game);
  ForconFlawTally tally = { 0 };

  for (guint i = 0; i < flaws->len; i++)
    if (forcon_flaw_weight (g_array_index (flaws, ForconFlaw, i).kind) == FORCON_FLAW_IS_DOUBTFUL)
      tally.doubtful++;
    else
      tally.grave++;
  return tally;
}

char *
forcon_flaw_tally_to_text (ForconFlawTally tally)
{
  g_autofree char *grave
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u problem", "%u problems", tally.grave), tally.grave);
  g_autofree char *doubtful
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u to check", "%u to check", tally.doubtful), tally.doubtful);

  if (tally.grave > 0 && tally.doubtful > 0)
    /* Translators: "2 problems", "3 to check". */
    return g_strdup_printf (C_ ("problems of a scenario", "%1$s, %2$s"), grave, doubtful);
  if (tally.grave > 0)
    return g_steal_pointer (&grave);
  return tally.doubtful > 0 ? g_steal_pointer (&doubtful) : g_strdup (_ ("No problems"));
}

/* The list */

static ForconFlawItem *
make_item (const ForconCampaign *campaign, const ForconFlaw *flaw)
{
  ForconFlawItem *item = g_object_new (FORCON_TYPE_FLAW_ITEM, NULL);

  item->text = forcon_campaign_sentence_of_flaw (campaign, flaw);
  item->flaw = *flaw;
  return item;
}

/* Whether the list says just this: then it stays, and with it the row that is being read. */
static gboolean
says (ForconFlawList *self, const GPtrArray *items)
{
  gboolean same = g_list_model_get_n_items (G_LIST_MODEL (self->items)) == items->len;

  for (guint i = 0; same && i < items->len; i++)
    {
      g_autoptr (ForconFlawItem) shown = g_list_model_get_item (G_LIST_MODEL (self->items), i);
      const ForconFlawItem *item = g_ptr_array_index (items, i);

      same = g_str_equal (shown->text, item->text) && shown->flaw.place == item->flaw.place;
    }
  return same;
}

static void
refresh (ForconPanel *panel)
{
  ForconFlawList *self = FORCON_FLAW_LIST (panel);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  const GArray *flaws = forcon_game_flaws (self->game);
  ForconFlawTally tally = forcon_flaw_tally (self->game);
  g_autofree char *text = forcon_flaw_tally_to_text (tally);

  for (guint i = 0; i < flaws->len; i++)
    g_ptr_array_add (items, make_item (forcon_game_campaign (self->game), &g_array_index (flaws, ForconFlaw, i)));
  gtk_label_set_label (self->count, text);
  gtk_label_set_label (self->calm,
                       tally.grave > 0
                           ? _ ("Every change is saved all the same. Play can begin once the problems are solved.")
                           : _ ("Every change is saved. Play can begin."));
  if (!says (self, items))
    g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)), items->pdata,
                         items->len);
  gtk_widget_set_visible (GTK_WIDGET (self->view), items->len > 0);
}

static void
on_activated (ForconFlawList *self, guint place)
{
  g_autoptr (ForconFlawItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), place);

  if (item != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.mend-flaw", "u", (guint32) place);
}

static void
on_setup (GtkSignalListItemFactory *factory, GtkListItem *row)
{
  GtkWidget *box = g_object_new (FORCON_TYPE_NAMED_ROW, "spacing", 8, NULL);
  GtkWidget *image = gtk_image_new ();
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_set_valign (image, GTK_ALIGN_START);
  gtk_widget_set_margin_top (image, 2);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), 12);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), label);
  gtk_list_item_set_child (row, box);
}

static void
on_bind (GtkSignalListItemFactory *factory, GtkListItem *row)
{
  const ForconFlawItem *item = gtk_list_item_get_item (row);
  GtkWidget *image = gtk_widget_get_first_child (gtk_list_item_get_child (row));
  gboolean doubtful = forcon_flaw_weight (item->flaw.kind) == FORCON_FLAW_IS_DOUBTFUL;
  g_autofree char *spoken = NULL;

  /* Translators: what is wrong; it may be meant so. */
  spoken
      = doubtful ? g_strdup_printf (_ ("To check: %s"), item->text) : g_strdup_printf (_ ("Problem: %s"), item->text);
  gtk_image_set_from_icon_name (GTK_IMAGE (image),
                                doubtful ? "dialog-information-symbolic" : "dialog-warning-symbolic");
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (image)), item->text);
  g_object_set (gtk_list_item_get_child (row), "spoken", spoken, NULL);
}

/* Where there is none, the list cannot be gone to. */
static gboolean
forcon_flaw_list_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (GTK_WIDGET (FORCON_FLAW_LIST (widget)->view), GTK_DIR_TAB_FORWARD);
}

static void
forcon_flaw_list_dispose (GObject *object)
{
  g_clear_object (&FORCON_FLAW_LIST (object)->items);
  G_OBJECT_CLASS (forcon_flaw_list_parent_class)->dispose (object);
}

static void
forcon_flaw_list_class_init (ForconFlawListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_flaw_list_dispose;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  FORCON_PANEL_CLASS (klass)->when_seen = TRUE;
  forcon_panel_class_bind_model (klass, ForconFlawList, game, FORCON_TYPE_GAME);
  forcon_panel_class_refresh_on (klass, "changed");
  widget_class->grab_focus = forcon_flaw_list_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/flaw-list.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconFlawList, count);
  gtk_widget_class_bind_template_child (widget_class, ForconFlawList, calm);
  gtk_widget_class_bind_template_child (widget_class, ForconFlawList, view);
  gtk_widget_class_bind_template_callback (widget_class, on_activated);
}

static void
forcon_flaw_list_init (ForconFlawList *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkNoSelection) selection = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->items = g_list_store_new (FORCON_TYPE_FLAW_ITEM);
  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind), NULL);
  selection = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->items)));
  gtk_list_view_set_factory (self->view, factory);
  gtk_list_view_set_model (self->view, GTK_SELECTION_MODEL (selection));
  g_object_unref (factory);
}
