/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/odds/twilight-line.h"

#include <string.h>

/* What one hit does, in a byte. */
#define HIT(place, destroys) ((guint8) ((place) << 1 | ((destroys) ? 1 : 0)))
#define HIT_PLACE(hit) ((hit) >> 1)
#define HIT_DESTROYS(hit) (((hit) &1) != 0)

/*
 * While a line is made. @all: what each hit does when no fighter is lost out of turn. @own: of the other lines only
 * what leads up to the main one; @merges: by fighters lost, where in @all it leads, and @ends: where it ends in @own.
 */
typedef struct {
  const ForconUnit *values;
  const ForconForce *force;
  guint n_all;
  guint8 *all;
  GByteArray *own;
  guint *merges;
  guint *ends;
} Making;

/* What each hit does without those that are forgotten: the first of each. */
static guint
leave_out (const Making *making, const guint *forgotten, guint8 *rest)
{
  guint gone[2 * FORCON_UNITS_MAX] = { 0 };
  guint n = 0;

  for (guint i = 0; i < making->n_all; i++)
    if (gone[making->all[i]] < forgotten[making->all[i]])
      gone[making->all[i]]++;
    else
      rest[n++] = making->all[i];
  return n;
}

/* The lines of one fighter lost out of turn, of two, and so on. */
static void
branch (Making *making, guint most)
{
  guint lost[2 * FORCON_UNITS_MAX] = { 0 };
  guint forgotten[2 * FORCON_UNITS_MAX] = { 0 };
  g_autofree guint8 *rest = g_malloc (making->n_all + 1);

  making->merges = g_new0 (guint, most + 1);
  making->ends = g_new0 (guint, most + 1);
  for (guint i = 0, k = 0; i < making->n_all && k < most; i++)
    {
      guint8 hit = making->all[i];
      guint place = HIT_PLACE (hit), common = 0, n;

      if (!HIT_DESTROYS (hit) || !making->values[place].fighter)
        continue;
      k++;
      /* A fighter that is destroyed cannot sustain damage any more; damaged ones go first. */
      lost[hit]++;
      if (making->values[place].sustain && lost[hit] > making->force->damaged[place])
        forgotten[HIT (place, FALSE)]++;
      forgotten[hit]++;
      n = leave_out (making, forgotten, rest);
      /* With the same hits still to come the same units are left: there the line joins the main one. */
      while (common < n && making->all[making->n_all - 1 - common] == rest[n - 1 - common])
        common++;
      g_byte_array_append (making->own, rest, n - common);
      making->merges[k] = making->n_all - common;
      making->ends[k] = making->own->len;
    }
}

/* Lays the states out: the lines of fighters lost out of turn, the main line, nobody. */
static void
lay_out (ForconLine *line, const Making *making)
{
  guint at = 0;

  line->main = making->own->len;
  line->n_states = line->main + making->n_all + 1;
  line->states = g_new (ForconLineState, line->n_states);
  line->starts[0] = line->main;
  for (guint k = 1; k < line->n_starts; k++)
    {
      guint next = line->main + making->merges[k];

      line->starts[k] = at < making->ends[k] ? at : next;
      for (; at < making->ends[k]; at++)
        line->states[at]
            = (ForconLineState){ making->ends[k] - at + making->n_all - making->merges[k], making->ends[k] - at, next,
                                 HIT_PLACE (making->own->data[at]), HIT_DESTROYS (making->own->data[at]) };
    }
  for (guint i = 0; i < making->n_all; i++)
    line->states[at + i] = (ForconLineState){ making->n_all - i, making->n_all - i, line->n_states - 1,
                                              HIT_PLACE (making->all[i]), HIT_DESTROYS (making->all[i]) };
  line->states[line->n_states - 1] = (ForconLineState){ 0, 0, line->n_states - 1, 0, FALSE };
}

void
forcon_line_init (ForconLine *line, const ForconTwilightRules *rules, const ForconTwilightMatch *match,
                  ForconTwilightSide side, guint most_lost)
{
  ForconCasualties list[FORCON_CASUALTIES_MAX];
  guint n = forcon_twilight_match_casualties (rules, match, side, list);
  Making making = { .values = forcon_twilight_match_values (match, rules, side), .force = &match->forces[side] };
  guint fighters = 0;

  for (guint i = 0; i < n; i++)
    {
      making.n_all += list[i].count;
      if (list[i].destroys && making.values[list[i].place].fighter)
        fighters += list[i].count;
    }
  making.all = g_malloc (making.n_all + 1);
  for (guint i = 0, at = 0; i < n; at += list[i].count, i++)
    memset (making.all + at, HIT (list[i].place, list[i].destroys), list[i].count);
  making.own = g_byte_array_new ();
  branch (&making, MIN (most_lost, fighters));
  line->n_starts = MIN (most_lost, fighters) + 1;
  line->starts = g_new (guint, line->n_starts);
  lay_out (line, &making);
  g_free (making.all);
  g_byte_array_unref (making.own);
  g_free (making.merges);
  g_free (making.ends);
}

guint *
forcon_line_hits (const ForconLine *line, const ForconUnit *values, gint modifier, ForconHitTable *table)
{
  guint *lots = g_new (guint, line->n_states);

  lots[line->n_states - 1] = 0;
  for (guint at = line->n_states - 1; at-- > 0;)
    {
      const ForconLineState *state = &line->states[at];
      const ForconUnitAttack *attack = &values[state->place].combat;

      lots[at] = lots[state->own > 1 ? at + 1 : state->next];
      if (state->destroys && attack->dice > 0)
        lots[at] = forcon_hit_table_roll (table, lots[at], (guint) attack->dice,
                                          forcon_twilight_chance (attack->value, modifier));
    }
  return lots;
}

void
forcon_line_left (const ForconLine *line, const double *chances, double *left)
{
  double passed = 0.0;
  g_autofree double *joining = g_new0 (double, line->n_states);

  memset (left, 0, FORCON_UNITS_MAX * sizeof *left);
  for (guint at = 0; at < line->n_states; at++)
    {
      const ForconLineState *state = &line->states[at];

      passed += chances[at] + joining[at];
      if (state->destroys)
        left[state->place] += passed;
      if (state->own == 1)
        {
          joining[state->next] += passed;
          passed = 0.0;
        }
    }
}

void
forcon_line_forces (const ForconLine *line, const ForconUnit *values, ForconForce *forces)
{
  forces[line->n_states - 1] = (ForconForce){ 0 };
  for (guint at = line->n_states - 1; at-- > 0;)
    {
      const ForconLineState *state = &line->states[at];
      ForconForce *force = &forces[at];

      *force = forces[state->own > 1 ? at + 1 : state->next];
      if (!state->destroys)
        {
          force->intact[state->place]++;
          force->damaged[state->place]--;
        }
      else if (values[state->place].sustain)
        force->damaged[state->place]++;
      else
        force->intact[state->place]++;
    }
}

void
forcon_line_clear (ForconLine *line)
{
  g_clear_pointer (&line->states, g_free);
  g_clear_pointer (&line->starts, g_free);
}
