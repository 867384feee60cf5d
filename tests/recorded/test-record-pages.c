/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The recorded battles as they are printed turn by turn. */
#include "report/history/battle-losses.h"
#include "report/history/battle-record-folio.h"
#include "engine/state/formation.h"
#include "storage/script/script.h"
#include "report/battle/sentences.h"
#include "engine/state/ship.h"
#include "render/drawing/trace.h"
#include "engine/views/view.h"
#include "render/drawing/witness.h"
#include "paper-check.h"

#include "forcon-test-language.h"

#include <locale.h>
#include <string.h>

/* So many pictures stand on a page of a strip. */
#define STRIP_PAGE 6

/* After so many commands of the hidden battle its sides do not know each other yet. */
#define EARLY 6

static const char *const battles[] = { "formations", "torpedoes", "hidden", "minefield", "boarding",
                                       "ramming",    "low-orbit", "allies", "braced",    "everything" };
static const char *folder;

static ForconScript *
load (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".xml", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autoptr (GError) error = NULL;
  ForconScript *script = forcon_script_load (path, NULL, &error);

  g_assert_no_error (error);
  return script;
}

static ForconJournal *
replay (const ForconScript *script, guint most)
{
  ForconJournal *journal = forcon_journal_new (script->start, script->rules);

  for (guint i = 0; i < MIN (script->commands->len, most); i++)
    {
      const ForconScriptCommand *command = g_ptr_array_index (script->commands, i);
      const GByteArray *faces = command->dice;
      ForconDice dice = { faces == NULL ? NULL : faces->data, faces == NULL ? 0 : faces->len, FALSE, FALSE };
      g_autoptr (ForconOutcome) outcome = forcon_journal_do (journal, &command->command, &dice);

      g_assert_cmpint (outcome->verdict.kind, ==, FORCON_VERDICT_DONE);
    }
  return journal;
}

static ForconFolio *
print (const ForconJournal *journal, ForconSideId reader, ForconPaper paper, gboolean strip)
{
  const ForconBattleRecord record = { .journal = journal, .reader = reader };
  const ForconPaperForm form = { paper, forcon_style_get (FORCON_STYLE_PRINT) };

  return strip ? forcon_battle_strip_folio (&record, &form) : forcon_battle_record_folio (&record, &form);
}

/* All that is news in a journal, told as it happened; to a side, what it sees of it. */
static GPtrArray *
tell_all (const ForconJournal *journal, ForconSideId reader)
{
  g_autoptr (ForconView) view = FORCON_ID_IS_NONE (reader)
                                    ? NULL
                                    : forcon_view_new (forcon_journal_start (journal), forcon_journal_rules (journal),
                                                       reader, "Contact");
  GPtrArray *told = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (ForconBattle) battle = forcon_battle_clone (forcon_journal_start (journal));

  for (guint i = 0; i < forcon_journal_position (journal); i++)
    {
      const ForconEntry *entry = forcon_journal_entry (journal, i);

      for (guint e = 0; e < entry->events->len; e++)
        {
          const ForconEvent *event = &g_array_index (entry->events, ForconEvent, e);
          ForconEvent seen = *event;
          char *sentence;

          forcon_battle_apply (battle, event);
          if (view != NULL && !forcon_view_see (view, battle, event, &seen))
            continue;
          if (event->kind == FORCON_EVENT_TURN_BEGUN || event->kind == FORCON_EVENT_TURN_ENDED
              || event->kind == FORCON_EVENT_STEP_BEGUN)
            continue;
          sentence = forcon_sentence_of_event (view != NULL ? forcon_view_battle (view) : battle,
                                               forcon_journal_rules (journal), &seen, entry->dice);
          if (sentence != NULL && *sentence != '\0')
            g_ptr_array_add (told, sentence);
          else
            g_free (sentence);
        }
    }
  return told;
}

static void
check_told (const ForconJournal *journal, ForconSideId reader)
{
  g_autoptr (ForconBattleTurns) turns = forcon_battle_turns_new (journal, reader);
  g_autoptr (GPtrArray) expected = tell_all (journal, reader);
  guint next = 0;

  for (guint i = 0; i < turns->turns->len; i++)
    {
      const ForconBattleTurn *turn = g_ptr_array_index (turns->turns, i);

      for (guint j = 0; j < turn->telling->blocks->len; j++)
        {
          const ForconBlock *block = &g_array_index (turn->telling->blocks, ForconBlock, j);

          if (block->kind != FORCON_BLOCK_ITEM)
            continue;
          g_assert_cmpuint (next, <, expected->len);
          g_assert_cmpstr (block->text, ==, g_ptr_array_index (expected, next++));
        }
    }
  g_assert_cmpuint (next, ==, expected->len);
}

/* Every sentence of the journal that is news stands in the record exactly once, and in order; so it is for each side. */
static void
test_tells_all (gconstpointer data)
{
  g_autoptr (ForconScript) script = load (data);
  g_autoptr (ForconJournal) journal = replay (script, G_MAXUINT);

  for (guint side = 0; side <= forcon_battle_n_sides (script->start); side++)
    check_told (journal, (ForconSideId){ (guint16) side });
}

static guint
count_turns (const ForconJournal *journal)
{
  guint turns = 0;

  for (guint i = 0; i < forcon_journal_position (journal); i++)
    {
      const GArray *events = forcon_journal_entry (journal, i)->events;

      for (guint e = 0; e < events->len; e++)
        turns += g_array_index (events, ForconEvent, e).kind == FORCON_EVENT_TURN_BEGUN ? 1 : 0;
    }
  return turns;
}

/* A turn begins a page of its own; a strip has the set-up and every turn, six to a page. */
static void
test_turns (gconstpointer data)
{
  g_autoptr (ForconScript) script = load (data);
  g_autoptr (ForconJournal) journal = replay (script, G_MAXUINT);
  g_autoptr (ForconFolio) record = print (journal, FORCON_NO_SIDE, FORCON_PAPER_A4, FALSE);
  g_autoptr (ForconFolio) strip = print (journal, FORCON_NO_SIDE, FORCON_PAPER_A4, TRUE);
  guint turns = count_turns (journal);
  guint begun = 0;

  for (guint page = 0; page < forcon_folio_length (record); page++)
    {
      g_autoptr (GArray) written = forcon_folio_written (record, page);
      guint here = 0;

      for (guint i = 0; i < written->len; i++)
        here += g_str_has_prefix (g_array_index (written, ForconWritten, i).text, "Round ") ? 1 : 0;
      g_assert_cmpuint (here, <=, 1);
      begun += here;
    }
  g_assert_cmpuint (begun, ==, turns);
  g_assert_cmpuint (forcon_folio_length (strip), ==, (turns + 1 + STRIP_PAGE - 1) / STRIP_PAGE);
}

/* The first arrow of a ship begins where it was when the turn before ended, and its last ends where it is. */
static void
check_arrows (const ForconBattle *before, const ForconBattleTurn *turn, ForconShipId ship, guint *checked)
{
  const ForconShip *was = forcon_battle_ship (before, ship);
  const ForconShip *is = forcon_battle_ship (turn->battle, ship);
  const ForconTrace *first = NULL, *last = NULL;

  for (guint i = 0; i < turn->traces->len; i++)
    {
      const ForconTrace *trace = &g_array_index (turn->traces, ForconTrace, i);

      if (trace->kind > FORCON_TRACE_HAND || !FORCON_ID_EQUAL (trace->ship, ship))
        continue;
      first = first == NULL ? trace : first;
      last = trace;
    }
  if (first == NULL || was == NULL || !FORCON_ID_EQUAL (was->planet, is->planet) || !FORCON_ID_IS_NONE (is->planet))
    return;
  g_assert_true (forcon_point_equal (first->path.points[0], was->position));
  g_assert_true (forcon_point_equal (forcon_path_end (&last->path), is->position));
  (*checked)++;
}

static guint
count_moves (const ForconJournal *journal)
{
  guint moves = 0;

  for (guint i = 0; i < forcon_journal_position (journal); i++)
    {
      const GArray *events = forcon_journal_entry (journal, i)->events;

      for (guint e = 0; e < events->len; e++)
        moves += g_array_index (events, ForconEvent, e).kind == FORCON_EVENT_SHIP_MOVED ? 1 : 0;
    }
  return moves;
}

static guint
count_arrows (const ForconBattleTurn *turn)
{
  guint arrows = 0;

  for (guint i = 0; i < turn->traces->len; i++)
    arrows += g_array_index (turn->traces, ForconTrace, i).kind == FORCON_TRACE_MOVE ? 1 : 0;
  return arrows;
}

static void
test_arrows (gconstpointer data)
{
  g_autoptr (ForconScript) script = load (data);
  g_autoptr (ForconJournal) journal = replay (script, G_MAXUINT);
  g_autoptr (ForconBattleTurns) turns = forcon_battle_turns_new (journal, FORCON_NO_SIDE);
  const ForconBattle *before = turns->start;
  guint checked = 0, arrows = 0;

  for (guint i = 0; i < turns->turns->len; i++)
    {
      const ForconBattleTurn *turn = g_ptr_array_index (turns->turns, i);

      arrows += count_arrows (turn);
      for (guint ship = 1; ship <= before->n_ships; ship++)
        check_arrows (before, turn, (ForconShipId){ (guint16) ship }, &checked);
      before = turn->battle;
    }
  g_assert_cmpuint (checked, >, 10);
  g_assert_cmpuint (arrows, ==, count_moves (journal));
}

/* Names by which no ship can be taken for another; those that the first side does not see have others in a twin. */
static void
name_ships (ForconBattle *start, const char *unseen)
{
  const ForconSideId side = { 1 };

  for (guint i = 0; i < start->n_ships; i++)
    {
      ForconCard *card = &g_array_index (start->roster->cards, ForconCard, i);
      gboolean hidden = forcon_formation_level (start, start->ships[i].formation, side) == FORCON_LEVEL_HIDDEN;

      g_free (card->name);
      card->name = g_strdup_printf ("%s%03u", hidden ? unseen : "Seen", i);
      card->troops = hidden ? (gint) strlen (unseen) : 0;
    }
}

static char *
print_early (ForconSideId reader, const char *unseen, gboolean strip)
{
  g_autoptr (ForconScript) script = load ("hidden");

  name_ships (script->start, unseen);

  g_autoptr (ForconJournal) journal = replay (script, EARLY);
  g_autoptr (ForconFolio) folio = print (journal, reader, FORCON_PAPER_A4, strip);

  return forcon_folio_text (folio);
}

static void
test_hides (void)
{
  for (gint strip = 0; strip < 2; strip++)
    {
      g_autofree char *master = print_early (FORCON_NO_SIDE, "Dark", strip);
      g_autofree char *one = print_early ((ForconSideId){ 1 }, "Dark", strip);
      g_autofree char *twin = print_early ((ForconSideId){ 1 }, "Shade", strip);

      g_assert_nonnull (strstr (master, "Dark"));
      g_assert_null (strstr (one, "Dark"));
      g_assert_nonnull (strstr (one, "Seen"));
      g_assert_cmpstr (one, ==, twin);
    }
}

/* Whoever may read it knows every ship by name that is named. */
static void
test_names_known_only (void)
{
  g_autoptr (ForconScript) script = load ("hidden");

  name_ships (script->start, "Dark");

  g_autoptr (ForconJournal) journal = replay (script, script->commands->len / 3);
  ForconSideId reader = { 1 };
  g_autoptr (ForconView) view = forcon_view_of_journal (journal, reader, NULL);
  g_autoptr (ForconFolio) folio = print (journal, reader, FORCON_PAPER_A4, FALSE);
  g_autofree char *text = forcon_folio_text (folio);

  for (guint i = 1; i <= script->start->n_ships; i++)
    {
      ForconShipId seen = forcon_view_ship (view, (ForconShipId){ (guint16) i });

      if (FORCON_ID_IS_NONE (seen) || forcon_battle_card (forcon_view_battle (view), seen)->blank)
        g_assert_null (strstr (text, forcon_battle_card (script->start, (ForconShipId){ (guint16) i })->name));
    }
}

static void
test_losses (gconstpointer data)
{
  g_autoptr (ForconScript) script = load (data);
  g_autoptr (ForconJournal) journal = replay (script, G_MAXUINT);
  const ForconBattle *end = forcon_journal_battle (journal);
  guint ships = 0;

  for (guint side = 1; side <= forcon_battle_n_sides (end); side++)
    {
      ForconBattleLoss loss = forcon_battle_loss (script->start, end, (ForconSideId){ (guint16) side });
      ForconBattleLoss types = { 0 };

      g_assert_cmpuint (loss.ships, ==, loss.in_action + loss.withdrawn + loss.hulks + loss.destroyed + loss.captured
                                            + loss.removed);
      for (guint type = 0; type < FORCON_N_SHIP_TYPE; type++)
        {
          ForconBattleLoss more = forcon_battle_loss_of_type (script->start, end, (ForconSideId){ (guint16) side },
                                                              (ForconShipType) type);

          types.ships += more.ships;
          types.hits += more.hits;
        }
      g_assert_cmpuint (types.ships, ==, loss.ships);
      g_assert_cmpint (types.hits, ==, loss.hits);
      ships += loss.ships;
    }
  g_assert_cmpuint (ships, ==, end->n_ships);
}

static void
test_texts (gconstpointer data)
{
  g_autoptr (ForconScript) script = load (data);
  g_autoptr (ForconJournal) journal = replay (script, G_MAXUINT);
  g_autoptr (ForconFolio) strip = print (journal, FORCON_NO_SIDE, FORCON_PAPER_A4, TRUE);

  /* Torpedoes that lie together have their numbers together. */
  paper_check_edges (strip);
}

static void
check_pages (ForconPaper paper)
{
  g_autoptr (ForconScript) script = load ("formations");
  g_autoptr (ForconJournal) journal = replay (script, G_MAXUINT);
  g_autoptr (ForconFolio) record = print (journal, FORCON_NO_SIDE, paper, FALSE);
  g_autoptr (ForconFolio) again = print (journal, FORCON_NO_SIDE, paper, FALSE);

  paper_check_texts (record);
  g_assert_true (paper_is_same (record, again));
}

static void
test_pages (void)
{
  check_pages (FORCON_PAPER_A4);
  check_pages (FORCON_PAPER_LETTER);
}

static void
test_russian (void)
{
  g_autoptr (ForconScript) script = load ("boarding");
  g_autoptr (ForconJournal) journal = replay (script, G_MAXUINT);
  g_autoptr (ForconFolio) folio = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "record-ru.pdf", NULL);
  g_autofree char *text = NULL;

  if (!test_speak_russian ())
    return;
  folio = print (journal, FORCON_NO_SIDE, FORCON_PAPER_A4, FALSE);
  paper_check_edges (folio);
  forcon_folio_to_file (folio, path, &error);
  g_assert_no_error (error);
  text = paper_said_of ("pdftotext", path, "-");
  if (text == NULL)
    return;
  g_assert_nonnull (strstr (text, "Раунд 1, ход:"));
  g_assert_nonnull (strstr (text, "Условные знаки"));
  g_assert_nonnull (strstr (text, "Потери"));
}

#define ADD(sentence, function)                                                                                        \
  for (guint i = 0; i < G_N_ELEMENTS (battles); i++)                                                                   \
    {                                                                                                                  \
      g_autofree char *path = g_strdup_printf ("/record/%s: " sentence, battles[i]);                                   \
      g_test_add_data_func (path, battles[i], function);                                                               \
    }

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  if (argc != 2)
    g_error ("usage: test-record-pages FOLDER");
  folder = argv[1];
  ADD ("all that is news is told once", test_tells_all)
  ADD ("arrows lead from where ships were to where they are", test_arrows)
  ADD ("a strip keeps within what can be printed", test_texts)
  ADD ("ships that came are somewhere at the end", test_losses)
  g_test_add_data_func ("/record/every turn has a page, and a picture of the strip", "hidden", test_turns);
  g_test_add_func ("/record/a side's record tells nothing that is hidden from it (F-EW-4)", test_hides);
  g_test_add_func ("/record/a side's record names only ships whose names it knows (F-EW-4)", test_names_known_only);
  g_test_add_func ("/record/pages keep within what can be printed, and come out the same", test_pages);
  g_test_add_func ("/record/Russian can be read from the file", test_russian);
  return g_test_run ();
}
