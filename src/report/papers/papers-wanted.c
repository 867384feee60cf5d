/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/papers/papers-wanted.h"

#include "campaign/state/campaign-words.h"

#include "base/language.h"

static const struct {
  const char *word;
  const char *label;
  guint of;
} kinds[FORCON_N_PAPERS_KINDS] = {
#define KIND_ROW(NAME, word, label, of) { word, label, of },
  FORCON_PAPERS_KINDS (KIND_ROW)
};

guint
forcon_papers_of (ForconPapersKind kind)
{
  g_return_val_if_fail (kind < FORCON_N_PAPERS_KINDS, 0);

  return kinds[kind].of;
}

const char *
forcon_papers_label (ForconPapersKind kind)
{
  g_return_val_if_fail (kind < FORCON_N_PAPERS_KINDS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "papers", kinds[kind].label);
}

const char *
forcon_papers_to_word (ForconPapersKind kind)
{
  g_return_val_if_fail (kind < FORCON_N_PAPERS_KINDS, "");

  return kinds[kind].word;
}

gboolean
forcon_papers_from_word (const char *word, ForconPapersKind *kind)
{
  for (guint i = 0; i < FORCON_N_PAPERS_KINDS; i++)
    if (g_str_equal (word, kinds[i].word))
      {
        *kind = (ForconPapersKind) i;
        return TRUE;
      }
  return FALSE;
}

/* A word of a file as part of a name that is safe everywhere. */
static void
append_safe (GString *name, const char *word)
{
  for (const char *c = word; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);

      g_string_append_unichar (name, g_unichar_isalnum (character) ? character : '-');
    }
}

char *
forcon_papers_file_name (const ForconCampaign *campaign, const ForconPapersWish *wish)
{
  guint of = forcon_papers_of (wish->kind);
  g_autoptr (GString) name = g_string_new (NULL);

  if (wish->all)
    g_string_append (name, "all-");
  else if ((of & FORCON_PAPERS_OF_ADMIRAL) != 0 && FORCON_ID_IS_NONE (wish->admiral))
    g_string_append (name, "master-");
  else if ((of & FORCON_PAPERS_OF_ADMIRAL) != 0)
    {
      const char *word = forcon_campaign_word_of (campaign, FORCON_FIELD_ADMIRAL, wish->admiral.value);

      append_safe (name, word == NULL ? "" : word);
      g_string_append_c (name, '-');
    }
  g_string_append (name, kinds[wish->kind].word);
  if ((of & FORCON_PAPERS_OF_PHASE) != 0)
    g_string_append_printf (name, "-phase-%d", wish->phase);
  if ((of & FORCON_PAPERS_OF_CLASH) != 0)
    g_string_append_printf (name, "-clash-%u", (guint) wish->clash.value);
  return g_string_free (g_steal_pointer (&name), FALSE);
}
