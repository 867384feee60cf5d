/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/history/battle-turns.h"

#include "render/drawing/labels.h"
#include "report/battle/sentences.h"
#include "base/text.h"
#include "render/drawing/trace.h"
#include "engine/views/view.h"
#include "report/battle/wording.h"

#include "base/language.h"

/**
 * Walk:
 * @truth: the battle as it goes on
 * @view: (nullable): what the reader sees of it
 * @turn: (nullable): the turn that is told
 * @step: whose heading waits for something to happen in it, or FORCON_N_STEP
 * @statuses: (element-type ForconShipStatus): of the ships, before the event that comes next
 * @at_begin: (element-type ForconShipStatus): the same at the beginning of the turn
 * @hits: that ships lost in this turn
 * @launched: torpedoes in this turn
 */
typedef struct {
  const ForconRules *rules;
  ForconBattle *truth;
  ForconView *view;
  ForconBattleTurns *turns;
  ForconBattleTurn *turn;
  ForconStep step;
  GArray *statuses;
  GArray *at_begin;
  gint hits;
  gint launched;
} Walk;

static void
turn_free (gpointer data)
{
  ForconBattleTurn *turn = data;

  g_clear_pointer (&turn->battle, forcon_battle_free);
  g_array_unref (turn->traces);
  forcon_document_free (turn->telling);
  g_ptr_array_unref (turn->news);
  g_free (turn);
}

void
forcon_battle_turns_free (ForconBattleTurns *turns)
{
  if (turns == NULL)
    return;
  g_ptr_array_unref (turns->turns);
  g_clear_pointer (&turns->start, forcon_battle_free);
  g_clear_pointer (&turns->end, forcon_battle_free);
  g_free (turns);
}

static const ForconBattle *
seen (const Walk *walk)
{
  return walk->view != NULL ? forcon_view_battle (walk->view) : walk->truth;
}

static void
note_statuses (const Walk *walk, GArray *statuses)
{
  const ForconBattle *battle = seen (walk);

  g_array_set_size (statuses, battle->n_ships);
  for (guint i = 0; i < battle->n_ships; i++)
    g_array_index (statuses, ForconShipStatus, i) = battle->ships[i].status;
}

static void
begin_turn (Walk *walk, gint round, ForconSideId side)
{
  ForconBattleTurn *turn = g_new0 (ForconBattleTurn, 1);

  turn->round = round;
  turn->side = side;
  turn->traces = forcon_traces_new ();
  turn->telling = forcon_document_new ();
  turn->news = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (walk->turns->turns, turn);
  walk->turn = turn;
  note_statuses (walk, walk->at_begin);
  walk->step = FORCON_N_STEP;
  walk->hits = 0;
  walk->launched = 0;
}

/* What a ship has come to that was better off before; @before may be older than the ship. */
static gboolean
has_fallen (const Walk *walk, const GArray *before, guint place)
{
  ForconShipStatus status = seen (walk)->ships[place].status;

  return place < before->len && status != g_array_index (before, ForconShipStatus, place)
         && status != FORCON_SHIP_IN_ACTION;
}

/* The part before the first turn is dropped if nothing happened in it. */
static void
end_turn (Walk *walk)
{
  const ForconBattle *battle = seen (walk);

  if (walk->turn == NULL)
    return;
  for (guint i = 0; i < battle->n_ships; i++)
    if (has_fallen (walk, walk->at_begin, i))
      /* Translators: a ship, what has become of it: "Grozny: drifting hulk" */
      g_ptr_array_add (walk->turn->news,
                       g_strdup_printf (_ ("%1$s: %2$s"),
                                        forcon_wording_ship (battle, (ForconShipId){ (guint16) (i + 1) }),
                                        forcon_label_ship_status (battle->ships[i].status)));
  if (walk->hits > 0)
    /* Translators: how many hits ships lost in a turn of a battle. */
    g_ptr_array_add (walk->turn->news, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d hit lost", "%d hits lost",
                                                                     (gulong) walk->hits),
                                                        walk->hits));
  if (walk->launched > 0)
    g_ptr_array_add (walk->turn->news,
                     g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d torpedo launched", "%d torpedoes launched",
                                                   (gulong) walk->launched),
                                      walk->launched));
  walk->turn->battle = forcon_battle_clone (battle);
  if (walk->turn->round == 0 && forcon_document_is_empty (walk->turn->telling))
    g_ptr_array_remove (walk->turns->turns, walk->turn);
  walk->turn = NULL;
}

static void
count (Walk *walk, const ForconEvent *event)
{
  if (event->kind == FORCON_EVENT_SHIP_DAMAGED)
    walk->hits += event->ship_damaged.points;
  else if (event->kind == FORCON_EVENT_TORPEDOES_LAUNCHED)
    walk->launched += event->torpedoes_launched.count;
}

/* A step in which nothing happens is not announced; that a turn ends is no news on a page that ends with it. */
static void
tell (Walk *walk, const ForconEvent *event, const GArray *dice)
{
  g_autofree char *sentence = NULL;

  if (event->kind == FORCON_EVENT_STEP_BEGUN)
    walk->step = event->step_begun.step;
  if (event->kind == FORCON_EVENT_STEP_BEGUN || event->kind == FORCON_EVENT_TURN_BEGUN
      || event->kind == FORCON_EVENT_TURN_ENDED)
    return;
  sentence = forcon_sentence_of_event (seen (walk), walk->rules, event, dice);
  if (sentence == NULL || *sentence == '\0')
    return;
  if (walk->step < FORCON_N_STEP)
    {
      g_autofree char *heading = forcon_text_capitalise (forcon_label_step (walk->step));

      forcon_document_heading (walk->turn->telling, heading);
    }
  walk->step = FORCON_N_STEP;
  forcon_document_item (walk->turn->telling, 0, sentence);
}

/* By what number the reader knows a side, or none: of the turns of sides that it does not know it is told nothing. */
static ForconSideId
known_side (const Walk *walk, ForconSideId side)
{
  return walk->view == NULL ? side : forcon_view_own_side (walk->view, side);
}

static void
take (Walk *walk, const ForconEvent *event, const GArray *dice)
{
  ForconEvent shown = *event;
  const ForconBattle *battle;

  if (event->kind == FORCON_EVENT_TURN_BEGUN && !FORCON_ID_IS_NONE (known_side (walk, event->turn_begun.side)))
    {
      end_turn (walk);
      begin_turn (walk, event->turn_begun.round, known_side (walk, event->turn_begun.side));
    }
  note_statuses (walk, walk->statuses);
  forcon_battle_apply (walk->truth, event);
  if (walk->view != NULL && !forcon_view_see (walk->view, walk->truth, event, &shown))
    return;
  forcon_traces_add_event (walk->turn->traces, seen (walk), &shown);
  count (walk, &shown);
  battle = seen (walk);
  for (guint i = 0; i < battle->n_ships; i++)
    if (has_fallen (walk, walk->statuses, i) && battle->ships[i].status == FORCON_SHIP_DESTROYED)
      forcon_traces_add_loss (walk->turn->traces, battle, (ForconShipId){ (guint16) (i + 1) });
  tell (walk, &shown, dice);
}

ForconBattleTurns *
forcon_battle_turns_new (const ForconJournal *journal, ForconSideId reader)
{
  const ForconBattle *start = forcon_journal_start (journal);
  Walk walk = { .rules = forcon_journal_rules (journal), .turns = g_new0 (ForconBattleTurns, 1) };

  walk.truth = forcon_battle_clone (start);
  if (!FORCON_ID_IS_NONE (reader))
    /* Translators: a formation of which nothing is known but where it is; a number follows. */
    walk.view = forcon_view_new (start, walk.rules, reader, C_ ("detection", "Contact"));
  walk.statuses = g_array_new (FALSE, TRUE, sizeof (ForconShipStatus));
  walk.at_begin = g_array_new (FALSE, TRUE, sizeof (ForconShipStatus));
  walk.turns->turns = g_ptr_array_new_with_free_func (turn_free);
  walk.turns->start = forcon_battle_clone (seen (&walk));
  begin_turn (&walk, start->round, seen (&walk)->side);
  for (guint i = 0; i < forcon_journal_position (journal); i++)
    {
      const ForconEntry *entry = forcon_journal_entry (journal, i);

      for (guint j = 0; j < entry->events->len; j++)
        take (&walk, &g_array_index (entry->events, ForconEvent, j), entry->dice);
    }
  end_turn (&walk);
  walk.turns->end = forcon_battle_clone (seen (&walk));
  g_array_unref (walk.statuses);
  g_array_unref (walk.at_begin);
  forcon_view_free (walk.view);
  forcon_battle_free (walk.truth);
  return walk.turns;
}
