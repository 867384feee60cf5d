/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/pace/pace.h"

FORCON_DEFINE_TERM (ForconPaceDeed, PACE_DEED, FORCON_PACE_DEEDS, pace_deed)

/* What a file may say: a year, and more than any campaign has. */
#define SECONDS_MAX (366 * 24 * 3600)
#define SIZE_MAX_READ 100000
#define SPANS_MAX 1000

GArray *
forcon_pace_new (void)
{
  return g_array_new (FALSE, TRUE, sizeof (ForconPaceSpan));
}

/* What went into one thing in one phase, which is made unless it is there. */
static ForconPaceSpan *
find (GArray *pace, gint phase, ForconPaceDeed deed, ForconClashId clash)
{
  const ForconPaceSpan made = { .phase = phase, .deed = deed, .clash = clash };

  for (guint i = 0; i < pace->len; i++)
    {
      ForconPaceSpan *span = &g_array_index (pace, ForconPaceSpan, i);

      if (span->phase == phase && span->deed == deed && FORCON_ID_EQUAL (span->clash, clash))
        return span;
    }
  g_array_append_val (pace, made);
  return &g_array_index (pace, ForconPaceSpan, pace->len - 1);
}

void
forcon_pace_add (GArray *pace, gint phase, ForconPaceDeed deed, ForconClashId clash, gint64 time)
{
  gboolean at_table = deed == FORCON_PACE_DEED_CLASH || deed == FORCON_PACE_DEED_DICE;

  if (time > 0)
    find (pace, MAX (phase, 0), deed, at_table ? clash : FORCON_NO_CLASH)->time += time;
}

void
forcon_pace_count (GArray *pace, const ForconPaceStamp *from, const ForconPaceStamp *to)
{
  gint64 time = to->time - from->time;

  forcon_pace_add (pace, from->phase, time > FORCON_PACE_IDLE ? FORCON_PACE_DEED_PAUSE : from->deed, from->clash, time);
}

static gint
by_phase_and_time (gconstpointer a, gconstpointer b)
{
  const ForconPaceSpan *left = a, *right = b;

  if (left->phase != right->phase)
    return left->phase < right->phase ? -1 : 1;
  return left->time > right->time ? -1 : left->time < right->time;
}

void
forcon_pace_sort (GArray *pace)
{
  g_array_sort (pace, by_phase_and_time);
}

gint64
forcon_pace_total (const GArray *pace, gint phase, ForconPaceDeed deed)
{
  gint64 total = 0;

  for (guint i = 0; i < pace->len; i++)
    {
      const ForconPaceSpan *span = &g_array_index (pace, ForconPaceSpan, i);

      if (span->deed == deed && (phase < 0 || span->phase == phase))
        total += span->time;
    }
  return total;
}

/* How much was done */

static guint
count_sheets (const ForconCampaign *campaign, gint phase)
{
  guint n = 0;

  for (guint i = 0; i < campaign->sheets->len; i++)
    n += g_array_index (campaign->sheets, ForconSheet, i).phase == phase ? 1 : 0;
  return n;
}

static gboolean
needs_settling (ForconLineState state)
{
  return state == FORCON_LINE_AMBIGUOUS || state == FORCON_LINE_NOT_UNDERSTOOD || state == FORCON_LINE_IMPOSSIBLE
         || state == FORCON_LINE_UNSURE;
}

/* Lines of which the master had to say what is meant. */
static guint
count_settled (const ForconCampaign *campaign, gint phase)
{
  guint n = 0;

  for (guint i = 0; i < campaign->lines->len; i++)
    {
      const ForconLine *line = &g_array_index (campaign->lines, ForconLine, i);
      const ForconSheet *sheet = forcon_campaign_sheet (campaign, line->sheet);

      n += line->picked != 0 && needs_settling (line->state) && sheet != NULL && sheet->phase == phase ? 1 : 0;
    }
  return n;
}

void
forcon_pace_measure (GArray *pace, const ForconCampaign *campaign)
{
  gint phase = MAX (campaign->progress.phase, 0);

  for (guint i = 0; i < pace->len; i++)
    {
      ForconPaceSpan *span = &g_array_index (pace, ForconPaceSpan, i);
      const ForconBattle *battle
          = span->deed == FORCON_PACE_DEED_CLASH ? forcon_campaign_battle (campaign, span->clash) : NULL;

      if (battle != NULL)
        span->size = battle->n_ships;
      if (span->phase != phase)
        continue;
      if (span->deed == FORCON_PACE_DEED_SHEETS)
        span->size = count_sheets (campaign, phase);
      else if (span->deed == FORCON_PACE_DEED_SETTLING)
        span->size = count_settled (campaign, phase);
      else if (span->deed == FORCON_PACE_DEED_PAPERS)
        span->size = forcon_campaign_n_admirals (campaign);
    }
}

/* In files */

char *
forcon_pace_to_text (const GArray *pace, gint phase)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < pace->len; i++)
    {
      const ForconPaceSpan *span = &g_array_index (pace, ForconPaceSpan, i);

      if (span->phase != phase || span->time < G_USEC_PER_SEC)
        continue;
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", forcon_pace_deed_to_word (span->deed));
      if (!FORCON_ID_IS_NONE (span->clash))
        g_string_append_printf (text, "-%u", span->clash.value);
      g_string_append_printf (text, "=%" G_GINT64_FORMAT, span->time / G_USEC_PER_SEC);
      if (span->size > 0)
        g_string_append_printf (text, "/%u", span->size);
    }
  return g_string_free (text, FALSE);
}

/* Of "clash-3=300/15": "clash", 3, 300, 15. */
static gboolean
read_span (const char *word, ForconPaceSpan *span)
{
  g_auto (GStrv) sides = g_strsplit (word, "=", -1);
  g_auto (GStrv) names = g_strsplit (sides[0] == NULL ? "" : sides[0], "-", -1);
  g_auto (GStrv) figures = g_strsplit (sides[0] == NULL || sides[1] == NULL ? "" : sides[1], "/", -1);
  guint64 clash = 0, seconds = 0, size = 0;

  if (g_strv_length (sides) != 2 || names[0] == NULL || !forcon_pace_deed_from_word (names[0], &span->deed)
      || g_strv_length (names) > 2 || g_strv_length (figures) > 2 || figures[0] == NULL
      || (names[1] != NULL && !g_ascii_string_to_unsigned (names[1], 10, 1, G_MAXUINT32, &clash, NULL))
      || !g_ascii_string_to_unsigned (figures[0], 10, 0, SECONDS_MAX, &seconds, NULL)
      || (figures[1] != NULL && !g_ascii_string_to_unsigned (figures[1], 10, 0, SIZE_MAX_READ, &size, NULL)))
    return FALSE;
  span->clash.value = (guint32) clash;
  span->time = (gint64) seconds * G_USEC_PER_SEC;
  span->size = (guint) size;
  return TRUE;
}

void
forcon_pace_read_text (GArray *pace, gint phase, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL && pace->len < SPANS_MAX; i++)
    {
      ForconPaceSpan span = { .phase = phase };

      if (!read_span (words[i], &span) || span.time == 0)
        continue;
      forcon_pace_add (pace, phase, span.deed, span.clash, span.time);
      find (pace, phase, span.deed, span.clash)->size = span.size;
    }
}
