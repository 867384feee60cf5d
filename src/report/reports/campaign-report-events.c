/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happened to an admiral in a phase, by chapters: orders, own formations, what was seen, losses, messages. */
#include "report/reports/campaign-report-private.h"

#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"

#include "base/language.h"
#include <string.h>

/* The chapter of each kind of fact; facts of the clock and of phases are in none. */
typedef enum {
  CHAPTER_NONE,
  CHAPTER_ORDERS,
  CHAPTER_OWN,
  CHAPTER_GROUND,
  CHAPTER_LOSSES,
  CHAPTER_SEEN,
  CHAPTER_MESSAGES,
  CHAPTER_NEWS,
} Chapter;

static const Chapter chapters[FORCON_N_CAMPAIGN_EVENTS] = {
  [FORCON_CAMPAIGN_EVENT_SHEET_HANDED_IN] = CHAPTER_ORDERS,
  [FORCON_CAMPAIGN_EVENT_REMARK_KEPT] = CHAPTER_ORDERS,
  [FORCON_CAMPAIGN_EVENT_TASK_GIVEN] = CHAPTER_ORDERS,
  [FORCON_CAMPAIGN_EVENT_TASK_DROPPED] = CHAPTER_ORDERS,
  [FORCON_CAMPAIGN_EVENT_INSTRUCTION_GIVEN] = CHAPTER_ORDERS,
  [FORCON_CAMPAIGN_EVENT_INSTRUCTION_DROPPED] = CHAPTER_ORDERS,
  [FORCON_CAMPAIGN_EVENT_INSTRUCTION_APPLIED] = CHAPTER_OWN,
  [FORCON_CAMPAIGN_EVENT_TASK_DONE] = CHAPTER_OWN,
  [FORCON_CAMPAIGN_EVENT_TASK_WORKED] = CHAPTER_OWN,
  [FORCON_CAMPAIGN_EVENT_TASK_FAILED] = CHAPTER_OWN,
  [FORCON_CAMPAIGN_EVENT_FORMATION_FORMED] = CHAPTER_OWN,
  [FORCON_CAMPAIGN_EVENT_SHIP_JOINED] = CHAPTER_OWN,
  [FORCON_CAMPAIGN_EVENT_FLAGSHIP_NAMED] = CHAPTER_OWN,
  [FORCON_CAMPAIGN_EVENT_SUCCESSION_SET] = CHAPTER_OWN,
  [FORCON_CAMPAIGN_EVENT_FORMATION_NAMED] = CHAPTER_OWN,
  [FORCON_CAMPAIGN_EVENT_FORMATION_OVER] = CHAPTER_OWN,
  [FORCON_CAMPAIGN_EVENT_POSTURE_TAKEN] = CHAPTER_OWN,
  [FORCON_CAMPAIGN_EVENT_UNDER_WAY] = CHAPTER_OWN,
  [FORCON_CAMPAIGN_EVENT_FORMATION_MOVED] = CHAPTER_OWN,
  [FORCON_CAMPAIGN_EVENT_FORMATION_PLACED] = CHAPTER_OWN,
  [FORCON_CAMPAIGN_EVENT_COMMAND_BROKEN] = CHAPTER_OWN,
  [FORCON_CAMPAIGN_EVENT_TUBES_RELOADED] = CHAPTER_OWN,
  [FORCON_CAMPAIGN_EVENT_FIELD_LAID] = CHAPTER_OWN,
  [FORCON_CAMPAIGN_EVENT_FIELD_CHANGED] = CHAPTER_OWN,
  [FORCON_CAMPAIGN_EVENT_FIELD_FOUND] = CHAPTER_OWN,
  [FORCON_CAMPAIGN_EVENT_SWEEP_CHECKED] = CHAPTER_OWN,
  [FORCON_CAMPAIGN_EVENT_MINES_SPENT] = CHAPTER_OWN,
  [FORCON_CAMPAIGN_EVENT_TROOPS_LANDED] = CHAPTER_OWN,
  [FORCON_CAMPAIGN_EVENT_GROUND_BEGUN] = CHAPTER_GROUND,
  [FORCON_CAMPAIGN_EVENT_GROUND_UNITS] = CHAPTER_GROUND,
  [FORCON_CAMPAIGN_EVENT_GROUND_ROLLED] = CHAPTER_GROUND,
  [FORCON_CAMPAIGN_EVENT_GROUND_SUSTAINED] = CHAPTER_GROUND,
  [FORCON_CAMPAIGN_EVENT_GROUND_LOST] = CHAPTER_GROUND,
  [FORCON_CAMPAIGN_EVENT_GROUND_OVER] = CHAPTER_GROUND,
  [FORCON_CAMPAIGN_EVENT_GARRISON_SET] = CHAPTER_GROUND,
  [FORCON_CAMPAIGN_EVENT_VALUE_SET] = CHAPTER_OWN,
  [FORCON_CAMPAIGN_EVENT_SHIP_RETURNED] = CHAPTER_LOSSES,
  [FORCON_CAMPAIGN_EVENT_CRITICAL_KEPT] = CHAPTER_LOSSES,
  [FORCON_CAMPAIGN_EVENT_SHIP_CAPTURED] = CHAPTER_LOSSES,
  [FORCON_CAMPAIGN_EVENT_SHIP_ADDED] = CHAPTER_LOSSES,
  [FORCON_CAMPAIGN_EVENT_FORMATION_SIGHTED] = CHAPTER_SEEN,
  [FORCON_CAMPAIGN_EVENT_MESSAGE_SENT] = CHAPTER_MESSAGES,
  [FORCON_CAMPAIGN_EVENT_QUERY_OPENED] = CHAPTER_MESSAGES,
  [FORCON_CAMPAIGN_EVENT_PUBLISHED] = CHAPTER_NEWS,
  [FORCON_CAMPAIGN_EVENT_UNPUBLISHED] = CHAPTER_NEWS,
  [FORCON_CAMPAIGN_EVENT_HOLDER_SET] = CHAPTER_NEWS,
  [FORCON_CAMPAIGN_EVENT_ALLIANCE_SET] = CHAPTER_NEWS,
};

/* A ship that comes back from a clash as it went is no loss. */
static gboolean
is_unhurt (const ForconCampaignEvent *event)
{
  const ForconFact_ship_returned *fact = &event->ship_returned;

  return event->kind == FORCON_CAMPAIGN_EVENT_SHIP_RETURNED && fact->status == fact->was
         && fact->hits == fact->hits_were && fact->readiness_lost == 0 && fact->ew_attack_lost == 0
         && !fact->generators_destroyed;
}

static gboolean
is_in (const ForconKnownEvent *known, Chapter chapter, gint phase)
{
  return known->phase == phase && chapters[known->event.kind] == chapter && !is_unhurt (&known->event);
}

/* Whether a fact tells what became of the work on a task: it ended, or its formation is on its way. */
static gboolean
ends_work (const ForconCampaignEvent *event, const ForconFact_task_worked *worked)
{
  switch ((gint) event->kind)
    {
    case FORCON_CAMPAIGN_EVENT_TASK_DONE:
      return FORCON_ID_EQUAL (event->task_done.task, worked->task);
    case FORCON_CAMPAIGN_EVENT_TASK_FAILED:
      return FORCON_ID_EQUAL (event->task_failed.task, worked->task);
    case FORCON_CAMPAIGN_EVENT_UNDER_WAY:
      return FORCON_ID_EQUAL (event->under_way.formation, worked->formation);
    default:
      return FALSE;
    }
}

/* That a task was worked on is told where nothing else tells of it in the same half-phase, as of a patrol. */
static gboolean
is_told_again (const GArray *events, guint place)
{
  const ForconKnownEvent *known = &g_array_index (events, ForconKnownEvent, place);

  if (known->event.kind != FORCON_CAMPAIGN_EVENT_TASK_WORKED)
    return FALSE;
  for (guint i = place + 1; i < events->len; i++)
    {
      const ForconKnownEvent *later = &g_array_index (events, ForconKnownEvent, i);

      if (later->phase != known->phase || later->half != known->half)
        return FALSE;
      if (ends_work (&later->event, &known->event.task_worked))
        return TRUE;
    }
  return FALSE;
}

/* Whether the facts of an entry tell that ships of a formation have joined another of the same admiral. */
static gboolean
has_merged (const GArray *events, guint entry, ForconFormationId formation)
{
  for (guint i = 0; i < events->len; i++)
    {
      const ForconKnownEvent *known = &g_array_index (events, ForconKnownEvent, i);

      if (known->entry == entry && known->event.kind == FORCON_CAMPAIGN_EVENT_SHIP_JOINED
          && FORCON_ID_EQUAL (known->event.ship_joined.from, formation))
        return TRUE;
    }
  return FALSE;
}

/* Whether an enemy has taken a ship of a formation by the facts of an entry. */
static gboolean
was_boarded (const ForconKnowledge *knowledge, guint entry, ForconFormationId formation)
{
  const GArray *events = forcon_knowledge_events (knowledge);

  for (guint i = 0; i < events->len; i++)
    {
      const ForconKnownEvent *known = &g_array_index (events, ForconKnownEvent, i);
      const ForconShip *ship;

      if (known->entry != entry || known->event.kind != FORCON_CAMPAIGN_EVENT_SHIP_CAPTURED)
        continue;
      ship = forcon_battle_ship (forcon_knowledge_campaign (knowledge)->fleet, known->event.ship_captured.ship);
      if (FORCON_ID_EQUAL (known->event.ship_captured.from, forcon_knowledge_admiral (knowledge)) && ship != NULL
          && FORCON_ID_EQUAL (ship->formation, formation))
        return TRUE;
    }
  return FALSE;
}

static gboolean
brings_home (const GArray *events, guint entry)
{
  for (guint i = 0; i < events->len; i++)
    if (g_array_index (events, ForconKnownEvent, i).entry == entry
        && g_array_index (events, ForconKnownEvent, i).event.kind == FORCON_CAMPAIGN_EVENT_CLASH_RETURNED)
      return TRUE;
  return FALSE;
}

/* An attack is done once its clash is open. What the clash made of the formation tells whether it came to anything: the
 * table that it came home from, in the same half-phase. @to: (out): where it has withdrawn to */
static ForconAttackEnd
end_of_attack (const ForconKnowledge *knowledge, guint place, ForconSectorId *to)
{
  const GArray *events = forcon_knowledge_events (knowledge);
  const ForconKnownEvent *known = &g_array_index (events, ForconKnownEvent, place);
  const ForconFact_task_done *done = &known->event.task_done;

  if (known->event.kind != FORCON_CAMPAIGN_EVENT_TASK_DONE
      || (done->kind != FORCON_TASK_ATTACK_FORMATION && done->kind != FORCON_TASK_ATTACK_SECTOR))
    return FORCON_ATTACK_DONE;
  for (guint i = place + 1; i < events->len; i++)
    {
      const ForconKnownEvent *later = &g_array_index (events, ForconKnownEvent, i);
      const ForconFact_formation_moved *moved = &later->event.formation_moved;

      if (later->phase != known->phase || later->half != known->half)
        return FORCON_ATTACK_DONE;
      if (later->event.kind == FORCON_CAMPAIGN_EVENT_FORMATION_OVER
          && FORCON_ID_EQUAL (later->event.formation_over.formation, done->formation))
        return has_merged (events, later->entry, done->formation)               ? FORCON_ATTACK_DONE
               : was_boarded (knowledge, later->entry, done->formation) ? FORCON_ATTACK_CAPTURED
                                                                        : FORCON_ATTACK_LOST;
      if (later->event.kind == FORCON_CAMPAIGN_EVENT_FORMATION_MOVED
          && FORCON_ID_EQUAL (moved->formation, done->formation) && brings_home (events, later->entry))
        {
          *to = moved->to;
          return FORCON_ATTACK_WITHDRAWN;
        }
    }
  return FORCON_ATTACK_DONE;
}

/* What is asked or written to others is told among the messages. */
static gboolean
is_asked (const GArray *events, const ForconKnownEvent *known)
{
  if (known->event.kind != FORCON_CAMPAIGN_EVENT_REMARK_KEPT)
    return FALSE;
  for (guint i = 0; i < events->len; i++)
    {
      const ForconKnownEvent *other = &g_array_index (events, ForconKnownEvent, i);

      if (other->phase == known->phase && other->event.kind == FORCON_CAMPAIGN_EVENT_QUERY_OPENED
          && g_strcmp0 (other->event.query_opened.text, known->event.remark_kept.text) == 0)
        return TRUE;
    }
  return FALSE;
}

static char *
sentence_of (const ForconKnowledge *knowledge, guint place)
{
  const GArray *events = forcon_knowledge_events (knowledge);
  const ForconCampaignEvent *event = &g_array_index (events, ForconKnownEvent, place).event;
  const ForconCampaign *campaign = forcon_knowledge_campaign (knowledge);
  ForconSideId admiral = forcon_knowledge_admiral (knowledge);
  ForconSectorId to = FORCON_NO_SECTOR;
  ForconAttackEnd end = end_of_attack (knowledge, place, &to);

  return end == FORCON_ATTACK_DONE ? forcon_campaign_sentence_for (campaign, admiral, event)
                                   : forcon_campaign_sentence_of_attack (campaign, admiral, event, end, to);
}

/* A sentence, when it was told first, and how often it would be told. */
typedef struct {
  char *sentence;
  gint half;
  guint times;
} Told;

static void
told_clear (gpointer data)
{
  g_free (((Told *) data)->sentence);
}

/* Takes the sentence. */
static void
tell (GArray *all, GHashTable *places, char *sentence, gint half)
{
  guint place = GPOINTER_TO_UINT (g_hash_table_lookup (places, sentence));
  const Told told = { sentence, half, 1 };

  if (place > 0)
    {
      g_array_index (all, Told, place - 1).times++;
      g_free (sentence);
      return;
    }
  g_array_append_val (all, told);
  g_hash_table_insert (places, sentence, GUINT_TO_POINTER (all->len));
}

/* Returns: (transfer full): the sentence without its full stop */
static char *
without_stop (const char *sentence)
{
  return g_strndup (sentence, strlen (sentence) - (g_str_has_suffix (sentence, ".") ? 1 : 0));
}

/* Returns: (transfer full): the sentence, and how often it would stand there */
static char *
told_to_line (const Told *told)
{
  g_autofree char *open = without_stop (told->sentence);

  if (told->times == 1)
    return g_strdup (told->sentence);
  /* Translators: a sentence without its full stop, how often that happened. */
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%1$s (%2$u time).", "%1$s (%2$u times).", (gulong) told->times), open,
      told->times);
}

/* The facts of a chapter as they came, with a line above those of each half; none is told twice. */
static ForconDocument *
chapter_in_order (const ForconKnowledge *knowledge, Chapter chapter, gint phase)
{
  const GArray *events = forcon_knowledge_events (knowledge);
  ForconDocument *body = forcon_document_new ();
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Told));
  g_autoptr (GHashTable) places = g_hash_table_new (g_str_hash, g_str_equal);
  gint half = -1;

  g_array_set_clear_func (all, told_clear);
  for (guint i = 0; i < events->len; i++)
    {
      const ForconKnownEvent *known = &g_array_index (events, ForconKnownEvent, i);

      if (is_in (known, chapter, phase) && !is_told_again (events, i) && !is_asked (events, known))
        tell (all, places, sentence_of (knowledge, i), known->half);
    }
  for (guint i = 0; i < all->len; i++)
    {
      const Told *told = &g_array_index (all, Told, i);
      g_autofree char *line = told_to_line (told);

      if (told->half != half && phase > 0)
        forcon_document_line (body, 0,
                              told->half <= 0   ? _ ("While orders were collected:")
                              : told->half == 1 ? _ ("First half:")
                                                : _ ("Second half:"));
      half = told->half;
      forcon_document_item (body, 0, line);
    }
  return body;
}

/* Contacts of which the same is known are told together. */
static void
join_same (GPtrArray *lines)
{
  forcon_report_sort (lines);
  for (guint i = 0; i < lines->len; i++)
    {
      guint n = 1;

      while (i + 1 < lines->len && g_str_equal (g_ptr_array_index (lines, i), g_ptr_array_index (lines, i + 1)))
        {
          g_ptr_array_remove_index (lines, i + 1);
          n++;
        }
      if (n > 1)
        {
          g_autofree char *told = g_ptr_array_index (lines, i);
          g_autofree char *line = without_stop (told);

          /* Translators: what was seen, without its full stop, and how many such there are. */
          g_ptr_array_index (lines, i) = g_strdup_printf (_ ("%1$s – %2$u such."), line, n);
        }
    }
}

/* The sightings of each half are sorted, so that their order does not show whose formations they are. */
static void
add_seen (ForconDocument *page, const ForconKnowledge *knowledge, gint phase)
{
  const GArray *events = forcon_knowledge_events (knowledge);
  ForconDocument *body = forcon_document_new ();

  for (gint half = 0; half <= FORCON_HALVES_OF_PHASE; half++)
    {
      g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

      for (guint i = 0; i < events->len; i++)
        {
          const ForconKnownEvent *known = &g_array_index (events, ForconKnownEvent, i);

          if (is_in (known, CHAPTER_SEEN, phase) && known->half == half)
            g_ptr_array_add (lines, sentence_of (knowledge, i));
        }
      join_same (lines);
      for (guint i = 0; i < lines->len; i++)
        forcon_document_item (body, 0, g_ptr_array_index (lines, i));
    }
  forcon_document_section (page, _ ("Detected"), body, phase > 0 ? _ ("Nothing new was detected.") : NULL);
}

/* An answer stands below what was asked. */
static void
add_message (ForconDocument *body, const ForconCampaign *campaign, const ForconFact_message_sent *fact)
{
  g_autofree char *from = forcon_wording_sender (campaign, fact->formation, fact->from);
  g_autofree char *wall = forcon_wording_wall (fact->wall);
  g_autofree char *asked = forcon_wording_said (fact->asked);
  g_autofree char *line = NULL;

  if (*asked != '\0')
    /* Translators: what the reader has asked, who answers, the time of day. */
    line = forcon_wording_finished (g_strdup_printf (_ ("You asked: “%1$s” – %2$s, %3$s:"), asked, from, wall));
  else
    /* Translators: who sends a message, the time of day. */
    line = forcon_wording_finished (g_strdup_printf (_ ("%1$s, %2$s:"), from, wall));
  forcon_document_line (body, 0, line);
  forcon_document_quote (body, 0, fact->text);
}

/* What the reader wrote to another admiral, or asked and was not answered yet: with an answer it is told there. */
static void
add_query (ForconDocument *body, const ForconCampaign *campaign, const ForconFact_query_opened *fact)
{
  const ForconQuery *query = forcon_campaign_query (campaign, fact->query);
  g_autofree char *text = forcon_wording_said (fact->text);
  g_autofree char *line = NULL;

  if (query != NULL && query->state == FORCON_QUERY_ANSWERED)
    return;
  if (FORCON_ID_IS_NONE (fact->to))
    line = g_strdup_printf (_ ("You asked: “%s”"), text);
  else
    /* Translators: to which other admiral the reader wrote, what. */
    line = g_strdup_printf (_ ("You wrote to %1$s: “%2$s”"), forcon_wording_admiral (campaign, fact->to), text);
  forcon_document_line (body, 0, line);
}

static void
add_messages (ForconDocument *page, const ForconKnowledge *knowledge, gint phase)
{
  const GArray *events = forcon_knowledge_events (knowledge);
  ForconDocument *body = forcon_document_new ();

  for (guint i = 0; i < events->len; i++)
    {
      const ForconKnownEvent *known = &g_array_index (events, ForconKnownEvent, i);

      if (!is_in (known, CHAPTER_MESSAGES, phase))
        continue;
      if (known->event.kind == FORCON_CAMPAIGN_EVENT_QUERY_OPENED)
        add_query (body, forcon_knowledge_campaign (knowledge), &known->event.query_opened);
      else
        add_message (body, forcon_knowledge_campaign (knowledge), &known->event.message_sent);
    }
  forcon_document_section (page, _ ("Messages"), body, NULL);
}

void
forcon_report_add_losses (ForconDocument *page, const ForconKnowledge *knowledge, gint phase)
{
  forcon_document_section (page, _ ("Losses and damage"), chapter_in_order (knowledge, CHAPTER_LOSSES, phase), NULL);
}

void
forcon_report_add_events (ForconDocument *page, const ForconKnowledge *knowledge, gint phase)
{
  forcon_document_section (page, _ ("Ground combat"), chapter_in_order (knowledge, CHAPTER_GROUND, phase), NULL);
  add_seen (page, knowledge, phase);
  add_messages (page, knowledge, phase);
  forcon_document_section (page, _ ("Orders"), chapter_in_order (knowledge, CHAPTER_ORDERS, phase), NULL);
  forcon_document_section (page, _ ("What your formations did"), chapter_in_order (knowledge, CHAPTER_OWN, phase),
                           NULL);
  forcon_document_section (page, _ ("News of the main map"), chapter_in_order (knowledge, CHAPTER_NEWS, phase), NULL);
}
