/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The story of twin campaigns, and all that Amber is told of it. */
#include "report/history/battle-record-folio.h"
#include "report/reports/campaign-digest.h"
#include "engine/captain/captain.h"
#include "engine/state/formation.h"
#include "engine/state/ship.h"
#include "forcon-test-view.h"
#include "engine/views/view.h"
#include "secrecy-outputs.h"
#include "twin-world.h"

#define SHIPS_OF_NOBODY ""

/* Dice */

static guint64
mix (guint64 number)
{
  number = (number ^ (number >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  number = (number ^ (number >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return number ^ (number >> 31);
}

/* Who seeks: the side whose turn begins with the command, be there others before it that nobody sees. */
static char *
seeker_of (const Twin *twin, const ForconCampaignCommand *command, const GByteArray *faces)
{
  const ForconDice dice = { faces->data, faces->len, TRUE, FALSE };
  g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_try (twin->chronicle, command, &dice);
  const ForconBattle *table = outcome->after == NULL
                                  ? NULL
                                  : forcon_campaign_battle (outcome->after, forcon_campaign_command_clash (command));

  return g_strdup (table == NULL ? SHIPS_OF_NOBODY : forcon_battle_side (table, table->side)->id);
}

/* A die is what the seed, its ship and its purpose make of it: throws of others do not move it on. */
static guint8
face_of (Twin *twin, const ForconCampaignCommand *command, const ForconDiceRequest *request, const GByteArray *faces)
{
  const ForconCampaign *campaign = twin_campaign (twin);
  const ForconBattle *battle = command->kind == FORCON_CAMPAIGN_COMMAND_PLAY
                                   ? forcon_campaign_battle (campaign, command->play.clash)
                                   : campaign->fleet;
  gboolean known = request->ship.value > 0 && request->ship.value <= battle->n_ships;
  const char *ship = known ? forcon_battle_card (battle, request->ship)->id : SHIPS_OF_NOBODY;

  if (request->purpose == FORCON_PURPOSE_DETECTION_HIDER)
    {
      g_autofree char *seeker = seeker_of (twin, command, faces);

      g_free (twin->hider);
      twin->hider = g_strdup_printf ("%s from %s", ship, seeker);
    }
  gboolean sought = request->purpose == FORCON_PURPOSE_DETECTION_HIDER || request->purpose == FORCON_PURPOSE_DETECTION_SEEKER;
  char *key = g_strdup_printf ("%d %d %d %s %s", campaign->progress.phase, campaign->progress.half, request->purpose, ship,
                               sought ? twin->hider : "");
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (twin->rolls, key)) + 1;
  guint64 number = mix (mix (twin->seed + g_str_hash (key)) + n);

  g_hash_table_insert (twin->rolls, key, GUINT_TO_POINTER (n));
  return (guint8) (1 + number % 6);
}

/* Commands */

/* Returns: the outcome with all the dice that it wanted */
static ForconCampaignOutcome *
decide (Twin *twin, const ForconCampaignCommand *command, gboolean enter)
{
  g_autoptr (GByteArray) faces = g_byte_array_new ();

  if (twin->keyed && enter)
    return forcon_chronicle_do (twin->chronicle, command, &FORCON_DICE_GENERATED);
  while (TRUE)
    {
      ForconDice dice = { faces->data, faces->len, FALSE, FALSE };
      ForconCampaignOutcome *outcome = enter ? forcon_chronicle_do (twin->chronicle, command, &dice)
                                             : forcon_chronicle_try (twin->chronicle, command, &dice);
      const ForconDiceRequest *request = &outcome->verdict.request;

      if (outcome->verdict.kind != FORCON_PROBLEM_NEEDS_DICE)
        return outcome;
      for (guint i = request->given; i < request->count; i++)
        {
          guint8 face = enter ? face_of (twin, command, request, faces) : 3;

          g_byte_array_append (faces, &face, 1);
        }
      forcon_campaign_outcome_free (outcome);
    }
}

/**
 * twin_do:
 *
 * Returns: whether the command was carried out
 */
gboolean
twin_do (Twin *twin, const ForconCampaignCommand *command)
{
  g_autoptr (ForconCampaignOutcome) outcome = decide (twin, command, TRUE);

  return outcome->verdict.kind == FORCON_PROBLEM_NONE;
}

/**
 * twin_play:
 *
 * Likewise at the table of the clash that is fought.
 */
gboolean
twin_play (Twin *twin, ForconCommand command)
{
  ForconCampaignCommand play
      = { .kind = FORCON_CAMPAIGN_COMMAND_PLAY, .play = { .clash = twin_clash (twin) }, .battle = command };

  return twin_do (twin, &play);
}

/* What Amber is told */

static void
tell (Twin *twin, char *text)
{
  g_string_append (twin->told, text);
  g_string_append_c (twin->told, '\n');
  g_free (text);
}

static void
tell_digest (Twin *twin, GPtrArray *digest)
{
  for (guint i = 0; i < digest->len; i++)
    {
      const ForconDigestLine *line = g_ptr_array_index (digest, i);

      tell (twin, g_strdup_printf ("%d %s | %s", line->heading, line->text, line->detail == NULL ? "" : line->detail));
    }
  g_ptr_array_unref (digest);
}

/* The record of each clash on paper, as `forcon record --as` makes it. */
static void
tell_records (Twin *twin, const ForconKnowledge *knowledge)
{
  const ForconPaperForm form = { FORCON_PAPER_A4, forcon_style_get (FORCON_STYLE_PRINT) };

  for (guint i = 0; i < forcon_knowledge_n_clashes (knowledge); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ForconJournal) journal
          = forcon_chronicle_battle_journal (twin->chronicle, forcon_knowledge_clash (knowledge, i).clash, &error);

      g_assert_no_error (error);
      const ForconBattleRecord record
          = { journal, forcon_battle_find_side (forcon_journal_start (journal), "amber"), "A clash" };
      g_autoptr (ForconFolio) folio = forcon_battle_record_folio (&record, &form);

      tell (twin, forcon_folio_text (folio));
    }
}

/* What is on the tables, to the last number. */
static void
tell_tables (Twin *twin, const ForconKnowledge *knowledge)
{
  for (guint i = 0; i < forcon_knowledge_n_clashes (knowledge); i++)
    tell (twin, test_view_dump (forcon_knowledge_view (knowledge, i)));
}

static void
tell_all (Twin *twin, const char *when)
{
  gint phase = twin_campaign (twin)->progress.phase;
  g_autoptr (ForconKnowledge) knowledge = secrecy_knowledge (twin->chronicle, twin->reader, phase);

  tell (twin, g_strdup_printf ("--- %s", when));
  tell (twin, secrecy_words (twin->chronicle, twin->reader, phase));
  tell_digest (twin, forcon_digest_fleet (knowledge));
  tell_digest (twin, forcon_digest_map (knowledge));
  tell_digest (twin, forcon_digest_orders (knowledge));
  tell_digest (twin, forcon_digest_messages (knowledge));
  tell_tables (twin, knowledge);
}

static void
tell_papers (Twin *twin)
{
  gint phase = twin_campaign (twin)->progress.phase;
  g_autoptr (ForconKnowledge) knowledge = secrecy_knowledge (twin->chronicle, twin->reader, phase);

  tell (twin, secrecy_pages (twin->chronicle, twin->reader, phase - 1));
  tell (twin, secrecy_pictures (twin->chronicle, twin->reader, phase));
  tell_records (twin, knowledge);
}

/* What of the ships of Amber would be refused, and why. */
static void
tell_refusal (Twin *twin, ForconCommand command)
{
  ForconCampaignCommand play
      = { .kind = FORCON_CAMPAIGN_COMMAND_PLAY, .play = { .clash = twin_clash (twin) }, .battle = command };
  g_autoptr (ForconCampaignOutcome) outcome = decide (twin, &play, FALSE);
  const ForconVerdict *verdict = &outcome->verdict.battle;

  tell (twin, g_strdup_printf ("%d %d %d %d %d", outcome->verdict.kind, verdict->kind, verdict->actual, verdict->needed,
                               outcome->verdict.kind == FORCON_PROBLEM_NONE));
}

static void
tell_refusals (Twin *twin)
{
  const ForconBattle *table = forcon_campaign_battle (twin_campaign (twin), twin_clash (twin));
  ForconSideId side = forcon_battle_find_side (table, "amber");
  ForconRandom random = forcon_random_seeded (twin->seed, (guint64) table->round);

  for (guint i = 1; i <= table->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };

      if (!FORCON_ID_EQUAL (forcon_battle_ship (table, ship)->side, side))
        continue;
      ForconCommand move = forcon_command_move (ship, FORCON_CM (forcon_random_below (&random, 40)),
                                                (ForconAngle) forcon_random_below (&random, 900) - 450,
                                                FORCON_CM (forcon_random_below (&random, 20)));

      tell_refusal (twin, move);
      for (guint k = 1; k <= table->n_ships; k++)
        if (!FORCON_ID_EQUAL (forcon_battle_ship (table, (ForconShipId){ (guint16) k })->side, side)
            && forcon_ship_detected (table, (ForconShipId){ (guint16) k }, side))
          tell_refusal (twin, FORCON_COMMAND (FIRE, fire, .ship = ship, .target = { (guint16) k }, .weapons = 1));
    }
}

/* The story */

static guint
below (ForconRandom *random, guint bound)
{
  return forcon_random_below (random, bound);
}

static void
order (Twin *twin, const char *formation, ForconTaskKind kind, const char *sector, ForconPosture posture, gboolean add)
{
  const ForconCampaign *campaign = twin_campaign (twin);
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_TASK };

  command.task.formation = twin_formation (campaign, formation);
  command.task.kind = kind;
  command.task.sector = sector == NULL ? forcon_campaign_post (campaign, command.task.formation)->sector
                                       : twin_sector (campaign, sector);
  command.task.posture = posture;
  command.task.add = add;
  command.task.count = kind == FORCON_TASK_LAY ? 2 : 0;
  tell (twin, g_strdup_printf ("%s %d: %d", formation, kind, twin_do (twin, &command)));
}

static ForconPosture
any_posture (ForconRandom *random)
{
  return (ForconPosture) below (random, FORCON_N_POSTURE);
}

/* Who can sweep does not come to where mines are that Amber may not know. */
static void
order_any (Twin *twin, ForconRandom *random, const char *formation)
{
  static const ForconTaskKind kinds[] = { FORCON_TASK_PATROL, FORCON_TASK_LAY,           FORCON_TASK_SWEEP, FORCON_TASK_DEFEND,
                                          FORCON_TASK_HOLD,   FORCON_TASK_ATTACK_SECTOR, FORCON_TASK_MOVE };
  static const char *const sectors[] = { "b1", "a2", "b2", "c2", "b3" };
  ForconTaskKind kind = kinds[below (random, G_N_ELEMENTS (kinds))];
  const char *sector = sectors[below (random, g_str_equal (formation, "amber-rear") ? 2 : G_N_ELEMENTS (sectors))];

  order (twin, formation, kind, kind == FORCON_TASK_MOVE ? sector : NULL, any_posture (random), FALSE);
}

/* Amber asks the master and writes to Drab, and gets a message of Coral's by courier (F-CAMP-9). */
static void
ask_and_write (Twin *twin, ForconRandom *random)
{
  ForconSideId amber = twin_admiral (twin_campaign (twin), "amber");
  ForconCampaignCommand forward = { .kind = FORCON_CAMPAIGN_COMMAND_FORWARD };
  const GArray *queries;

  twin_do (twin, &FORCON_CAMPAIGN_COMMAND (ASK, ask, .admiral = amber, .text = "Where is Drab?"));
  twin_do (twin, &FORCON_CAMPAIGN_COMMAND (ASK, ask, .admiral = amber,
                                           .to = twin_admiral (twin_campaign (twin), "drab"), .text = "Be friends."));
  twin_do (twin, &FORCON_CAMPAIGN_COMMAND (ASK, ask, .admiral = twin_admiral (twin_campaign (twin), "coral"),
                                           .to = amber, .text = "You will never find us."));
  queries = twin_campaign (twin)->queries;
  forward.forward.query = g_array_index (queries, ForconQuery, queries->len - 1).query;
  forward.forward.delay = 1 + (gint) below (random, 2);
  twin_do (twin, &forward);
}

/* What Amber's captains are told for those whom they meet, by name, by admiral, or whoever they are. */
static void
instruct_any (Twin *twin, ForconRandom *random, const char *formation)
{
  static const ForconWhen whens[] = { FORCON_WHEN_MEETS, FORCON_WHEN_ALWAYS, FORCON_WHEN_OUTNUMBERED, FORCON_WHEN_HELD,
                                      FORCON_WHEN_FREE, FORCON_WHEN_ATTACKED };
  static const ForconWhat whats[] = { FORCON_WHAT_AVOID, FORCON_WHAT_ATTACK, FORCON_WHAT_WITHDRAW, FORCON_WHAT_HOLD_FIRE,
                                      FORCON_WHAT_NO_PURSUIT, FORCON_WHAT_ORDER };
  static const char *const foes[] = { "coral-one", "drab-guard", "blue-line" };
  static const char *const admirals[] = { "coral", "drab", "blue" };
  const ForconCampaign *campaign = twin_campaign (twin);
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_INSTRUCT };
  guint whom = below (random, 3);
  guint which = below (random, G_N_ELEMENTS (foes));

  command.instruct.formation = twin_formation (campaign, formation);
  command.instruct.when = whens[below (random, G_N_ELEMENTS (whens))];
  command.instruct.what = whats[below (random, G_N_ELEMENTS (whats))];
  command.instruct.goal = twin_sector (campaign, "b1");
  command.instruct.kind = below (random, 2) == 0 ? FORCON_TASK_DEFEND : FORCON_TASK_POSTURE;
  command.instruct.posture = any_posture (random);
  if (command.instruct.when == FORCON_WHEN_MEETS && whom == 0)
    command.instruct.foe = twin_formation (campaign, foes[which]);
  if (command.instruct.when == FORCON_WHEN_MEETS && whom == 1)
    command.instruct.foes = 1u << twin_admiral (campaign, admirals[which]).value;
  tell (twin, g_strdup_printf ("%s instructed: %d", formation, twin_do (twin, &command)));
}

static void
give_orders (Twin *twin, ForconRandom *random, gint phase)
{
  static const char *const sheets[] = {
    "Amber Rear: patrol, then hold",
    "Amber Rear: to the mess; Amber Van: battle order",
    "Amber Van: attack Coral One",
    "Amber Van: attack Coral Tree",
    "Amber Rear: attack Drab Guard\nAmber Van: attack Ship coral-1",
    "Amber Rear: join Coral Two; Amber Van: defend Drab Far",
    "Amber Rear: flagship drab-2; Amber Van: attack Blue Raid",
    "Amber Van: attack Coral Three\nAmber Rear: attack The Grey Ones",
    "Amber Van: attack Detached\nAmber Rear: attack Aardvark",
    "Amber Van: attack Admiral coral; Amber Rear: attack coral-two",
    "Amber Van: where is Coral Three?\nAmber Rear: patrol",
    "Amber Van: attack Count Vorkosigan; Amber Rear: attack Admiral Amber",
  };
  ForconCampaignCommand sheet = { .kind = FORCON_CAMPAIGN_COMMAND_HAND_IN };

  if (phase == 1)
    {
      order (twin, "amber-van", FORCON_TASK_MOVE, "b2", any_posture (random), FALSE);
      order (twin, "amber-van", FORCON_TASK_ATTACK_SECTOR, "b2", any_posture (random), TRUE);
      order (twin, "blue-line", below (random, 2) == 0 ? FORCON_TASK_DEFEND : FORCON_TASK_HOLD, "b2", any_posture (random), FALSE);
    }
  else
    {
      order_any (twin, random, "amber-van");
      order_any (twin, random, "blue-line");
    }
  instruct_any (twin, random, "amber-van");
  instruct_any (twin, random, "amber-rear");
  order_any (twin, random, "amber-rear");
  order_any (twin, random, "blue-raid");
  sheet.hand_in.admiral = twin_admiral (twin_campaign (twin), "amber");
  sheet.hand_in.text = sheets[below (random, G_N_ELEMENTS (sheets))];
  twin_do (twin, &sheet);
  ask_and_write (twin, random);
}

/* The master never lets those clash who only meet. */
static void
answer_questions (Twin *twin)
{
  for (guint i = 0; i < twin_campaign (twin)->meetings->len; i++)
    {
      const ForconMeeting *meeting = &g_array_index (twin_campaign (twin)->meetings, ForconMeeting, i);

      if (meeting->state == FORCON_MEETING_ASKED)
        twin_do (twin, &(ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_ANSWER,
                                                 .answer = { .meeting = meeting->meeting } });
    }
}

static gboolean
is_quiet (const ForconBattle *table, ForconSideId side)
{
  const char *word = forcon_battle_side (table, side)->id;

  return g_str_equal (word, "coral") || g_str_equal (word, "drab");
}

/* What captains of those who are not hidden want to do, and those who are hidden nothing. */
static ForconCommand
next_command (const ForconBattle *table, const ForconRules *rules)
{
  ForconCommand command = { .kind = FORCON_COMMAND_BEGIN };

  if (table->step == FORCON_STEP_SET_UP)
    return command;
  command.kind = FORCON_COMMAND_END_STEP;
  for (guint i = 1; i <= forcon_battle_n_sides (table); i++)
    {
      ForconSideId side = { (guint16) i };

      if (i != table->side.value && !is_quiet (table, side) && forcon_side_detected (table, table->side, side)
          && forcon_captain_command (table, rules, side, &command))
        return command;
    }
  if (is_quiet (table, table->side))
    return command;
  if (!forcon_captain_command (table, rules, table->side, &command))
    command.kind = FORCON_COMMAND_END_STEP;
  return command;
}

/* Mines of those who are hidden do not lie where somebody would set them off. */
static void
clear_mines (Twin *twin, ForconClashId clash)
{
  guint n = forcon_campaign_battle (twin_campaign (twin), clash)->mines->len;

  for (guint i = 0; i < n; i++)
    {
      const ForconBattle *table = forcon_campaign_battle (twin_campaign (twin), clash);
      const ForconMine *mine = &g_array_index (table->mines, ForconMine, i);

      if (is_quiet (table, mine->side))
        g_assert_true (twin_play (twin, (ForconCommand){ .kind = FORCON_COMMAND_PLACE,
                                                         .place = { .thing = FORCON_THING_MINE,
                                                                    .mine = mine->id,
                                                                    .place = { FORCON_CM (1 + i), FORCON_CM (1) } },
                                                         .reason = g_intern_string ("They keep out of the way") }));
    }
}

/* Those who are hidden keep out of the way, so that nobody runs into them. */
static void
clear_the_way (Twin *twin, ForconClashId clash)
{
  guint n = forcon_campaign_battle (twin_campaign (twin), clash)->n_ships;

  clear_mines (twin, clash);
  for (guint i = 1, place = 0; i <= n; i++)
    {
      const ForconBattle *table = forcon_campaign_battle (twin_campaign (twin), clash);
      ForconShipId ship = { (guint16) i };
      ForconCommand command = { .kind = FORCON_COMMAND_PLACE,
                                .place = { .thing = FORCON_THING_SHIP,
                                           .ship = ship,
                                           .place = { FORCON_CM (4 + 8 * place), table->size.y - FORCON_CM (4) } },
                                .reason = g_intern_string ("They keep out of the way") };

      if (!is_quiet (table, forcon_battle_ship (table, ship)->side))
        continue;
      place++;
      g_assert_true (twin_play (twin, command));
    }
}

/* Those who are hidden stand still. */
static void
end_quiet_movement (Twin *twin, ForconSideId side)
{
  guint n = forcon_campaign_battle (twin_campaign (twin), twin_clash (twin))->n_ships;

  for (guint i = 1; i <= n; i++)
    {
      const ForconBattle *table = forcon_campaign_battle (twin_campaign (twin), twin_clash (twin));
      ForconShipId ship = { (guint16) i };

      if (FORCON_ID_EQUAL (forcon_battle_ship (table, ship)->side, side))
        twin_play (twin, forcon_command_move (ship, 0, 0, 0));
    }
  g_assert_true (twin_play (twin, (ForconCommand){ .kind = FORCON_COMMAND_END_STEP }));
}

/* Where Amber looks on, not in the middle of a turn of which it knows nothing. */
static gboolean
is_over (const ForconBattle *table)
{
  gboolean seen = !FORCON_ID_IS_NONE (forcon_battle_find_side (table, "amber"));

  return table->step != FORCON_STEP_SET_UP && table->round > TWIN_ROUNDS && !(seen && is_quiet (table, table->side));
}

static gboolean
fights_on (const ForconBattle *table, const char *one, const char *other)
{
  return forcon_side_in_action (table, forcon_battle_find_side (table, one))
         || (other != NULL && forcon_side_in_action (table, forcon_battle_find_side (table, other)));
}

/* Whether of those who are not hidden only friends are left at a table at which Amber has been. */
static gboolean
is_decided (const ForconBattle *table)
{
  return !FORCON_ID_IS_NONE (forcon_battle_find_side (table, "amber")) && table->step != FORCON_STEP_SET_UP
         && (!fights_on (table, "amber", "ash") || !fights_on (table, "blue", NULL));
}

/* Plays the table to the end of its rounds, and tells what Amber sees of it on the way. */
static void
fight (Twin *twin, ForconClashId clash, TwinTelling telling)
{
  const ForconRules *rules = forcon_chronicle_rules (twin->chronicle);
  const ForconBattle *table;
  gboolean told = FALSE;

  clear_the_way (twin, clash);
  while ((table = forcon_campaign_battle (twin_campaign (twin), clash))->step != FORCON_STEP_OVER && !is_over (table))
    {
      ForconSideId amber = forcon_battle_find_side (table, "amber");
      gboolean fire = table->step == FORCON_STEP_FIRE && !FORCON_ID_IS_NONE (amber) && FORCON_ID_EQUAL (table->side, amber);

      if (fire && !told)
        {
          twin_differ (twin, TWIN_TABLE);
          tell_all (twin, "at the table");
          tell_refusals (twin);
          if (telling >= TWIN_PROGRAM && twin->asked == 0)
            twin_ask_program (twin, telling == TWIN_ALL);
        }
      told = fire;
      table = forcon_campaign_battle (twin_campaign (twin), clash);
      if (table->step == FORCON_STEP_MOVEMENT && is_quiet (table, table->side))
        end_quiet_movement (twin, table->side);
      else if (!twin_play (twin, next_command (table, rules)))
        g_assert_not_reached ();
      twin->decided = is_decided (forcon_campaign_battle (twin_campaign (twin), clash));
      if (twin->decided)
        return;
    }
  if (table->step != FORCON_STEP_OVER)
    g_assert_true (twin_play (twin, FORCON_COMMAND (END_BATTLE, end_battle, .ending = FORCON_ENDING_AGREED)));
  g_assert_true (twin_do (
      twin, &(ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_RETURN, .return_clash = { .clash = clash } }));
}

static void
play_half (Twin *twin, ForconCampaignCommand *advance, TwinTelling telling)
{
  ForconClashId clash;

  twin_differ (twin, TWIN_HALF);
  if (!twin_do (twin, advance))
    g_assert_not_reached ();
  answer_questions (twin);
  while (!twin->decided && !FORCON_ID_IS_NONE (clash = twin_clash (twin)))
    fight (twin, clash, telling);
}

/**
 * twin_story:
 * @twin: a campaign before its first phase
 * @telling: papers and pictures, which take long, are made at the end; the program is asked there and at the first table
 *
 * Plays it, and tells Amber of it, until a battle is decided.
 */
void
twin_story (Twin *twin, TwinTelling telling)
{
  ForconRandom random = forcon_random_seeded (twin->seed, 2);
  ForconCampaignCommand advance = { .kind = FORCON_CAMPAIGN_COMMAND_ADVANCE };

  for (gint phase = 1; phase <= TWIN_PHASES; phase++)
    {
      give_orders (twin, &random, phase);
      twin_differ (twin, TWIN_ORDERS);
      while (!twin->decided && !FORCON_ID_IS_NONE (twin_clash (twin)))
        fight (twin, twin_clash (twin), telling);
      for (gint half = 0; !twin->decided && half < FORCON_HALVES_OF_PHASE; half++)
        play_half (twin, &advance, telling);
      if (twin->decided)
        return;
      tell_all (twin, "after the phase");
      g_assert_true (twin_do (twin, &advance));
    }
  if (telling >= TWIN_PICTURES)
    tell_papers (twin);
  if (telling >= TWIN_PROGRAM)
    twin_ask_program (twin, telling == TWIN_ALL);
}
