/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fleet-dice clash on paper: who met whom, what the dice showed round by round, and who is left. */
#include "report/dice/twilight-report.h"

#include "render/paper/chart.h"
#include "render/paper/folio-document.h"
#include "report/text/ledger.h"
#include "report/text/text-page.h"
#include "base/text.h"
#include "report/dice/twilight-labels.h"
#include "twilight/odds/twilight-odds.h"
#include "report/dice/twilight-sentences.h"
#include "report/dice/twilight-wording.h"

#include "base/language.h"
#include <math.h>

/* Rounds that the chart of chances shows. */
#define CHART_ROUNDS 6

typedef struct {
  const ForconTwilightReport *report;
  const ForconTwilightRules *rules;
  const ForconTwilightClash *start;
  const ForconTwilightClash *now;
  ForconDocument *document;
  double width;
} Telling;

/* Who met whom */

/* All that a side has in the system: in space and on the planets. */
static ForconForce
force_of (const ForconTwilightClash *clash, ForconTwilightSide side)
{
  ForconForce force = clash->space[side];

  for (guint i = 0; i < clash->n_planets; i++)
    forcon_force_add (&force, &clash->planets[i].ground[side]);
  return force;
}

/* What left for another system and arrived there (T-RET-2). */
static ForconForce
retreated_of (const Telling *telling, ForconTwilightSide side)
{
  const ForconTwilightJournal *journal = telling->report->journal;
  ForconForce force = { 0 };

  for (guint i = 0; i < forcon_twilight_journal_position (journal); i++)
    {
      const GArray *events = forcon_twilight_journal_entry (journal, i)->events;

      for (guint j = 0; j < events->len; j++)
        {
          const ForconTwilightEvent *event = &g_array_index (events, ForconTwilightEvent, j);
          guint16 *counts = event->damaged ? force.damaged : force.intact;

          if (event->kind == FORCON_TWILIGHT_EVENT_MOVED && event->side == side)
            counts[event->unit.value - 1] = (guint16) (counts[event->unit.value - 1] + event->count);
        }
    }
  return force;
}

static void
add_count (ForconLedger *ledger, guint count, guint damaged)
{
  g_autofree char *text = NULL;

  if (damaged == 0)
    {
      forcon_ledger_add_number (ledger, count);
      return;
    }
  /* Translators: how many units there are, and how many of them have sustained damage: "3 (1 damaged)". */
  text = g_strdup_printf (_ ("%1$u (%2$u damaged)"), count, damaged);
  forcon_ledger_add (ledger, text);
}

/* At the beginning, retreated, in the system now. */
#define MOMENTS 3

/* The column of retreated units is left out where there are none. */
static gboolean
is_shown (const ForconForce moments[MOMENTS], guint moment)
{
  return moment != 1 || !forcon_force_is_empty (&moments[1]);
}

static void
add_unit_row (const Telling *telling, ForconLedger *ledger, ForconTwilightSide side, const ForconForce moments[MOMENTS],
              ForconUnitId unit)
{
  guint sum = 0;

  for (guint i = 0; i < MOMENTS; i++)
    sum += forcon_force_of (&moments[i], unit);
  if (sum == 0)
    return;
  forcon_ledger_add (ledger, forcon_twilight_unit_name (telling->start, side, unit));
  for (guint i = 0; i < MOMENTS; i++)
    if (is_shown (moments, i))
      add_count (ledger, forcon_force_of (&moments[i], unit), moments[i].damaged[unit.value - 1]);
  forcon_ledger_end_row (ledger, FALSE);
}

static void
add_cost_row (const Telling *telling, ForconLedger *ledger, const ForconForce moments[MOMENTS])
{
  forcon_ledger_add (ledger, _ ("cost"));
  for (guint i = 0; i < MOMENTS; i++)
    {
      g_autofree char *cost = forcon_twilight_cost_text (forcon_force_half_cost (&moments[i], telling->rules));

      if (is_shown (moments, i))
        forcon_ledger_add (ledger, cost);
    }
  forcon_ledger_end_row (ledger, TRUE);
}

static void
add_fleet (const Telling *telling, ForconTwilightSide side)
{
  static const char *const heads[MOMENTS]
      = { NC_ ("fleet", "before"), NC_ ("fleet", "retreated"), NC_ ("fleet", "left here") };
  const ForconForce moments[MOMENTS]
      = { force_of (telling->start, side), retreated_of (telling, side), force_of (telling->now, side) };
  ForconLedger *ledger = forcon_ledger_new (is_shown (moments, 1) ? MOMENTS + 1 : MOMENTS);
  /* Translators: the player, and which side that is. */
  g_autofree char *name = g_strdup_printf (_ ("%1$s (%2$s)"), forcon_twilight_player_name (telling->start, side),
                                           forcon_label_twilight_side (side));

  forcon_ledger_add (ledger, name);
  for (guint i = 0; i < MOMENTS; i++)
    if (is_shown (moments, i))
      forcon_ledger_add (ledger, g_dpgettext2 (GETTEXT_PACKAGE, "fleet", heads[i]));
  forcon_ledger_end_row (ledger, FALSE);
  for (guint i = 0; i < telling->rules->n_units; i++)
    add_unit_row (telling, ledger, side, moments, (ForconUnitId){ (guint8) (i + 1) });
  add_cost_row (telling, ledger, moments);
  forcon_ledger_finish (ledger, telling->document);
}

/* The chances at the beginning */

static void
add_share_row (ForconLedger *ledger, const char *name, double share)
{
  g_autofree char *number = forcon_decimal_to_text (share * 100, 1);
  /* Translators: a chance in per cent. */
  g_autofree char *text = g_strdup_printf (_ ("%s %%"), number);

  forcon_ledger_add (ledger, name);
  forcon_ledger_add (ledger, text);
  forcon_ledger_end_row (ledger, FALSE);
}

static void
add_chances (const Telling *telling, const ForconTwilightOdds *odds)
{
  ForconLedger *ledger = forcon_ledger_new (2);
  const char *attacker = forcon_twilight_player_name (telling->start, FORCON_TWILIGHT_SIDE_ATTACKER);
  const char *defender = forcon_twilight_player_name (telling->start, FORCON_TWILIGHT_SIDE_DEFENDER);
  g_autofree char *rounds = forcon_decimal_to_text (odds->rounds, 1);

  forcon_ledger_add (ledger, "");
  forcon_ledger_add (ledger, _ ("chance"));
  forcon_ledger_end_row (ledger, FALSE);
  add_share_row (ledger, attacker, odds->attacker);
  add_share_row (ledger, C_ ("fleet dice result", "draw"), odds->draw);
  add_share_row (ledger, defender, odds->defender);
  forcon_ledger_finish (ledger, telling->document);
  if (isfinite (odds->rounds))
    {
      g_autofree char *line
          = g_strdup_printf (_ ("Rounds to be expected: %s. Nobody retreats in this reckoning (T-ODDS-1)."), rounds);

      forcon_document_line (telling->document, 0, line);
    }
}

/* How the chances come about round by round. */
static void
add_chart (const Telling *telling, const ForconTwilightMatch *match)
{
  ForconTwilightOdds odds[CHART_ROUNDS];
  double attacker[CHART_ROUNDS], defender[CHART_ROUNDS], ongoing[CHART_ROUNDS];
  ForconChart *chart;

  if (telling->width <= 0 || !forcon_twilight_odds_by_round (telling->rules, match, CHART_ROUNDS, odds))
    return;
  chart = forcon_chart_new (FORCON_CHART_LINES, CHART_ROUNDS, _ ("Chance in per cent after each round"));
  for (guint i = 0; i < CHART_ROUNDS; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u", i + 1);

      forcon_chart_name_place (chart, i, name);
      attacker[i] = odds[i].attacker * 100;
      defender[i] = odds[i].defender * 100;
      ongoing[i] = odds[i].ongoing * 100;
    }
  forcon_chart_add_series (chart, forcon_twilight_player_name (telling->start, FORCON_TWILIGHT_SIDE_ATTACKER),
                           attacker);
  forcon_chart_add_series (chart, forcon_twilight_player_name (telling->start, FORCON_TWILIGHT_SIDE_DEFENDER),
                           defender);
  forcon_chart_add_series (chart, C_ ("fleet dice result", "goes on"), ongoing);
  forcon_document_chart (telling->document, chart, telling->width);
}

/* Chances of one combat; too long to reckon is said, not shown. */
static void
add_odds (const Telling *telling, const ForconTwilightClash *clash, const char *heading)
{
  ForconTwilightMatch match;
  ForconTwilightOdds odds;

  forcon_twilight_match_of_clash (&match, clash);
  forcon_document_heading (telling->document, heading);
  if (forcon_twilight_odds_work (telling->rules, &match) > FORCON_TWILIGHT_WORK_MAX
      || !forcon_twilight_odds (telling->rules, &match, &odds))
    {
      forcon_document_line (telling->document, 0, _ ("Too many units to reckon exactly."));
      return;
    }
  add_chances (telling, &odds);
  add_chart (telling, &match);
}

/* In space there is one combat, on the ground one for each planet on which both sides have forces. */
static void
add_all_odds (const Telling *telling)
{
  if (telling->start->place == FORCON_TWILIGHT_PLACE_SPACE)
    {
      add_odds (telling, telling->start, _ ("The odds at the beginning"));
      return;
    }
  for (guint i = 0; i < telling->start->n_planets; i++)
    {
      g_autoptr (ForconTwilightClash) clash = NULL;
      g_autofree char *heading = NULL;

      if (telling->start->planets[i].fought)
        continue;
      clash = forcon_twilight_clash_clone (telling->start);
      clash->planet = (gint) i;
      heading = g_strdup_printf (_ ("The odds at the beginning: %s"), forcon_twilight_planet_name (clash, i + 1));
      add_odds (telling, clash, heading);
    }
}

/* What happened */

/* A round has a heading; on the ground it says for which planet, from 1, it is fought. */
static void
add_round (const Telling *telling, gint round, guint planet)
{
  g_autofree char *text = NULL;

  if (planet == 0)
    text = g_strdup_printf (_ ("Round %d"), round);
  else
    /* Translators: the planet that is fought for, and the round. */
    text = g_strdup_printf (_ ("%1$s, round %2$d"), forcon_twilight_planet_name (telling->now, planet), round);
  forcon_document_heading (telling->document, text);
}

/* Steps are lines, what happened in them stands below with its rule. */
static void
add_event (const Telling *telling, const ForconTwilightEvent *event, const GArray *dice, guint *planet)
{
  g_autofree char *sentence = forcon_sentence_of_twilight_event (telling->now, telling->rules, event, dice);
  g_autofree char *text = NULL;
  gboolean begins = event->kind == FORCON_TWILIGHT_EVENT_STEP_BEGUN;

  if (event->kind == FORCON_TWILIGHT_EVENT_PLANET_CHOSEN)
    *planet = event->planet;
  if (sentence == NULL)
    return;
  if (begins && event->step == FORCON_TWILIGHT_STEP_START)
    add_round (telling, event->round, *planet);
  else if (begins)
    forcon_document_line (telling->document, 0, sentence);
  else
    {
      text = g_strdup_printf ("%s (%s)", sentence, forcon_twilight_rule_of_event (telling->now, event));
      forcon_document_item (telling->document, 2, text);
    }
}

static void
add_course (const Telling *telling)
{
  const ForconTwilightJournal *journal = telling->report->journal;
  guint n = forcon_twilight_journal_position (journal);
  guint planet = (guint) (telling->start->planet + 1);

  if (n == 0)
    return;
  /* Combat in space begins with a round. On the ground a planet is chosen first; where there is only one, no event
   * says so. */
  if (telling->start->step == FORCON_TWILIGHT_STEP_START)
    add_round (telling, telling->start->round, planet);
  else if (telling->start->place == FORCON_TWILIGHT_PLACE_GROUND)
    forcon_document_heading (telling->document, _ ("What happened"));
  for (guint i = 0; i < n; i++)
    {
      const ForconTwilightEntry *entry = forcon_twilight_journal_entry (journal, i);

      for (guint j = 0; j < entry->events->len; j++)
        add_event (telling, &g_array_index (entry->events, ForconTwilightEvent, j), entry->dice, &planet);
    }
}

/* Losses by how they came about, of all that was played. */
static void
add_losses_of (const Telling *telling, ForconTwilightSide side)
{
  const ForconTwilightJournal *journal = telling->report->journal;
  ForconForce lost[FORCON_N_TWILIGHT_LOSS] = { 0 };

  for (guint i = 0; i < forcon_twilight_journal_position (journal); i++)
    {
      const GArray *events = forcon_twilight_journal_entry (journal, i)->events;

      for (guint j = 0; j < events->len; j++)
        {
          const ForconTwilightEvent *event = &g_array_index (events, ForconTwilightEvent, j);

          if (event->kind == FORCON_TWILIGHT_EVENT_DESTROYED && event->side == side)
            lost[event->loss].intact[event->unit.value - 1]
                = (guint16) (lost[event->loss].intact[event->unit.value - 1] + event->count);
        }
    }
  for (ForconTwilightLoss loss = 0; loss < FORCON_N_TWILIGHT_LOSS; loss++)
    {
      g_autofree char *units = forcon_twilight_force_text (telling->now, telling->rules, side, &lost[loss]);
      g_autofree char *cost = forcon_twilight_cost_text (forcon_force_half_cost (&lost[loss], telling->rules));
      g_autofree char *line = NULL;

      if (forcon_force_is_empty (&lost[loss]))
        continue;
      /* Translators: the player, how the units were lost, which units, what they cost. */
      line = g_strdup_printf (_ ("%1$s, %2$s: %3$s; cost %4$s"), forcon_twilight_player_name (telling->now, side),
                              forcon_label_twilight_loss (loss), units, cost);
      forcon_document_item (telling->document, 0, line);
    }
}

/* How it came out, or that it is not over. */
static void
add_result (const Telling *telling)
{
  const ForconTwilightJournal *journal = telling->report->journal;

  for (guint i = 0; i < forcon_twilight_journal_position (journal); i++)
    {
      const ForconTwilightEntry *entry = forcon_twilight_journal_entry (journal, i);

      for (guint j = 0; j < entry->events->len; j++)
        {
          const ForconTwilightEvent *event = &g_array_index (entry->events, ForconTwilightEvent, j);
          g_autofree char *sentence = NULL;

          if (event->kind != FORCON_TWILIGHT_EVENT_COMBAT_OVER && event->kind != FORCON_TWILIGHT_EVENT_RETREATED)
            continue;
          sentence = forcon_sentence_of_twilight_event (telling->now, telling->rules, event, entry->dice);
          forcon_document_line (telling->document, 0, sentence);
        }
    }
  if (telling->now->step != FORCON_TWILIGHT_STEP_OVER)
    forcon_document_line (telling->document, 0, _ ("The clash is not over yet."));
}

static char *
title_of (const ForconTwilightReport *report)
{
  return g_strdup_printf (_ ("Fleet-dice clash: %s"), forcon_name (report->name));
}

/* @width: of the text on paper, for charts; 0 for a text report. */
static ForconDocument *
tell (const ForconTwilightReport *report, const char *title, double width)
{
  const Telling telling = { .report = report,
                            .rules = forcon_twilight_journal_rules (report->journal),
                            .start = forcon_twilight_journal_start (report->journal),
                            .now = forcon_twilight_journal_clash (report->journal),
                            .document = forcon_document_new (),
                            .width = width };
  g_autofree char *where = g_strdup_printf (
      /* Translators: "space combat" or "ground combat", and the system. */
      _ ("%1$s, %2$s"), forcon_label_twilight_place (telling.start->place),
      forcon_twilight_system_name (telling.start, 0));
  g_autofree char *whole = forcon_text_capitalise (where);

  forcon_document_title (telling.document, title);
  forcon_document_line (telling.document, 0, whole);
  add_result (&telling);
  forcon_document_heading (telling.document, _ ("The fleets"));
  for (gint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    add_fleet (&telling, (ForconTwilightSide) side);
  forcon_document_heading (telling.document, _ ("Losses"));
  for (gint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    add_losses_of (&telling, (ForconTwilightSide) side);
  add_all_odds (&telling);
  add_course (&telling);
  return telling.document;
}

char *
forcon_twilight_report_text (const ForconTwilightReport *report)
{
  g_autofree char *title = title_of (report);
  g_autoptr (ForconDocument) document = tell (report, title, 0);

  return forcon_text_page_of (document);
}

ForconFolio *
forcon_twilight_report_folio (const ForconTwilightReport *report, const ForconPaperForm *form)
{
  g_autofree char *title = title_of (report);
  ForconFolio *folio = forcon_folio_new (title, form->style);
  const ForconPageForm page = {
    .paper = form->paper, .columns = 1, .head = forcon_name (report->name), .head_right = _ ("Fleet-dice clash report")
  };

  forcon_folio_set_subject (folio, forcon_name (report->name));
  forcon_folio_add_document (folio, tell (report, title, forcon_page_form_box (&page).width), &page);
  return folio;
}
