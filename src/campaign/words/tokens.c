/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/words/tokens.h"

#include <string.h>

/*
 * Text becomes tokens. Nothing here depends on a locale: characters are folded one by one.
 */

/* Cyrillic letters from а to я, as they sound in Latin ones; Z, C and S are ж, ч and ш. */
static const char *const sounds[]
    = { "a", "b", "v", "g", "d", "e", "Z", "z", "i", "i", "k", "l", "m", "n", "o",  "p",
        "r", "s", "t", "u", "f", "h", "c", "C", "S", "S", "",  "i", "",  "e", "iu", "ia" };

/* Cyrillic letters and the Latin ones that look the same. */
static const struct {
  gunichar cyrillic;
  gunichar latin;
} twins[] = {
  { 0x430, 'a' }, { 0x432, 'b' }, { 0x435, 'e' }, { 0x43a, 'k' }, { 0x43c, 'm' }, { 0x43d, 'h' }, { 0x43e, 'o' },
  { 0x440, 'p' }, { 0x441, 'c' }, { 0x442, 't' }, { 0x443, 'y' }, { 0x445, 'x' }, { 0x456, 'i' },
};

/* Latin spellings of one sound, longest first; what follows decides about c. */
static const struct {
  const char *spelled;
  const char *sound;
} spellings[] = {
  { "shch", "S" }, { "sch", "S" }, { "sh", "S" },  { "ch", "C" },  { "zh", "Z" }, { "kh", "h" },
  { "ts", "c" },   { "yo", "e" },  { "tz", "c" },  { "ph", "f" },  { "ck", "k" }, { "th", "t" },
  { "qu", "kv" },  { "ce", "ce" }, { "ci", "ci" }, { "cy", "ci" }, { "c", "k" },  { "q", "k" },
  { "w", "v" },    { "x", "ks" },  { "y", "i" },   { "j", "i" },
};

/* What Russian endings sound like, longest first. */
static const char *const endings[]
    = { "iami", "ogo", "ego", "omu", "emu", "imi", "ami", "iah", "iam", "aia", "uiu", "oi", "ei", "oe", "ee",
        "ie",   "ih",  "im",  "om",  "em",  "am",  "ah",  "ov",  "ev",  "iu",  "ia",  "a",  "e",  "i",  "u" };

static gunichar
fold (gunichar c)
{
  gunichar first, second;

  c = g_unichar_tolower (c);
  if (c == 0x451)
    return 0x435;
  if (c > 0x7f && c < 0x370 && g_unichar_decompose (c, &first, &second))
    return first;
  return c;
}

static gboolean
is_cyrillic (gunichar c)
{
  return c >= 0x400 && c < 0x530;
}

static gunichar
to_latin (gunichar c)
{
  for (guint i = 0; i < G_N_ELEMENTS (twins); i++)
    if (twins[i].cyrillic == c)
      return twins[i].latin;
  return c;
}

static gunichar
to_cyrillic (gunichar c)
{
  for (guint i = 0; i < G_N_ELEMENTS (twins); i++)
    if (twins[i].latin == c)
      return twins[i].cyrillic;
  return c;
}

/* A key that is being built; letters twice in a row count once, so that Грозный and Grozny are the same. */
typedef struct {
  char *text;
  gsize length;
} Key;

static void
add_sound (Key *key, const char *sound)
{
  for (; *sound != '\0'; sound++)
    if (key->length + 1 < FORCON_SHEET_KEY_MAX
        && (key->length == 0 || key->text[key->length - 1] != *sound || g_ascii_isdigit (*sound)))
      key->text[key->length++] = *sound;
}

/* The sound of Latin letters at @at; how many of them it takes. */
static guint
add_latin (Key *key, const char *at)
{
  char letter[2] = { *at, '\0' };
  gboolean alone = key->length == 0 && at[1] == '\0';

  for (guint i = 0; !alone && i < G_N_ELEMENTS (spellings); i++)
    if (*at == spellings[i].spelled[0] && g_str_has_prefix (at, spellings[i].spelled))
      {
        add_sound (key, spellings[i].sound);
        return (guint) strlen (spellings[i].spelled);
      }
  if (g_ascii_isalnum (*at))
    add_sound (key, letter);
  return 1;
}

static void
add_cyrillic (Key *key, gunichar c)
{
  if (c >= 0x430 && c <= 0x44f)
    add_sound (key, sounds[c - 0x430]);
  else if (c == 0x456 || c == 0x457)
    add_sound (key, "i");
  else if (c == 0x454)
    add_sound (key, "e");
}

/* Letters of one word as they sound; the Latin ones are gathered first, as several of them can be one sound. */
static void
make_sound (char *sound, const gunichar *letters, guint n)
{
  Key key = { sound, 0 };
  char latin[FORCON_SHEET_KEY_MAX + 1] = "";

  for (guint i = 0; i < n;)
    {
      guint n_latin = 0;

      while (i < n && letters[i] < 0x80 && n_latin < FORCON_SHEET_KEY_MAX)
        latin[n_latin++] = (char) letters[i++];
      latin[n_latin] = '\0';
      for (guint k = 0; k < n_latin;)
        k += add_latin (&key, latin + k);
      if (i < n && letters[i] >= 0x80)
        add_cyrillic (&key, letters[i++]);
    }
  sound[key.length] = '\0';
}

static void
make_stem (char *stem, const char *sound)
{
  gsize length = strlen (sound);

  memcpy (stem, sound, length + 1);
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      gsize size = strlen (endings[i]);

      if (length >= size + 3 && memcmp (sound + length - size, endings[i], size) == 0)
        {
          stem[length - size] = '\0';
          return;
        }
    }
}

static void
make_shape (char *shape, const gunichar *letters, guint n)
{
  gsize length = 0;

  for (guint i = 0; i < n; i++)
    {
      char bytes[6];
      gint size = g_unichar_to_utf8 (to_latin (letters[i]), bytes);

      if (length + (gsize) size >= FORCON_SHEET_KEY_MAX)
        break;
      memcpy (shape + length, bytes, (gsize) size);
      length += (gsize) size;
    }
  shape[length] = '\0';
}

/* Letters that Russian had before 1918 are what they became, and no ъ is at the end of a word. */
static guint
reform (gunichar *letters, guint n)
{
  static const struct {
    gunichar old;
    gunichar now;
  } reformed[] = { { 0x463, 0x435 }, { 0x456, 0x438 }, { 0x473, 0x444 }, { 0x475, 0x438 } };

  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < G_N_ELEMENTS (reformed); k++)
      if (letters[i] == reformed[k].old)
        letters[i] = reformed[k].now;
  return n > 1 && letters[n - 1] == 0x44a ? n - 1 : n;
}

/* The letters of a word, folded; those of the other alphabet that slipped in are turned to what most of them are. */
static guint
gather (const char *text, gsize length, gunichar *letters, gboolean *cyrillic)
{
  guint n = 0;
  guint n_cyrillic = 0;

  for (const char *at = text; at < text + length && n < FORCON_SHEET_KEY_MAX; at = g_utf8_next_char (at))
    {
      gunichar c = fold (g_utf8_get_char (at));

      if (!g_unichar_isalnum (c))
        continue;
      n_cyrillic += is_cyrillic (c);
      letters[n++] = c;
    }
  *cyrillic = 2 * n_cyrillic > n;
  if (n_cyrillic > 0 && n_cyrillic < n)
    for (guint i = 0; i < n; i++)
      letters[i] = *cyrillic ? to_cyrillic (letters[i]) : to_latin (letters[i]);
  return *cyrillic ? reform (letters, n) : n;
}

void
forcon_sheet_fill_word (ForconSheetToken *token, const char *text)
{
  gunichar letters[FORCON_SHEET_KEY_MAX];
  guint n = gather (text + token->start, token->end - token->start, letters, &token->cyrillic);

  token->kind = FORCON_SHEET_WORD;
  token->capital = g_unichar_isupper (g_utf8_get_char (text + token->start));
  make_sound (token->sound, letters, n);
  make_shape (token->shape, letters, n);
  make_stem (token->stem, token->sound);
}

static void
fill_number (ForconSheetToken *token, const char *text)
{
  gsize length = MIN (token->end - token->start, 9u);

  token->kind = FORCON_SHEET_NUMBER;
  for (gsize i = 0; i < length; i++)
    token->number = 10 * token->number + (text[token->start + i] - '0');
  g_snprintf (token->sound, FORCON_SHEET_KEY_MAX, "%d", token->number);
  memcpy (token->stem, token->sound, sizeof token->sound);
  memcpy (token->shape, token->sound, sizeof token->sound);
}

/* Dashes, quotes and arrows of all kinds are one of each. */
static gunichar
plain_mark (gunichar c)
{
  static const gunichar dashes[]
      = { 0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015, 0x2212, 0x2192, 0x21d2, '>', '=', '|' };
  static const gunichar quotes[] = { 0xab, 0xbb, 0x201c, 0x201d, 0x201e, 0x2018, 0x2019, '\'', '`' };
  static const gunichar bullets[] = { 0x2022, 0xb7, 0x25cf, 0x25aa, '*' };

  for (guint i = 0; i < G_N_ELEMENTS (dashes); i++)
    if (c == dashes[i])
      return '-';
  for (guint i = 0; i < G_N_ELEMENTS (quotes); i++)
    if (c == quotes[i])
      return '"';
  for (guint i = 0; i < G_N_ELEMENTS (bullets); i++)
    if (c == bullets[i])
      return '*';
  return c == 0x2026 ? '.' : c;
}

static gboolean
is_letter (gunichar c)
{
  return g_unichar_isalnum (c) && !(c < 0x80 && g_ascii_isdigit ((char) c));
}

/* Where a word that begins at @at ends: letters, and an apostrophe between two of them. */
static const char *
end_of_word (const char *at, const char *end)
{
  while (at < end)
    {
      gunichar c = g_utf8_get_char (at);
      const char *next = g_utf8_next_char (at);
      gboolean apostrophe = (c == '\'' || c == 0x2019) && next < end && is_letter (g_utf8_get_char (next));

      if (!is_letter (c) && !g_unichar_ismark (c) && !apostrophe)
        return at;
      at = next;
    }
  return at;
}

static const char *
end_of_digits (const char *at, const char *end)
{
  while (at < end && g_ascii_isdigit (*at))
    at++;
  return at;
}

static gboolean
ends_ordinal (const ForconSheetToken *word)
{
  static const char *const latin[] = { "st", "nd", "rd", "t", "ia" };
  static const char *const cyrillic[] = { "ia", "i", "e", "iu", "oi", "aia", "ei", "ogo", "omu", "go", "mu", "h", "m" };

  for (guint i = 0; !word->cyrillic && i < G_N_ELEMENTS (latin); i++)
    if (g_str_equal (word->sound, latin[i]))
      return TRUE;
  for (guint i = 0; word->cyrillic && i < G_N_ELEMENTS (cyrillic); i++)
    if (g_str_equal (word->sound, cyrillic[i]))
      return TRUE;
  return FALSE;
}

/* 2-я and 2nd become one token: the number, which is an ordinal. */
static void
join_ordinal (GArray *tokens)
{
  guint n = tokens->len;
  const ForconSheetToken *word = n >= 2 ? &g_array_index (tokens, ForconSheetToken, n - 1) : NULL;
  gboolean hyphen = n >= 3 && g_array_index (tokens, ForconSheetToken, n - 2).mark == '-'
                    && g_array_index (tokens, ForconSheetToken, n - 2).glued;
  guint place = hyphen ? n - 3 : n - 2;

  if (word == NULL || word->kind != FORCON_SHEET_WORD || !word->glued || !ends_ordinal (word))
    return;
  ForconSheetToken *number = &g_array_index (tokens, ForconSheetToken, place);

  if (number->kind != FORCON_SHEET_NUMBER)
    return;
  number->ordinal = TRUE;
  number->end = word->end;
  number->cyrillic = word->cyrillic;
  g_array_set_size (tokens, place + 1);
}

/* "->", "=>", "<->" are one arrow, ">= 2x" and "> 2x" are at least so many. */
static void
join_signs (GArray *tokens, const char *text)
{
  guint kept = 0;

  for (guint i = 1; i < tokens->len; i++)
    {
      ForconSheetToken *token = &g_array_index (tokens, ForconSheetToken, kept);
      const ForconSheetToken *next = &g_array_index (tokens, ForconSheetToken, i);
      char sign = text[token->start];
      char after = text[next->start];
      gboolean both = token->kind == FORCON_SHEET_MARK && next->kind == FORCON_SHEET_MARK && next->glued;

      if (both && (sign == '<' || sign == '>') && after == '=')
        token->mark = sign == '<' ? 0x2264 : 0x2265;
      else if (both && strchr ("<-=", sign) != NULL && strchr ("->", after) != NULL)
        token->mark = '-';
      else
        {
          if (token->kind == FORCON_SHEET_MARK && sign == '>' && next->kind == FORCON_SHEET_NUMBER)
            token->mark = 0x2265;
          g_array_index (tokens, ForconSheetToken, ++kept) = *next;
          continue;
        }
      token->end = next->end;
    }
  if (tokens->len > 0)
    g_array_set_size (tokens, kept + 1);
}

/* "Ravens' Roost": the apostrophe of a plural, and no quotation mark, where none was opened. */
static gboolean
ends_plural (const char *text, const char *at, const char *end)
{
  gunichar c = g_utf8_get_char (at);
  const char *next = g_utf8_next_char (at);

  if ((c != '\'' && c != 0x2019) || at == text || (at[-1] != 's' && at[-1] != 'S') || next + 1 >= end || *next != ' '
      || !is_letter (g_utf8_get_char (next + 1)))
    return FALSE;
  for (const char *before = text; before < at; before = g_utf8_next_char (before))
    if ((g_utf8_get_char (before) == '\'' || g_utf8_get_char (before) == 0x2018)
        && (before == text || before[-1] == ' '))
      return FALSE;
  return TRUE;
}

GArray *
forcon_sheet_tokens (const char *text, gsize length)
{
  GArray *tokens = g_array_new (FALSE, TRUE, sizeof (ForconSheetToken));
  const char *end = text + length;
  gboolean glued = FALSE;

  for (const char *at = text; at < end;)
    {
      gunichar c = g_utf8_get_char (at);
      ForconSheetToken token = { .start = (guint) (at - text), .glued = glued };
      const char *next = g_utf8_next_char (at);

      /* "fire_on_sight" is three words. */
      glued = !g_unichar_isspace (c) && !g_unichar_iscntrl (c) && c != '_';
      if (is_letter (c))
        next = end_of_word (at, end);
      else if (g_unichar_isdigit (c) && c < 0x80)
        next = end_of_digits (at, end);
      token.end = (guint) (next - text);
      at = next;
      if (!glued || ends_plural (text, text + token.start, end))
        continue;
      if (is_letter (c))
        forcon_sheet_fill_word (&token, text);
      else if (g_unichar_isdigit (c) && c < 0x80)
        fill_number (&token, text);
      else
        {
          token.kind = FORCON_SHEET_MARK;
          token.mark = plain_mark (c);
        }
      g_array_append_val (tokens, token);
      join_ordinal (tokens);
    }
  join_signs (tokens, text);
  return tokens;
}
