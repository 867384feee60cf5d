/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/plural-form.h"

#include <string.h>

/* As deep as brackets and conditions may stand within each other: rules have some three. */
#define DEPTH_MAX 40

/* Weakest first, as in C; of each the longer signs before those that they begin with. */
#define LEVELS 6
#define OPERATORS_OF_LEVEL 4

static const char *const operators[LEVELS][OPERATORS_OF_LEVEL] = {
  { "||" }, { "&&" }, { "==", "!=" }, { "<=", ">=", "<", ">" }, { "+", "-" }, { "*", "/", "%" },
};

/* @at: what comes next; @wrong: it cannot be read, or has no value */
typedef struct {
  const char *at;
  gulong n;
  guint depth;
  gboolean wrong;
} Reader;

static gulong read_condition (Reader *reader);

static gboolean
skip (Reader *reader, const char *sign)
{
  while (g_ascii_isspace (*reader->at))
    reader->at++;
  if (strncmp (reader->at, sign, strlen (sign)) != 0)
    return FALSE;
  reader->at += strlen (sign);
  return TRUE;
}

static gulong
read_value (Reader *reader)
{
  gulong value = 0;
  char *end;

  if (++reader->depth > DEPTH_MAX)
    reader->wrong = TRUE;
  if (reader->wrong)
    return 0;
  if (skip (reader, "!"))
    value = !read_value (reader);
  else if (skip (reader, "("))
    {
      value = read_condition (reader);
      reader->wrong = !skip (reader, ")") || reader->wrong;
    }
  else if (skip (reader, "n"))
    value = reader->n;
  else
    {
      value = (gulong) g_ascii_strtoull (reader->at, &end, 10);
      reader->wrong = reader->wrong || !g_ascii_isdigit (*reader->at);
      reader->at = end;
    }
  reader->depth--;
  return value;
}

static gulong
apply (Reader *reader, const char *sign, gulong a, gulong b)
{
  switch (sign[0])
    {
    case '|':
      return a != 0 || b != 0;
    case '&':
      return a != 0 && b != 0;
    case '=':
      return a == b;
    case '!':
      return a != b;
    case '<':
      return sign[1] == '=' ? a <= b : a < b;
    case '>':
      return sign[1] == '=' ? a >= b : a > b;
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    default:
      reader->wrong = reader->wrong || b == 0;
      return b == 0 ? 0 : sign[0] == '/' ? a / b : a % b;
    }
}

static const char *
skip_operator (Reader *reader, guint level)
{
  for (guint i = 0; i < OPERATORS_OF_LEVEL && operators[level][i] != NULL; i++)
    if (skip (reader, operators[level][i]))
      return operators[level][i];
  return NULL;
}

static gulong
read_level (Reader *reader, guint level)
{
  gulong value = level == LEVELS ? read_value (reader) : read_level (reader, level + 1);
  const char *sign;

  while (level < LEVELS && !reader->wrong && (sign = skip_operator (reader, level)) != NULL)
    value = apply (reader, sign, value, read_level (reader, level + 1));
  return value;
}

static gulong
read_condition (Reader *reader)
{
  gulong condition, yes, no;

  if (++reader->depth > DEPTH_MAX)
    reader->wrong = TRUE;
  condition = reader->wrong ? 0 : read_level (reader, 0);
  if (!reader->wrong && skip (reader, "?"))
    {
      yes = read_condition (reader);
      reader->wrong = !skip (reader, ":") || reader->wrong;
      no = reader->wrong ? 0 : read_condition (reader);
      condition = condition != 0 ? yes : no;
    }
  reader->depth--;
  return condition;
}

guint
forcon_plural_form (const char *rule, gulong n)
{
  Reader reader = { .at = rule == NULL ? "" : rule, .n = n };
  gulong form = read_condition (&reader);

  if (reader.wrong || !(skip (&reader, ";") || *reader.at == '\0') || form > G_MAXUINT)
    return n == 1 ? 0 : 1;
  return (guint) form;
}
