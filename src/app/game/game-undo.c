/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Going back and forth in the campaign's journal. What the clock entered by itself is gone over: nobody undoes an
 * alarm. */
#include "app/game/game-private.h"

#include <glib/gi18n-lib.h>

#include "base/text.h"
#include "campaign/clash/clash-loan.h"
#include "report/campaign/campaign-wording.h"

static gboolean
is_tick (ForconGame *self, guint place)
{
  const ForconCampaignEntry *entry = forcon_chronicle_entry (forcon_game_chronicle (self), place, NULL);

  return entry != NULL && entry->command.kind == FORCON_CAMPAIGN_COMMAND_TICK;
}

/* Returns: how many entries are in force up to the last that somebody gave, that one included */
static guint
last_given (ForconGame *self)
{
  guint position = forcon_chronicle_position (forcon_game_chronicle (self));

  while (position > 0 && is_tick (self, position - 1))
    position--;
  return position;
}

gboolean
forcon_game_can_undo (ForconGame *self)
{
  g_return_val_if_fail (FORCON_IS_GAME (self), FALSE);
  return forcon_game_writable (self) && last_given (self) > 0;
}

gboolean
forcon_game_can_redo (ForconGame *self)
{
  g_return_val_if_fail (FORCON_IS_GAME (self), FALSE);
  return forcon_game_writable (self)
         && forcon_chronicle_position (forcon_game_chronicle (self))
                < forcon_chronicle_length (forcon_game_chronicle (self));
}

/* The clash at whose table the command of an entry was given, or none. A proposal is accepted there, too. */
static ForconClashId
table_of (ForconGame *self, guint place)
{
  const ForconCampaignEntry *entry = forcon_chronicle_entry (forcon_game_chronicle (self), place, NULL);

  if (entry != NULL && entry->command.kind == FORCON_CAMPAIGN_COMMAND_ACCEPT)
    for (guint i = 0; i < entry->events->len; i++)
      if (g_array_index (entry->events, ForconCampaignEvent, i).kind == FORCON_CAMPAIGN_EVENT_SUGGESTION_SETTLED)
        return g_array_index (entry->events, ForconCampaignEvent, i).suggestion_settled.clash;
  if (entry == NULL || entry->command.kind != FORCON_CAMPAIGN_COMMAND_PLAY)
    return FORCON_NO_CLASH;
  return entry->command.play.clash;
}

ForconClashId
forcon_game_last_table (ForconGame *self)
{
  g_return_val_if_fail (FORCON_IS_GAME (self) && self->chronicle != NULL, FORCON_NO_CLASH);
  return forcon_game_can_undo (self) ? table_of (self, last_given (self) - 1) : FORCON_NO_CLASH;
}

ForconClashId
forcon_game_next_table (ForconGame *self)
{
  g_return_val_if_fail (FORCON_IS_GAME (self) && self->chronicle != NULL, FORCON_NO_CLASH);
  return forcon_game_can_redo (self) ? table_of (self, forcon_chronicle_position (forcon_game_chronicle (self)))
                                     : FORCON_NO_CLASH;
}

gboolean
forcon_game_go_to (ForconGame *self, guint position)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (FORCON_IS_GAME (self) && self->chronicle != NULL, FALSE);
  forcon_game_stop_asking (self);
  if (self->store == NULL ? !forcon_chronicle_go_to (self->chronicle, position, &error)
                          : !forcon_store_go_to (self->store, position, &error))
    {
      forcon_game_set_trouble (self, error);
      forcon_game_emit_failed (self, error->message);
      return FALSE;
    }
  forcon_game_settle_focus (self);
  forcon_game_emit_changed (self);
  return TRUE;
}

void
forcon_game_forget_runs (ForconGame *self, guint position)
{
  for (guint i = self->runs->len; i-- > 0;)
    if (g_array_index (self->runs, ForconGameRun, i).to > position)
      g_array_remove_index (self->runs, i);
}

guint
forcon_game_begin_run (ForconGame *self)
{
  g_return_val_if_fail (FORCON_IS_GAME (self) && self->chronicle != NULL, 0);
  return forcon_chronicle_position (self->chronicle);
}

void
forcon_game_end_run (ForconGame *self, guint run, ForconClashId clash)
{
  ForconGameRun made = { run, 0 };

  g_return_if_fail (FORCON_IS_GAME (self));
  if (self->chronicle == NULL)
    return;
  made.to = last_given (self);
  for (guint i = run; i < made.to; i++)
    if (!is_tick (self, i) && !FORCON_ID_EQUAL (table_of (self, i), clash))
      return;
  if (made.to > run + 1)
    g_array_append_val (self->runs, made);
}

/* The run that ends, or else begins, at a position, if one does: the longest of them. */
static const ForconGameRun *
run_at (ForconGame *self, guint position, gboolean ends)
{
  const ForconGameRun *found = NULL;

  for (guint i = 0; i < self->runs->len; i++)
    {
      const ForconGameRun *run = &g_array_index (self->runs, ForconGameRun, i);

      if ((ends ? run->to : run->from) == position && (found == NULL || run->to - run->from > found->to - found->from))
        found = run;
    }
  return found;
}

guint
forcon_game_count_sent (ForconGame *self, guint from, guint to)
{
  guint count = 0;

  g_return_val_if_fail (FORCON_IS_GAME (self) && self->chronicle != NULL, 0);
  for (guint i = from; i < to; i++)
    count += FORCON_ID_IS_NONE (forcon_chronicle_sender (self->chronicle, i)) ? 0 : 1;
  return count;
}

static void
tell_kept (ForconGame *self, guint place)
{
  ForconSideId sender = forcon_chronicle_sender (self->chronicle, place);
  const ForconCampaignEntry *entry = forcon_chronicle_entry (self->chronicle, place, NULL);
  g_autofree char *time = forcon_time_of_day (entry->command.moment.wall);
  /* Translators: an admiral, a time of day. */
  g_autofree char *text = g_strdup_printf (_ ("The last command came by telephone from %1$s at %2$s, and a receipt was "
                                              "given for it: undo leaves it. The journal can go back beyond it."),
                                           forcon_wording_admiral (forcon_game_campaign (self), sender), time);

  forcon_game_emit_kept (self, text);
}

void
forcon_game_undo (ForconGame *self)
{
  const ForconGameRun *run;
  guint last, position;

  if (!forcon_game_can_undo (self))
    return;
  last = last_given (self);
  if (forcon_game_count_sent (self, last - 1, last) > 0)
    {
      tell_kept (self, last - 1);
      return;
    }
  run = run_at (self, last, TRUE);
  /* An entry that cannot be read stops going there too, with its error. */
  if (run != NULL || !forcon_chronicle_step_back (forcon_game_chronicle (self), last, &position, NULL))
    position = run != NULL ? run->from : last - 1;
  forcon_game_go_to (self, position);
}

void
forcon_game_redo (ForconGame *self)
{
  const ForconGameRun *run;
  guint position;

  if (!forcon_game_can_redo (self))
    return;
  position = forcon_chronicle_position (forcon_game_chronicle (self));
  run = run_at (self, position, FALSE);
  if (run != NULL || !forcon_chronicle_step_on (forcon_game_chronicle (self), position, &position, NULL))
    position = run != NULL ? run->to : position + 1;
  while (position < forcon_chronicle_length (forcon_game_chronicle (self)) && is_tick (self, position))
    position++;
  forcon_game_go_to (self, position);
}
