/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the rows of the crib come to stand in two languages. */
#include "render/forms/crib-private.h"

#include "base/text.h"

static void
row_clear (gpointer data)
{
  ForconCribRow *row = data;

  for (guint i = 0; i < FORCON_CRIB_FIGURES; i++)
    g_free (row->figures[i]);
  for (guint i = 0; i < FORCON_CRIB_LANGUAGES; i++)
    g_free (row->texts[i]);
}

static void
section_clear (gpointer data)
{
  ForconCribSection *section = data;

  for (guint i = 0; i < FORCON_CRIB_LANGUAGES; i++)
    g_free (section->headings[i]);
  g_array_unref (section->rows);
}

/* The letters of a catalogue and the names of a file of rules are not trusted. */
static char *
safe (char *text)
{
  char *escaped = forcon_text_escape (text);

  g_free (text);
  return escaped;
}

void
forcon_crib_section (ForconCribMaking *making, const char *ids, const char *heading)
{
  ForconCribSection section = { .ids = ids, .halves = 1 };

  section.rows = g_array_new (FALSE, TRUE, sizeof (ForconCribRow));
  g_array_set_clear_func (section.rows, row_clear);
  for (guint i = 0; i < making->crib->n_languages; i++)
    section.headings[i] = safe (g_strdup (forcon_catalogue_find (making->languages[i], NULL, heading)));
  g_array_append_val (making->crib->sections, section);
}

static void
add (ForconCribMaking *making, const ForconCribRow *row)
{
  GArray *sections = making->crib->sections;

  g_array_append_vals (g_array_index (sections, ForconCribSection, sections->len - 1).rows, row, 1);
}

void
forcon_crib_row (ForconCribMaking *making, char *figure, const char *text, ...)
{
  ForconCribRow row = { .figures = { figure } };
  g_autoptr (GPtrArray) figures = g_ptr_array_new_with_free_func (g_free);
  va_list list;

  va_start (list, text);
  for (char *one = va_arg (list, char *); one != NULL; one = va_arg (list, char *))
    g_ptr_array_add (figures, one);
  va_end (list);
  g_ptr_array_add (figures, NULL);
  for (guint i = 0; i < making->crib->n_languages; i++)
    row.texts[i] = safe (forcon_catalogue_fill (forcon_catalogue_find (making->languages[i], NULL, text),
                                                (const char *const *) figures->pdata));
  add (making, &row);
}

void
forcon_crib_legend (ForconCribMaking *making, const char *text)
{
  ForconCribRow row = { .legend = TRUE };

  for (guint i = 0; i < making->crib->n_languages; i++)
    row.texts[i] = safe (g_strdup (forcon_catalogue_find (making->languages[i], NULL, text)));
  add (making, &row);
}

void
forcon_crib_phrase (ForconCribMaking *making, const char *const *figures, ForconCribPhrase phrase, gint index)
{
  ForconCribRow row = { 0 };

  for (guint i = 0; i < FORCON_CRIB_FIGURES && figures[i] != NULL; i++)
    row.figures[i] = g_strdup (figures[i]);
  for (guint i = 0; phrase != NULL && i < making->crib->n_languages; i++)
    row.texts[i] = safe (phrase (making->languages[i], making->rules, index));
  add (making, &row);
}

char *
forcon_crib_length (ForconLength length)
{
  return g_strdup_printf ("%g", length / (double) FORCON_CM (1));
}

char *
forcon_crib_angle (ForconAngle angle)
{
  return g_strdup_printf ("%g°", angle / (double) FORCON_DEGREES (1));
}

char *
forcon_crib_formula (ForconDiceFormula formula)
{
  g_autofree char *count = formula.count > 1 ? g_strdup_printf ("%d", formula.count) : g_strdup ("");

  if (formula.count == 0)
    return g_strdup_printf ("%d", formula.bonus);
  if (formula.bonus == 0)
    return g_strdup_printf ("%sd%d", count, formula.sides);
  return g_strdup_printf ("%sd%d%+d", count, formula.sides, formula.bonus);
}

char *
forcon_crib_share (ForconFraction share)
{
  if (share.denominator <= 1 || share.numerator == 0)
    return g_strdup_printf ("%d", share.numerator);
  return g_strdup_printf ("%d/%d", share.numerator, share.denominator);
}

char *
forcon_crib_change (gint value)
{
  return value == 0 ? g_strdup ("0") : g_strdup_printf ("%s%d", value > 0 ? "+" : "−", ABS (value));
}

char *
forcon_crib_range (gint first, gint last)
{
  if (last == 0)
    return g_strdup_printf ("%d+", first);
  return first == last ? g_strdup_printf ("%d", first) : g_strdup_printf ("%d–%d", first, last);
}

ForconCrib *
forcon_crib_new (const ForconRules *rules, const ForconCatalogue *const *languages, guint n_languages)
{
  ForconCrib *crib = g_new0 (ForconCrib, 1);
  ForconCribMaking making = { .rules = rules, .crib = crib };

  g_atomic_ref_count_init (&crib->count);
  crib->n_languages = MIN (n_languages, FORCON_CRIB_LANGUAGES);
  crib->sections = g_array_new (FALSE, FALSE, sizeof (ForconCribSection));
  g_array_set_clear_func (crib->sections, section_clear);
  for (guint i = 0; i < crib->n_languages; i++)
    making.languages[i] = languages[i];
  forcon_crib_add_gunnery (&making);
  forcon_crib_add_fire (&making);
  forcon_crib_add_ships (&making);
  forcon_crib_add_criticals (&making);
  forcon_crib_add_torpedoes (&making);
  forcon_crib_add_boarding (&making);
  forcon_crib_add_rest (&making);
  return crib;
}

ForconCrib *
forcon_crib_ref (ForconCrib *crib)
{
  g_atomic_ref_count_inc (&crib->count);
  return crib;
}

void
forcon_crib_unref (ForconCrib *crib)
{
  if (!g_atomic_ref_count_dec (&crib->count))
    return;
  g_array_unref (crib->sections);
  g_free (crib);
}
