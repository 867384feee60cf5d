/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/editing/entity.h"

#include <string.h>

#include "base/text.h"
#include "campaign/state/campaign-words.h"

#define WORD_MAX 64

/* Numbers with a decimal point, or a comma as people and their spreadsheets write it: at most so many digits follow. */
static gboolean
parse_decimal (const char *text, guint digits, gint32 *value)
{
  gboolean negative = *text == '-';
  gint64 number = 0;
  guint behind = 0;
  gboolean point = FALSE, any = FALSE;

  for (text += negative ? 1 : 0; *text != '\0'; text++)
    {
      if ((*text == '.' || *text == ',') && !point && digits > 0 && any)
        point = TRUE;
      else if (!g_ascii_isdigit (*text) || (point && ++behind > digits) || number > G_MAXINT32)
        return FALSE;
      else
        {
          number = number * 10 + (*text - '0');
          any = TRUE;
        }
    }
  for (; behind < digits; behind++)
    number *= 10;
  if (!any || number > G_MAXINT32)
    return FALSE;
  *value = (gint32) (negative ? -number : number);
  return TRUE;
}

static char *
format_decimal (gint32 value, guint digits)
{
  GString *text = g_string_new (value < 0 ? "-" : "");
  gint64 rest = ABS ((gint64) value);
  gint64 unit = digits == 2 ? 100 : digits == 1 ? 10 : 1;

  g_string_append_printf (text, "%" G_GINT64_FORMAT, rest / unit);
  if (rest % unit != 0)
    {
      g_string_append_printf (text, ".%0*d", (gint) digits, (gint) (rest % unit));
      while (text->str[text->len - 1] == '0')
        g_string_truncate (text, text->len - 1);
    }
  return g_string_free (text, FALSE);
}

/* Words with blanks between for the bits that are set: of arcs, or of admirals. */
static char *
format_mask (const ForconCampaign *campaign, const ForconFieldType *type, guint32 mask)
{
  GString *text = g_string_new (NULL);

  for (guint bit = 0; bit < 32; bit++)
    {
      const char *word = NULL;

      if ((mask & (1u << bit)) == 0)
        continue;
      if (type == &forcon_type_admirals)
        word = forcon_campaign_word_of (campaign, FORCON_FIELD_ADMIRAL, bit);
      else if (bit < FORCON_N_ARC)
        word = forcon_arc_to_word ((ForconArc) bit);
      if (word != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", word);
    }
  return g_string_free (text, FALSE);
}

static gboolean
parse_mask (const ForconCampaign *campaign, const ForconFieldType *type, const char *text, guint32 *mask)
{
  g_auto (GStrv) words = g_strsplit_set (text, ", \t", -1);

  *mask = 0;
  for (char **word = words; *word != NULL; word++)
    {
      ForconArc arc = 0;
      gint64 bit = 0;

      if (**word == '\0')
        continue;
      if (type == &forcon_type_admirals)
        bit = forcon_campaign_find_word (campaign, FORCON_FIELD_ADMIRAL, *word);
      else if (!forcon_arc_from_word (*word, &arc))
        return FALSE;
      else
        bit = arc;
      if (type == &forcon_type_admirals && bit == 0)
        return FALSE;
      *mask |= 1u << bit;
    }
  return TRUE;
}

char *
forcon_entity_format (const ForconCampaign *campaign, const ForconRecordField *field, const ForconEntityRecord *record)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (forcon_campaign_has_words (field->type->kind))
    return g_strdup (forcon_campaign_word_of (campaign, field->type->kind, forcon_record_number (record, field)) ?: "");
  switch ((gint) field->type->kind)
    {
    case FORCON_FIELD_FLAG:
      return g_strdup (forcon_record_number (record, field) != 0 ? "yes" : "no");
    case FORCON_FIELD_LENGTH:
      return format_decimal ((gint32) forcon_record_number (record, field), 2);
    case FORCON_FIELD_ANGLE:
      return format_decimal ((gint32) forcon_record_number (record, field), 1);
    case FORCON_FIELD_MASK:
    case FORCON_FIELD_WEAPONS:
      return format_mask (campaign, field->type, (guint32) forcon_record_number (record, field));
    default:
      forcon_record_format (text, record, field);
      return g_string_free (g_steal_pointer (&text), FALSE);
    }
}

gboolean
forcon_entity_parse (const ForconCampaign *campaign, const ForconRecordField *field, const char *text,
                     ForconEntityRecord *record)
{
  if (!g_utf8_validate (text, -1, NULL) || forcon_text_find_unsafe (text) != NULL)
    return FALSE;
  if (forcon_campaign_has_words (field->type->kind))
    {
      gint64 number = *text == '\0' ? 0 : forcon_campaign_find_word (campaign, field->type->kind, text);

      return forcon_record_set_number (record, field, number) && (number != 0 || *text == '\0');
    }
  switch ((gint) field->type->kind)
    {
    case FORCON_FIELD_FLAG:
      *FORCON_RECORD_PLACE (record, field, gboolean) = g_str_equal (text, "yes");
      return g_str_equal (text, "yes") || g_str_equal (text, "no");
    case FORCON_FIELD_INT:
      return parse_decimal (text, 0, FORCON_RECORD_PLACE (record, field, gint32));
    case FORCON_FIELD_LENGTH:
      return parse_decimal (text, 2, FORCON_RECORD_PLACE (record, field, gint32));
    case FORCON_FIELD_ANGLE:
      return parse_decimal (text, 1, FORCON_RECORD_PLACE (record, field, gint32));
    case FORCON_FIELD_MASK:
    case FORCON_FIELD_WEAPONS:
      return parse_mask (campaign, field->type, text, FORCON_RECORD_PLACE (record, field, guint32));
    case FORCON_FIELD_TEXT:
    case FORCON_FIELD_NAME:
      *FORCON_RECORD_PLACE (record, field, const char *) = *text == '\0' ? NULL : g_intern_string (text);
      return TRUE;
    case FORCON_FIELD_FRACTION:
      if (parse_decimal (text, 0, &FORCON_RECORD_PLACE (record, field, ForconFraction)->numerator))
        {
          FORCON_RECORD_PLACE (record, field, ForconFraction)->denominator = 1;
          return TRUE;
        }
      return forcon_record_parse (record, field, text);
    default:
      return forcon_record_parse (record, field, text);
    }
}

gboolean
forcon_entity_read (const ForconCampaign *campaign, ForconEntity entity, const char *values, ForconEntityRecord *record,
                    char **bad)
{
  g_auto (GStrv) lines = g_strsplit (values == NULL ? "" : values, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    {
      const char *equals = strchr (*line, '=');
      g_autofree char *name = equals == NULL ? NULL : g_strndup (*line, (gsize) (equals - *line));
      const ForconRecordField *field
          = name == NULL ? NULL : forcon_record_find (forcon_entity_shape (entity), name);

      if (**line == '\0' || (field != NULL && forcon_entity_parse (campaign, field, equals + 1, record)))
        continue;
      if (bad != NULL)
        *bad = g_strdup (*line);
      return FALSE;
    }
  return TRUE;
}

char *
forcon_entity_write (const ForconCampaign *campaign, ForconEntity entity, const ForconEntityRecord *record,
                     const ForconEntityRecord *other)
{
  const ForconRecordShape *shape = forcon_entity_shape (entity);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < shape->n_fields; i++)
    {
      const ForconRecordField *field = &shape->fields[i];
      g_autofree char *value = forcon_entity_format (campaign, field, record);

      if (other == NULL ? !forcon_record_field_is_zero (record, field)
                        : !forcon_record_field_equal (record, other, field))
        g_string_append_printf (text, "%s%s=%s", text->len > 0 ? "\n" : "", field->name, value);
    }
  return g_string_free (text, FALSE);
}

/* Weapons: "id kind mount arc+arc range strength run name; …", with blanks and semicolons of names escaped; blanks may
 * also stand as they are */

static char *
escaped (const char *name)
{
  return g_uri_escape_string (name, "()'!*,", TRUE);
}

char *
forcon_entity_weapons_to_text (const GArray *weapons)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < weapons->len; i++)
    {
      const ForconWeapon *weapon = &g_array_index (weapons, ForconWeapon, i);
      g_autofree char *arcs = format_mask (NULL, &forcon_type_weapons, weapon->arcs);
      g_autofree char *name = escaped (weapon->name);
      g_autofree char *range = format_decimal (weapon->range, 2);

      g_strdelimit (arcs, " ", '+');
      g_string_append_printf (text, "%s%s %s %s %s %s %d %d %s", i > 0 ? "; " : "", weapon->id,
                              forcon_weapon_kind_to_word (weapon->kind), forcon_mount_to_word (weapon->mount), arcs,
                              range, weapon->strength, weapon->run, name);
    }
  return g_string_free (text, FALSE);
}

static gboolean
parse_weapon (const char *text, ForconWeapon *weapon)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 8);
  guint32 arcs = 0;
  g_autofree char *name = NULL;

  if (g_strv_length (words) != 8)
    return FALSE;
  g_strdelimit (words[3], "+", ' ');
  name = g_uri_unescape_string (words[7], NULL);
  if (name == NULL || !forcon_weapon_kind_from_word (words[1], &weapon->kind)
      || !forcon_mount_from_word (words[2], &weapon->mount) || !parse_mask (NULL, &forcon_type_weapons, words[3], &arcs)
      || !parse_decimal (words[4], 2, &weapon->range) || !parse_decimal (words[5], 0, &weapon->strength)
      || !parse_decimal (words[6], 0, &weapon->run) || !g_utf8_validate (name, -1, NULL)
      || forcon_text_find_unsafe (name) != NULL)
    return FALSE;
  weapon->arcs = (ForconArcs) arcs;
  weapon->id = g_strdup (words[0]);
  weapon->name = g_steal_pointer (&name);
  return TRUE;
}

gboolean
forcon_entity_weapons_from_text (const char *text, GArray *weapons)
{
  g_auto (GStrv) parts = g_strsplit (text == NULL ? "" : text, "; ", -1);

  for (char **part = parts; *part != NULL; part++)
    {
      ForconWeapon weapon = { 0 };

      if (**part == '\0')
        continue;
      if (weapons->len == FORCON_WEAPONS_MAX || !parse_weapon (*part, &weapon))
        return FALSE;
      g_array_append_val (weapons, weapon);
    }
  return TRUE;
}

/* Words out of names */

/* The small letters а to я, and ё. */
static const char *const cyrillic[] = { "a", "b", "v",  "g",  "d",  "e",    "zh", "z", "i", "y", "k",
                                        "l", "m", "n",  "o",  "p",  "r",    "s",  "t", "u", "f", "kh",
                                        "ts", "ch", "sh", "shch", "", "y", "", "e", "yu", "ya" };

/* By base letters: what stands on or below a letter is left out. No locale bears on it. */
char *
forcon_entity_plain_word (const char *name)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);
  g_autofree char *whole = g_utf8_normalize (folded, -1, G_NORMALIZE_ALL_COMPOSE);
  GString *word = g_string_new (NULL);

  for (const char *at = whole == NULL ? "" : whole; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);
      gunichar base = letter, mark = 0;

      if (letter >= 0x430 && letter <= 0x44f)
        {
          g_string_append (word, cyrillic[letter - 0x430]);
          continue;
        }
      if (letter == 0x451)
        letter = 'e';
      while (letter > 0x7f && g_unichar_decompose (letter, &base, &mark))
        letter = base;
      if (letter < 0x80 && g_ascii_isalnum ((char) letter))
        g_string_append_c (word, g_ascii_tolower ((char) letter));
      else if (letter < 0x80 && letter != '\'' && word->len > 0 && word->str[word->len - 1] != '-')
        g_string_append_c (word, '-');
    }
  if (word->len > WORD_MAX - 4)
    g_string_truncate (word, WORD_MAX - 4);
  while (word->len > 0 && word->str[word->len - 1] == '-')
    g_string_truncate (word, word->len - 1);
  return g_string_free (word, FALSE);
}

static gboolean
is_taken (const ForconCampaign *campaign, ForconFieldKind kind, const char *word)
{
  gint64 number = forcon_campaign_find_word (campaign, kind, word);
  const char *found = number == 0 ? NULL : forcon_campaign_word_of (campaign, kind, number);

  return g_strcmp0 (found, word) == 0;
}

char *
forcon_entity_word_for (const ForconCampaign *campaign, ForconEntity entity, const char *name)
{
  g_autofree char *plain = name == NULL ? g_strdup ("") : forcon_entity_plain_word (name);
  ForconFieldKind kind = FORCON_FIELD_SECTOR;
  g_autofree char *word = NULL;

  forcon_entity_id_kind (entity, &kind);
  if (*plain == '\0' || g_str_has_prefix (plain, FORCON_FORMATION_PREFIX))
    {
      g_free (plain);
      plain = g_strdup (entity == FORCON_ENTITY_FORMATION ? "squadron" : forcon_entity_to_word (entity));
    }
  word = g_strdup (plain);
  for (guint n = 2; is_taken (campaign, kind, word); n++)
    {
      g_free (word);
      word = g_strdup_printf ("%s-%u", plain, n);
    }
  return g_steal_pointer (&word);
}
