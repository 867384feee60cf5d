/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/battle/sentences.h"

#include "report/battle/wording.h"

#include "base/language.h"

static const ForconRefusal *const chapters_of_verdicts[] = {
  forcon_refusals_of_turn,
  forcon_refusals_of_movement,
  forcon_refusals_of_fire,
  forcon_refusals_of_formations,
  forcon_refusals_of_torpedoes,
  forcon_refusals_of_boarding,
  forcon_refusals_of_mines,
  forcon_refusals_of_orbit,
  forcon_refusals_of_master,
};

char *
forcon_sentence_of_event (const ForconBattle *battle, const ForconRules *rules, const ForconEvent *event,
                          const GArray *dice)
{
#define SAY(NAME, member, ...) forcon_say_##member,
  static char *(*const say[]) (const ForconTelling *telling, const ForconEvent *event) = { FORCON_EVENTS (SAY) };
  ForconTelling telling = { battle, rules, dice };

  g_return_val_if_fail ((guint) event->kind < FORCON_N_EVENTS, NULL);
  return say[event->kind](&telling, event);
}

char *
forcon_sentence_of_verdict (const ForconBattle *battle, const ForconRules *rules, const ForconVerdict *verdict)
{
  ForconTelling telling = { battle, rules, NULL };
  const char *rule = forcon_verdict_rule (verdict);
  g_autofree char *sentence = NULL;

  g_return_val_if_fail ((guint) verdict->kind < FORCON_N_VERDICTS, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (chapters_of_verdicts) && sentence == NULL; i++)
    if (chapters_of_verdicts[i][verdict->kind] != NULL)
      sentence = chapters_of_verdicts[i][verdict->kind](&telling, verdict);
  if (sentence == NULL || *rule == '\0')
    return g_steal_pointer (&sentence);
  return g_strdup_printf ("%s (%s)", sentence, rule);
}
