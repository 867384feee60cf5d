/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How an order that is being written could go on: names that its admiral can name, and the words of docs/orders.md. */
#include "campaign/orders/order-completion.h"

#include <string.h>

/* Words of a name that may stand before the cursor already. */
#define WORDS_BACK_MAX 4

static const char *const words[] = {
  "move to", "attack", "defend", "patrol", "lay mines", "plasma mines", "torpedo mines", "sweep mines", "land troops",
  "hold", "form", "split off", "detach", "join", "disband", "flagship", "successors", "battle order", "march order",
  "defensive formation", "screen", "ambush", "then", "through", "from", "all", "enemy",
  "перейти в", "атаковать", "оборонять", "патрулировать", "поставить мины", "плазменные мины", "торпедные мины",
  "тралить мины", "высадить десант", "стоять", "ждать", "сформировать", "выделить", "присоединить к",
  "присоединиться к", "расформировать", "флагман", "преемники", "боевой порядок", "походный порядок",
  "оборонительный порядок", "заслон", "засада", "затем", "через", "из", "всем", "противник",
};

/* What is looked for: what stands before the cursor from each of the last words on, the longest first. */
typedef struct {
  const ForconCampaign *campaign;
  GArray *found;
  guint n;
  gsize start[WORDS_BACK_MAX];
  char *typed[WORDS_BACK_MAX];
} Search;

/* Small letters, ё as е: so is typing compared. */
static char *
plain (const char *text, gssize length)
{
  g_autofree char *small = g_utf8_strdown (text, length);
  GString *result = g_string_new (NULL);

  for (const char *at = small; *at != '\0'; at = g_utf8_next_char (at))
    g_string_append_unichar (result, g_utf8_get_char (at) == 0x451 ? 0x435 : g_utf8_get_char (at));
  return g_string_free (result, FALSE);
}

static void
completion_clear (gpointer data)
{
  g_free (((ForconCompletion *) data)->text);
}

static gboolean
is_letter (const char *at)
{
  return g_unichar_isalnum (g_utf8_get_char (at)) || *at == '-' || *at == '\'';
}

/* Where the word begins that ends before @at; @at itself where none does. */
static const char *
word_start (const char *text, const char *at)
{
  while (at > text && is_letter (g_utf8_prev_char (at)))
    at = g_utf8_prev_char (at);
  return at;
}

static void
search_begin (Search *search, const char *text, gsize cursor)
{
  const char *end = text + cursor;
  const char *starts[WORDS_BACK_MAX];
  const char *at = end;

  for (guint i = 0; i < WORDS_BACK_MAX; i++)
    {
      const char *start = word_start (text, at);

      if (start == at)
        break;
      starts[search->n++] = start;
      at = start;
      if (at > text && *g_utf8_prev_char (at) == ' ')
        at = g_utf8_prev_char (at);
    }
  for (guint i = 0; i < search->n; i++)
    {
      const char *start = starts[search->n - 1 - i];

      search->start[i] = (gsize) (start - text);
      search->typed[i] = plain (start, end - start);
    }
}

static void
search_end (Search *search)
{
  for (guint i = 0; i < search->n; i++)
    g_free (search->typed[i]);
}

/* Whether one of the words of @key begins with @typed. */
static gboolean
begins_a_word (const char *key, const char *typed)
{
  if (g_str_has_prefix (key, typed))
    return TRUE;
  for (const char *at = strpbrk (key, " -"); at != NULL; at = strpbrk (at + 1, " -"))
    if (g_str_has_prefix (at + 1, typed))
      return TRUE;
  return FALSE;
}

static void
add (Search *search, const char *text, ForconCompletionKind kind, gsize start, gboolean inner)
{
  ForconCompletion completion = { g_strdup (text), kind, start, inner };

  for (guint i = 0; i < search->found->len; i++)
    if (g_str_equal (g_array_index (search->found, ForconCompletion, i).text, text))
      {
        g_free (completion.text);
        return;
      }
  g_array_append_val (search->found, completion);
}

/* Offers a text if what was typed begins it, or one of its words; what is there whole already is no help. */
static void
offer (Search *search, const char *text, ForconCompletionKind kind)
{
  if (text == NULL || *text == '\0')
    return;
  g_autofree char *key = plain (text, -1);

  for (guint i = 0; i < search->n; i++)
    {
      gboolean whole = g_str_has_prefix (key, search->typed[i]);
      gboolean inner = i + 1 == search->n && kind != FORCON_COMPLETION_WORD && begins_a_word (key, search->typed[i]);

      if (g_str_equal (key, search->typed[i]))
        return;
      if (!whole && !inner)
        continue;
      add (search, text, kind, search->start[i], !whole);
      return;
    }
}

/* A thing by its name and by what else it is called; by its word in files only where that is what people say, as of
 * C3. */
static void
offer_thing (Search *search, const char *name, const char *word, ForconCompletionKind kind)
{
  const char *shown = name == NULL || *name == '\0' ? word : name;

  offer (search, shown, kind);
  for (guint i = 0; i < search->campaign->aliases->len; i++)
    {
      const ForconAlias *alias = &g_array_index (search->campaign->aliases, ForconAlias, i);

      if (g_strcmp0 (alias->name, shown) == 0)
        offer (search, alias->other, kind);
    }
  if (kind == FORCON_COMPLETION_SECTOR)
    {
      g_autofree char *code = g_utf8_strup (word, -1);

      offer (search, code, kind);
    }
}

/* What goes on with more of what was typed is likelier. */
static gint
compare (gconstpointer a, gconstpointer b)
{
  const ForconCompletion *one = a;
  const ForconCompletion *other = b;

  if (one->start != other->start)
    return one->start < other->start ? -1 : 1;
  return one->inner - other->inner;
}

/* Whether those of others still live is not asked: it would be told. */
static void
offer_formations (Search *search, ForconSideId admiral, gboolean own)
{
  const ForconBattle *fleet = search->campaign->fleet;

  for (guint i = 1; i <= search->campaign->posts->len; i++)
    {
      ForconFormationId id = { (guint16) i };
      gboolean is_own = FORCON_ID_EQUAL (forcon_battle_formation (fleet, id)->side, admiral);

      if (is_own == own
          && (own ? forcon_campaign_formation_lives (search->campaign, id)
                  : forcon_campaign_can_name (search->campaign, admiral, id)))
        offer_thing (search, forcon_battle_formation_name (fleet, id), forcon_battle_formation_id (fleet, id),
                     own ? FORCON_COMPLETION_FORMATION : FORCON_COMPLETION_FOE);
    }
}

static void
offer_ships (Search *search, ForconSideId admiral)
{
  const ForconBattle *fleet = search->campaign->fleet;

  for (guint i = 1; i <= fleet->n_ships; i++)
    {
      ForconShipId id = { (guint16) i };

      if (FORCON_ID_EQUAL (forcon_battle_ship (fleet, id)->side, admiral))
        offer_thing (search, forcon_battle_card (fleet, id)->name, forcon_battle_card (fleet, id)->id,
                     FORCON_COMPLETION_SHIP);
    }
}

static void
offer_map (Search *search)
{
  const ForconCampaign *campaign = search->campaign;

  for (guint i = 0; i < campaign->sectors->len; i++)
    {
      const ForconSector *sector = &g_array_index (campaign->sectors, ForconSector, i);

      offer_thing (search, sector->name, sector->word, FORCON_COMPLETION_SECTOR);
    }
  for (guint i = 0; i < campaign->features->len; i++)
    {
      const ForconFeature *feature = &g_array_index (campaign->features, ForconFeature, i);

      if (feature->kind == FORCON_SECTOR_OBJECT_PLANET)
        offer_thing (search, feature->name, feature->word, FORCON_COMPLETION_PLANET);
    }
}

GArray *
forcon_order_complete (const ForconCampaign *campaign, ForconSideId admiral, const char *text, gsize cursor)
{
  Search search = { .campaign = campaign, .found = g_array_new (FALSE, TRUE, sizeof (ForconCompletion)) };

  g_array_set_clear_func (search.found, completion_clear);
  search_begin (&search, text, cursor);
  if (search.n > 0)
    {
      offer_formations (&search, admiral, TRUE);
      offer_formations (&search, admiral, FALSE);
      for (guint i = 0; i < G_N_ELEMENTS (words); i++)
        offer (&search, words[i], FORCON_COMPLETION_WORD);
      offer_map (&search);
      offer_ships (&search, admiral);
    }
  search_end (&search);
  g_array_sort (search.found, compare);
  if (search.found->len > FORCON_COMPLETIONS_MAX)
    g_array_set_size (search.found, FORCON_COMPLETIONS_MAX);
  return search.found;
}
