/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is read aloud to one side of what it sees (F-EW-1, F-EW-4). */
#include "engine/state/formation.h"
#include "report/battle/sentences.h"
#include "report/battle/wording.h"

#include "forcon-test-captain.h"
#include "forcon-test-fleets.h"
#include "forcon-test-rules.h"
#include "forcon-test-view.h"
#include "report-sample.h"

#include <string.h>

#define N_BATTLES 25
#define N_COMMANDS 90

/* Any other number is a run of other battles. */
#define SEED 815

static guint closed_told;

static void
name_ships (ForconBattle *battle)
{
  for (guint i = 0; i < battle->n_ships; i++)
    {
      ForconCard *card = &g_array_index (battle->roster->cards, ForconCard, i);

      g_free (card->name);
      card->name = g_strdup_printf ("Name%03u", i);
    }
}

static ForconJournal *
fight (guint number)
{
  ForconRandom random = forcon_random_seeded (SEED, number);
  g_autoptr (ForconBattle) start = test_fleets_new (forcon_test_rules (), 2 + number % 2, 10, &random);
  ForconJournal *journal;

  name_ships (start);
  test_hide_some (start, &random);
  journal = forcon_journal_new (start, forcon_test_rules ());
  for (guint i = 0; i < N_COMMANDS; i++)
    {
      ForconCommand command = test_captain_sensible (forcon_journal_battle (journal), forcon_test_rules (), &random);

      forcon_outcome_free (forcon_journal_do (journal, &command, &FORCON_DICE_GENERATED));
    }
  return journal;
}

/* All sentences of an entry, one after the other, told when it has just happened. */
static char *
tell (const ForconView *view, const ForconEntry *entry)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < entry->events->len; i++)
    {
      const ForconEvent *event = &g_array_index (entry->events, ForconEvent, i);
      g_autofree char *sentence
          = forcon_sentence_of_event (forcon_view_battle (view), forcon_test_rules (), event, entry->dice);

      closed_told += event->closed != 0 && sentence != NULL ? 1 : 0;
      g_string_append_printf (text, "%s\n", sentence == NULL ? "" : sentence);
    }
  return g_string_free (text, FALSE);
}

/* Nobody is named whose card is not open when it is told. */
static void
check_names (const char *text, const ForconBattle *truth, ForconSideId side)
{
  for (guint i = 1; i <= truth->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };
      const char *name = forcon_battle_card (truth, ship)->name;

      if (forcon_ship_level (truth, ship, side) < FORCON_LEVEL_IDENTIFIED && strstr (text, name) != NULL)
        g_error ("“%s” is in what is told:\n%s", name, text);
    }
}

static void
check_told (const ForconJournal *journal, ForconSideId side)
{
  g_autoptr (ForconView) view = forcon_view_new (forcon_journal_start (journal), forcon_test_rules (), side, NULL);
  g_autoptr (ForconBattle) truth = forcon_battle_clone (forcon_journal_start (journal));

  for (guint i = 0; i < forcon_journal_length (journal); i++)
    {
      const ForconEntry *entry = forcon_journal_entry (journal, i);
      const ForconEntry *seen = forcon_view_follow (view, entry);

      for (guint e = 0; e < entry->events->len; e++)
        forcon_battle_apply (truth, &g_array_index (entry->events, ForconEvent, e));
      if (seen == NULL)
        continue;
      g_autofree char *text = tell (view, seen);

      check_names (text, truth, side);
    }
}

/* F-EW-4 */
static void
test_no_names (void)
{
  for (guint number = 0; number < N_BATTLES; number++)
    {
      g_autoptr (ForconJournal) journal = fight (number);

      for (guint side = 1; side <= 2; side++)
        check_told (journal, (ForconSideId){ (guint16) side });
    }
  g_assert_cmpuint (closed_told, >, 50);
}

/* F-EW-1: each event of which a part is closed has a sentence of its own, which leaves that part out */
static void
test_contacts (void)
{
  for (ForconEventKind kind = 0; kind < FORCON_N_EVENTS; kind++)
    {
      ForconEvent event = { .kind = kind, .closed = 1 };
      g_autofree char *sentence = sample_tell (&event, "");

      if (sentence != NULL && !g_str_has_suffix (sentence, "."))
        g_test_fail_printf ("%s: %s", forcon_event_kind_to_word (kind), sentence);
    }
}

/* F-EW-1 */
static void
test_fired_at (void)
{
  ForconEvent event = { .kind = FORCON_EVENT_BATTERY_FIRED, .closed = 1,
                        .battery_fired = { .shooter = GROZNY, .target = VORTHALIA, .distance = FORCON_CM (18),
                                           .hits = 2 } };
  g_autofree char *sentence = sample_tell (&event, "");

  g_assert_cmpstr (sentence, ==, "Grozny fires at Vorthalia at 18.0 cm: 2 hits.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/report/seen/nobody is named whose card is closed", test_no_names);
  g_test_add_func ("/report/seen/what is closed is left out of a sentence", test_contacts);
  g_test_add_func ("/report/seen/of fire at a contact the hits are told", test_fired_at);
  return g_test_run ();
}
