/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/dice/twilight-telling.h"

#include "cli/frame/output.h"
#include "report/dice/twilight-sentences.h"
#include "report/dice/twilight-wording.h"

#include <glib/gi18n-lib.h>

void
forcon_twilight_tell_entry (const ForconTwilightFile *file, const ForconTwilightEntry *entry)
{
  const ForconTwilightClash *clash = forcon_twilight_journal_clash (file->journal);

  for (guint i = 0; i < entry->events->len; i++)
    {
      const ForconTwilightEvent *event = &g_array_index (entry->events, ForconTwilightEvent, i);
      g_autofree char *sentence = forcon_sentence_of_twilight_event (clash, file->rules, event, entry->dice);

      /* Steps are headings; their events are indented and have their rule. */
      if (sentence != NULL && event->kind == FORCON_TWILIGHT_EVENT_STEP_BEGUN)
        forcon_print_line ("%s", sentence);
      else if (sentence != NULL)
        forcon_print_line ("  %s (%s)", sentence, forcon_twilight_rule_of_event (clash, event));
    }
}

static void
tell_force (const ForconTwilightFile *file, ForconTwilightSide side, const ForconForce *force)
{
  const ForconTwilightClash *clash = forcon_twilight_journal_clash (file->journal);
  g_autofree char *units = forcon_twilight_force_text (clash, file->rules, side, force);
  g_autofree char *cost = forcon_twilight_cost_text (forcon_force_half_cost (force, file->rules));

  /* Translators: the player, the units, what they cost. */
  forcon_print_line (_ ("  %1$s: %2$s; cost %3$s"), forcon_twilight_player_name (clash, side), units, cost);
}

void
forcon_twilight_tell_forces (const ForconTwilightFile *file)
{
  const ForconTwilightClash *clash = forcon_twilight_journal_clash (file->journal);

  forcon_print_line (_ ("In space, %s:"), forcon_twilight_system_name (clash, 0));
  for (gint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    tell_force (file, (ForconTwilightSide) side, &clash->space[side]);
  for (guint i = 0; i < clash->n_planets; i++)
    {
      forcon_print_line (_ ("On the planet %s:"), forcon_twilight_planet_name (clash, i + 1));
      for (gint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
        tell_force (file, (ForconTwilightSide) side, &clash->planets[i].ground[side]);
    }
}
