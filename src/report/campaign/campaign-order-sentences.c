/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Order sheets, their lines and what becomes of orders (F-CAMP-4, F-CAMP-9). */
#include "render/drawing/campaign-labels.h"
#include "render/drawing/instruction-text.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"

#include "base/text.h"

#include "base/language.h"
#include <string.h>

#define TAKE(name, ...) .name = fact->name,

static guint
count_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text == NULL ? "" : text, "\n", -1);
  guint count = 0;

  for (char **line = lines; *line != NULL; line++)
    count += *g_strstrip (*line) == '\0' ? 0 : 1;
  return count;
}

char *
forcon_campaign_say_sheet_handed_in (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_sheet_handed_in *fact = &event->sheet_handed_in;
  g_autofree char *phase = forcon_wording_when (fact->phase, 0);
  g_autofree char *wall = forcon_wording_wall (fact->wall);
  const char *admiral = forcon_wording_admiral (telling->campaign, fact->admiral);
  guint lines = count_lines (fact->text);

  if (fact->correction)
    /* Translators: the admiral, for when ("phase 3"), the time of day, how many lines. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s hands in a correction (%2$s, %3$s): %4$u line.",
                                         "%1$s hands in a correction (%2$s, %3$s): %4$u lines.", lines),
                            admiral, phase, wall, lines);
  /* Translators: the admiral, for when ("phase 3"), the time of day, how many lines. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s hands in an order sheet (%2$s, %3$s): %4$u line.",
                                       "%1$s hands in an order sheet (%2$s, %3$s): %4$u lines.", lines),
                          admiral, phase, wall, lines);
}

char *
forcon_campaign_say_line_read (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_line_read *fact = &event->line_read;
  ForconLine line = { FORCON_FIELDS_LINE (TAKE) };
  g_autofree char *sentence = forcon_campaign_sentence_of_line (telling->campaign, &line);
  g_autofree char *meant = forcon_campaign_sentence_of_meant (&line);

  if (meant == NULL)
    return g_strdup_printf ("%s.", sentence);
  return g_strdup_printf ("%s. %s.", sentence, meant);
}

char *
forcon_campaign_say_task_read (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_task_read *fact = &event->task_read;
  ForconTask task = { FORCON_FIELDS_TASK (TAKE) };
  g_autofree char *line = forcon_wording_line (telling->campaign, fact->line);
  g_autofree char *what = forcon_wording_ordered (telling->campaign, &task);

  /* Translators: which line of which sheet, the number of the reading, who is to do what. */
  return g_strdup_printf (_ ("%1$s, reading %2$d: %3$s."), line, fact->reading, what);
}

char *
forcon_campaign_say_reading_picked (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *line = forcon_wording_line (telling->campaign, event->reading_picked.line);

  if (event->reading_picked.reading == 0)
    return g_strdup_printf (_ ("%s: no reading is in force."), line);
  /* Translators: which line of which sheet, the number of the reading. */
  return g_strdup_printf (_ ("%1$s: reading %2$d is in force."), line, event->reading_picked.reading);
}

char *
forcon_campaign_say_line_reread (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *line = forcon_wording_line (telling->campaign, event->line_reread.line);
  g_autofree char *text = forcon_wording_said (event->line_reread.text);

  /* Translators: which line of which sheet, how the master writes it. */
  return g_strdup_printf (_ ("%1$s is to be read as: “%2$s”."), line, text);
}

char *
forcon_campaign_say_remark_kept (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *text = forcon_wording_said (event->remark_kept.text);
  g_autofree char *formation = NULL;

  if (FORCON_ID_IS_NONE (event->remark_kept.formation))
    /* Translators: the admiral who made a remark on a sheet, the remark. */
    return g_strdup_printf (_ ("Remark of %1$s: “%2$s”."),
                            forcon_wording_admiral (telling->campaign, event->remark_kept.admiral), text);
  formation = forcon_wording_known (telling->campaign, event->remark_kept.formation);
  /* Translators: the formation on which a sheet has a remark, the remark. */
  return g_strdup_printf (_ ("%1$s, remark: “%2$s”."), formation, text);
}

char *
forcon_campaign_say_task_given (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_task_given *fact = &event->task_given;
  ForconTask task = { FORCON_FIELDS_TASK (TAKE) };
  g_autofree char *what = forcon_wording_ordered (telling->campaign, &task);

  /* Translators: who is to do what: "Squadron 2: move to C3 (2 half-phases)". */
  return g_strdup_printf (_ ("Order in force – %s."), what);
}

/* What a task is about; where it is put away already, only its kind is known. */
static char *
deed_of (const ForconCampaignTelling *telling, ForconTaskId id, ForconTaskKind kind)
{
  const ForconTask *task = forcon_campaign_task (telling->campaign, id);

  if (task != NULL)
    return forcon_wording_deed (telling->campaign, task);
  return g_strdup (kind < FORCON_N_TASK ? forcon_label_task_kind (kind) : _ ("an order"));
}

/* Who does it; nobody is told to form a formation. */
static char *
doer_of (const ForconCampaignTelling *telling, ForconTaskId id, ForconFormationId formation)
{
  const ForconTask *task = forcon_campaign_task (telling->campaign, id);

  if (FORCON_ID_IS_NONE (formation) && task != NULL && !FORCON_ID_IS_NONE (task->flagship))
    return forcon_wording_ship_alone (telling->campaign->fleet, task->flagship);
  return forcon_wording_told (telling->campaign, formation, task == NULL ? FORCON_NO_TASK : task->after);
}

char *
forcon_campaign_say_task_dropped (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *who = doer_of (telling, event->task_dropped.task, event->task_dropped.formation);
  g_autofree char *what = deed_of (telling, event->task_dropped.task, FORCON_N_TASK);

  /* Translators: who, what was to be done, why it is dropped. */
  return g_strdup_printf (_ ("%1$s: %2$s – no longer in force: %3$s."), who, what,
                          forcon_label_drop (event->task_dropped.why));
}

char *
forcon_campaign_say_task_worked (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *who = doer_of (telling, event->task_worked.task, event->task_worked.formation);
  g_autofree char *what = deed_of (telling, event->task_worked.task, FORCON_N_TASK);

  /* Translators: who, what is being done, how many half-phases are done, of how many. */
  return g_strdup_printf (_ ("%1$s: %2$s – half-phases done: %3$d of %4$d."), who, what, event->task_worked.spent,
                          event->task_worked.cost);
}

char *
forcon_campaign_say_task_done (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  g_autofree char *who = doer_of (telling, event->task_done.task, event->task_done.formation);
  g_autofree char *what = deed_of (telling, event->task_done.task, event->task_done.kind);

  /* Translators: who, what was to be done. */
  return g_strdup_printf (_ ("%1$s: %2$s – carried out."), who, what);
}

char *
forcon_campaign_sentence_of_attack (const ForconCampaign *knowledge, ForconSideId reader,
                                    const ForconCampaignEvent *event, ForconAttackEnd end, ForconSectorId to)
{
  ForconCampaignTelling telling = forcon_campaign_telling (knowledge, NULL);
  g_autofree char *who = NULL;
  g_autofree char *what = NULL;

  telling.reader = reader;
  who = doer_of (&telling, event->task_done.task, event->task_done.formation);
  what = deed_of (&telling, event->task_done.task, event->task_done.kind);
  if (end == FORCON_ATTACK_WITHDRAWN)
    /* Translators: which formation, its attack, a sector. */
    return g_strdup_printf (_ ("%1$s: %2$s – broken off: the formation withdrew to %3$s."), who, what,
                            forcon_wording_sector (knowledge, to));
  if (end == FORCON_ATTACK_CAPTURED)
    /* Translators: which formation, its attack. */
    return g_strdup_printf (
        _ ("%1$s: %2$s – not carried out: the formation was lost in the clash, and ships of it were "
           "captured."),
        who, what);
  /* Translators: which formation, its attack. */
  return g_strdup_printf (_ ("%1$s: %2$s – not carried out: the formation was lost in the clash."), who, what);
}

char *
forcon_campaign_say_task_failed (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_task_failed *fact = &event->task_failed;
  ForconCampaignVerdict why = { .kind = fact->problem,
                                .formation = FORCON_ID_IS_NONE (fact->target) ? fact->formation : fact->target,
                                .ship = fact->ship,
                                .sector = fact->sector,
                                .other = fact->other,
                                .actual = fact->actual,
                                .needed = fact->needed };
  g_autofree char *who = doer_of (telling, fact->task, fact->formation);
  g_autofree char *what = deed_of (telling, fact->task, fact->kind);
  g_autofree char *problem = forcon_campaign_refusal (telling->campaign, &why);

  if (problem == NULL)
    return g_strdup_printf (_ ("%1$s: %2$s – not carried out."), who, what);
  /* Translators: who, what was to be done, why it was not. */
  return g_strdup_printf (_ ("%1$s: %2$s – not carried out. %3$s."), who, what, problem);
}

char *
forcon_campaign_sentence_of_instruction (const ForconCampaign *campaign, const ForconInstruction *instruction)
{
  g_autofree char *who = forcon_wording_told (campaign, instruction->formation, instruction->after);
  g_autofree char *what = forcon_instruction_text (campaign, instruction);

  return forcon_wording_finished (g_strdup_printf (C_ ("instruction", "%1$s – %2$s"), who, what));
}

/* Whom it binds, what it says, and how it was written. */
static char *
instructed (const ForconCampaignTelling *telling, const ForconInstruction *instruction)
{
  g_autofree char *who = forcon_wording_told (telling->campaign, instruction->formation, instruction->after);
  g_autofree char *what = forcon_instruction_text (telling->campaign, instruction);
  g_autofree char *comment = forcon_wording_said (instruction->comment);

  if (*comment == '\0')
    /* Translators: a formation, what its captains are to do in which case. */
    return g_strdup_printf (C_ ("instruction", "%1$s – %2$s"), who, what);
  /* Translators: a formation, what its captains are to do in which case, the words of the sheet. */
  return g_strdup_printf (C_ ("instruction", "%1$s – %2$s; “%3$s”"), who, what, comment);
}

char *
forcon_campaign_say_instruction_read (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_instruction_read *fact = &event->instruction_read;
  ForconInstruction instruction = { FORCON_FIELDS_INSTRUCTION (TAKE) };
  g_autofree char *line = forcon_wording_line (telling->campaign, fact->line);
  g_autofree char *what = instructed (telling, &instruction);

  /* Translators: which line of which sheet, the number of the reading, whom it binds to what. */
  return g_strdup_printf (_ ("%1$s, reading %2$d, standing instruction: %3$s."), line, fact->reading, what);
}

char *
forcon_campaign_say_instruction_given (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_instruction_given *fact = &event->instruction_given;
  ForconInstruction instruction = { FORCON_FIELDS_INSTRUCTION (TAKE) };
  g_autofree char *what = instructed (telling, &instruction);

  return g_strdup_printf (_ ("The captains understood: %s."), what);
}

char *
forcon_campaign_say_instruction_dropped (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_instruction_dropped *fact = &event->instruction_dropped;
  const ForconInstruction *instruction = forcon_campaign_instruction (telling->campaign, fact->instruction);
  g_autofree char *who = forcon_wording_told (telling->campaign, fact->formation,
                                              instruction == NULL ? FORCON_NO_TASK : instruction->after);
  g_autofree char *what = instruction == NULL ? g_strdup (_ ("a standing instruction"))
                                              : forcon_instruction_text (telling->campaign, instruction);

  /* Translators: a formation, what its captains were to do in which case, why that binds them no more. */
  return g_strdup_printf (_ ("%1$s – %2$s – binds no longer: %3$s."), who, what, forcon_label_drop (fact->why));
}

/* The figures of its case, and the enemy: "hits: enemy 40, own 20 (2 to 1)". */
static char *
why_applied (const ForconCampaignTelling *telling, const ForconFact_instruction_applied *fact)
{
  g_autofree char *against = forcon_wording_known (telling->campaign, fact->against);
  g_autofree char *factor = forcon_decimal_to_text (fact->figure / 100.0, fact->figure % 100 == 0 ? 0 : 1);

  if (fact->when == FORCON_WHEN_OUTNUMBERED)
    /* Translators: hits of the enemy and of the own ships, and how many times as much that is. */
    return g_strdup_printf (_ ("hits, as far as known: enemy %1$d, own %2$d, that is %3$s to 1"), fact->enemy,
                            fact->own, factor);
  if (fact->when == FORCON_WHEN_HITS_BELOW)
    return g_strdup_printf (_ ("hits left: %d %%"), fact->figure);
  if (FORCON_ID_IS_NONE (fact->against))
    return NULL;
  /* Translators: the enemy who was met. */
  return g_strdup_printf (_ ("enemy: %s"), against);
}

char *
forcon_campaign_say_instruction_applied (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const ForconFact_instruction_applied *fact = &event->instruction_applied;
  const ForconInstruction *instruction = forcon_campaign_instruction (telling->campaign, fact->instruction);
  g_autofree char *who = forcon_wording_known (telling->campaign, fact->formation);
  g_autofree char *what = instruction == NULL ? g_strdup (_ ("a standing instruction"))
                                              : forcon_instruction_text (telling->campaign, instruction);
  g_autofree char *why = why_applied (telling, fact);
  g_autofree char *meeting = forcon_wording_meeting (telling->campaign, fact->meeting);

  if (!FORCON_ID_IS_NONE (fact->meeting) && why != NULL)
    /* Translators: which meeting, a formation, the instruction by which it acts, why its case has come. */
    return g_strdup_printf (_ ("%1$s: %2$s acts as instructed – %3$s (%4$s)."), meeting, who, what, why);
  if (!FORCON_ID_IS_NONE (fact->meeting))
    /* Translators: which meeting, a formation, the instruction by which it acts. */
    return g_strdup_printf (_ ("%1$s: %2$s acts as instructed – %3$s."), meeting, who, what);
  if (why != NULL)
    /* Translators: a formation, the instruction by which it acts, why its case has come. */
    return g_strdup_printf (_ ("%1$s acts as instructed – %2$s (%3$s)."), who, what, why);
  /* Translators: a formation, the instruction by which it acts. */
  return g_strdup_printf (_ ("%1$s acts as instructed – %2$s."), who, what);
}

char *
forcon_campaign_say_admiral_absent (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  const char *admiral = forcon_wording_admiral (telling->campaign, event->admiral_absent.admiral);

  if (event->admiral_absent.absent)
    return g_strdup_printf (_ ("%s is absent: the captains act on their last orders."), admiral);
  return g_strdup_printf (_ ("%s is there again."), admiral);
}

char *
forcon_campaign_say_language_set (const ForconCampaignTelling *telling, const ForconCampaignEvent *event)
{
  /* Translators: an admiral, a language. */
  return g_strdup_printf (_ ("Language of the papers of %1$s: %2$s."),
                          forcon_wording_admiral (telling->campaign, event->language_set.admiral),
                          forcon_label_language (event->language_set.language));
}
