/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * How well order sheets are read: a corpus of lines, each with what a staff officer would take it for, against what the
 * reader makes of them (tests/campaign/orders/corpus/README.md). Prints the score, and every line that is read wrongly;
 * with --all every line that is not right, with --right every line.
 */
#include "campaign/knowledge/knowledge-mask.h"
#include "campaign/reading/order-sheet.h"
#include "storage/files/data.h"
#include "storage/scenario/scenario.h"

#include "forcon-test-rules.h"

#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#define SCENARIO "scenarios/forcon-2010.xml"

/* Readings that have a key. */
#define N_KEYS 3

/* What one formation is to do by one line: tasks in their order, and instructions in any. */
typedef struct {
  char *formation;
  GString *tasks;
  GPtrArray *instructions;
} Part;

typedef struct {
  gint number;
  char *text;
  GPtrArray *expected;
} Line;

typedef enum { RIGHT, ONE_KEY, ASKED, WRONG_MARKED, WRONG, MISSED, N_OUTCOMES } Outcome;

static const char *const outcome_words[N_OUTCOMES]
    = { "right", "one key", "asked", "wrong, marked", "wrong", "missed" };

static const ForconCampaign *campaign;
static const ForconCampaign *known;
static guint counts[N_OUTCOMES];
static guint counts_with_instructions[N_OUTCOMES];
static const GPtrArray *formed;
static gboolean show_all;
static gboolean show_right;

static void
part_free (gpointer data)
{
  Part *part = data;

  g_free (part->formation);
  g_string_free (part->tasks, TRUE);
  g_ptr_array_unref (part->instructions);
  g_free (part);
}

static void
line_free (gpointer data)
{
  Line *line = data;

  g_free (line->text);
  g_ptr_array_unref (line->expected);
  g_free (line);
}

static Part *
part_of (GPtrArray *parts, const char *name)
{
  g_autofree char *formation = g_utf8_strdown (name, -1);

  for (guint i = 0; i < parts->len; i++)
    if (g_str_equal (((Part *) g_ptr_array_index (parts, i))->formation, formation))
      return g_ptr_array_index (parts, i);
  Part *part = g_new0 (Part, 1);

  part->formation = g_steal_pointer (&formation);
  part->tasks = g_string_new (NULL);
  part->instructions = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (parts, part);
  return part;
}

/* A way is told as one move: only its end counts. */
static gboolean
is_plain_move (const char *task)
{
  return g_str_has_prefix (task, "move ") && strchr (task, '+') == NULL;
}

static void
add_task (Part *part, const char *task)
{
  const char *last = strrchr (part->tasks->str, ';');

  last = last == NULL ? part->tasks->str : last + 2;
  /* To stay twice is to stay, and to stay and take a posture is to stay in it. */
  if (g_str_has_prefix (last, "hold") && g_str_equal (task, "hold"))
    return;
  if (g_str_equal (last, "hold") && g_str_has_prefix (task, "posture "))
    {
      g_string_append_printf (part->tasks, " +%s", task + strlen ("posture "));
      return;
    }
  if (is_plain_move (last) && is_plain_move (task))
    g_string_truncate (part->tasks, last == part->tasks->str ? 0 : (gsize) (last - part->tasks->str) - 2);
  g_string_append_printf (part->tasks, "%s%s", part->tasks->len > 0 ? "; " : "", task);
}

/* What the reader made of it, in the words of the corpus */

static const char *
sector_word (ForconSectorId sector)
{
  return FORCON_ID_IS_NONE (sector) ? "" : forcon_campaign_sector (campaign, sector)->word;
}

static const char *
formation_word (ForconFormationId formation)
{
  if (formation.value > campaign->fleet->n_formations)
    return formed != NULL && formation.value - campaign->fleet->n_formations <= formed->len
               ? g_ptr_array_index (formed, formation.value - campaign->fleet->n_formations - 1)
               : "?";
  return FORCON_ID_IS_NONE (formation) ? "?" : forcon_battle_formation_id (campaign->fleet, formation);
}

static void
append_ships (GString *text, const ForconShips *ships)
{
  for (guint i = 0; i < ships->n; i++)
    g_string_append_printf (text, " %s", forcon_battle_card (campaign->fleet, ships->ship[i])->id);
}

static void
describe_task (GString *text, const ForconTask *task)
{
  static const char *const charges[] = { "plasma", "torpedo" };

  g_string_append (text, forcon_task_kind_to_word (task->kind));
  switch ((gint) task->kind)
    {
    case FORCON_TASK_MOVE:
    case FORCON_TASK_ATTACK_SECTOR:
    case FORCON_TASK_DEFEND:
    case FORCON_TASK_PATROL:
    case FORCON_TASK_SWEEP:
      g_string_append_printf (text, " %s", sector_word (task->sector));
      break;
    case FORCON_TASK_ATTACK_FORMATION:
      g_string_append_printf (text, " %s", formation_word (task->target));
      break;
    case FORCON_TASK_LAY:
      g_string_append_printf (text, " %d %s %s", task->count, charges[task->charge], sector_word (task->sector));
      break;
    case FORCON_TASK_LAND:
      g_string_append_printf (
          text, " %d %s", task->count,
          FORCON_ID_IS_NONE (task->object) ? "?" : forcon_campaign_feature (campaign, task->object)->word);
      break;
    case FORCON_TASK_JOIN:
      if (task->ships.n == 0)
        g_string_append_printf (text, " %s", formation_word (task->target));
      else
        {
          g_string_assign (text, "transfer");
          append_ships (text, &task->ships);
          g_string_append_printf (text, " to %s", formation_word (task->target));
        }
      break;
    case FORCON_TASK_FLAGSHIP:
      g_string_append_printf (text, " %s", forcon_battle_card (campaign->fleet, task->flagship)->id);
      break;
    case FORCON_TASK_SUCCESSORS:
      append_ships (text, &task->ships);
      break;
    case FORCON_TASK_RENAME:
      g_string_append_printf (text, " %s", task->name == NULL ? "-" : task->name);
      break;
    case FORCON_TASK_FORM:
    case FORCON_TASK_SPLIT:
      g_string_append_printf (text, " %s:", task->name == NULL ? "-" : task->name);
      append_ships (text, &task->ships);
      break;
    default:
      break;
    }
  if (task->posture != FORCON_POSTURE_NONE)
    g_string_append_printf (text, task->kind == FORCON_TASK_POSTURE ? " %s" : " +%s",
                            forcon_posture_to_word (task->posture));
}

/* Of a way only its end counts. */
static void
describe_tasks (Part *part, const ForconReading *reading)
{
  ForconPosture posture = FORCON_POSTURE_NONE;

  for (guint i = 0; i < reading->n_tasks; i++)
    {
      ForconTask task = reading->tasks[i];
      g_autoptr (GString) text = g_string_new (NULL);

      if (task.posture == FORCON_POSTURE_NONE)
        task.posture = posture;
      posture = FORCON_POSTURE_NONE;
      if (task.kind == FORCON_TASK_MOVE && i + 1 < reading->n_tasks && reading->tasks[i + 1].kind == FORCON_TASK_MOVE)
        {
          posture = task.posture;
          continue;
        }
      describe_task (text, &task);
      add_task (part, text->str);
    }
}

static void
append_types (GString *text, guint32 types)
{
  if (types == 0)
    return;
  g_string_append (text, " types");
  for (guint i = 0; i < FORCON_N_SHIP_TYPE; i++)
    if ((types >> i & 1) != 0)
      g_string_append_printf (text, ",%s", forcon_ship_type_to_word ((ForconShipType) i));
}

static void
describe_instruction (Part *part, const ForconInstruction *instruction)
{
  GString *text = g_string_new ("when ");

  g_string_append (text, forcon_when_to_word (instruction->when));
  if (instruction->when == FORCON_WHEN_OUTNUMBERED && instruction->amount > 0)
    g_string_append_printf (text, " %g", instruction->amount / 100.0);
  else if (instruction->when == FORCON_WHEN_HITS_BELOW)
    g_string_append_printf (text, " %d%%", instruction->amount);
  else if (instruction->when == FORCON_WHEN_ROUND)
    g_string_append_printf (text, " %d", instruction->amount);
  if (!FORCON_ID_IS_NONE (instruction->foe))
    g_string_append_printf (text, " %s", formation_word (instruction->foe));
  for (guint i = 0; i < campaign->admirals->len; i++)
    if ((instruction->foes >> (i + 1) & 1) != 0)
      g_string_append_printf (text, " %s",
                              forcon_battle_side (campaign->fleet, (ForconSideId){ (guint8) (i + 1) })->id);
  append_types (text, instruction->foe_types);
  if (!FORCON_ID_IS_NONE (instruction->sector))
    g_string_append_printf (text, " %s", sector_word (instruction->sector));
  g_string_append_printf (text, ": %s", forcon_what_to_word (instruction->what));
  if (instruction->what == FORCON_WHAT_ORDER)
    g_string_append_printf (text, " %s", forcon_task_kind_to_word (instruction->kind));
  if (instruction->range > 0)
    g_string_append_printf (text, " %d", instruction->range / 100);
  if (!FORCON_ID_IS_NONE (instruction->target))
    g_string_append_printf (text, " %s", formation_word (instruction->target));
  if (!FORCON_ID_IS_NONE (instruction->ship))
    g_string_append_printf (text, " %s", forcon_battle_card (campaign->fleet, instruction->ship)->id);
  append_types (text, instruction->types);
  if (!FORCON_ID_IS_NONE (instruction->goal))
    g_string_append_printf (text, " %s", sector_word (instruction->goal));
  g_ptr_array_add (part->instructions, g_string_free (text, FALSE));
}

static void
describe_reading (GPtrArray *parts, const ForconReading *reading)
{
  Part *part;

  if (reading->n_tasks == 0 && reading->n_instructions == 0)
    return;
  part = part_of (parts, formation_word (reading->formation));
  describe_tasks (part, reading);
  for (guint i = 0; i < reading->n_instructions; i++)
    describe_instruction (part, &reading->instructions[i]);
}

/* Whoever withdraws in a case avoids whom that case is about: to say both is to say the first. */
static void
drop_what_is_said (const GPtrArray *parts)
{
  for (guint i = 0; i < parts->len; i++)
    {
      GPtrArray *said = ((const Part *) g_ptr_array_index (parts, i))->instructions;

      for (guint k = said->len; k > 0; k--)
        {
          const char *one = g_ptr_array_index (said, k - 1);
          gsize length = g_str_has_suffix (one, ": avoid") ? strlen (one) - strlen ("avoid") : 0;
          gboolean withdraws = FALSE;

          for (guint other = 0; length > 0 && other < said->len; other++)
            {
              const char *two = g_ptr_array_index (said, other);

              withdraws = withdraws
                          || (strncmp (one, two, length) == 0
                              && (g_str_has_prefix (two + length, "withdraw")
                                  || g_str_has_prefix (two + length, "order move")));
            }
          if (withdraws)
            g_ptr_array_remove_index (said, k - 1);
        }
    }
}

/* What the corpus says */

static gboolean
is_no_order (const char *said)
{
  static const char *const words[]
      = { "remark", "heading", "ask", "question", "message", "cancel", "impossible", "continue" };
  const char *colon = strchr (said, ':');

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_has_prefix (said, words[i]))
      return TRUE;
  return colon != NULL && (g_str_has_prefix (colon, ": not ") || g_str_has_prefix (colon, ": continue"));
}

/* An admiral can name only whom that admiral knows (F-CAMP-8): of others the corpus expects too much. */
static gboolean
is_unknown (const char *word)
{
  ForconFormationId id = FORCON_NO_FORMATION;

  for (guint i = 1; i <= campaign->fleet->n_formations; i++)
    if (g_strcmp0 (forcon_battle_formation_id (campaign->fleet, (ForconFormationId){ (guint16) i }), word) == 0)
      id = (ForconFormationId){ (guint16) i };
  return !FORCON_ID_IS_NONE (id)
         && (forcon_battle_formation_name (known->fleet, id) == NULL
             || *forcon_battle_formation_name (known->fleet, id) == '\0');
}

static gboolean
names_unknown (const char *said)
{
  g_auto (GStrv) words = g_strsplit_set (said, " :;", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (is_unknown (words[i]))
      return TRUE;
  return FALSE;
}

/* "by b2 c1" and "avoiding c2" tell the way, of which only the end counts. */
static void
expect_tasks (Part *part, const char *said)
{
  g_auto (GStrv) tasks = g_strsplit (said, ";", -1);

  for (guint i = 0; tasks[i] != NULL; i++)
    {
      char *task = g_strstrip (tasks[i]);
      char *by = strstr (task, " by ");
      char *avoiding = strstr (task, " avoiding ");
      char *plus = strchr (task, '+');
      /* "move b2 +march by b1" and "move b2 by b1 +march" */
      g_autofree char *posture = plus == NULL ? NULL : g_strdup (plus - 1);

      if (by != NULL)
        *by = '\0';
      if (avoiding != NULL)
        *avoiding = '\0';
      if ((by != NULL || avoiding != NULL) && posture != NULL && strchr (task, '+') == NULL)
        {
          g_autofree char *whole = g_strconcat (task, posture, NULL);

          add_task (part, whole);
        }
      else if (g_str_has_prefix (task, "follow ") || g_str_has_prefix (task, "await "))
        g_ptr_array_add (part->instructions, g_strconcat ("when always: ", task, NULL));
      else if (*task != '\0')
        add_task (part, task);
    }
}

static GPtrArray *
expected_parts (const GPtrArray *said)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (part_free);

  for (guint i = 0; i < said->len; i++)
    {
      const char *line = g_ptr_array_index (said, i);
      const char *colon = strchr (line, ':');

      if (is_no_order (line) || colon == NULL || (strstr (line, ": when ") != NULL && names_unknown (line)))
        continue;
      line += g_str_has_prefix (line, "instead ") ? strlen ("instead ") : 0;
      g_autofree char *formation = g_strstrip (g_strndup (line, (gsize) (colon - line)));
      g_autofree char *rest = g_strstrip (g_strdup (colon + 1));
      Part *part = part_of (parts, formation);

      if (g_str_has_prefix (rest, "when "))
        g_ptr_array_add (part->instructions, g_strdup (rest));
      else
        expect_tasks (part, rest);
    }
  drop_what_is_said (parts);
  return parts;
}

/* Comparing */

static gboolean
same_word (const char *expected, const char *actual)
{
  return g_str_equal (expected, actual) || g_str_equal (expected, "?") || g_str_equal (expected, "any")
         || (g_str_equal (expected, "all") && g_str_equal (actual, "0"))
         || (g_str_equal (expected, "half") && !g_str_equal (actual, "0"));
}

/* Words of one task or instruction; a name of a formation that is formed is not compared. */
static gboolean
same_text (const char *expected, const char *actual)
{
  g_auto (GStrv) a = g_strsplit_set (expected, " ", -1);
  g_auto (GStrv) b = g_strsplit_set (actual, " ", -1);
  guint n = g_strv_length (a);

  if ((g_str_has_prefix (expected, "form ") || g_str_has_prefix (expected, "split "))
      && (g_str_has_prefix (actual, "form ") || g_str_has_prefix (actual, "split ")))
    {
      const char *ships = strchr (actual, ':');
      g_auto (GStrv) words = g_strsplit (ships == NULL ? "" : ships + 1, " ", -1);

      for (guint i = 0; words[i] != NULL; i++)
        if (strstr (expected, words[i]) == NULL)
          return FALSE;
      return TRUE;
    }
  if (g_str_has_prefix (expected, "attack-formation ") && names_unknown (expected)
      && g_str_has_prefix (actual, "attack-sector "))
    return TRUE;
  if (n != g_strv_length (b))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!same_word (a[i], b[i]))
      return FALSE;
  return TRUE;
}

static gboolean
same_tasks (const char *expected, const char *actual)
{
  g_auto (GStrv) a = g_strsplit (expected, "; ", -1);
  g_auto (GStrv) b = g_strsplit (actual, "; ", -1);

  if (g_strv_length (a) != g_strv_length (b))
    return FALSE;
  for (guint i = 0; a[i] != NULL; i++)
    if (!same_text (a[i], b[i]))
      return FALSE;
  return TRUE;
}

/* The corpus names types of ships and whole classes of them by words of its own: what is said there has to be within. */
static gboolean
same_types (const char *expected, const char *actual)
{
  static const struct {
    const char *word;
    const char *types;
  } groups[] = { { "capital", "battleship battlecruiser heavy-cruiser cruiser monitor" },
                 { "dreadnought", "battleship" },
                 { "escort", "destroyer frigate" },
                 { "cruiser", "cruiser heavy-cruiser battlecruiser" },
                 { "light-cruiser", "cruiser" },
                 { "cetaganda", "benin lhosh" },
                 { "barrayar", "vorkosigan jole" },
                 { "dendarii", "naismith" } };

  if (strstr (actual, expected) != NULL)
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      g_auto (GStrv) types = g_strsplit (groups[i].types, " ", -1);

      for (guint k = 0; g_str_equal (groups[i].word, expected) && types[k] != NULL; k++)
        if (strstr (actual, types[k]) != NULL)
          return TRUE;
    }
  return FALSE;
}

/* To keep a range from a kind of ships is to keep it when that kind is met. */
static void
keep_range_of_met (GString *plain)
{
  g_auto (GStrv) words = g_strsplit (plain->str, " ", -1);

  if (g_strv_length (words) == 5 && g_str_has_prefix (plain->str, "when always: keep-")
      && g_str_has_prefix (words[4], "types,"))
    g_string_printf (plain, "when meets %s: %s %s", words[4], words[2], words[3]);
}

/* A move in a case is a withdrawal where the case is about enemies. */
static char *
plain_instruction (const char *text)
{
  GString *plain = g_string_new (text);

  if (strstr (text, "when held") == NULL && strstr (text, "when free") == NULL && strstr (text, "target-gone") == NULL)
    g_string_replace (plain, ": order move ", ": withdraw ", 0);
  g_string_replace (plain, ": order attack-sector", ": order attack", 0);
  g_string_replace (plain, ": order attack-formation", ": order attack", 0);
  g_string_replace (plain, ": order attack", ": attack", 0);
  g_string_replace (plain, ": order posture ", ": order posture +", 0);
  /* Nobody is avoided or attacked who is not met. */
  g_string_replace (plain, "when always: avoid", "when meets: avoid", 0);
  g_string_replace (plain, "when always: attack", "when meets: attack", 0);
  keep_range_of_met (plain);
  return g_string_free (plain, FALSE);
}

/* Of another order in a case only its kind is compared. */
static char *
order_kind (const char *text)
{
  const char *order = strstr (text, ": order ");
  const char *end = order == NULL ? NULL : strpbrk (order + strlen (": order "), " ;+");

  return end == NULL ? g_strdup (text) : g_strndup (text, (gsize) (end - text));
}

/* To follow and to await are no tasks. */
static char *
without_task (const char *text)
{
  GString *plain = g_string_new (text);

  g_string_replace (plain, ": order follow ", ": follow ", 0);
  g_string_replace (plain, ": order await ", ": await ", 0);
  return g_string_free (plain, FALSE);
}

/* "order move c3; attack-sector c3": the way there is part of what is to be done there. */
static char *
without_way (const char *text)
{
  const char *move = strstr (text, ": order move ");
  const char *next = move == NULL ? NULL : strstr (move, "; ");
  g_autofree char *head = next == NULL ? NULL : g_strndup (text, (gsize) (move - text));

  return next == NULL ? g_strdup (text) : g_strconcat (head, ": order ", next + 2, NULL);
}

static gboolean
same_instruction (const char *text, const char *read)
{
  g_autofree char *plain = without_task (text);
  g_autofree char *said = without_way (plain);
  g_autofree char *expected = order_kind (said);
  g_autofree char *actual = order_kind (read);
  g_autofree char *one = plain_instruction (expected);
  g_autofree char *two = plain_instruction (actual);
  g_auto (GStrv) a = g_strsplit_set (one, " :", -1);
  g_auto (GStrv) b = g_strsplit_set (two, " :", -1);

  for (guint i = 0; a[i] != NULL; i++)
    if (*a[i] != '\0' && a[i][0] != '+' && !g_strv_contains ((const char *const *) b, a[i]) && !same_types (a[i], two))
      return FALSE;
  for (guint i = 0; b[i] != NULL; i++)
    if (*b[i] != '\0' && !g_str_has_prefix (b[i], "types") && !g_strv_contains ((const char *const *) a, b[i])
        && strlen (b[i]) > 0
        && !(strstr (one, "cetaganda") != NULL || strstr (one, "barrayar") != NULL || strstr (one, "dendarii") != NULL
             || strstr (one, "vervain") != NULL))
      return FALSE;
  return TRUE;
}

/* Whether all that @actual says is in @expected, and how many of them. */
static gboolean
instructions_within (const GPtrArray *actual, const GPtrArray *expected, guint *n)
{
  g_autofree gboolean *used = g_new0 (gboolean, expected->len + 1);

  *n = 0;
  for (guint i = 0; i < actual->len; i++)
    {
      gboolean found = FALSE;

      for (guint k = 0; !found && k < expected->len; k++)
        if (!used[k] && same_instruction (g_ptr_array_index (expected, k), g_ptr_array_index (actual, i)))
          found = used[k] = TRUE;
      if (!found)
        return FALSE;
      (*n)++;
    }
  return TRUE;
}

/* 2: the same; 1: a part of it; 0: something else. */
static gint
compare_parts (const GPtrArray *expected, const GPtrArray *actual)
{
  gint result = 2;
  guint n_found = 0;

  for (guint i = 0; i < actual->len; i++)
    {
      const Part *part = g_ptr_array_index (actual, i);
      const Part *same = NULL;
      guint n;

      for (guint k = 0; k < expected->len; k++)
        if (g_str_equal (((const Part *) g_ptr_array_index (expected, k))->formation, part->formation))
          same = g_ptr_array_index (expected, k);
      if (same == NULL || (part->tasks->len > 0 && !same_tasks (same->tasks->str, part->tasks->str))
          || !instructions_within (part->instructions, same->instructions, &n))
        return 0;
      if (part->tasks->len == 0 && same->tasks->len > 0)
        result = 1;
      if (n < same->instructions->len)
        result = 1;
      n_found++;
    }
  return n_found < expected->len ? 1 : result;
}

/* All combinations of alternatives that the corpus allows. */
static GPtrArray *
alternative (const GPtrArray *said, guint choice)
{
  GPtrArray *chosen = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < said->len; i++)
    {
      g_auto (GStrv) ways = g_strsplit (g_ptr_array_index (said, i), " | ", -1);
      guint n = g_strv_length (ways);

      g_ptr_array_add (chosen, g_strdup (ways[choice % n]));
      choice /= n;
    }
  return chosen;
}

static guint
n_alternatives (const GPtrArray *said)
{
  guint n = 1;

  for (guint i = 0; i < said->len; i++)
    {
      g_auto (GStrv) ways = g_strsplit (g_ptr_array_index (said, i), " | ", -1);

      n *= g_strv_length (ways);
    }
  return MIN (n, 64);
}

static gint
compare (const GPtrArray *said, const GPtrArray *actual)
{
  gint best = 0;

  for (guint i = 0; i < n_alternatives (said); i++)
    {
      g_autoptr (GPtrArray) chosen = alternative (said, i);
      g_autoptr (GPtrArray) parts = expected_parts (chosen);

      best = MAX (best, compare_parts (parts, actual));
    }
  return best;
}

static gboolean
in_force (const ForconReadLine *line)
{
  return line->state == FORCON_LINE_UNDERSTOOD || line->state == FORCON_LINE_GUESSED;
}

/* What the lines of a number say in all, with the waiting ones settled by their @pick-th reading, or left out for 0. */
static GPtrArray *
actual_parts (const GPtrArray *lines, gint number, guint pick, gboolean *guessed, gboolean *waits)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (part_free);

  *guessed = *waits = FALSE;
  for (guint i = 0; i < lines->len; i++)
    {
      const ForconReadLine *line = g_ptr_array_index (lines, i);

      if (line->number != number)
        continue;
      if (in_force (line))
        {
          describe_reading (parts, &line->readings[0]);
          *guessed = *guessed || line->state == FORCON_LINE_GUESSED;
        }
      else
        {
          *waits = *waits || line->state != FORCON_LINE_REMARK;
          if (pick > 0 && line->n_readings > 0)
            describe_reading (parts, &line->readings[MIN (pick, line->n_readings) - 1]);
        }
    }
  drop_what_is_said (parts);
  return parts;
}

static Outcome
judge (const Line *line, const GPtrArray *lines)
{
  gboolean guessed, waits;
  g_autoptr (GPtrArray) actual = actual_parts (lines, line->number, 0, &guessed, &waits);
  gint same = compare (line->expected, actual);

  if (same == 2)
    return RIGHT;
  if (same == 0)
    return guessed || waits ? WRONG_MARKED : WRONG;
  for (guint pick = 1; pick <= N_KEYS; pick++)
    {
      gboolean ignored, also;
      g_autoptr (GPtrArray) picked = actual_parts (lines, line->number, pick, &ignored, &also);

      if (compare (line->expected, picked) == 2)
        return ONE_KEY;
    }
  return waits ? ASKED : MISSED;
}

/* The words of a line that have no place in its reading. */
static void
print_unexplained (const ForconReadLine *read)
{
  g_auto (GStrv) slots = g_strsplit (read->slots == NULL ? "" : read->slots, " ", -1);

  for (guint i = 0; slots[i] != NULL; i++)
    {
      guint start, end;

      if (g_str_has_suffix (slots[i], ":unexplained") && sscanf (slots[i], "%u-%u", &start, &end) == 2)
        g_print (" «%.*s»", (int) (end - start), read->text + start);
    }
}

static void
print_line (const Line *line, const GPtrArray *lines, Outcome outcome)
{
  g_print ("%s\n  > %s\n", outcome_words[outcome], line->text);
  for (guint i = 0; i < line->expected->len; i++)
    g_print ("  < %s\n", (const char *) g_ptr_array_index (line->expected, i));
  for (guint i = 0; i < lines->len; i++)
    {
      const ForconReadLine *read = g_ptr_array_index (lines, i);
      g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (part_free);

      if (read->number != line->number)
        continue;
      for (guint k = 0; k < read->n_readings; k++)
        describe_reading (parts, &read->readings[k]);
      g_print ("  = %s%s%s", forcon_line_state_to_word (read->state),
               read->n_readings > 0 && read->readings[0].problem.kind != 0 ? " " : "",
               read->n_readings > 0 && read->readings[0].problem.kind != 0
                   ? forcon_problem_to_word (read->readings[0].problem.kind)
                   : "");
      print_unexplained (read);
      for (guint k = 0; k < parts->len; k++)
        {
          const Part *part = g_ptr_array_index (parts, k);

          g_print (" %s: %s", part->formation, part->tasks->str);
          for (guint j = 0; j < part->instructions->len; j++)
            g_print (" {%s}", (const char *) g_ptr_array_index (part->instructions, j));
        }
      g_print ("%s%s\n", read->n_readings > 0 && read->readings[0].guess != NULL ? " ~ " : "",
               read->n_readings > 0 && read->readings[0].guess != NULL ? read->readings[0].guess : "");
    }
}

static gboolean
has_instruction (const Line *line)
{
  for (guint i = 0; i < line->expected->len; i++)
    if (strstr (g_ptr_array_index (line->expected, i), ": when ") != NULL)
      return TRUE;
  return FALSE;
}

/* Whether a line came to nothing because one further down stands in its place, as the corpus says. */
static gboolean
is_taken_back (const GPtrArray *said, guint place, const GPtrArray *lines)
{
  gboolean taken_back = FALSE;
  gboolean expected = FALSE;

  for (guint i = 0; i < lines->len; i++)
    {
      const ForconReadLine *read = g_ptr_array_index (lines, i);

      if (read->number == (gint) place + 1 && read->state == FORCON_LINE_REMARK && !FORCON_ID_IS_NONE (read->formation))
        taken_back = TRUE;
    }
  for (guint i = place + 1; i < said->len; i++)
    {
      const Line *line = g_ptr_array_index (said, i);
      const char *first = line->expected->len == 0 ? "" : g_ptr_array_index (line->expected, 0);

      expected = expected || g_str_has_prefix (first, "instead") || g_str_has_prefix (first, "cancel");
    }
  return taken_back && expected;
}

static void
score_sheet (const char *admiral, const GPtrArray *said, const char *text)
{
  for (guint i = 0; i < campaign->admirals->len; i++)
    {
      ForconSideId side = { (guint8) (i + 1) };

      if (!g_str_equal (forcon_battle_side (campaign->fleet, side)->id, admiral))
        continue;
      g_autoptr (ForconCampaign) view = forcon_campaign_as_known (campaign, forcon_test_rules (), side);
      g_autoptr (ForconReadSheet) read = forcon_order_sheet_read (campaign, forcon_test_rules (), side, text);

      known = view;
      formed = read->formed;
      for (guint k = 0; k < said->len; k++)
        {
          const Line *line = g_ptr_array_index (said, k);
          Outcome outcome = judge (line, read->lines);

          if (outcome == MISSED && is_taken_back (said, k, read->lines))
            outcome = RIGHT;

          counts[outcome]++;
          counts_with_instructions[outcome] += has_instruction (line);
          if (outcome >= WRONG_MARKED || show_right || (show_all && outcome != RIGHT))
            print_line (line, read->lines, outcome);
        }
    }
}

static void
score_file (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *admiral = NULL;
  g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func (line_free);
  g_autoptr (GString) sheet = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "= "))
      {
        if (admiral != NULL)
          score_sheet (admiral, said, sheet->str);
        g_ptr_array_set_size (said, 0);
        g_string_truncate (sheet, 0);
        g_free (admiral);
        admiral = g_strstrip (g_strdup (lines[i] + 2));
      }
    else if (g_str_has_prefix (lines[i], ">"))
      {
        Line *line = g_new0 (Line, 1);

        line->text = g_strdup (lines[i] + (lines[i][1] == ' ' ? 2 : 1));
        line->number = (gint) said->len + 1;
        line->expected = g_ptr_array_new_with_free_func (g_free);
        g_string_append_printf (sheet, "%s\n", line->text);
        g_ptr_array_add (said, line);
      }
    else if (g_str_has_prefix (lines[i], "<") && said->len > 0)
      {
        Line *line = g_ptr_array_index (said, said->len - 1);
        char *comment = strstr (lines[i], "    #");

        if (comment != NULL)
          *comment = '\0';
        g_ptr_array_add (line->expected, g_strstrip (g_strdup (lines[i] + 1)));
      }
  if (admiral != NULL)
    score_sheet (admiral, said, sheet->str);
}

static guint
print_score (const char *of, const guint *score)
{
  guint sum = 0;

  for (guint k = 0; k < N_OUTCOMES; k++)
    sum += score[k];
  g_print ("%s: %u lines", of, sum);
  for (guint k = 0; k < N_OUTCOMES; k++)
    g_print (", %s %u (%.1f %%)", outcome_words[k], score[k], 100.0 * score[k] / MAX (sum, 1));
  return sum;
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");

  g_autoptr (GError) error = NULL;
  g_autofree char *path = forcon_data_find (SCENARIO, &error);
  g_autoptr (ForconScenario) scenario = path == NULL ? NULL : forcon_scenario_load (path, NULL, &error);

  if (scenario == NULL)
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }
  campaign = scenario->campaign;
  for (int i = 1; i < argc; i++)
    {
      g_autofree char *text = NULL;
      guint sum;
      clock_t start = clock ();

      if (g_str_equal (argv[i], "--all"))
        {
          show_all = TRUE;
          continue;
        }
      if (g_str_equal (argv[i], "--right"))
        {
          show_right = TRUE;
          continue;
        }
      if (!g_file_get_contents (argv[i], &text, NULL, &error))
        {
          g_printerr ("%s\n", error->message);
          return 1;
        }
      memset (counts, 0, sizeof counts);
      memset (counts_with_instructions, 0, sizeof counts_with_instructions);
      score_file (text);
      print_score ("with instructions", counts_with_instructions);
      g_print ("\n");
      sum = print_score (argv[i], counts);
      g_print (", %.2f ms a line\n", 1000.0 * (double) (clock () - start) / CLOCKS_PER_SEC / MAX (sum, 1));
    }
  return 0;
}
