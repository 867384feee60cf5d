/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What one side knows of a battle (F-EW-1, F-EW-4). */

#include "forcon-test-battle.h"
#include "forcon-test-view.h"

static const ForconShipId lurker = { 1 };
static const ForconShipId escort = { 2 };
static const ForconShipId watcher = { 3 };

/* Two ships of red, the first of them hidden from blue, and one of blue; movement of red. */
static TestBattle *
one_hidden (void)
{
  TestBattle *test = test_battle_new ();

  test_add (test, (TestShip){ .x = 20, .y = 100, .hits = 4 });
  test_add (test, (TestShip){ .x = 20, .y = 140 });
  test_add (test, (TestShip){ .side = TEST_BLUE, .x = 180, .y = 100 });
  test_know (test, TEST_BLUE, lurker, FORCON_LEVEL_HIDDEN);
  return test;
}

static ForconView *
seen_by (TestBattle *test, ForconSideId side)
{
  return forcon_view_new (test->battle, &test->rules, side, NULL);
}

/* Does a command and lets the view follow it; what the side sees of it, or %NULL. */
static const ForconEntry *
follow (TestBattle *test, ForconView *view, ForconCommand command, const char *dice)
{
  ForconEntry *entry = forcon_entry_new ();
  const ForconEntry *seen;

  test_do (test, command, dice);
  g_array_append_vals (entry->dice, test->outcome->dice->data, test->outcome->dice->len);
  g_array_append_vals (entry->events, test->outcome->events->data, test->outcome->events->len);
  seen = forcon_view_follow (view, entry);
  forcon_entry_free (entry);
  return seen;
}

static const ForconEvent *
event_in (const ForconEntry *entry, ForconEventKind kind)
{
  for (guint i = 0; entry != NULL && i < entry->events->len; i++)
    if (g_array_index (entry->events, ForconEvent, i).kind == kind)
      return &g_array_index (entry->events, ForconEvent, i);
  return NULL;
}

static const ForconShip *
shown (const ForconView *view, ForconShipId ship)
{
  return forcon_battle_ship (forcon_view_battle (view), forcon_view_ship (view, ship));
}

static const ForconCard *
shown_card (const ForconView *view, ForconShipId ship)
{
  return forcon_battle_card (forcon_view_battle (view), forcon_view_ship (view, ship));
}

/* F-EW-4: the hidden ship is not there; the others have numbers without a gap */
static void
test_hidden (void)
{
  g_autoptr (TestBattle) test = one_hidden ();
  g_autoptr (ForconView) view = seen_by (test, TEST_BLUE);

  g_assert_cmpuint (forcon_view_battle (view)->n_ships, ==, 2);
  g_assert_cmpuint (forcon_view_battle (view)->n_formations, ==, 2);
  g_assert_null (shown (view, lurker));
  g_assert_cmpuint (forcon_view_ship (view, escort).value, ==, 1);
  g_assert_cmpuint (forcon_view_true_ship (view, (ForconShipId){ 2 }).value, ==, watcher.value);
}

/* What a side commands names the same ships and salvos in its own ids and in those of the truth. */
static void
test_command (void)
{
  g_autoptr (TestBattle) test = one_hidden ();
  ForconSalvoId salvo = test_salvo (test, TEST_BLUE, 150, 100, 0, 4, 20);
  g_autoptr (ForconView) view = NULL;
  ForconCommand launch = FORCON_COMMAND (LAUNCH, launch, .ship = watcher, .target = escort,
                                         .with = { .n = 1, .ship = { watcher } });
  ForconCommand run = FORCON_COMMAND (MOVE_SALVO, move_salvo, .salvo = salvo);

  view = seen_by (test, TEST_BLUE);
  g_assert_true (forcon_view_see_command (view, &launch));
  g_assert_cmpuint (launch.launch.ship.value, ==, 2);
  g_assert_cmpuint (launch.launch.target.value, ==, 1);
  g_assert_cmpuint (launch.launch.with.ship[0].value, ==, 2);
  g_assert_true (forcon_view_true_command (view, &launch));
  g_assert_cmpuint (launch.launch.ship.value, ==, watcher.value);
  g_assert_cmpuint (launch.launch.target.value, ==, escort.value);
  g_assert_cmpuint (launch.launch.with.ship[0].value, ==, watcher.value);
  g_assert_true (forcon_view_see_command (view, &run));
  g_assert_nonnull (forcon_battle_salvo (forcon_view_battle (view), run.move_salvo.salvo));
  g_assert_true (forcon_view_true_command (view, &run));
  g_assert_cmpuint (run.move_salvo.salvo.value, ==, salvo.value);
}

/* A ship that the side does not see is no target for it. */
static void
test_command_hidden (void)
{
  g_autoptr (TestBattle) test = one_hidden ();
  g_autoptr (ForconView) view = seen_by (test, TEST_BLUE);
  ForconCommand fire = forcon_command_fire (watcher, lurker, 1);
  ForconCommand nobody = forcon_command_fire ((ForconShipId){ 2 }, (ForconShipId){ 3 }, 1);

  g_assert_false (forcon_view_see_command (view, &fire));
  g_assert_false (forcon_view_true_command (view, &nobody));
}

/* F-EW-1: its own side and an ally see it as it is */
static void
test_own (void)
{
  g_autoptr (TestBattle) test = one_hidden ();

  forcon_battle_add_side (test->battle, "green", "Green");
  test_know (test, TEST_GREEN, lurker, FORCON_LEVEL_HIDDEN);
  g_array_index (test->battle->roster->sides, ForconSide, 0).alliance = 1;
  g_array_index (test->battle->roster->sides, ForconSide, 2).alliance = 1;
  for (guint side = 1; side <= 3; side += 2)
    {
      g_autoptr (ForconView) view = seen_by (test, (ForconSideId){ (guint16) side });

      g_assert_cmpuint (forcon_view_battle (view)->n_ships, ==, 3);
      g_assert_cmpstr (shown_card (view, lurker)->id, ==, "ship-1");
      g_assert_false (shown_card (view, lurker)->blank);
    }
}

/* F-EW-1: a contact is where it is; its card, its hits and its flagship are anybody's guess */
static void
test_contact (void)
{
  g_autoptr (TestBattle) test = one_hidden ();

  test_know (test, TEST_BLUE, lurker, FORCON_LEVEL_CONTACT);
  test_state (test, lurker)->hits = 2;
  test_state (test, lurker)->heading = 450;
  test_add_critical (test, lurker, FORCON_CRITICAL_FIRE, 0);

  g_autoptr (ForconView) view = seen_by (test, TEST_BLUE);
  const ForconCard *card = shown_card (view, lurker);

  g_assert_true (card->blank);
  g_assert_cmpstr (card->name, ==, "Contact 1");
  g_assert_cmpint (card->diameter, ==, FORCON_CM (2));
  g_assert_cmpint (card->shields + card->speed + card->ew_attack + card->greatest_turn, ==, 0);
  g_assert_cmpint (card->armour + card->readiness + card->hits, ==, 3);
  g_assert_cmpint (shown (view, lurker)->position.x, ==, FORCON_CM (20));
  g_assert_cmpint (shown (view, lurker)->heading, ==, 450);
  g_assert_cmpint (shown (view, lurker)->hits, ==, card->hits);
  g_assert_cmpuint (forcon_view_battle (view)->criticals->len, ==, 0);
}

/* F-EW-4: of a command to a hidden ship nothing reaches the other side, not even that there was one */
static void
test_hidden_moves (void)
{
  g_autoptr (TestBattle) test = one_hidden ();
  g_autoptr (ForconView) view = seen_by (test, TEST_BLUE);
  g_autofree char *before = test_view_dump (view);

  g_assert_null (follow (test, view, test_ahead (lurker, 20), ""));
  g_autofree char *after = test_view_dump (view);

  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (forcon_view_length (view), ==, 0);
}

/* F-EW-1: a contact's moves are seen, by its number in the view */
static void
test_contact_moves (void)
{
  g_autoptr (TestBattle) test = one_hidden ();

  test_know (test, TEST_BLUE, escort, FORCON_LEVEL_CONTACT);
  g_autoptr (ForconView) view = seen_by (test, TEST_BLUE);
  const ForconEntry *entry = follow (test, view, test_ahead (escort, 20), "");

  g_assert_cmpuint (event_in (entry, FORCON_EVENT_SHIP_MOVED)->ship_moved.ship.value, ==, 1);
  g_assert_cmpint (shown (view, escort)->position.y, ==, FORCON_CM (120));
}

/* F-EW-1: of contacts that move together it is not told which of them leads */
static void
test_contacts_move (void)
{
  g_autoptr (TestBattle) test = one_hidden ();

  test_state (test, escort)->position = (ForconPoint){ FORCON_CM (22), FORCON_CM (100) };
  test_enlist (test, lurker, escort, 1);
  test_know (test, TEST_BLUE, lurker, FORCON_LEVEL_CONTACT);
  g_autoptr (ForconView) view = seen_by (test, TEST_BLUE);
  const ForconEntry *entry = follow (test, view, test_ahead (lurker, 20), "");

  g_assert_cmpuint (entry->events->len, ==, 2);
  for (guint i = 0; i < entry->events->len; i++)
    {
      const ForconEvent *event = &g_array_index (entry->events, ForconEvent, i);

      g_assert_cmpuint (event->ship_moved.lead.value, ==, event->ship_moved.ship.value);
    }
}

/* F-EW-4, F-SWP-1: that somebody sweeps is seen, but not what is found */
static void
test_sweeper (void)
{
  g_autoptr (TestBattle) test = one_hidden ();
  ForconShipId sweeper = test_add (test, (TestShip){ .type = FORCON_SHIP_TYPE_MINESWEEPER, .x = 100, .y = 150 });

  test_card (test, sweeper)->drones = 2;
  test_mine (test, TEST_BLUE, 100, 155, FORCON_CHARGE_PLASMA);
  g_autoptr (ForconView) blue = seen_by (test, TEST_BLUE);
  g_autoptr (ForconView) red = seen_by (test, TEST_RED);
  const ForconCommand command = FORCON_COMMAND (SWEEP, sweep, .ship = sweeper);
  const ForconEntry *entry = follow (test, blue, command, "");
  ForconEvent own;

  g_assert_cmpint (event_in (entry, FORCON_EVENT_SWEEP_DECLARED)->sweep_declared.found, ==, 0);
  g_assert_true (forcon_view_see (red, test->battle, test_event (test, FORCON_EVENT_SWEEP_DECLARED), &own));
  g_assert_cmpint (own.sweep_declared.found, ==, 1);
}

/* F-EW-2: found, it is on the table from then on, with the next number; the dice of the contest are not told */
static void
test_found (void)
{
  g_autoptr (TestBattle) test = one_hidden ();

  test_enter (test, TEST_RED, FORCON_STEP_END);
  g_autoptr (ForconView) view = seen_by (test, TEST_BLUE);
  const ForconEntry *entry = follow (test, view, test_end_step (), "1 6");

  g_assert_null (event_in (entry, FORCON_EVENT_DETECTION_CONTESTED));
  g_assert_cmpuint (event_in (entry, FORCON_EVENT_FORMATION_SEEN)->formation_seen.formation.value, ==, 3);
  g_assert_cmpuint (entry->dice->len, ==, 0);
  g_assert_cmpuint (forcon_view_ship (view, lurker).value, ==, 3);
  g_assert_true (shown_card (view, lurker)->blank);
}

/* F-EW-1: identified, the card lies open as it is at that moment, damage and criticals too; it keeps its number */
static void
test_identified (void)
{
  g_autoptr (TestBattle) test = one_hidden ();

  test_know (test, TEST_BLUE, lurker, FORCON_LEVEL_CONTACT);
  test_state (test, lurker)->hits = 2;
  test_add_critical (test, lurker, FORCON_CRITICAL_FIRE, 0);
  test_enter (test, TEST_RED, FORCON_STEP_END);
  /* The fire burns at the end of red's turn, which blue does not see yet. */
  g_autoptr (ForconView) view = seen_by (test, TEST_BLUE);

  follow (test, view, test_end_step (), "1 6");
  g_assert_cmpstr (shown_card (view, lurker)->name, ==, "Ship 1");
  g_assert_cmpint (shown (view, lurker)->hits, ==, 1);
  g_assert_cmpuint (forcon_view_ship (view, lurker).value, ==, 1);
  g_assert_cmpuint (forcon_view_battle (view)->criticals->len, ==, 1);
}

/* F-EW-1: a contact that is fired at: the hits are seen, the damage, its armour and the dice against it are not */
static void
test_fired_at (void)
{
  g_autoptr (TestBattle) test = one_hidden ();
  guint32 gun = test_gun (test, watcher, FORCON_WEAPON_BATTERY, 200, 3);

  test_know (test, TEST_BLUE, lurker, FORCON_LEVEL_CONTACT);
  test_card (test, lurker)->shields = 0;
  test_enter (test, TEST_BLUE, FORCON_STEP_FIRE);
  g_autoptr (ForconView) view = seen_by (test, TEST_BLUE);
  const ForconEntry *entry = follow (test, view, forcon_command_fire (watcher, lurker, gun), "6 1");
  const ForconEvent *event = event_in (entry, FORCON_EVENT_BATTERY_FIRED);

  g_assert_cmpint (event->battery_fired.hits, ==, 1);
  g_assert_cmpint (event->battery_fired.firepower, ==, 3);
  g_assert_cmpint (event->battery_fired.armour + event->battery_fired.damage + event->battery_fired.column, ==, 0);
  g_assert_cmpuint (event->battery_fired.roll.count, ==, 0);
  g_assert_cmpuint (entry->dice->len, ==, 0);
  g_assert_null (event_in (entry, FORCON_EVENT_SHIP_DAMAGED));
  g_assert_cmpint (shown (view, lurker)->hits, ==, shown_card (view, lurker)->hits);
}

/* F-EW-4: an explosion reaches as many ships as are seen, whoever else was there */
static void
test_explosion (void)
{
  g_autoptr (TestBattle) test = one_hidden ();
  guint32 gun = test_gun (test, watcher, FORCON_WEAPON_DESTRUCTOR, 200, 1);

  test_state (test, lurker)->position = (ForconPoint){ FORCON_CM (20), FORCON_CM (137) };
  test_state (test, escort)->hits = 1;
  test_enter (test, TEST_BLUE, FORCON_STEP_FIRE);
  g_autoptr (ForconView) view = seen_by (test, TEST_BLUE);
  /* A hit, no critical, 10 on the table, 15 cm; the lurker is not hit by its three dice. */
  const ForconEntry *entry = follow (test, view, forcon_command_fire (watcher, escort, gun), "5 1  5 5  5 5 5  1 1 1");

  g_assert_cmpint (test_event (test, FORCON_EVENT_EXPLOSION)->explosion.reached, ==, 1);
  g_assert_cmpint (event_in (entry, FORCON_EVENT_EXPLOSION)->explosion.reached, ==, 0);
  g_assert_null (event_in (entry, FORCON_EVENT_BLAST_STRUCK));
  g_assert_cmpuint (entry->dice->len, ==, 7);
}

/* F-EW-4, F-MINE-3: other sides' mines are not there, and leave no gap in the numbers of markers */
static void
test_mines (void)
{
  g_autoptr (TestBattle) test = one_hidden ();
  ForconMineCard card = { FORCON_CHARGE_PLASMA, FORCON_CM (5), 16 };

  forcon_battle_add_mine (test->battle, TEST_RED, (ForconPoint){ 0, 0 }, &card);
  forcon_battle_add_object (test->battle, FORCON_OBJECT_BLAST, (ForconPoint){ 0, 0 }, FORCON_CM (1));
  g_autoptr (ForconView) blue = seen_by (test, TEST_BLUE);
  g_autoptr (ForconView) red = seen_by (test, TEST_RED);

  g_assert_cmpuint (forcon_view_battle (blue)->mines->len, ==, 0);
  g_assert_cmpuint (g_array_index (forcon_view_battle (blue)->objects, ForconObject, 0).id.value, ==, 1);
  g_assert_cmpuint (forcon_view_battle (blue)->next_id, ==, 2);
  g_assert_cmpuint (forcon_view_battle (red)->mines->len, ==, 1);
}

/* F-EW-4: undone and redone, the view is what it was */
static void
test_undo (void)
{
  g_autoptr (TestBattle) test = one_hidden ();
  g_autoptr (ForconJournal) journal = forcon_journal_new (test->battle, &test->rules);
  ForconCommand first = test_ahead (escort, 20);
  ForconCommand second = test_ahead (lurker, 20);
  ForconCommand other = test_ahead (escort, 15);
  g_autoptr (ForconView) view = forcon_view_of_journal (journal, TEST_BLUE, NULL);

  forcon_outcome_free (forcon_journal_do (journal, &first, &FORCON_DICE_ASK));
  forcon_outcome_free (forcon_journal_do (journal, &second, &FORCON_DICE_ASK));
  forcon_view_sync (view, journal);
  g_autofree char *after = test_view_dump (view);

  forcon_journal_undo (journal);
  forcon_journal_undo (journal);
  forcon_view_sync (view, journal);
  g_assert_cmpuint (forcon_view_length (view), ==, 0);
  forcon_journal_redo (journal);
  forcon_view_sync (view, journal);
  g_autofree char *again = test_view_dump (view);

  g_assert_cmpstr (after, ==, again);
  forcon_journal_undo (journal);
  forcon_outcome_free (forcon_journal_do (journal, &other, &FORCON_DICE_ASK));
  forcon_view_sync (view, journal);
  g_assert_cmpint (shown (view, escort)->position.y, ==, FORCON_CM (125));
}

/* F-EW-4: who holds on to what a side knew sees no more of it later */
static void
test_held (void)
{
  g_autoptr (TestBattle) test = one_hidden ();

  test_enter (test, TEST_RED, FORCON_STEP_END);
  g_autoptr (ForconView) view = seen_by (test, TEST_BLUE);
  g_autoptr (ForconBattle) held = forcon_battle_clone (forcon_view_battle (view));

  follow (test, view, test_end_step (), "1 6");
  g_assert_cmpuint (held->roster->cards->len, ==, 2);
  g_assert_cmpuint (forcon_view_battle (view)->roster->cards->len, ==, 3);
}

/* F-EW-1: so that what a side knows can be written down and read again */
static void
test_criticals_in_order (void)
{
  g_autoptr (TestBattle) test = one_hidden ();
  ForconCommand command = { .kind = FORCON_COMMAND_SET,
                            .set = { .ship = lurker, .value = FORCON_VALUE_HITS_LEFT, .number = 3 },
                            .reason = "Counted wrong" };

  test_know (test, TEST_BLUE, lurker, FORCON_LEVEL_IDENTIFIED);
  test_add_critical (test, lurker, FORCON_CRITICAL_FIRE, 0);
  test_add_critical (test, escort, FORCON_CRITICAL_BOW, 0);
  g_autoptr (ForconView) view = seen_by (test, TEST_BLUE);

  follow (test, view, command, "");
  const GArray *criticals = forcon_view_battle (view)->criticals;

  g_assert_cmpuint (criticals->len, ==, 2);
  g_assert_cmpint (g_array_index (criticals, ForconCritical, 0).effect, ==, FORCON_CRITICAL_FIRE);
  g_assert_cmpint (g_array_index (criticals, ForconCritical, 1).effect, ==, FORCON_CRITICAL_BOW);
}

/* F-EW-4: a captain has the true ids, but neither hidden ships nor the cards of contacts, nor the dice to come */
static void
test_masked (void)
{
  g_autoptr (TestBattle) test = one_hidden ();

  test_know (test, TEST_BLUE, escort, FORCON_LEVEL_CONTACT);
  test_gun (test, escort, FORCON_WEAPON_BATTERY, 20, 3);
  test_add_critical (test, escort, FORCON_CRITICAL_FIRE, 0);
  test->battle->random = forcon_random_seeded (7, 54);
  g_autoptr (ForconBattle) masked = forcon_view_masked (test->battle, &test->rules, TEST_BLUE);

  g_assert_cmpint (masked->ships[0].status, ==, FORCON_SHIP_REMOVED);
  g_assert_cmpint (masked->ships[0].position.x + masked->ships[0].position.y + masked->ships[0].hits, ==, 0);
  g_assert_cmpint (masked->ships[1].position.y, ==, FORCON_CM (140));
  g_assert_cmpuint (forcon_battle_n_weapons (masked, escort), ==, 0);
  g_assert_true (forcon_battle_card (masked, lurker)->blank);
  g_assert_cmpuint (masked->criticals->len, ==, 0);
  g_assert_cmpstr (forcon_battle_card (masked, watcher)->name, ==, "Ship 3");
  g_assert_cmpuint (masked->random.state, !=, test->battle->random.state);
}

/* F-EW-1: whose flag a formation of contacts follows is not told, nor whether it follows any */
static void
test_masked_formation (void)
{
  g_autoptr (TestBattle) test = one_hidden ();
  guint place = test_state (test, escort)->formation.value - 1u;

  test_know (test, TEST_BLUE, escort, FORCON_LEVEL_CONTACT);
  test->battle->formations[place].broken = TRUE;
  g_autoptr (ForconBattle) masked = forcon_view_masked (test->battle, &test->rules, TEST_BLUE);

  g_assert_true (FORCON_ID_IS_NONE (masked->formations[place].flagship));
  g_assert_false (masked->formations[place].broken);
}

/* F-EW-4: who fired at whom is known where both are seen */
static void
test_masked_shots (void)
{
  g_autoptr (TestBattle) test = one_hidden ();
  const ForconShot shots[] = { { lurker, watcher }, { watcher, lurker }, { escort, watcher } };

  g_array_append_vals (test->battle->shots, shots, G_N_ELEMENTS (shots));
  g_autoptr (ForconBattle) masked = forcon_view_masked (test->battle, &test->rules, TEST_BLUE);

  g_assert_cmpuint (masked->shots->len, ==, 1);
  g_assert_cmpuint (g_array_index (masked->shots, ForconShot, 0).shooter.value, ==, escort.value);
}

/* F-EW-4: where all is identified a captain's battle costs a clone */
static void
test_masked_open (void)
{
  g_autoptr (TestBattle) test = one_hidden ();

  g_autoptr (ForconBattle) masked = forcon_view_masked (test->battle, &test->rules, TEST_RED);

  g_assert_true (masked->roster == test->battle->roster);
}

/* One ship each of red, blue and green, in this order of turns, and blue is hidden from red and green. */
static TestBattle *
third_hidden (void)
{
  TestBattle *test = test_battle_new ();

  forcon_battle_add_side (test->battle, "green", "Green");
  test_add (test, (TestShip){ .x = 20, .y = 100 });
  test_add (test, (TestShip){ .side = TEST_BLUE, .x = 180, .y = 100 });
  test_add (test, (TestShip){ .side = TEST_GREEN, .x = 100, .y = 20 });
  test_know (test, TEST_RED, (ForconShipId){ 2 }, FORCON_LEVEL_HIDDEN);
  test_know (test, TEST_GREEN, (ForconShipId){ 2 }, FORCON_LEVEL_HIDDEN);
  test_enter (test, TEST_RED, FORCON_STEP_END);
  return test;
}

/* F-EW-4: it is in no list, and those that are known have numbers without a gap */
static void
test_hidden_side (void)
{
  g_autoptr (TestBattle) test = third_hidden ();
  g_autoptr (ForconView) view = seen_by (test, TEST_GREEN);
  const ForconBattle *battle = forcon_view_battle (view);

  g_assert_cmpuint (forcon_battle_n_sides (battle), ==, 2);
  g_assert_cmpstr (forcon_battle_side (battle, (ForconSideId){ 2 })->id, ==, "green");
  g_assert_cmpuint (forcon_view_side (view).value, ==, 2);
  g_assert_cmpuint (forcon_view_true_side (view).value, ==, TEST_GREEN.value);
  g_assert_cmpuint (shown (view, watcher)->side.value, ==, 2);
}

/* F-EW-4: mines alone make no side of their owner */
static void
test_hidden_mines (void)
{
  g_autoptr (TestBattle) test = third_hidden ();
  ForconMineCard card = { FORCON_CHARGE_PLASMA, FORCON_CM (1), 2 };

  forcon_battle_add_mine (test->battle, TEST_BLUE, (ForconPoint){ 500, 500 }, &card);
  g_autoptr (ForconView) view = seen_by (test, TEST_RED);

  g_assert_cmpuint (forcon_battle_n_sides (forcon_view_battle (view)), ==, 2);
  g_array_index (test->battle->mines, ForconMine, 0).known |= 1u << TEST_RED.value;
  g_autoptr (ForconView) found = seen_by (test, TEST_RED);

  g_assert_cmpuint (forcon_battle_n_sides (forcon_view_battle (found)), ==, 3);
}

/* F-EW-4: neither its turn nor its steps, and not even that another's turn was put off by them */
static void
test_hidden_turn (void)
{
  g_autoptr (TestBattle) test = third_hidden ();
  g_autoptr (ForconView) view = seen_by (test, TEST_GREEN);

  g_assert_null (follow (test, view, test_end_step (), ""));
  g_assert_cmpuint (test->battle->side.value, ==, TEST_BLUE.value);
  test_state (test, (ForconShipId){ 2 })->moved = TRUE;
  for (guint i = 0; i < 3; i++)
    g_assert_null (follow (test, view, test_end_step (), ""));
  const ForconEntry *entry = follow (test, view, test_end_step (), "6 1");

  g_assert_cmpuint (forcon_view_length (view), ==, 1);
  g_assert_nonnull (event_in (entry, FORCON_EVENT_TURN_ENDED));
  g_assert_cmpuint (event_in (entry, FORCON_EVENT_TURN_BEGUN)->turn_begun.side.value, ==, 2);
  g_assert_cmpuint (forcon_view_battle (view)->side.value, ==, 2);
}

/* F-EW-4: when it is found in its turn, that turn is known */
static void
test_hidden_side_found (void)
{
  g_autoptr (TestBattle) test = third_hidden ();
  g_autoptr (ForconView) view = seen_by (test, TEST_GREEN);
  ForconCommand reveal = { .kind = FORCON_COMMAND_REVEAL,
                           .reveal = { .formation = forcon_battle_ship (test->battle, (ForconShipId){ 2 })->formation,
                                       .side = TEST_GREEN,
                                       .level = FORCON_LEVEL_IDENTIFIED },
                           .reason = "It is seen" };

  follow (test, view, test_end_step (), "");
  g_assert_nonnull (event_in (follow (test, view, reveal, ""), FORCON_EVENT_FORMATION_SEEN));
  g_assert_cmpuint (forcon_battle_n_sides (forcon_view_battle (view)), ==, 3);
  g_assert_cmpstr (forcon_battle_side (forcon_view_battle (view), forcon_view_battle (view)->side)->id, ==, "blue");
  g_assert_cmpint (forcon_view_battle (view)->step, ==, FORCON_STEP_MOVEMENT);
}

/* F-END-5: they are not counted in a turn of which somebody knows nothing */
static void
test_markers_in_hidden_turn (void)
{
  g_autoptr (TestBattle) test = third_hidden ();

  forcon_battle_add_object (test->battle, FORCON_OBJECT_BLAST, (ForconPoint){ 5000, 5000 }, 100);
  test_enter (test, TEST_BLUE, FORCON_STEP_END);
  test_do (test, test_end_step (), "6 1");
  g_assert_cmpuint (test_count (test, FORCON_EVENT_MARKERS_ROLLED), ==, 0);
  g_assert_cmpuint (test->battle->objects->len, ==, 1);
}

/* F-TURN-2, F-EW-4: what a side rolls only because of one that is hidden it is not told, and first is the first that it knows */
static void
test_hidden_initiative (void)
{
  g_autoptr (TestBattle) test = third_hidden ();

  test_enter (test, FORCON_NO_SIDE, FORCON_STEP_SET_UP);
  test->battle->round = 0;
  g_autoptr (ForconView) view = seen_by (test, TEST_RED);

  follow (test, view, (ForconCommand){ .kind = FORCON_COMMAND_BEGIN }, "5 5 2  1 6");
  g_assert_cmpuint (test->battle->first.value, ==, TEST_BLUE.value);
  g_assert_cmpuint (forcon_view_length (view), ==, 0);
  test_state (test, (ForconShipId){ 2 })->moved = TRUE;
  for (guint i = 0; i < 3; i++)
    follow (test, view, test_end_step (), "");
  const ForconEntry *entry = follow (test, view, test_end_step (), "6 1");
  guint rolls = 0;

  for (guint i = 0; i < entry->events->len; i++)
    rolls += g_array_index (entry->events, ForconEvent, i).kind == FORCON_EVENT_INITIATIVE_ROLLED ? 1 : 0;
  g_assert_cmpuint (rolls, ==, 1);
  g_assert_cmpuint (event_in (entry, FORCON_EVENT_BATTLE_BEGUN)->battle_begun.first.value, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/view/a hidden ship is not there", test_hidden);
  g_test_add_func ("/engine/view/its own side and allies see it", test_own);
  g_test_add_func ("/engine/view/a command names the same in both kinds of ids", test_command);
  g_test_add_func ("/engine/view/a command that names a hidden ship is none of the side's", test_command_hidden);
  g_test_add_func ("/engine/view/a contact is a place and a heading", test_contact);
  g_test_add_func ("/engine/view/a command to a hidden ship is not there", test_hidden_moves);
  g_test_add_func ("/engine/view/a contact's moves are seen", test_contact_moves);
  g_test_add_func ("/engine/view/of contacts it is not told which leads", test_contacts_move);
  g_test_add_func ("/engine/view/what a sweeper finds is its side's", test_sweeper);
  g_test_add_func ("/engine/view/a formation that is found comes onto the table", test_found);
  g_test_add_func ("/engine/view/the card of an identified ship lies open", test_identified);
  g_test_add_func ("/engine/view/of fire at a contact its hits are seen", test_fired_at);
  g_test_add_func ("/engine/view/an explosion counts the ships that are seen", test_explosion);
  g_test_add_func ("/engine/view/mines of others are not there", test_mines);
  g_test_add_func ("/engine/view/it follows undo and redo", test_undo);
  g_test_add_func ("/engine/view/what was known does not change for who keeps it", test_held);
  g_test_add_func ("/engine/view/a ship that is read anew keeps its criticals in their place", test_criticals_in_order);
  g_test_add_func ("/engine/view/a captain sees no further than its side", test_masked);
  g_test_add_func ("/engine/view/a captain does not know who commands contacts", test_masked_formation);
  g_test_add_func ("/engine/view/a captain knows of shots between those he sees", test_masked_shots);
  g_test_add_func ("/engine/view/a captain's battle without secrets shares its roster", test_masked_open);
  g_test_add_func ("/engine/view/a hidden side is in no list", test_hidden_side);
  g_test_add_func ("/engine/view/hidden mines make no side of their owner", test_hidden_mines);
  g_test_add_func ("/engine/view/a hidden side has no turn", test_hidden_turn);
  g_test_add_func ("/engine/view/a side that is found in its turn has it", test_hidden_side_found);
  g_test_add_func ("/engine/view/markers stay through a turn that is hidden", test_markers_in_hidden_turn);
  g_test_add_func ("/engine/view/dice for a hidden side are not told", test_hidden_initiative);
  return g_test_run ();
}
