/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the journal does to the campaign: back and forth by many commands at once, notes, and how a result came about.
 */
#include "app/shell/master-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/actions.h"
#include "app/journal/journal-page.h"
#include "app/widgets/toast.h"

/* (transfer full): also that there was a receipt for some of them, whose admirals have to be told */
static char *
text_of_undone (ForconMasterWindow *self, guint from, guint to)
{
  guint count = from - to;
  guint sent = forcon_game_count_sent (self->game, to, from);
  g_autofree char *undone
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u command undone", "%u commands undone", count), count);

  if (sent == 0)
    return g_steal_pointer (&undone);
  /* Translators: "3 commands undone", how many receipts. */
  return g_strdup_printf (_ ("%1$s; receipts that telephones have for them: %2$u"), undone, sent);
}

/* The way back from so many entries is there for as long as any note, or until something else is done. */
static void
say_gone (ForconMasterWindow *self, guint from, guint to)
{
  guint count = from > to ? from - to : to - from;
  g_autofree char *text = NULL;
  AdwToast *toast;

  if (from > to)
    text = text_of_undone (self, from, to);
  else
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u command redone", "%u commands redone", count), count);
  toast = forcon_toast_new (text);
  adw_toast_set_button_label (toast, from > to ? _ ("_Redo") : _ ("_Undo"));
  adw_toast_set_action_name (toast, "win.go-to");
  adw_toast_set_action_target (toast, "u", from);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (adw_toast_dismiss), toast, G_CONNECT_SWAPPED);
  forcon_toast_show (GTK_WIDGET (self->toasts), toast);
}

/* Undoes or redoes until so many commands are in force. */
static void
go_to (ForconMasterWindow *self, GVariant *parameter)
{
  ForconChronicle *chronicle = forcon_game_chronicle (self->game);
  guint position = g_variant_get_uint32 (parameter);
  guint from;

  if (!forcon_game_writable (self->game) || position > forcon_chronicle_length (chronicle))
    return;
  from = forcon_chronicle_position (chronicle);
  if (position != from && forcon_game_go_to (self->game, position))
    say_gone (self, from, position);
}

/* Explains the result of a command, by its place in the journal. */
static void
explain (ForconMasterWindow *self, GVariant *parameter)
{
  GtkWidget *page;

  forcon_master_window_show_page (self, "journal");
  page = forcon_master_window_page (self);
  if (FORCON_IS_JOURNAL_PAGE (page))
    forcon_journal_page_explain (FORCON_JOURNAL_PAGE (page), g_variant_get_uint32 (parameter));
}

static void
note (ForconMasterWindow *self, GVariant *parameter)
{
  ForconCampaignCommand command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_NOTE);

  command.note.text = g_intern_string (g_variant_get_string (parameter, NULL));
  if (forcon_game_do (self->game, &command, FORCON_DICE_MODE_ROLL))
    forcon_master_window_say_undoable (self, _ ("Noted down"));
}

static const ForconAction actions[] = {
  { .name = "explain", .activate = G_CALLBACK (explain), .parameter = "u" },
  { .name = "go-to", .activate = G_CALLBACK (go_to), .parameter = "u" },
  { .name = "note", .activate = G_CALLBACK (note), .parameter = "s" },
};

void
forcon_master_window_add_journal_actions (ForconMasterWindow *self)
{
  forcon_actions_add (self, actions, G_N_ELEMENTS (actions), self);
}
