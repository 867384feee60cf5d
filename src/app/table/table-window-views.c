/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Through whose eyes the battle is shown, which map, and how a result came about. */
#include "app/table/table-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/actions.h"
#include "app/session/session-ask.h"
#include "app/session/session-play.h"
#include "render/drawing/table-model.h"
#include "base/text.h"
#include "app/panels/what-if-button.h"

/* The list says the master and then the sides, in their order. */
static void
on_viewer (ForconTableWindow *self)
{
  guint place = gtk_drop_down_get_selected (self->viewer);

  if (!self->filling && place != GTK_INVALID_LIST_POSITION)
    forcon_session_set_viewer (self->session, (ForconSideId){ (guint16) place });
}

/* The truth has all the sides, and who looks has no other. */
static guint
count_sides (ForconTableWindow *self)
{
  ForconJournal *journal = forcon_session_journal (self->session);

  return journal == NULL ? 0 : forcon_battle_n_sides (forcon_journal_battle (journal));
}

static void
fill_viewers (ForconTableWindow *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint n = count_sides (self);

  gtk_string_list_append (names, C_ ("onlooker", "Master"));
  for (guint i = 1; i <= n; i++)
    gtk_string_list_append (
        names, forcon_name (forcon_battle_side (forcon_journal_battle (forcon_session_journal (self->session)),
                                                (ForconSideId){ (guint16) i })
                                ->name));
  gtk_drop_down_set_model (self->viewer, G_LIST_MODEL (names));
}

void
forcon_table_window_update_views (ForconTableWindow *self)
{
  guint n = count_sides (self);
  GListModel *names = gtk_drop_down_get_model (self->viewer);
  const char *viewer = forcon_session_viewer_name (self->session);

  self->filling = TRUE;
  if (n > 0
      && (names == NULL || g_list_model_get_n_items (names) != n + 1 || forcon_session_n_entries (self->session) <= 1))
    fill_viewers (self);
  gtk_drop_down_set_selected (self->viewer, forcon_session_viewer (self->session).value);
  gtk_widget_set_visible (GTK_WIDGET (self->viewer), n > 0);
  /* Nobody shall take what a side knows for the truth. */
  gtk_widget_set_visible (self->banner, viewer != NULL);
  if (viewer != NULL)
    {
      g_autofree char *text = g_strdup_printf (_ ("As seen by: %s"), viewer);

      gtk_label_set_label (self->banner_text, text);
    }
  self->filling = FALSE;
}

static void
next_viewer (ForconTableWindow *self)
{
  guint n = count_sides (self);

  forcon_session_set_viewer (self->session,
                             (ForconSideId){ (guint16) ((forcon_session_viewer (self->session).value + 1) % (n + 1)) });
}

static void
master_view (ForconTableWindow *self)
{
  forcon_session_set_viewer (self->session, FORCON_NO_SIDE);
}

/* The next planet with ships in its low orbit after the one that is shown; after the last comes the table. */
static ForconObjectId
next_planet (ForconTableWindow *self)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  ForconTableModel model = forcon_table_model (battle, forcon_session_rules (self->session));
  ForconObjectId shown = forcon_table_view_planet (self->table_view);
  gboolean passed = FORCON_ID_IS_NONE (shown);

  for (guint i = 0; i < battle->objects->len; i++)
    {
      ForconObjectId id = g_array_index (battle->objects, ForconObject, i).id;

      if (passed && forcon_table_count_in_orbit (&model, id) > 0)
        return id;
      passed = passed || FORCON_ID_EQUAL (id, shown);
    }
  return FORCON_NO_OBJECT;
}

void
forcon_table_window_update_map (ForconTableWindow *self)
{
  ForconObjectId shown = forcon_table_view_planet (self->table_view);
  ForconObjectId next = forcon_session_battle (self->session) == NULL ? FORCON_NO_OBJECT : next_planet (self);

  gtk_widget_set_visible (GTK_WIDGET (self->map_button), !FORCON_ID_EQUAL (shown, next));
  gtk_button_set_label (self->map_button, FORCON_ID_IS_NONE (next) ? _ ("Table") : _ ("Low orbit"));
}

static void
map (ForconTableWindow *self)
{
  if (forcon_session_battle (self->session) == NULL)
    return;
  forcon_table_view_set_planet (self->table_view, next_planet (self));
  forcon_table_window_update_map (self);
}

void
forcon_table_window_follow_captain (ForconTableWindow *self)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  ForconSideId before = self->captain;
  g_autofree char *text = NULL;

  if (forcon_session_captain_plays (self->session))
    {
      if (FORCON_ID_IS_NONE (before))
        self->captain = battle->side;
      return;
    }
  self->captain = FORCON_NO_SIDE;
  if (FORCON_ID_IS_NONE (before) || battle == NULL || !forcon_session_commands (self->session)
      || !FORCON_ID_EQUAL (battle->side, before) || !forcon_session_others_wait (self->session))
    return;
  text = g_strdup_printf (_ ("The captain of %s stops here. Others may still answer before the step ends."),
                          forcon_name (forcon_battle_side (battle, before)->name));
  forcon_table_window_say (self, text);
}

static void
captain (ForconTableWindow *self)
{
  forcon_session_play_captain (self->session);
  /* Who stops a captain knows why. */
  if (!forcon_session_captain_plays (self->session))
    self->captain = FORCON_NO_SIDE;
}

/* All sides, to the end of the battle. */
static void
captains (ForconTableWindow *self)
{
  forcon_session_play_captains (self->session);
}

/* The first button below that can be pressed. */
static GtkWidget *
find_what_if (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return NULL;
  if (FORCON_IS_WHAT_IF_BUTTON (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_what_if (child);
  return found;
}

/* What the present panel would do, tried. */
static void
what_if (ForconTableWindow *self)
{
  GtkWidget *button = find_what_if (GTK_WIDGET (self->action_panel));

  if (button != NULL)
    forcon_what_if_button_ask (FORCON_WHAT_IF_BUTTON (button));
}

static void
show_explanation (ForconTableWindow *self, guint place)
{
  g_autofree char *text = NULL;
  GtkWidget *dialog, *label, *scroller;

  if (!forcon_session_sees_all (self->session) || place >= forcon_session_n_entries (self->session))
    return;
  text = forcon_session_explain (self->session, place);
  dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("How This Was Decided"), NULL);
  label = gtk_label_new (text);
  scroller = gtk_scrolled_window_new ();
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_set_size_request (scroller, 560, 320);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), label);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), scroller);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
explain (ForconTableWindow *self, GVariant *parameter)
{
  show_explanation (self, g_variant_get_uint32 (parameter));
}

static void
explain_last (ForconTableWindow *self)
{
  show_explanation (self, forcon_session_n_entries (self->session) - 1);
}

/* What stands beside the table folds away, so that the table has the room. */
static void
change_lists (ForconTableWindow *self, GVariant *state, GSimpleAction *action)
{
  g_simple_action_set_state (action, state);
  gtk_widget_set_visible (self->lists, g_variant_get_boolean (state));
}

static void
change_panel (ForconTableWindow *self, GVariant *state, GSimpleAction *action)
{
  g_simple_action_set_state (action, state);
  gtk_widget_set_visible (self->panel, g_variant_get_boolean (state));
}

static const ForconAction actions[] = {
  { .name = "show-lists", .state = "true", .change_state = G_CALLBACK (change_lists) },
  { .name = "show-panel", .state = "true", .change_state = G_CALLBACK (change_panel) },
  { .name = "next-viewer", .activate = G_CALLBACK (next_viewer) },
  { .name = "master-view", .activate = G_CALLBACK (master_view) },
  { .name = "map", .activate = G_CALLBACK (map) },
  { .name = "captain", .activate = G_CALLBACK (captain) },
  { .name = "captains", .activate = G_CALLBACK (captains) },
  { .name = "what-if", .activate = G_CALLBACK (what_if) },
  { .name = "explain", .activate = G_CALLBACK (explain), .parameter = "u" },
  { .name = "explain-last", .activate = G_CALLBACK (explain_last) },
};

void
forcon_table_window_add_view_actions (ForconTableWindow *self)
{
  forcon_actions_add (self, actions, G_N_ELEMENTS (actions), self);
  g_signal_connect_object (self->viewer, "notify::selected", G_CALLBACK (on_viewer), self, G_CONNECT_SWAPPED);
}
