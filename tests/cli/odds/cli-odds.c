/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-odds.h"

#include <string.h>

Run *
run_odds (const char *kind, const char *arguments)
{
  g_autofree char *line = g_strdup_printf ("odds %s%s%s", kind, *arguments == '\0' ? "" : " ", arguments);
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  return run_forcon_with (NULL, (const char *const *) words);
}

/* What --json prints, which is one line and no error. */
JsonNode *
json_odds (const char *kind, const char *arguments)
{
  g_autofree char *with_json = g_strconcat (arguments, *arguments == '\0' ? "" : " ", "--json", NULL);
  g_autoptr (Run) run = run_odds (kind, with_json);

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (is_one_line (run->out));
  return parse_json (run->out);
}

/* Bad usage: one line that names what is wrong. */
void
assert_odds_usage (const char *kind, const char *arguments, const char *named)
{
  g_autoptr (Run) run = run_odds (kind, arguments);

  g_assert_cmpint (run->status, ==, 2);
  g_assert_cmpstr (run->out, ==, "");
  g_assert_true (is_one_line (run->err));
  if (strstr (run->err, named) == NULL)
    g_test_fail_printf ("%s does not name %s", run->err, named);
}
