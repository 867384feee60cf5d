/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a command would bring, as lines to be looked over before it is given. */
#include "report/reports/campaign-review.h"

#include "base/language.h"

#include "report/campaign/campaign-sentences.h"

/* What events are about; what is not listed is about the fleet. */
static const struct {
  ForconCampaignEventKind kind;
  ForconReviewTopic topic;
} topics[] = {
  { FORCON_CAMPAIGN_EVENT_CLASH_OPENED, FORCON_REVIEW_CLASH },
  { FORCON_CAMPAIGN_EVENT_TASK_FAILED, FORCON_REVIEW_FAILURE },
  { FORCON_CAMPAIGN_EVENT_PARTY_MET, FORCON_REVIEW_MEETING },
  { FORCON_CAMPAIGN_EVENT_MEETING_JUDGED, FORCON_REVIEW_MEETING },
  { FORCON_CAMPAIGN_EVENT_UNDER_WAY, FORCON_REVIEW_MOVEMENT },
  { FORCON_CAMPAIGN_EVENT_FORMATION_MOVED, FORCON_REVIEW_MOVEMENT },
  { FORCON_CAMPAIGN_EVENT_FORMATION_PLACED, FORCON_REVIEW_MOVEMENT },
  { FORCON_CAMPAIGN_EVENT_DETECTION_CONTESTED, FORCON_REVIEW_DETECTION },
  { FORCON_CAMPAIGN_EVENT_FORMATION_SIGHTED, FORCON_REVIEW_DETECTION },
  { FORCON_CAMPAIGN_EVENT_FIELD_FOUND, FORCON_REVIEW_DETECTION },
  { FORCON_CAMPAIGN_EVENT_TASK_WORKED, FORCON_REVIEW_ORDERS },
  { FORCON_CAMPAIGN_EVENT_TASK_DONE, FORCON_REVIEW_ORDERS },
  { FORCON_CAMPAIGN_EVENT_TASK_GIVEN, FORCON_REVIEW_ORDERS },
  { FORCON_CAMPAIGN_EVENT_TASK_DROPPED, FORCON_REVIEW_ORDERS },
  { FORCON_CAMPAIGN_EVENT_TASK_READ, FORCON_REVIEW_ORDERS },
  { FORCON_CAMPAIGN_EVENT_CLASH_INSTRUCTION, FORCON_REVIEW_DETAIL },
  { FORCON_CAMPAIGN_EVENT_INSTRUCTION_APPLIED, FORCON_REVIEW_MEETING },
  { FORCON_CAMPAIGN_EVENT_INSTRUCTION_GIVEN, FORCON_REVIEW_ORDERS },
  { FORCON_CAMPAIGN_EVENT_INSTRUCTION_DROPPED, FORCON_REVIEW_ORDERS },
  { FORCON_CAMPAIGN_EVENT_INSTRUCTION_READ, FORCON_REVIEW_ORDERS },
  { FORCON_CAMPAIGN_EVENT_LINE_READ, FORCON_REVIEW_ORDERS },
  { FORCON_CAMPAIGN_EVENT_REMARK_KEPT, FORCON_REVIEW_ORDERS },
  { FORCON_CAMPAIGN_EVENT_FIELD_LAID, FORCON_REVIEW_MINES },
  { FORCON_CAMPAIGN_EVENT_FIELD_CHANGED, FORCON_REVIEW_MINES },
  { FORCON_CAMPAIGN_EVENT_SWEEP_CHECKED, FORCON_REVIEW_MINES },
  { FORCON_CAMPAIGN_EVENT_MINES_SPENT, FORCON_REVIEW_MINES },
  { FORCON_CAMPAIGN_EVENT_TROOPS_LANDED, FORCON_REVIEW_MINES },
  { FORCON_CAMPAIGN_EVENT_HOLDER_SET, FORCON_REVIEW_MINES },
  { FORCON_CAMPAIGN_EVENT_GROUND_BEGUN, FORCON_REVIEW_MINES },
  { FORCON_CAMPAIGN_EVENT_GROUND_UNITS, FORCON_REVIEW_MINES },
  { FORCON_CAMPAIGN_EVENT_GROUND_ROLLED, FORCON_REVIEW_MINES },
  { FORCON_CAMPAIGN_EVENT_GROUND_SUSTAINED, FORCON_REVIEW_MINES },
  { FORCON_CAMPAIGN_EVENT_GROUND_LOST, FORCON_REVIEW_MINES },
  { FORCON_CAMPAIGN_EVENT_GROUND_OVER, FORCON_REVIEW_MINES },
  { FORCON_CAMPAIGN_EVENT_LANDINGS_SETTLED, FORCON_REVIEW_MINES },
  { FORCON_CAMPAIGN_EVENT_GARRISON_SET, FORCON_REVIEW_MINES },
  { FORCON_CAMPAIGN_EVENT_BEGUN, FORCON_REVIEW_DETAIL },
  { FORCON_CAMPAIGN_EVENT_PHASE_BEGUN, FORCON_REVIEW_DETAIL },
  { FORCON_CAMPAIGN_EVENT_PHASE_ENDED, FORCON_REVIEW_DETAIL },
  { FORCON_CAMPAIGN_EVENT_HALF_BEGUN, FORCON_REVIEW_DETAIL },
  { FORCON_CAMPAIGN_EVENT_HALF_ENDED, FORCON_REVIEW_DETAIL },
  { FORCON_CAMPAIGN_EVENT_CLOCK_STARTED, FORCON_REVIEW_DETAIL },
  { FORCON_CAMPAIGN_EVENT_CLOCK_SET, FORCON_REVIEW_DETAIL },
  { FORCON_CAMPAIGN_EVENT_GENERATOR_ADVANCED, FORCON_REVIEW_DETAIL },
  { FORCON_CAMPAIGN_EVENT_CLASH_SIDE, FORCON_REVIEW_DETAIL },
  { FORCON_CAMPAIGN_EVENT_CLASH_FORMATION, FORCON_REVIEW_DETAIL },
  { FORCON_CAMPAIGN_EVENT_CLASH_LEVEL, FORCON_REVIEW_DETAIL },
  { FORCON_CAMPAIGN_EVENT_CLASH_SHIP, FORCON_REVIEW_DETAIL },
  { FORCON_CAMPAIGN_EVENT_CLASH_OBJECT, FORCON_REVIEW_DETAIL },
  { FORCON_CAMPAIGN_EVENT_CLASH_MINE, FORCON_REVIEW_DETAIL },
};

/* What a review is being made of. */
typedef struct {
  const ForconCampaignOutcome *outcome;
  GPtrArray *lines;
} Review;

const char *
forcon_review_heading (ForconReviewTopic topic)
{
  static const char *const headings[FORCON_N_REVIEW_TOPICS] = {
    [FORCON_REVIEW_QUESTION] = NC_ ("review", "Questions to you"),
    [FORCON_REVIEW_CLASH] = NC_ ("review", "Clashes that open"),
    [FORCON_REVIEW_FAILURE] = NC_ ("review", "Orders that fail"),
    [FORCON_REVIEW_MEETING] = NC_ ("review", "Meetings"),
    [FORCON_REVIEW_MOVEMENT] = NC_ ("review", "Movements"),
    [FORCON_REVIEW_DETECTION] = NC_ ("review", "Detection"),
    [FORCON_REVIEW_ORDERS] = NC_ ("review", "Orders worked on"),
    [FORCON_REVIEW_MINES] = NC_ ("review", "Mines and landings"),
    [FORCON_REVIEW_FLEET] = NC_ ("review", "Fleets and messages"),
    [FORCON_REVIEW_DETAIL] = NC_ ("review", "Details: clock, tables, marches"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "review", headings[topic]);
}

void
forcon_review_line_free (ForconReviewLine *line)
{
  if (line == NULL)
    return;
  g_free (line->text);
  g_free (line);
}

/* Whether a task is only a way to somewhere: of that the movements tell. */
static gboolean
is_march (const ForconCampaign *now, ForconTaskId id)
{
  const ForconTask *task = forcon_campaign_task (now, id);

  return task != NULL && task->kind == FORCON_TASK_MOVE;
}

static ForconReviewTopic
topic_of (const ForconCampaign *now, const ForconCampaignEvent *event)
{
  if (event->kind == FORCON_CAMPAIGN_EVENT_TASK_WORKED && is_march (now, event->task_worked.task))
    return FORCON_REVIEW_DETAIL;
  if (event->kind == FORCON_CAMPAIGN_EVENT_TASK_DONE && is_march (now, event->task_done.task))
    return FORCON_REVIEW_DETAIL;
  for (guint i = 0; i < G_N_ELEMENTS (topics); i++)
    if (topics[i].kind == event->kind)
      return topics[i].topic;
  return FORCON_REVIEW_FLEET;
}

static guint32
bit_of (ForconSideId side)
{
  return FORCON_ID_IS_NONE (side) ? 0 : 1u << side.value;
}

static guint32
admirals_of_meeting (const ForconCampaign *now, ForconMeetingId meeting)
{
  guint32 mask = 0;

  for (guint i = 0; i < now->parties->len; i++)
    {
      const ForconParty *party = &g_array_index (now->parties, ForconParty, i);

      if (FORCON_ID_EQUAL (party->meeting, meeting))
        mask |= bit_of (forcon_battle_formation (now->fleet, party->formation)->side);
    }
  return mask;
}

static void
concern_formation (ForconReviewLine *line, const ForconCampaign *now, ForconFormationId formation)
{
  if (FORCON_ID_IS_NONE (formation) || formation.value > now->posts->len)
    return;
  line->admirals |= bit_of (forcon_battle_formation (now->fleet, formation)->side);
  if (FORCON_ID_IS_NONE (line->formation))
    line->formation = formation;
}

static void
concern_clash (ForconReviewLine *line, const ForconCampaign *now, ForconClashId id)
{
  const ForconClash *clash = forcon_campaign_clash (now, id);

  if (clash == NULL)
    return;
  line->clash = id;
  line->admirals |= clash->admirals;
  line->sector = clash->sector;
}

static void
concern_meeting (ForconReviewLine *line, const ForconCampaign *now, ForconMeetingId id)
{
  const ForconMeeting *meeting = forcon_campaign_meeting (now, id);

  if (meeting == NULL)
    return;
  line->admirals |= admirals_of_meeting (now, id);
  line->sector = meeting->sector;
}

/* Whom and where one field of a fact concerns. */
static void
concern (ForconReviewLine *line, const ForconCampaign *now, gconstpointer record, const ForconRecordField *field)
{
  switch ((gint) field->type->kind)
    {
    case FORCON_FIELD_FORMATION:
      concern_formation (line, now, FORCON_RECORD_VALUE (record, field, ForconFormationId));
      break;
    case FORCON_FIELD_SHIP:
      if (!forcon_record_field_is_zero (record, field))
        concern_formation (
            line, now, forcon_battle_ship (now->fleet, FORCON_RECORD_VALUE (record, field, ForconShipId))->formation);
      break;
    case FORCON_FIELD_ADMIRAL:
      line->admirals |= bit_of (FORCON_RECORD_VALUE (record, field, ForconSideId));
      break;
    case FORCON_FIELD_SECTOR:
      if (!forcon_record_field_is_zero (record, field))
        line->sector = FORCON_RECORD_VALUE (record, field, ForconSectorId);
      break;
    case FORCON_FIELD_CLASH:
      concern_clash (line, now, FORCON_RECORD_VALUE (record, field, ForconClashId));
      break;
    case FORCON_FIELD_MEETING:
      concern_meeting (line, now, FORCON_RECORD_VALUE (record, field, ForconMeetingId));
      break;
    case FORCON_FIELD_ROLL:
      line->thrown = line->thrown || FORCON_RECORD_VALUE (record, field, ForconRoll).count > 0;
      break;
    default:
      break;
    }
}

static ForconReviewLine *
line_of (const ForconCampaign *now, const ForconCampaignEvent *event)
{
  const ForconRecordShape *shape = forcon_campaign_event_shape (event->kind);
  ForconReviewLine *line = g_new0 (ForconReviewLine, 1);

  for (guint i = 0; i < shape->n_fields; i++)
    concern (line, now, FORCON_CAMPAIGN_EVENT_CONST (event), &shape->fields[i]);
  if (FORCON_ID_IS_NONE (line->sector) && !FORCON_ID_IS_NONE (line->formation))
    line->sector = forcon_campaign_post (now, line->formation)->sector;
  line->topic = topic_of (now, event);
  return line;
}

/* Whether the master is asked about this meeting when all is done. */
static gboolean
is_asked (const Review *review, ForconMeetingId meeting)
{
  const ForconMeeting *found = forcon_campaign_meeting (review->outcome->after, meeting);

  return found != NULL && found->state == FORCON_MEETING_ASKED;
}

/* A meeting is told by what becomes of it: a question, or the judgement that follows. */
static void
add_meeting (Review *review, const ForconCampaign *now, const ForconCampaignEvent *event)
{
  const ForconCampaign *after = review->outcome->after;
  ForconCampaignOpening opening = { .kind = FORCON_CAMPAIGN_OPENING_ANSWER, .meeting = event->met.meeting };
  ForconReviewLine *line;

  if (!is_asked (review, event->met.meeting))
    return;
  line = line_of (now, event);
  line->topic = FORCON_REVIEW_QUESTION;
  line->admirals = admirals_of_meeting (after, event->met.meeting);
  line->text = forcon_campaign_sentence_of_opening (after, &opening);
  g_ptr_array_add (review->lines, line);
}

static void
add_line (Review *review, const ForconCampaign *now, const ForconCampaignEvent *event)
{
  ForconReviewLine *line;
  char *text;

  if (event->kind == FORCON_CAMPAIGN_EVENT_MET)
    {
      add_meeting (review, now, event);
      return;
    }
  if (event->kind == FORCON_CAMPAIGN_EVENT_PARTY_MET && is_asked (review, event->party_met.meeting))
    return;
  text = forcon_campaign_sentence_of_event (now, event, review->outcome->dice);
  if (text == NULL || *text == '\0')
    {
      g_free (text);
      return;
    }
  line = line_of (now, event);
  line->text = text;
  g_ptr_array_add (review->lines, line);
}

GPtrArray *
forcon_campaign_review (const ForconCampaign *campaign, const ForconCampaignOutcome *outcome)
{
  g_autoptr (GPtrArray) told = g_ptr_array_new ();
  GPtrArray *lines = g_ptr_array_new_with_free_func ((GDestroyNotify) forcon_review_line_free);
  Review review = { outcome, told };
  g_autoptr (ForconCampaign) now = NULL;

  if (outcome->after == NULL)
    return lines;
  now = forcon_campaign_clone (campaign);
  for (guint i = 0; i < outcome->events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (outcome->events, ForconCampaignEvent, i);

      /* A fact is told as the campaign stood when it had happened: nothing is named that was gone or not yet there. */
      forcon_campaign_apply (now, event);
      add_line (&review, now, event);
    }
  for (guint topic = 0; topic < FORCON_N_REVIEW_TOPICS; topic++)
    for (guint i = 0; i < told->len; i++)
      {
        ForconReviewLine *line = g_ptr_array_index (told, i);

        if (line->topic == (ForconReviewTopic) topic)
          g_ptr_array_add (lines, line);
      }
  return lines;
}
