/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/clashes/clash-lending.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/game/game-loans.h"
#include "app/game/text-question.h"
#include "app/widgets/dialogs.h"
#include "app/widgets/file-question.h"
#include "app/widgets/toast.h"
#include "report/campaign/campaign-sentences.h"
#include "storage/store/loan.h"

/* What is being asked: about which clash, to whom it is lent; or which file is taken back, and what comes of it. */
typedef struct {
  ForconGame *game;
  ForconClashId clash;
  char *to;
  ForconScript *script;
  ForconTakeBack *back;
} Lending;

static void
lending_free (Lending *lending)
{
  g_object_unref (lending->game);
  g_free (lending->to);
  forcon_script_free (lending->script);
  forcon_take_back_free (lending->back);
  g_free (lending);
}

/* One at a time for each owner: a dialog is open meanwhile. */
static Lending *
begin (GtkWidget *owner, ForconGame *game)
{
  Lending *lending = g_new0 (Lending, 1);

  lending->game = g_object_ref (game);
  g_object_set_data_full (G_OBJECT (owner), "forcon-lending", lending, (GDestroyNotify) lending_free);
  return lending;
}

static Lending *
lending_of (gpointer owner)
{
  return g_object_get_data (G_OBJECT (owner), "forcon-lending");
}

static GtkWindow *
window_of (gpointer owner)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (owner)));
}

/* Lending */

static void
on_place (gpointer owner, const char *path)
{
  Lending *lending = lending_of (owner);
  g_autofree char *text = NULL;

  if (path == NULL || forcon_game_campaign (lending->game) == NULL)
    return;
  if (!forcon_game_lend (lending->game, lending->clash, lending->to, path))
    return;
  /* Translators: to whom. */
  text = g_strdup_printf (_ ("The table is lent to %s."), lending->to);
  forcon_toast_say_undoable (owner, text);
}

static void
on_helper (GtkWidget *owner, const char *text, gpointer data)
{
  Lending *lending = lending_of (owner);
  g_autofree char *name = NULL;

  if (forcon_game_campaign (lending->game) == NULL)
    return;
  lending->to = g_strstrip (g_strdup (text));
  name = forcon_loan_file_name (forcon_game_campaign (lending->game), lending->clash, lending->to);
  const ForconFileQuestion question = { .action = GTK_FILE_CHOOSER_ACTION_SAVE,
                                        .title = _ ("Lend the Table"),
                                        .accept = _ ("_Lend"),
                                        .name = name,
                                        .kind = _ ("Lent tables"),
                                        .suffixes = { "forcon-table", "xml" } };

  forcon_ask_file (owner, &question, on_place);
}

void
forcon_clash_lend (GtkWidget *owner, ForconGame *game, ForconClashId clash)
{
  const ForconTextQuestion question = {
    .heading = _ ("Lend the Table to Whom?"),
    .body = _ ("The file has this table and nothing else of the campaign. Until it is taken back, the table is "
               "locked here."),
    .button = _ ("_Lend…"),
    .max = FORCON_CAMPAIGN_NAME_MAX,
    .taken = on_helper,
  };

  begin (owner, game)->clash = clash;
  forcon_ask_text (owner, &question);
}

/* Taking back */

static void
enter (GtkWidget *owner, Lending *lending)
{
  g_autofree char *text = NULL;

  if (!forcon_game_enter_all (lending->game, lending->back))
    return;
  text = g_strdup_printf (_ ("The table is back, commands entered: %u."), lending->back->accepted);
  forcon_toast_say_undoable (owner, text);
}

static void
on_part (GtkWidget *owner, const char *response)
{
  if (g_str_equal (response, "take-back") && forcon_game_campaign (lending_of (owner)->game) != NULL)
    enter (owner, lending_of (owner));
}

/* What is not accepted, by the lines of the file: the first with its reason, and those after it. */
static char *
refused_of (const Lending *lending)
{
  const ForconTakeBack *back = lending->back;
  g_autofree char *why
      = forcon_campaign_sentence_of_verdict (forcon_game_campaign (lending->game), &back->verdict);
  const ForconScriptCommand *first = forcon_loan_first_refused (lending->script, back);
  GString *text = g_string_new (NULL);
  guint rest = back->total - back->accepted - 1;

  /* Translators: a line of the file, why it is not accepted. */
  g_string_printf (text, _ ("Line %1$d: %2$s."), first->line, why);
  for (guint i = 1; i <= MIN (rest, 5); i++)
    {
      const ForconScriptCommand *line
          = g_ptr_array_index (lending->script->commands, lending->script->loan->played + back->accepted + i);

      g_string_append_c (text, '\n');
      g_string_append_printf (text, _ ("Line %d: not accepted, since a command before it is not."), line->line);
    }
  if (rest > 5)
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (text, _ ("And further commands: %u."), rest - 5);
    }
  return g_string_free (text, FALSE);
}

static void
ask_for_part (GtkWidget *owner, const Lending *lending)
{
  g_autofree char *text = refused_of (lending);
  g_autofree char *button = g_strdup_printf (_ ("_Take Back %1$u of %2$u"), lending->back->accepted,
                                             lending->back->total);
  GtkWidget *dialog = adw_message_dialog_new (window_of (owner), _ ("Not All Commands Are Accepted"), text);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "take-back", button, NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_part), owner, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void try_it (GtkWidget *owner, Lending *lending, const char *reason);

static void
on_reason (GtkWidget *owner, const char *text, gpointer data)
{
  if (forcon_game_campaign (lending_of (owner)->game) != NULL)
    try_it (owner, lending_of (owner), text);
}

static void
try_it (GtkWidget *owner, Lending *lending, const char *reason)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *why = NULL;

  g_clear_pointer (&lending->back, forcon_take_back_free);
  lending->back = forcon_game_try_take_back (lending->game, lending->script, reason, &error);
  if (lending->back == NULL)
    {
      forcon_show_error (window_of (owner), _ ("The table was not taken back"), error->message);
      return;
    }
  if (lending->back->possible && lending->back->accepted == lending->back->total)
    {
      enter (owner, lending);
      return;
    }
  if (lending->back->possible)
    {
      ask_for_part (owner, lending);
      return;
    }
  why = forcon_campaign_sentence_of_verdict (forcon_game_campaign (lending->game), &lending->back->verdict);
  if (lending->back->verdict.kind == FORCON_PROBLEM_OTHER_RULES)
    {
      const ForconTextQuestion question = { .heading = _ ("Lent with Other Rules"),
                                            .body = why,
                                            .button = _ ("_Take Back"),
                                            .max = 500,
                                            .taken = on_reason };

      forcon_ask_text (owner, &question);
      return;
    }
  forcon_show_error (window_of (owner), _ ("The table was not taken back"), why);
}

void
forcon_clash_take_back_file (GtkWidget *owner, ForconGame *game, const char *path)
{
  Lending *lending = begin (owner, game);
  g_autoptr (GError) error = NULL;

  lending->script = forcon_loan_load (path, &error);
  if (lending->script == NULL)
    forcon_show_error (window_of (owner), _ ("The table was not taken back"), error->message);
  else
    try_it (owner, lending, NULL);
}

static void
on_file (gpointer owner, const char *path)
{
  g_autoptr (ForconGame) game = g_object_ref (lending_of (owner)->game);

  if (path != NULL && forcon_game_campaign (game) != NULL)
    forcon_clash_take_back_file (owner, game, path);
}

void
forcon_clash_take_back (GtkWidget *owner, ForconGame *game)
{
  const ForconFileQuestion question = { .action = GTK_FILE_CHOOSER_ACTION_OPEN,
                                        .title = _ ("Take Back a Table"),
                                        .accept = _ ("_Take Back"),
                                        .kind = _ ("Lent tables"),
                                        .suffixes = { "forcon-table", "xml" } };

  begin (owner, game);
  forcon_ask_file (owner, &question, on_file);
}
