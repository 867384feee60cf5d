/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/record.h"

#include <errno.h>
#include <string.h>

FORCON_FIELD_TYPES (FORCON_DEFINE_FIELD_TYPE)

/* How numbers of all widths are read and written: one pair of small functions for each C type. */
typedef struct {
  gint64 (*get) (gconstpointer at);
  gboolean (*set) (gpointer at, gint64 value);
} Codec;

#define NUMBER_FUNCTIONS(KIND, type, ctype)                                                                            \
  static gint64 get_##type (gconstpointer at)                                                                          \
  {                                                                                                                    \
    return (gint64) * (const ctype *) at;                                                                              \
  }                                                                                                                    \
  static gboolean set_##type (gpointer at, gint64 value)                                                               \
  {                                                                                                                    \
    *(ctype *) at = (ctype) value;                                                                                     \
    return (gint64) * (ctype *) at == value;                                                                           \
  }
FORCON_FIELD_NUMBERS (NUMBER_FUNCTIONS)

#define ID_FUNCTIONS(KIND, type, ctype)                                                                                \
  static gint64 get_##type (gconstpointer at)                                                                          \
  {                                                                                                                    \
    return ((const ctype *) at)->value;                                                                                \
  }                                                                                                                    \
  static gboolean set_##type (gpointer at, gint64 value)                                                               \
  {                                                                                                                    \
    *(ctype *) at = (ctype){ (__typeof__ (((ctype *) at)->value)) value };                                             \
    return ((ctype *) at)->value == value;                                                                             \
  }
FORCON_FIELD_IDS (ID_FUNCTIONS)

/* The values of a closed list are an enum, whichever. */
static gint64
get_word (gconstpointer at)
{
  return *(const guint *) at;
}

static gboolean
set_word (gpointer at, gint64 value)
{
  *(guint *) at = (guint) value;
  return *(guint *) at == value;
}

#define CODEC(KIND, type, ctype) [FORCON_FIELD_##KIND] = { get_##type, set_##type },
static const Codec codecs[FORCON_N_FIELD_KINDS] = {
  FORCON_FIELD_NUMBERS (CODEC) FORCON_FIELD_IDS (CODEC)[FORCON_FIELD_WORD] = { get_word, set_word },
};

static gconstpointer
at (gconstpointer record, const ForconRecordField *field)
{
  return (const char *) record + field->offset;
}

static gboolean
is_text (const ForconRecordField *field)
{
  return field->type->kind == FORCON_FIELD_TEXT || field->type->kind == FORCON_FIELD_NAME;
}

gboolean
forcon_record_field_equal (gconstpointer a, gconstpointer b, const ForconRecordField *field)
{
  const Codec *codec = &codecs[field->type->kind];

  if (codec->get != NULL)
    return codec->get (at (a, field)) == codec->get (at (b, field));
  if (is_text (field))
    return g_strcmp0 (*(const char *const *) at (a, field), *(const char *const *) at (b, field)) == 0;
  if (field->type->kind == FORCON_FIELD_SHIPS)
    {
      const ForconShips *left = at (a, field), *right = at (b, field);

      return left->n == right->n && memcmp (left->ship, right->ship, left->n * sizeof left->ship[0]) == 0;
    }
  if (field->type->kind == FORCON_FIELD_LEGS)
    {
      const ForconLegs *left = at (a, field), *right = at (b, field);

      return left->n == right->n && memcmp (left->leg, right->leg, left->n * sizeof left->leg[0]) == 0;
    }
  return memcmp (at (a, field), at (b, field), field->type->size) == 0;
}

gboolean
forcon_record_field_is_zero (gconstpointer record, const ForconRecordField *field)
{
  static const union {
    gpointer aligned;
    guint8 bytes[FORCON_FIELD_SIZE_MAX];
  } nothing;
  const ForconRecordField here = { field->name, field->type, 0 };

  return forcon_record_field_equal (at (record, field), &nothing, &here);
}

void
forcon_record_clear (gpointer record, const ForconRecordField *field)
{
  memset ((char *) record + field->offset, 0, field->type->size);
}

gint64
forcon_record_number (gconstpointer record, const ForconRecordField *field)
{
  return codecs[field->type->kind].get != NULL ? codecs[field->type->kind].get (at (record, field)) : 0;
}

gboolean
forcon_record_set_number (gpointer record, const ForconRecordField *field, gint64 number)
{
  return codecs[field->type->kind].set ((char *) record + field->offset, number);
}

const char *
forcon_record_word (gconstpointer record, const ForconRecordField *field)
{
  return field->type->to_word != NULL ? field->type->to_word (at (record, field)) : NULL;
}

static void
format_ships (GString *text, const ForconShips *ships)
{
  for (guint i = 0; i < ships->n; i++)
    g_string_append_printf (text, i > 0 ? " %u" : "%u", ships->ship[i].value);
}

static void
format_legs (GString *text, const ForconLegs *legs)
{
  for (guint i = 0; i < legs->n; i++)
    g_string_append_printf (text, i > 0 ? " %d@%d" : "%d@%d", legs->leg[i].ahead, legs->leg[i].turn);
}

void
forcon_record_format (GString *text, gconstpointer record, const ForconRecordField *field)
{
  gconstpointer value = at (record, field);

  if (is_text (field))
    g_string_append (text, *(const char *const *) value != NULL ? *(const char *const *) value : "");
  else if (field->type->kind == FORCON_FIELD_POINT)
    g_string_append_printf (text, "%d,%d", ((const ForconPoint *) value)->x, ((const ForconPoint *) value)->y);
  else if (field->type->kind == FORCON_FIELD_FRACTION)
    g_string_append_printf (text, "%d/%d", ((const ForconFraction *) value)->numerator,
                            ((const ForconFraction *) value)->denominator);
  else if (field->type->kind == FORCON_FIELD_ROLL)
    g_string_append_printf (text, "%u+%u", ((const ForconRoll *) value)->first, ((const ForconRoll *) value)->count);
  else if (field->type->kind == FORCON_FIELD_SHIPS)
    format_ships (text, value);
  else if (field->type->kind == FORCON_FIELD_LEGS)
    format_legs (text, value);
  else if (field->type->to_word != NULL)
    g_string_append (text, field->type->to_word (value));
  else if (field->type->kind == FORCON_FIELD_UINT64)
    g_string_append_printf (text, "%" G_GUINT64_FORMAT, *(const guint64 *) value);
  else
    g_string_append_printf (text, "%" G_GINT64_FORMAT, codecs[field->type->kind].get (value));
}

/* A whole number and what follows it; the first character must be one of a number. */
static gboolean
take_number (const char **text, gint64 *value)
{
  char *end;

  if (!g_ascii_isdigit (**text) && !(**text == '-' && g_ascii_isdigit ((*text)[1])))
    return FALSE;
  errno = 0;
  *value = g_ascii_strtoll (*text, &end, 10);
  *text = end;
  return errno == 0;
}

static gboolean
parse_pair (const char *text, char between, gint64 *first, gint64 *second)
{
  if (!take_number (&text, first) || *text++ != between || !take_number (&text, second))
    return FALSE;
  return *text == '\0';
}

static gboolean
fits_int32 (gint64 value)
{
  return value >= G_MININT32 && value <= G_MAXINT32;
}

/* What stands between the items of a list is one blank; behind the last, nothing. */
static gboolean
skip_blank (const char **text)
{
  if (**text == '\0')
    return TRUE;
  return *(*text)++ == ' ' && **text != '\0';
}

static gboolean
parse_ships (const char *text, ForconShips *ships)
{
  gint64 id = 0;

  ships->n = 0;
  while (*text != '\0')
    {
      if (ships->n == FORCON_FORMATION_SHIPS_MAX || !take_number (&text, &id) || id < 1 || id > FORCON_SHIPS_MAX)
        return FALSE;
      ships->ship[ships->n++] = (ForconShipId){ (guint16) id };
      if (!skip_blank (&text))
        return FALSE;
    }
  return TRUE;
}

static gboolean
parse_legs (const char *text, ForconLegs *legs)
{
  gint64 ahead = 0, turn = 0;

  legs->n = 0;
  while (*text != '\0')
    {
      if (legs->n == FORCON_LEGS_MAX || !take_number (&text, &ahead) || *text++ != '@' || !take_number (&text, &turn)
          || !fits_int32 (ahead) || !fits_int32 (turn) || !skip_blank (&text))
        return FALSE;
      legs->leg[legs->n++] = (ForconLeg){ (ForconLength) ahead, (ForconAngle) turn };
    }
  return TRUE;
}

static gboolean
parse_point (const char *text, ForconPoint *point)
{
  gint64 x, y;

  if (!parse_pair (text, ',', &x, &y) || !fits_int32 (x) || !fits_int32 (y))
    return FALSE;
  *point = (ForconPoint){ (ForconLength) x, (ForconLength) y };
  return TRUE;
}

static gboolean
parse_fraction (const char *text, ForconFraction *fraction)
{
  gint64 numerator, denominator;

  if (!parse_pair (text, '/', &numerator, &denominator) || !fits_int32 (numerator) || !fits_int32 (denominator)
      || denominator == 0)
    return FALSE;
  *fraction = (ForconFraction){ (gint) numerator, (gint) denominator };
  return TRUE;
}

static gboolean
parse_roll (const char *text, ForconRoll *roll)
{
  gint64 first, count;

  if (!parse_pair (text, '+', &first, &count) || first < 0 || first > G_MAXUINT32 || count < 0 || count > G_MAXUINT32)
    return FALSE;
  *roll = (ForconRoll){ (guint32) first, (guint32) count };
  return TRUE;
}

static gboolean
parse_number (gpointer place, const Codec *codec, const char *text)
{
  gint64 value;

  return take_number (&text, &value) && *text == '\0' && codec->set (place, value);
}

gboolean
forcon_record_parse (gpointer record, const ForconRecordField *field, const char *text)
{
  gpointer place = (char *) record + field->offset;
  const Codec *codec = &codecs[field->type->kind];

  switch ((gint) field->type->kind)
    {
    case FORCON_FIELD_TEXT:
    case FORCON_FIELD_NAME:
      *(const char **) place = g_intern_string (text);
      return TRUE;
    case FORCON_FIELD_POINT:
      return parse_point (text, place);
    case FORCON_FIELD_FRACTION:
      return parse_fraction (text, place);
    case FORCON_FIELD_ROLL:
      return parse_roll (text, place);
    case FORCON_FIELD_SHIPS:
      return parse_ships (text, place);
    case FORCON_FIELD_LEGS:
      return parse_legs (text, place);
    case FORCON_FIELD_UINT64:
      return g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, place, NULL);
    default:
      return field->type->from_word != NULL ? field->type->from_word (place, text) : parse_number (place, codec, text);
    }
}

const ForconRecordField *
forcon_record_find (const ForconRecordShape *shape, const char *name)
{
  for (guint i = 0; i < shape->n_fields; i++)
    if (g_str_equal (shape->fields[i].name, name))
      return &shape->fields[i];
  return NULL;
}

const ForconRecordField *
forcon_record_next (const ForconRecordShape *shape, const char **names)
{
  g_autofree char *name = g_strndup (*names, strcspn (*names, " "));
  const ForconRecordField *field = forcon_record_find (shape, name);

  g_return_val_if_fail (field != NULL || *name == '\0', NULL);
  *names += strlen (name);
  *names += strspn (*names, " ");
  return field;
}

gboolean
forcon_record_equal (gconstpointer a, gconstpointer b, const ForconRecordShape *shape)
{
  for (guint i = 0; i < shape->n_fields; i++)
    if (!forcon_record_field_equal (a, b, &shape->fields[i]))
      return FALSE;
  return TRUE;
}
