/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-frames.h"

#include "orders-data.h"

#include <string.h>

/* data/orders/frames.txt: what each order takes, and the patterns of cases, instructions and what is said of orders. */

static const char *const slot_words[FORCON_N_SLOTS]
    = { "@place", "@foe", "@friend", "@types", "@factor", "@share", "@range", "@round" };

typedef struct {
  GArray *patterns;
  guint32 takes[FORCON_N_FRAME];
} Frames;

static gboolean
bit_of (const char *word, guint *bit)
{
  ForconSheetMeaning meaning;
  ForconSheetFrame frame;

  for (guint i = 0; i < FORCON_N_SLOTS; i++)
    if (g_str_equal (word, slot_words[i]))
      {
        *bit = FORCON_N_MEANING + i;
        return TRUE;
      }
  if (forcon_sheet_meaning_from_word (word, &meaning))
    *bit = meaning;
  else if (forcon_sheet_frame_from_word (word, &frame))
    *bit = FORCON_FRAME_BIT + frame;
  else
    return FALSE;
  return TRUE;
}

/* What the lines below "[what avoid outnumbered]" are. */
typedef struct {
  ForconSheetRole role;
  gint value;
  ForconWhen when;
} Heading;

/* "meet enemy? @foe?" */
static void
read_pattern (Frames *frames, const char *line, const Heading *heading)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  ForconSheetPattern pattern = { .role = heading->role, .value = heading->value, .when = heading->when };

  for (guint i = 0; words[i] != NULL; i++)
    {
      gsize length = strlen (words[i]);
      gboolean may = length > 0 && words[i][length - 1] == '?';
      guint bit;

      if (may)
        words[i][length - 1] = '\0';
      if (g_str_equal (words[i], "not") && !may)
        pattern.negative = TRUE;
      else if (!bit_of (words[i], &bit))
        g_error ("data/orders/frames.txt: no meaning '%s'", words[i]);
      else
        forcon_sheet_set_add (may ? &pattern.optional : &pattern.required, bit);
    }
  g_array_append_val (frames->patterns, pattern);
}

/* "[order move]" and so on; "[what avoid outnumbered]" is a deed whose words tell its case, too. */
static Heading
read_heading (const char *line)
{
  static const struct {
    const char *word;
    ForconSheetRole role;
  } acts[] = { { "cancel", FORCON_CLAUSE_CANCEL },
               { "continue", FORCON_CLAUSE_CONTINUE },
               { "likewise", FORCON_CLAUSE_LIKEWISE } };
  g_auto (GStrv) words = g_strsplit_set (line, "[ ]", -1);
  const char *name = words[1] == NULL || words[2] == NULL ? "" : words[2];
  const char *within = *name == '\0' || *words[3] == '\0' ? NULL : words[3];
  Heading heading = { .role = FORCON_CLAUSE_NOTHING, .when = FORCON_WHEN_ALWAYS };
  ForconSheetFrame frame;
  ForconWhen when;
  ForconWhat what;

  if (within != NULL && !forcon_when_from_word (within, &heading.when))
    g_error ("data/orders/frames.txt: no case '%s'", within);
  if (g_strcmp0 (words[1], "order") == 0 && forcon_sheet_frame_from_word (name, &frame))
    heading.role = FORCON_CLAUSE_ORDER, heading.value = (gint) frame;
  else if (g_strcmp0 (words[1], "when") == 0 && forcon_when_from_word (name, &when))
    heading.role = FORCON_CLAUSE_CASE, heading.value = (gint) when;
  else if (g_strcmp0 (words[1], "what") == 0 && forcon_what_from_word (name, &what))
    heading.role = FORCON_CLAUSE_WHAT, heading.value = (gint) what;
  for (guint i = 0; g_strcmp0 (words[1], "act") == 0 && i < G_N_ELEMENTS (acts); i++)
    if (g_str_equal (name, acts[i].word))
      heading.role = acts[i].role;
  if (heading.role == FORCON_CLAUSE_NOTHING)
    g_error ("data/orders/frames.txt: no frame '%s'", line);
  return heading;
}

/* "place via posture" */
static guint32
read_takes (const char *line)
{
#define TAKES_WORD(NAME, word) word,
  static const char *const names[] = { FORCON_SHEET_TAKES (TAKES_WORD) };
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  guint32 takes = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint what = 0;

      while (what < FORCON_N_TAKES && !g_str_equal (names[what], words[i]))
        what++;
      if (what == FORCON_N_TAKES)
        g_error ("data/orders/frames.txt: no order takes '%s'", words[i]);
      takes |= 1u << what;
    }
  return takes;
}

static Frames *
frames_new (void)
{
  g_auto (GStrv) lines = g_strsplit (forcon_orders_frames, "\n", -1);
  Frames *frames = g_new0 (Frames, 1);
  Heading heading = { .role = FORCON_CLAUSE_NOTHING };

  frames->patterns = g_array_new (FALSE, FALSE, sizeof (ForconSheetPattern));
  for (guint i = 0; lines[i] != NULL; i++)
    {
      char *line = g_strstrip (lines[i]);

      if (*line == '\0' || *line == '#')
        continue;
      if (*line == '[')
        heading = read_heading (line);
      else if (heading.role == FORCON_CLAUSE_ORDER)
        frames->takes[heading.value] = read_takes (line);
      else
        read_pattern (frames, line, &heading);
    }
  return frames;
}

static const Frames *
get_frames (void)
{
  static gsize made = 0;
  static Frames *frames = NULL;

  if (g_once_init_enter (&made))
    {
      frames = frames_new ();
      g_once_init_leave (&made, 1);
    }
  return frames;
}

gboolean
forcon_sheet_frame_takes (ForconSheetFrame frame, ForconSheetTakes what)
{
  return (get_frames ()->takes[frame] >> what & 1) != 0;
}

const GArray *
forcon_sheet_patterns (void)
{
  return get_frames ()->patterns;
}
