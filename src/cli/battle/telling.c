/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/battle/telling.h"

#include "render/drawing/labels.h"
#include "report/battle/opening-sentences.h"
#include "cli/frame/output.h"
#include "report/battle/sentences.h"
#include "base/text.h"

#include <glib/gi18n-lib.h>

static void
tell_event (const ForconPlay *play, const ForconEvent *event, const GArray *dice, ForconTold *told)
{
  const ForconBattle *battle = forcon_play_battle (play);
  g_autofree char *sentence = NULL;

  if (event->kind == FORCON_EVENT_TURN_BEGUN)
    {
      forcon_print_line ("%s", "");
      /* Translators: a heading; keep the signs around it. */
      forcon_print_line (_ ("== Round %1$d, turn of %2$s =="), event->turn_begun.round,
                         forcon_name (forcon_battle_side (battle, event->turn_begun.side)->name));
      return;
    }
  if (event->kind == FORCON_EVENT_STEP_BEGUN)
    {
      told->step = event->step_begun.step;
      return;
    }
  sentence = forcon_sentence_of_event (battle, play->script->rules, event, dice);
  if (sentence == NULL || *sentence == '\0')
    return;
  /* A step in which nothing happens is not announced. */
  if (told->step < FORCON_N_STEP)
    forcon_print_line ("-- %s --", forcon_label_step (told->step));
  told->step = FORCON_N_STEP;
  forcon_print_line ("%s", sentence);
}

void
forcon_tell_entry (const ForconPlay *play, const ForconEntry *entry, ForconTold *told)
{
  for (guint i = 0; i < entry->events->len; i++)
    tell_event (play, &g_array_index (entry->events, ForconEvent, i), entry->dice, told);
}

static char *
criticals_of (const ForconBattle *battle, ForconShipId ship)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < battle->criticals->len; i++)
    {
      const ForconCritical *critical = &g_array_index (battle->criticals, ForconCritical, i);

      if (FORCON_ID_EQUAL (critical->ship, ship))
        g_string_append_printf (text, ", %s", forcon_label_critical_effect (critical->effect));
    }
  if (forcon_battle_ship (battle, ship)->generators_destroyed)
    g_string_append_printf (text, ", %s", forcon_label_critical_effect (FORCON_CRITICAL_SHIELD_GENERATORS));
  return g_string_free (text, FALSE);
}

static void
tell_ship (const ForconBattle *battle, ForconShipId id)
{
  const ForconShip *ship = forcon_battle_ship (battle, id);
  const ForconCard *card = forcon_battle_card (battle, id);
  g_autofree char *criticals = criticals_of (battle, id);

  if (card->blank)
    forcon_print_line ("  %s", forcon_name (card->name));
  else if (ship->status == FORCON_SHIP_IN_ACTION)
    forcon_print_line (g_dngettext (GETTEXT_PACKAGE, "  %1$s: %2$d of %3$d hit%4$s", "  %1$s: %2$d of %3$d hits%4$s",
                                    (gulong) card->hits),
                       forcon_name (card->name), ship->hits, card->hits, criticals);
  else
    forcon_print_line ("  %s: %s", forcon_name (card->name), forcon_label_ship_status (ship->status));
}

void
forcon_tell_fleets (const ForconBattle *battle)
{
  g_autofree char *hash = forcon_battle_hash (battle);

  forcon_print_line ("%s", "");
  forcon_print_line ("%s", _ ("== The fleets =="));
  for (guint side = 1; side <= forcon_battle_n_sides (battle); side++)
    {
      ForconSideId id = { (guint16) side };

      forcon_print_line ("%s", forcon_name (forcon_battle_side (battle, id)->name));
      for (guint ship = 1; ship <= battle->n_ships; ship++)
        if (battle->ships[ship - 1].side.value == side)
          tell_ship (battle, (ForconShipId){ (guint16) ship });
    }
  forcon_print_line (_ ("State: %s"), hash);
}

void
forcon_tell_openings (const ForconBattle *battle, const ForconRules *rules)
{
  g_autoptr (GArray) openings = forcon_openings (battle, rules);

  if (openings->len == 0)
    return;
  forcon_print_line ("%s", "");
  /* Translators: a heading, with the name of a step; keep the signs around it. */
  forcon_print_line (_ ("== Still open: %s =="), forcon_label_step (battle->step));
  for (guint i = 0; i < openings->len; i++)
    {
      const ForconOpening *opening = &g_array_index (openings, ForconOpening, i);
      g_autofree char *sentence = forcon_sentence_of_opening (battle, opening);

      /* Translators: what is open; the end of the step would skip it. */
      forcon_print_line (opening->skipped ? _ ("  %s (skipped when the step ends)") : "  %s", sentence);
    }
}
