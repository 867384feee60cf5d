/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/reading/order-sheet-pass.h"

/* What the lines of a sheet say of a part of a statement, in its own words. */

const char *
forcon_sheet_part_remark (const ForconSheetPart *part)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const ForconSheetItem *items = part->statement->items;

  for (guint i = 0; i < part->n; i++)
    {
      const ForconSheetClause *clause = &part->clauses[i];

      if (clause->role != FORCON_CLAUSE_OTHER_CASE && clause->role != FORCON_CLAUSE_FORBIDDEN
          && clause->role != FORCON_CLAUSE_WHILE && (clause->role != FORCON_CLAUSE_NOTHING || clause->unexplained == 0))
        continue;
      guint from = clause->first;

      while (from + 1 < clause->last && items[from].kind == FORCON_SHEET_ITEM_MARK)
        from++;
      g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "",
                              forcon_sheet_slice (part->statement->texts, part->statement->text, items[from].start,
                                                  items[clause->last - 1].end));
    }
  for (guint i = 0; part->clauses[0].first == 0 && i < part->statement->asides->len; i++)
    {
      const ForconSheetNote *aside = &g_array_index (part->statement->asides, ForconSheetNote, i);

      g_string_append_printf (
          text, "%s%s", text->len > 0 ? "; " : "",
          forcon_sheet_slice (part->statement->texts, part->statement->text, aside->start, aside->end));
    }
  return text->len == 0 ? NULL : g_string_chunk_insert_const (part->statement->texts, text->str);
}

guint
forcon_sheet_part_unexplained (const ForconSheetPart *part)
{
  guint n = part->statement->guessed ? 1 : 0;

  for (guint i = 0; i < part->n; i++)
    n += part->clauses[i].unexplained;
  return n;
}

/* Where a part begins and ends in the text; what is said beside the statement is in its first and last part. */
static guint
start_of (const ForconSheetPart *part)
{
  guint start = part->statement->items[part->clauses[0].first].start;

  if (part->clauses[0].first == 0)
    start = MIN (start, part->statement->start);
  for (guint i = 0; part->clauses[0].first == 0 && i < part->statement->asides->len; i++)
    start = MIN (start, g_array_index (part->statement->asides, ForconSheetNote, i).start);
  return start;
}

static guint
end_of (const ForconSheetPart *part)
{
  guint last = part->clauses[part->n - 1].last;
  guint end = part->statement->items[last - 1].end;

  for (guint i = 0; last == part->statement->n && i < part->statement->asides->len; i++)
    end = MAX (end, g_array_index (part->statement->asides, ForconSheetNote, i).end);
  return end;
}

const char *
forcon_sheet_part_text (const ForconSheetPart *part)
{
  return forcon_sheet_slice (part->statement->texts, part->statement->text, start_of (part), end_of (part));
}

const char *
forcon_sheet_part_slots (const ForconSheetPart *part)
{
  static const char *const words[] = { NULL,      "unexplained", "who",  "verb", "where", "target", "count",
                                       "posture", "ships",       "name", "when", "what",  "not",    NULL };
  g_autoptr (GString) text = g_string_new (NULL);
  const ForconSheetStatement *statement = part->statement;
  guint start = start_of (part);

  for (guint i = part->clauses[0].first; i < part->clauses[part->n - 1].last; i++)
    if (words[statement->fills[i]] != NULL)
      g_string_append_printf (text, "%s%u-%u:%s", text->len > 0 ? " " : "", statement->items[i].start - start,
                              statement->items[i].end - start, words[statement->fills[i]]);
  return text->len == 0 ? NULL : g_string_chunk_insert_const (statement->texts, text->str);
}
