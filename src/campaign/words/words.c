/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/words/words.h"

#include "orders-data.h"

#include <string.h>

/*
 * The words stand in data/orders/words-*.txt, which are part of the program: what a sheet is read as depends on nothing
 * that a machine has or lacks. Words of one meaning are lists of forms; a form of several words is a phrase.
 */

FORCON_DEFINE_TERM (ForconSheetMeaning, MEANING, FORCON_SHEET_MEANINGS, sheet_meaning)
FORCON_DEFINE_TERM (ForconSheetFrame, FRAME, FORCON_SHEET_FRAMES, sheet_frame)

gboolean
forcon_sheet_meaning_is (ForconSheetMeaning meaning, guint kinds)
{
/* In the second place, for there may be none. */
#define KINDS_OF_MEANING(NAME, word, ...) { 0, __VA_ARGS__ },
  static const guint kinds_of[FORCON_N_MEANING][2] = { FORCON_SHEET_MEANINGS (KINDS_OF_MEANING) };

  return (kinds_of[meaning][1] & kinds) != 0;
}

gboolean
forcon_sheet_word_is (const ForconSheetWord *word, guint kinds)
{
  for (guint i = 0; word != NULL && i < word->n_senses; i++)
    if (forcon_sheet_meaning_is (word->senses[i].meaning, kinds))
      return TRUE;
  return FALSE;
}

/* Bytes of a form at most, and tokens of a phrase. */
#define FORM_MAX 120
#define PHRASE_MAX 7

/* Letters of a stem at least of which every regular ending makes a form; of one with its endings written out. */
#define STEM_MIN 4
#define WRITTEN_STEM_MIN 5

/* Regular endings of Russian verbs, nouns and adjectives, by their sound. */
static const char *const regular_endings[] = {
  "ть",      "ться",   "ти",    "тись",  "ю",      "юсь",   "у",     "усь",   "ешь",    "ишь",   "ет",    "ется",
  "ит",      "ится",   "ем",    "емся",  "им",     "имся",  "ете",   "етесь", "ите",    "итесь", "ют",    "ются",
  "ут",      "утся",   "ят",    "ятся",  "ат",     "атся",  "л",     "ла",    "ло",     "ли",    "лся",   "лась",
  "лись",    "й",      "йся",   "йте",   "йтесь",  "и",     "ись",   "ь",     "ьте",    "ьтесь", "ься",   "я",
  "ясь",     "в",      "вши",   "вшись", "ить",    "иться", "ать",   "аться", "ять",    "яться", "еть",   "еться",
  "нуть",    "нуться", "ай",    "айте",  "айтесь", "айся",  "яй",    "яйте",  "яйтесь", "ает",   "ается", "ают",
  "аются",   "аем",    "аемся", "яет",   "яется",  "яют",   "яются", "яем",   "яемся",  "ил",    "ила",   "или",
  "ился",    "илась",  "ились", "ал",    "ала",    "али",   "ался",  "алась", "ались",  "ял",    "яла",   "яли",
  "яла",     "нет",    "нется", "нут",   "нутся",  "нем",   "ни",    "ните",  "ана",    "ан",    "аны",   "ен",
  "ена",     "ены",    "ено",   "ение",  "ения",   "ению",  "ением", "ании",  "ание",   "ания",  "анию",  "анием",
  "ировать", "овать",  "уйте",  "уй",    "ует",    "уют",   "уем",   "ую",    "а",      "ы",     "е",     "ой",
  "ою",      "ам",     "ами",   "ах",    "ом",     "ов",    "ев",    "ей",    "ям",     "ями",   "ях",    "ий",
  "ия",      "ию",     "ии",    "ие",    "ый",     "ая",    "ое",    "ого",   "его",    "ому",   "ему",   "ую",
  "юю",      "ым",     "им",    "ые",    "ых",     "их",    "ыми",   "ими",   "яя",     "ее",    "ка",    "ку",
  "ки",      "кой",    "ке",
};

struct _ForconSheetLexicon {
  GStringChunk *texts;
  GPtrArray *words;
  GHashTable *endings;
  GHashTable *by_shape;
  GHashTable *by_sound[2];
  GHashTable *phrases;
  GHashTable *phrase_starts;
  GHashTable *stems;
  GHashTable *regular;
};

/* Kinds of ships that players have one word for. */
#define TYPE(NAME) (1u << FORCON_SHIP_TYPE_##NAME)
static const struct {
  const char *word;
  guint32 types;
} type_groups[] = {
  { "any-cruiser", TYPE (CRUISER) | TYPE (HEAVY_CRUISER) | TYPE (BATTLECRUISER) },
  { "light-cruiser", TYPE (CRUISER) },
  { "escort", TYPE (DESTROYER) | TYPE (FRIGATE) },
  { "light", TYPE (DESTROYER) | TYPE (FRIGATE) | TYPE (CRUISER) },
  { "capital", TYPE (BATTLESHIP) | TYPE (BATTLECRUISER) | TYPE (HEAVY_CRUISER) | TYPE (CRUISER) | TYPE (MONITOR) },
};

/* What stands behind the meaning in a heading: "[verb move]". */
static gboolean
read_value (ForconSheetMeaning meaning, const char *text, gint *value)
{
  ForconSheetFrame frame;
  ForconPosture posture;
  ForconShipType type;
  ForconCharge charge;

  *value = 0;
  if (*text == '\0')
    return TRUE;
  if (g_ascii_isdigit (*text))
    *value = atoi (text);
  else if (meaning == FORCON_MEANING_VERB && forcon_sheet_frame_from_word (text, &frame))
    *value = (gint) frame;
  else if (forcon_posture_from_word (text, &posture))
    *value = (gint) posture;
  else if (meaning == FORCON_MEANING_CHARGE && forcon_charge_from_word (text, &charge))
    *value = (gint) charge;
  else if (forcon_ship_type_from_word (text, &type))
    *value = (gint) (1u << type);
  else
    {
      for (guint i = 0; i < G_N_ELEMENTS (type_groups); i++)
        if (g_str_equal (text, type_groups[i].word))
          *value = (gint) type_groups[i].types;
      return *value != 0;
    }
  return TRUE;
}

static ForconSheetWord *
new_word (ForconSheetLexicon *lexicon, const char *form, const ForconSheetToken *token)
{
  ForconSheetWord *word = g_new0 (ForconSheetWord, 1);

  word->form = g_string_chunk_insert_const (lexicon->texts, form);
  word->cyrillic = token->cyrillic;
  word->length = strlen (token->sound);
  word->letters = forcon_sheet_letters (token->sound);
  memcpy (word->sound, token->sound, sizeof word->sound);
  memcpy (word->shape, token->shape, sizeof word->shape);
  g_ptr_array_add (lexicon->words, word);
  return word;
}

static void
add_sense (ForconSheetWord *word, const ForconSheetSense *sense)
{
  for (guint i = 0; i < word->n_senses; i++)
    if (word->senses[i].meaning == sense->meaning && word->senses[i].value == sense->value)
      return;
  if (word->n_senses < FORCON_SHEET_SENSES_MAX)
    word->senses[word->n_senses++] = *sense;
}

/* A form of one word. */
static void
add_single (ForconSheetLexicon *lexicon, const char *form, const ForconSheetSense *sense)
{
  ForconSheetToken token = { .end = (guint) strlen (form) };
  ForconSheetWord *word;

  forcon_sheet_fill_word (&token, form);
  word = g_hash_table_lookup (lexicon->by_shape, token.shape);
  if (word == NULL || word->cyrillic != token.cyrillic)
    {
      word = new_word (lexicon, form, &token);
      g_hash_table_insert (lexicon->by_shape, word->shape, word);
      if (!g_hash_table_contains (lexicon->by_sound[word->cyrillic], word->sound))
        g_hash_table_insert (lexicon->by_sound[word->cyrillic], word->sound, word);
    }
  add_sense (word, sense);
}

/* The words of a phrase as one key: their shapes, with blanks between. */
static gboolean
add_to_key (GString *key, const ForconSheetToken *token)
{
  if (token->kind == FORCON_SHEET_MARK)
    return token->mark == '-' || token->mark == '\'';
  if (key->len > 0)
    g_string_append_c (key, ' ');
  if (token->kind == FORCON_SHEET_NUMBER)
    g_string_append_printf (key, "%d", token->number);
  else
    g_string_append (key, token->shape);
  return TRUE;
}

static void
add_phrase (ForconSheetLexicon *lexicon, const char *form, const ForconSheetSense *sense)
{
  g_autoptr (GArray) tokens = forcon_sheet_tokens (form, strlen (form));
  g_autoptr (GString) key = g_string_new (NULL);
  ForconSheetWord *word;

  for (guint i = 0; i < tokens->len; i++)
    {
      add_to_key (key, &g_array_index (tokens, ForconSheetToken, i));
      if (i == 0)
        g_hash_table_add (lexicon->phrase_starts, g_string_chunk_insert_const (lexicon->texts, key->str));
    }
  if (strchr (key->str, ' ') == NULL)
    {
      if (tokens->len == 1)
        add_single (lexicon, form, sense);
      return;
    }
  word = g_hash_table_lookup (lexicon->phrases, key->str);
  if (word == NULL)
    {
      word = new_word (lexicon, form, &g_array_index (tokens, ForconSheetToken, 0));
      word->phrase = TRUE;
      g_hash_table_insert (lexicon->phrases, g_string_chunk_insert_const (lexicon->texts, key->str), word);
    }
  add_sense (word, sense);
}

static void
add_form (ForconSheetLexicon *lexicon, const char *stem, const char *ending, const ForconSheetSense *sense)
{
  g_autofree char *form = g_strconcat (stem, g_str_equal (ending, "-") ? "" : ending, NULL);

  g_strdelimit (form, "_", ' ');
  g_strstrip (form);
  if (strlen (form) >= FORM_MAX || *form == '\0')
    return;
  if (strpbrk (form, " -'") != NULL)
    add_phrase (lexicon, form, sense);
  else
    add_single (lexicon, form, sense);
}

/* A stem of which all regular endings are forms, too. */
static void
add_stem (ForconSheetLexicon *lexicon, const char *group, const ForconSheetSense *sense)
{
  gsize length = strcspn (group, "|%");
  gboolean written = group[length] == '|';
  ForconSheetToken token = { .end = (guint) length };
  ForconSheetWord *word;

  if (group[length] == '\0' || memchr (group, '_', length) != NULL
      || g_utf8_strlen (group, (gssize) length) < (written ? WRITTEN_STEM_MIN : STEM_MIN))
    return;
  forcon_sheet_fill_word (&token, group);
  if (!token.cyrillic)
    return;
  word = g_hash_table_lookup (lexicon->stems, token.shape);
  if (word == NULL)
    {
      g_autofree char *form = g_strndup (group, length);

      word = new_word (lexicon, form, &token);
      word->phrase = TRUE;
      g_hash_table_insert (lexicon->stems, word->shape, word);
    }
  add_sense (word, sense);
}

/* "держ|ать|и", "команд%овать" or a word as it is; an ending "-" or none is the stem alone. */
static void
add_group (ForconSheetLexicon *lexicon, const char *group, const ForconSheetSense *sense)
{
  const char *set = strchr (group, '%');

  add_stem (lexicon, group, sense);
  if (set != NULL && set > group)
    {
      g_autofree char *stem = g_strndup (group, (gsize) (set - group));
      char **endings = g_hash_table_lookup (lexicon->endings, set + 1);

      for (guint i = 0; endings != NULL && endings[i] != NULL; i++)
        add_form (lexicon, stem, endings[i], sense);
      return;
    }
  g_auto (GStrv) parts = g_strsplit (group, "|", -1);

  if (parts[1] == NULL)
    add_form (lexicon, parts[0], "", sense);
  for (guint i = 1; parts[0] != NULL && parts[i] != NULL; i++)
    add_form (lexicon, parts[0], parts[i], sense);
}

/* "%ить = ить иться": a set of endings. */
static void
add_endings (ForconSheetLexicon *lexicon, const char *line)
{
  g_auto (GStrv) sides = g_strsplit (line + 1, "=", 2);

  if (sides[0] != NULL && sides[1] != NULL)
    g_hash_table_insert (lexicon->endings, g_strdup (g_strstrip (sides[0])),
                         g_strsplit (g_strstrip (sides[1]), " ", -1));
}

/* "[verb move]"; what nobody knows is a fault of the file, which a test looks for. */
static void
read_heading (char *line, ForconSheetSense *sense)
{
  char *end = strchr (line, ']');
  char *blank = strchr (line, ' ');
  const char *value = "";

  if (end != NULL)
    *end = '\0';
  if (blank != NULL)
    {
      *blank = '\0';
      value = blank + 1;
    }
  if (!forcon_sheet_meaning_from_word (line + 1, &sense->meaning) || !read_value (sense->meaning, value, &sense->value))
    g_error ("data/orders: no meaning '%s %s'", line + 1, value);
}

static void
read_words (ForconSheetLexicon *lexicon, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  ForconSheetSense sense = { 0 };

  for (guint i = 0; lines[i] != NULL; i++)
    {
      char *line = g_strstrip (lines[i]);

      if (*line == '\0' || *line == '#')
        continue;
      if (*line == '[')
        read_heading (line, &sense);
      else if (*line == '%')
        add_endings (lexicon, line);
      else
        {
          g_auto (GStrv) groups = g_strsplit (line, " ", -1);

          for (guint k = 0; groups[k] != NULL; k++)
            if (*groups[k] != '\0')
              add_group (lexicon, groups[k], &sense);
        }
    }
}

ForconSheetLexicon *
forcon_sheet_lexicon_new (void)
{
  ForconSheetLexicon *lexicon = g_new0 (ForconSheetLexicon, 1);

  lexicon->texts = g_string_chunk_new (1024);
  lexicon->words = g_ptr_array_new_with_free_func (g_free);
  lexicon->endings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_strfreev);
  lexicon->by_shape = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = 0; i < G_N_ELEMENTS (lexicon->by_sound); i++)
    lexicon->by_sound[i] = g_hash_table_new (g_str_hash, g_str_equal);
  lexicon->phrases = g_hash_table_new (g_str_hash, g_str_equal);
  lexicon->phrase_starts = g_hash_table_new (g_str_hash, g_str_equal);
  lexicon->stems = g_hash_table_new (g_str_hash, g_str_equal);
  lexicon->regular = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = 0; i < G_N_ELEMENTS (regular_endings); i++)
    {
      ForconSheetToken token = { .end = (guint) strlen (regular_endings[i]) };

      forcon_sheet_fill_word (&token, regular_endings[i]);
      g_hash_table_add (lexicon->regular, g_string_chunk_insert_const (lexicon->texts, token.shape));
    }
  return lexicon;
}

void
forcon_sheet_lexicon_free (ForconSheetLexicon *lexicon)
{
  if (lexicon == NULL)
    return;
  g_clear_pointer (&lexicon->endings, g_hash_table_unref);
  g_hash_table_unref (lexicon->by_shape);
  for (guint i = 0; i < G_N_ELEMENTS (lexicon->by_sound); i++)
    g_hash_table_unref (lexicon->by_sound[i]);
  g_hash_table_unref (lexicon->phrases);
  g_hash_table_unref (lexicon->phrase_starts);
  g_hash_table_unref (lexicon->stems);
  g_hash_table_unref (lexicon->regular);
  g_ptr_array_unref (lexicon->words);
  g_string_chunk_free (lexicon->texts);
  g_free (lexicon);
}

/* A form that nobody wrote down means all that the written ones of its stem do: "attaks" as "attacks", whether to attack
 * or to be attacked. */
static void
join_senses (ForconSheetLexicon *lexicon)
{
  GHashTableIter stems;
  gpointer stem;
  gpointer word;

  g_hash_table_iter_init (&stems, lexicon->stems);
  while (g_hash_table_iter_next (&stems, &stem, &word))
    {
      GHashTableIter endings;
      gpointer ending;

      g_hash_table_iter_init (&endings, lexicon->regular);
      while (g_hash_table_iter_next (&endings, &ending, NULL))
        {
          g_autofree char *form = g_strconcat (stem, ending, NULL);
          const ForconSheetWord *written = g_hash_table_lookup (lexicon->by_shape, form);

          for (guint i = 0; written != NULL && i < written->n_senses; i++)
            add_sense (word, &written->senses[i]);
        }
    }
}

static ForconSheetLexicon *
lexicon_new (void)
{
  ForconSheetLexicon *lexicon = forcon_sheet_lexicon_new ();

  read_words (lexicon, forcon_orders_words_ru);
  read_words (lexicon, forcon_orders_words_en);
  join_senses (lexicon);
  g_hash_table_unref (lexicon->endings);
  lexicon->endings = NULL;
  return lexicon;
}

/* The words never change: they are made ready once for the whole program. */
static const ForconSheetLexicon *
get_lexicon (void)
{
  static gsize made = 0;
  static ForconSheetLexicon *lexicon = NULL;

  if (g_once_init_enter (&made))
    {
      lexicon = lexicon_new ();
      g_once_init_leave (&made, 1);
    }
  return lexicon;
}

static gpointer
prepare (gpointer data)
{
  get_lexicon ();
  return NULL;
}

void
forcon_sheet_words_prepare (void)
{
  g_thread_unref (g_thread_new ("words", prepare, NULL));
}

/* A stem and a regular ending, the longest stem that there is. */
static const ForconSheetWord *
find_regular (const ForconSheetLexicon *lexicon, const ForconSheetToken *token)
{
  char stem[FORCON_SHEET_KEY_MAX];
  gsize length = strlen (token->shape);

  memcpy (stem, token->shape, length + 1);
  for (const char *at = token->shape + length; at > token->shape;)
    {
      at = g_utf8_find_prev_char (token->shape, at);
      if (at == NULL || at == token->shape)
        break;
      stem[at - token->shape] = '\0';
      const ForconSheetWord *word
          = g_hash_table_contains (lexicon->regular, at) ? g_hash_table_lookup (lexicon->stems, stem) : NULL;

      if (word != NULL)
        return word;
    }
  return NULL;
}

static const ForconSheetWord *
find_spelled (const ForconSheetLexicon *lexicon, const ForconSheetToken *token)
{
  const ForconSheetWord *word = g_hash_table_lookup (lexicon->by_shape, token->shape);

  if (word != NULL && word->cyrillic == token->cyrillic)
    return word;
  word = token->cyrillic ? find_regular (lexicon, token) : NULL;
  return word == NULL ? g_hash_table_lookup (lexicon->by_sound[token->cyrillic], token->sound) : word;
}

const ForconSheetWord *
forcon_sheet_find_word (const ForconSheetLexicon *house, const ForconSheetToken *token)
{
  const ForconSheetLexicon *lexicon = get_lexicon ();
  const ForconSheetWord *word = house == NULL ? NULL : find_spelled (house, token);

  if (word == NULL)
    word = find_spelled (lexicon, token);
  /* "Тень" is no "then": what is short sounds like too much. */
  if (word == NULL && (token->cyrillic ? strlen (token->sound) >= 5 : strlen (token->sound) >= 3 || !token->capital))
    word = g_hash_table_lookup (lexicon->by_sound[!token->cyrillic], token->sound);
  return word;
}

const ForconSheetWord *
forcon_sheet_word_like (const char *text)
{
  g_autoptr (GArray) tokens = forcon_sheet_tokens (text, strlen (text));
  const ForconSheetToken *first = (const ForconSheetToken *) (gpointer) tokens->data;
  const ForconSheetWord *word;
  guint length = 0;

  if (tokens->len == 0 || first->kind != FORCON_SHEET_WORD)
    return NULL;
  if (tokens->len == 1)
    return forcon_sheet_find_word (NULL, first);
  word = forcon_sheet_find_phrase (NULL, first, tokens->len, &length);
  return length == tokens->len ? word : NULL;
}

void
forcon_sheet_lexicon_teach (ForconSheetLexicon *house, const char *text, const char *like)
{
  const ForconSheetWord *word = forcon_sheet_word_like (like);
  g_auto (GStrv) spellings = g_strsplit (text, ",", -1);

  for (guint i = 0; word != NULL && spellings[i] != NULL; i++)
    for (guint k = 0; k < word->n_senses && *g_strstrip (spellings[i]) != '\0'; k++)
      add_group (house, g_strdelimit (spellings[i], " ", '_'), &word->senses[k]);
}

const ForconSheetWord *
forcon_sheet_word (const char *form)
{
  return g_hash_table_lookup (get_lexicon ()->by_shape, form);
}

static const ForconSheetWord *
find_phrase_in (const ForconSheetLexicon *lexicon, const ForconSheetToken *tokens, guint n, guint *length)
{
  const ForconSheetWord *longest = NULL;
  g_autoptr (GString) key = NULL;
  guint n_words = 0;

  if (n < 2 || tokens[0].kind == FORCON_SHEET_MARK)
    return NULL;
  key = g_string_sized_new (64);
  for (guint i = 0; i < n && n_words < PHRASE_MAX && add_to_key (key, &tokens[i]); i++)
    {
      /* "No – let it stay": a dash between blanks parts what a hyphen joins. */
      if (tokens[i].kind == FORCON_SHEET_MARK && !tokens[i].glued)
        break;
      if (tokens[i].kind == FORCON_SHEET_MARK)
        continue;
      if (n_words++ == 0 && !g_hash_table_contains (lexicon->phrase_starts, key->str))
        return NULL;
      const ForconSheetWord *word = n_words > 1 ? g_hash_table_lookup (lexicon->phrases, key->str) : NULL;

      if (word == NULL)
        continue;
      longest = word;
      *length = i + 1;
    }
  return longest;
}

const ForconSheetWord *
forcon_sheet_find_phrase (const ForconSheetLexicon *house, const ForconSheetToken *tokens, guint n, guint *length)
{
  const ForconSheetWord *word = house == NULL ? NULL : find_phrase_in (house, tokens, n, length);

  return word == NULL ? find_phrase_in (get_lexicon (), tokens, n, length) : word;
}

const ForconSheetWord *
forcon_sheet_nearest_word (const ForconSheetToken *token, guint *distance)
{
  const GPtrArray *words = get_lexicon ()->words;
  gsize length = strlen (token->sound);
  guint32 letters = forcon_sheet_letters (token->sound);
  guint best = forcon_sheet_tolerance (length) + 1;
  const ForconSheetWord *nearest = NULL;

  for (guint i = 0; best > 1 && i < words->len; i++)
    {
      const ForconSheetWord *word = g_ptr_array_index (words, i);

      if (word->phrase || word->cyrillic != token->cyrillic || word->length < 4
          || forcon_sheet_far (length, letters, word->length, word->letters, best - 1))
        continue;
      guint found = forcon_sheet_distance (token->sound, word->sound, best - 1);

      if (found < best)
        {
          best = found;
          nearest = word;
        }
    }
  *distance = best;
  return nearest;
}

const ForconSheetWord *
forcon_sheet_abbreviated (GHashTable *made, const ForconSheetToken *token, gboolean verb)
{
  const GPtrArray *words = get_lexicon ()->words;
  gsize length = strlen (token->sound);
  g_autofree char *key = g_strconcat (token->sound, verb ? "+" : "", NULL);
  ForconSheetWord *found = g_hash_table_lookup (made, key);

  if (found != NULL || length < 2)
    return found;
  for (guint i = 0; i < words->len; i++)
    {
      const ForconSheetWord *word = g_ptr_array_index (words, i);

      if (word->phrase || word->cyrillic != token->cyrillic || word->length < length + 2
          || strncmp (word->sound, token->sound, length) != 0
          || (verb && forcon_sheet_sense (word, FORCON_MEANING_VERB) == NULL))
        continue;
      if (found == NULL)
        {
          found = g_new0 (ForconSheetWord, 1);
          found->form = word->form;
          found->cyrillic = word->cyrillic;
          memcpy (found->sound, token->sound, sizeof found->sound);
          memcpy (found->shape, token->shape, sizeof found->shape);
        }
      for (guint k = 0; k < word->n_senses; k++)
        add_sense (found, &word->senses[k]);
    }
  if (found != NULL)
    g_hash_table_insert (made, g_steal_pointer (&key), found);
  return found;
}
