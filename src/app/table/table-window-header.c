/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/table-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/session/session-ask.h"
#include "app/session/session-plan.h"
#include "app/widgets/look.h"
#include "report/battle/opening-sentences.h"
#include "base/text.h"

/* What is left to do in this step. */
static char *
todo_of (ForconTableWindow *self, const ForconBattle *battle)
{
  ForconOpening opening;

  if (!FORCON_ID_IS_NONE (forcon_session_viewer (self->session)))
    /* Translators: the battle is shown as this side knows it. */
    return g_strdup_printf (_ ("as %s sees it"), forcon_session_viewer_name (self->session));
  if (battle->step == FORCON_STEP_OVER || !forcon_session_commands (self->session))
    return g_strdup ("");
  if (battle->step == FORCON_STEP_SET_UP)
    return g_strdup (_ ("the battle can begin"));
  if (forcon_session_first_opening (self->session, &opening))
    return forcon_sentence_of_opening (battle, &opening);
  return g_strdup (forcon_session_has_useful (self->session) ? _ ("the plan has something to do")
                                                             : _ ("nothing useful is left in this step"));
}

static const char *
label_of_ending (ForconStep step)
{
  static const char *const labels[FORCON_N_STEP] = {
    [FORCON_STEP_SET_UP] = NC_ ("button", "B_egin the Battle"),
    [FORCON_STEP_DETECTION] = NC_ ("button", "_End Detection"),
    [FORCON_STEP_MOVEMENT] = NC_ ("button", "_End Movement"),
    [FORCON_STEP_FIRE] = NC_ ("button", "_End Fire"),
    [FORCON_STEP_TORPEDOES] = NC_ ("button", "_End Torpedoes"),
    [FORCON_STEP_END] = NC_ ("button", "_End the Turn"),
    [FORCON_STEP_OVER] = NC_ ("button", "_End Step"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "button", labels[step]);
}

static void
show_battle (ForconTableWindow *self, const ForconBattle *battle)
{
  ForconCommand command;
  gboolean may_end = FALSE;
  g_autofree char *moment = forcon_look_moment (battle);
  g_autofree char *title = forcon_session_title (self->session);
  g_autofree char *name = forcon_session_window_title (self->session);
  g_autofree char *left = NULL;
  g_autofree char *line = NULL;

  if (forcon_session_step_command (self->session, &command))
    {
      ForconVerdict verdict = forcon_session_try (self->session, &command);

      may_end = forcon_verdict_allows (&verdict);
    }
  left = todo_of (self, battle);
  line = g_strdup_printf ("%s%s%s%s", forcon_session_unsaved (self->session) > 0 ? "• " : "", title,
                          *left == '\0' ? "" : " — ", left);
  gtk_label_set_label (self->moment, moment);
  gtk_label_set_label (self->todo, line);
  gtk_window_set_title (GTK_WINDOW (self), name);
  gtk_button_set_label (self->step_button, label_of_ending (battle->step));
  if (may_end)
    gtk_widget_add_css_class (GTK_WIDGET (self->step_button), "suggested-action");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->step_button), "suggested-action");
}

void
forcon_table_window_update_header (ForconTableWindow *self)
{
  const ForconBattle *battle = forcon_session_battle (self->session);

  gtk_widget_set_visible (GTK_WIDGET (self->step_button), battle != NULL && battle->step != FORCON_STEP_OVER);
  gtk_widget_set_visible (GTK_WIDGET (self->todo), battle != NULL);
  if (battle != NULL)
    {
      show_battle (self, battle);
      return;
    }
  gtk_label_set_label (self->moment, _ ("Forcon Master"));
  gtk_window_set_title (GTK_WINDOW (self), _ ("Forcon Master"));
}
