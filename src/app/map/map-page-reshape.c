/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is done with the whole map while it is edited: it is shown as it would become before it is done, in one step. */
#include "app/map/map-page-edit.h"

#include <glib/gi18n-lib.h>

#include "app/game/game-edit.h"
#include "app/widgets/file-question.h"
#include "app/widgets/toast.h"
#include "campaign/editing/edit-list.h"
#include "report/campaign/campaign-sentences.h"

/* More edits than this take too long to be tried while somebody types. */
#define PREVIEW_MOST 900

/* What will come */

const ForconCampaign *
forcon_map_page_previewed (ForconMapPage *self)
{
  return self->preview == NULL ? NULL : self->preview->after;
}

/* Where on the map that is shown sectors lie that are not there yet. */
GArray *
forcon_map_page_preview_places (ForconMapPage *self)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (ForconPoint));
  const ForconMapModel *model = forcon_map_view_model (self->map);
  const ForconCampaign *after = forcon_map_page_previewed (self);

  for (guint i = 1; model != NULL && i <= after->sectors->len; i++)
    {
      const ForconMapCell *cell = forcon_map_cell (model, (ForconSectorId){ (guint16) i });
      const char *word = g_array_index (after->sectors, ForconSector, i - 1).word;

      if (cell != NULL && FORCON_ID_IS_NONE (forcon_campaign_find_sector (forcon_game_campaign (self->game), word)))
        g_array_append_val (places, cell->middle);
    }
  return places;
}

static void
show_preview (ForconMapPage *self, ForconCampaignOutcome *preview)
{
  gboolean other = self->preview != NULL || preview != NULL;

  g_clear_pointer (&self->preview, forcon_campaign_outcome_free);
  self->preview = preview;
  if (other)
    forcon_panel_refresh (self);
}

/* How many sectors there are, and will be; of a picture there is nothing to count. */
static char *
tell_counts (ForconMapPage *self, const ForconCampaign *after)
{
  guint before = forcon_game_campaign (self->game)->sectors->len;

  if (forcon_map_reshape_what (self->reshape) == FORCON_RESHAPE_PICTURE)
    return g_strdup (after->progress.picture == NULL ? _ ("Only the master sees the picture, and only here")
                                                     : _ ("Preview. Only the master sees the picture, and only here"));
  /* Translators: how many sectors there are, and how many there will be. */
  return g_strdup_printf (_ ("Preview. Sectors now: %1$u, afterwards: %2$u"), before, after->sectors->len);
}

/* Tries what is asked for, and shows what would come of it. */
static void
try_edits (ForconMapPage *self, const char *edits)
{
  ForconCampaignCommand command = forcon_edits_command (edits);
  ForconCampaignOutcome *outcome = forcon_game_try (self->game, &command);
  g_autofree char *text = NULL;

  if (outcome->verdict.kind == FORCON_PROBLEM_NONE)
    {
      text = tell_counts (self, outcome->after);
      forcon_map_reshape_tell (self->reshape, text, FALSE);
      show_preview (self, outcome);
      return;
    }
  if (outcome->verdict.kind == FORCON_PROBLEM_ALREADY_SO)
    text = g_strdup (_ ("Nothing would change"));
  else
    text = forcon_campaign_sentence_of_verdict (forcon_game_campaign (self->game), &outcome->verdict);
  forcon_map_reshape_tell (self->reshape, text, outcome->verdict.kind != FORCON_PROBLEM_ALREADY_SO);
  forcon_campaign_outcome_free (outcome);
  show_preview (self, NULL);
}

static void
on_reshape_changed (ForconMapPage *self)
{
  g_autofree char *why = NULL;
  g_autofree char *edits = forcon_map_reshape_edits (self->reshape, &why);

  g_clear_pointer (&self->reshaped, g_free);
  if (edits == NULL || *edits == '\0')
    {
      forcon_map_reshape_tell (self->reshape, why == NULL ? _ ("Nothing would change") : why, TRUE);
      show_preview (self, NULL);
      return;
    }
  self->reshaped = g_strdup (edits);
  if (forcon_edits_count (edits) <= PREVIEW_MOST)
    {
      try_edits (self, edits);
      return;
    }
  forcon_map_reshape_tell (self->reshape, _ ("Too large for a preview"), FALSE);
  show_preview (self, NULL);
}

gboolean
forcon_map_page_drop_reshape (ForconMapPage *self)
{
  if (forcon_map_reshape_what (self->reshape) == FORCON_RESHAPE_NONE)
    return FALSE;
  g_clear_pointer (&self->reshaped, g_free);
  forcon_map_reshape_begin (self->reshape, FORCON_RESHAPE_NONE, NULL, 0);
  show_preview (self, NULL);
  return TRUE;
}

/* Beginning and ending */

/* What the sectors are with which it is done, the chosen one first: those that are marked, or the chosen one alone. */
static GArray *
find_sectors (ForconMapPage *self)
{
  GArray *sectors = g_array_copy ((GArray *) forcon_map_view_marked (self->map));
  ForconSectorId chosen = forcon_game_focus (self->game)->sector;

  if (sectors->len == 0 && !FORCON_ID_IS_NONE (chosen))
    g_array_append_val (sectors, chosen);
  return sectors;
}

static void
begin (ForconMapPage *self, ForconReshape what)
{
  g_autoptr (GArray) sectors = NULL;

  if (!forcon_game_editing (self->game))
    return;
  forcon_map_page_drop_reshape (self);
  sectors = find_sectors (self);
  if (what == FORCON_RESHAPE_MERGE && sectors->len < 2)
    forcon_toast_say (GTK_WIDGET (self),
                      _ ("Mark several sectors first: Ctrl and a press, or Ctrl, Shift and an arrow key"));
  else if ((what == FORCON_RESHAPE_SPLIT || what == FORCON_RESHAPE_ROTATE) && sectors->len == 0)
    forcon_toast_say (GTK_WIDGET (self), _ ("Choose a sector first"));
  else
    forcon_map_reshape_begin (self->reshape, what, (const ForconSectorId *) (gpointer) sectors->data, sectors->len);
}

static const struct {
  const char *action;
  ForconReshape what;
  guint key;
} reshapes[] = {
  { "map.merge", FORCON_RESHAPE_MERGE, GDK_KEY_m },     { "map.split", FORCON_RESHAPE_SPLIT, GDK_KEY_s },
  { "map.mirror", FORCON_RESHAPE_MIRROR, GDK_KEY_h },   { "map.rotate", FORCON_RESHAPE_ROTATE, GDK_KEY_r },
  { "map.random", FORCON_RESHAPE_RANDOM, GDK_KEY_g },   { "map.picture", FORCON_RESHAPE_PICTURE, GDK_KEY_b },
};

static void
reshape (GtkWidget *widget, const char *name, GVariant *parameter)
{
  for (guint i = 0; i < G_N_ELEMENTS (reshapes); i++)
    if (g_str_equal (reshapes[i].action, name))
      begin (FORCON_MAP_PAGE (widget), reshapes[i].what);
}

/* What was chosen may be gone; the map is shown anew by what the campaign says of the change. */
static void
apply (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconMapPage *self = FORCON_MAP_PAGE (widget);
  g_autofree char *edits = g_steal_pointer (&self->reshaped);

  if (edits == NULL || !forcon_game_editing (self->game))
    return;
  forcon_map_page_drop_reshape (self);
  forcon_game_do_edits (self->game, edits);
  gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

static void
drop (GtkWidget *widget, const char *name, GVariant *parameter)
{
  forcon_map_page_drop_reshape (FORCON_MAP_PAGE (widget));
  gtk_widget_grab_focus (GTK_WIDGET (FORCON_MAP_PAGE (widget)->map));
}

/* The picture to trace */

static void
on_loaded (gpointer owner, const char *path, GdkTexture *texture, const GError *error)
{
  ForconMapPage *self = owner;
  g_autoptr (GdkTexture) taken = texture;

  if (self->game == NULL || g_strcmp0 (path, self->traced) != 0)
    return;
  if (error != NULL)
    forcon_toast_say (GTK_WIDGET (self), error->message);
  forcon_map_view_set_tracing (self->map, taken);
}

void
forcon_map_page_follow_picture (ForconMapPage *self)
{
  const ForconCampaign *campaign = forcon_map_page_previewed (self);
  const ForconProgress *progress;
  const char *file = forcon_game_path (self->game);
  g_autofree char *folder = file == NULL ? NULL : g_path_get_dirname (file);
  g_autofree char *path = NULL;

  campaign = campaign == NULL ? forcon_game_campaign (self->game) : campaign;
  progress = campaign == NULL ? NULL : &campaign->progress;
  /* A file that somebody else made may say anything. */
  if (progress != NULL && progress->picture != NULL && folder != NULL && forcon_game_editing (self->game)
      && forcon_picture_name_is_safe (progress->picture))
    path = g_build_filename (folder, progress->picture, NULL);
  if (path != NULL)
    forcon_map_view_place_tracing (self->map, progress->picture_x, progress->picture_y, progress->picture_width,
                                   progress->picture_dim);
  if (g_strcmp0 (path, self->traced) == 0)
    return;
  g_free (self->traced);
  self->traced = g_steal_pointer (&path);
  forcon_map_view_set_tracing (self->map, NULL);
  if (self->traced != NULL)
    forcon_tracing_load (self, self->traced, on_loaded);
}

static void
on_kept (gpointer owner, const char *name, const GError *error)
{
  ForconMapPage *self = owner;

  if (self->game == NULL || forcon_map_reshape_what (self->reshape) != FORCON_RESHAPE_PICTURE)
    return;
  if (error != NULL)
    forcon_map_reshape_tell (self->reshape, error->message, TRUE);
  else
    forcon_map_reshape_set_picture (self->reshape, name);
}

void
forcon_map_page_take_picture (ForconMapPage *self, const char *path)
{
  const char *file = forcon_game_path (self->game);
  g_autofree char *folder = file == NULL ? NULL : g_path_get_dirname (file);

  if (folder != NULL)
    forcon_tracing_keep (self, path, folder, on_kept);
}

static void
on_chosen_file (gpointer owner, const char *path)
{
  if (path != NULL && FORCON_MAP_PAGE (owner)->game != NULL)
    forcon_map_page_take_picture (owner, path);
}

static void
on_picture_wanted (ForconMapPage *self)
{
  const ForconFileQuestion question = { .action = GTK_FILE_CHOOSER_ACTION_OPEN,
                                        .title = _ ("Picture to Trace"),
                                        .kind = _ ("Pictures"),
                                        .suffixes = { "png", "jpg", "jpeg" } };

  forcon_ask_file (self, &question, on_chosen_file);
}

void
forcon_map_page_follow_reshape (ForconMapPage *self)
{
  gboolean editing = forcon_game_editing (self->game);

  for (guint i = 0; i < G_N_ELEMENTS (reshapes); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), reshapes[i].action, editing);
}

void
forcon_map_page_bind_reshape (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, on_reshape_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_picture_wanted);
  for (guint i = 0; i < G_N_ELEMENTS (reshapes); i++)
    {
      gtk_widget_class_install_action (widget_class, reshapes[i].action, NULL, reshape);
      gtk_widget_class_add_binding_action (widget_class, reshapes[i].key, GDK_SHIFT_MASK, reshapes[i].action, NULL);
    }
  gtk_widget_class_install_action (widget_class, "map.reshape-apply", NULL, apply);
  gtk_widget_class_install_action (widget_class, "map.reshape-drop", NULL, drop);
}
