/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The last look at what is to be given to an admiral: whether something is in it that this admiral cannot know. */
#include "report/reports/campaign-secrets.h"

#include "campaign/state/campaign-rules.h"
#include "report/campaign/campaign-wording.h"
#include "base/text.h"
#include "render/drawing/witness.h"

#include "base/language.h"
#include <string.h>

/* Shorter messages may be said by anybody. */
#define MESSAGE_LEAST 12

/* So that the end of one open text and the beginning of the next are no name. */
#define BETWEEN " ¦ "

/**
 * Hunt:
 * @line: what is to be given away, in one line
 * @text: the same, folded
 * @open: what is no secret, folded
 * @owners: bit (1 << side id) of each admiral of whom something is hidden
 * @found: what should not be there
 */
typedef struct {
  const ForconCampaign *truth;
  const ForconKnowledge *knowledge;
  char *line;
  char *text;
  char *open;
  guint32 owners;
  GString *found;
  ForconSecretsCheck *check;
} Hunt;


static gboolean
is_letter_at (const char *place)
{
  return *place != '\0' && g_unichar_isalnum (g_utf8_get_char (place));
}

/* Whether folded @text has folded @name in it as a whole. */
static gboolean
has_name (const char *text, const char *name)
{
  for (const char *found = strstr (text, name); found != NULL; found = strstr (found + 1, name))
    if ((found == text || !is_letter_at (g_utf8_prev_char (found))) && !is_letter_at (found + strlen (name)))
      return TRUE;
  return FALSE;
}

/* The text as one line: pages break lines within names, and put bars before quotations. */
static char *
line_of (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n\r\t\f", -1);
  g_autoptr (GString) line = g_string_new (NULL);

  for (char **word = words; *word != NULL; word++)
    if (**word != '\0' && !g_str_equal (*word, "|"))
      g_string_append_printf (line, "%s ", *word);
  return g_strdup (g_strchomp (line->str));
}

static char *
fold_page (const char *text)
{
  g_autofree char *line = line_of (text);

  return g_utf8_casefold (line, -1);
}

static void
take (GString *texts, const char *text)
{
  if (text != NULL)
    g_string_append_printf (texts, "%s" BETWEEN, forcon_name (text));
}

static void
take_ships (GString *texts, const ForconBattle *battle)
{
  for (guint i = 1; i <= battle->n_formations; i++)
    take (texts, forcon_battle_formation_name (battle, (ForconFormationId){ (guint16) i }));
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      const ForconCard *card = forcon_battle_card (battle, (ForconShipId){ (guint16) i });

      take (texts, card->name);
      /* A class is called after its first ship, which may be another's. */
      take (texts, card->class_name);
    }
}

/* Texts that are no secret: names of what the admiral knows, or has seen at a table with own ships, and all that the
 * admiral wrote or was sent. */
static char *
open_texts (const ForconCampaign *truth, const ForconKnowledge *knowledge)
{
  const ForconCampaign *known = forcon_knowledge_campaign (knowledge);
  g_autoptr (GString) texts = g_string_new (NULL);

  take (texts, forcon_campaign_name (known));
  take (texts, forcon_campaign_own_rules_name (known));
  for (guint i = 1; i <= forcon_campaign_n_admirals (known); i++)
    take (texts, forcon_campaign_admiral_name (known, (ForconSideId){ (guint16) i }));
  for (guint i = 0; i < known->powers->len; i++)
    take (texts, g_array_index (known->powers, ForconPower, i).name);
  for (guint i = 0; i < known->sectors->len; i++)
    take (texts, g_array_index (known->sectors, ForconSector, i).name);
  for (guint i = 0; i < known->features->len; i++)
    take (texts, g_array_index (known->features, ForconFeature, i).name);
  take_ships (texts, known->fleet);
  for (guint i = 0; i < forcon_knowledge_n_clashes (knowledge); i++)
    {
      const ForconClash *clash = forcon_campaign_clash (truth, forcon_knowledge_clash (knowledge, i).clash);

      if (clash != NULL && (clash->admirals & (1u << forcon_knowledge_admiral (knowledge).value)) != 0)
        take_ships (texts, forcon_view_battle (forcon_knowledge_view (knowledge, i)));
    }
  for (guint i = 0; i < known->sheets->len; i++)
    take (texts, g_array_index (known->sheets, ForconSheet, i).text);
  for (guint i = 0; i < known->messages->len; i++)
    take (texts, g_array_index (known->messages, ForconMessage, i).text);
  for (guint i = 0; i < known->queries->len; i++)
    take (texts, g_array_index (known->queries, ForconQuery, i).text);
  for (guint i = 0; i < known->notices->len; i++)
    take (texts, g_array_index (known->notices, ForconNotice, i).text);
  return fold_page (texts->str);
}

static void
tell (Hunt *hunt, const char *what)
{
  g_string_append_printf (hunt->found, "%s“%s”", hunt->found->len > 0 ? ", " : "", what);
}

/*
 * Whether a name that is hidden is in it. A name of a single word may be a word of every report too, such as
 * "shield": as a name it begins with a large letter.
 */
static gboolean
is_in_it (const Hunt *hunt, const char *name, const char *folded)
{
  g_autofree char *large = g_utf8_strup (name, -1);

  if (strchr (name, ' ') != NULL || !g_unichar_isupper (g_utf8_get_char (name)))
    return has_name (hunt->text, folded);
  return has_name (hunt->line, name) || has_name (hunt->line, large);
}

/* Counts a hidden name of an admiral, and reports it if it is in the text. */
static void
look_for (Hunt *hunt, ForconSideId owner, const char *name)
{
  g_autofree char *folded = name == NULL ? NULL : fold_page (forcon_name (name));

  if (folded == NULL || *folded == '\0' || has_name (hunt->open, folded))
    return;
  hunt->check->names++;
  hunt->owners |= 1u << owner.value;
  if (is_in_it (hunt, forcon_name (name), folded))
    tell (hunt, forcon_name (name));
}

static void
look_for_names (Hunt *hunt)
{
  const ForconBattle *fleet = hunt->truth->fleet;

  for (guint i = 1; i <= fleet->n_formations; i++)
    {
      ForconFormationId id = { (guint16) i };

      look_for (hunt, forcon_battle_formation (fleet, id)->side, forcon_battle_formation_name (fleet, id));
    }
  for (guint i = 1; i <= fleet->n_ships; i++)
    {
      ForconShipId id = { (guint16) i };

      look_for (hunt, forcon_battle_ship (fleet, id)->side, forcon_battle_card (fleet, id)->name);
    }
}

/* Things */

/* Whether the admiral knows a formation to be, or to have been, in a sector. */
static gboolean
may_stand (const ForconKnowledge *knowledge, ForconFormationId id, ForconSectorId sector)
{
  const ForconCampaign *known = forcon_knowledge_campaign (knowledge);
  ForconSideId admiral = forcon_knowledge_admiral (knowledge);
  const ForconSighting *sighting = forcon_campaign_sighting (known, admiral, id);
  const ForconFormation *own = forcon_battle_formation (known->fleet, id);

  if (own != NULL && FORCON_ID_EQUAL (own->side, admiral)
      && FORCON_ID_EQUAL (forcon_campaign_post (known, id)->sector, sector))
    return TRUE;
  if (sighting != NULL && sighting->level != FORCON_LEVEL_HIDDEN && FORCON_ID_EQUAL (sighting->sector, sector))
    return TRUE;
  for (guint i = 0; i < known->notices->len; i++)
    {
      const ForconNotice *notice = &g_array_index (known->notices, ForconNotice, i);

      if (FORCON_ID_EQUAL (notice->formation, id) && FORCON_ID_EQUAL (notice->sector, sector))
        return TRUE;
    }
  return FALSE;
}

static gboolean
knows_mines (const ForconCampaign *known, guint sector)
{
  for (guint i = 0; i < known->fields->len; i++)
    if (g_array_index (known->fields, ForconField, i).sector.value == sector)
      return TRUE;
  return FALSE;
}

static void
look_at_card (Hunt *hunt, ForconShipId id)
{
  const ForconShip *known = forcon_battle_ship (forcon_knowledge_campaign (hunt->knowledge)->fleet, id);
  g_autofree char *what = NULL;

  hunt->check->cards++;
  if (known != NULL && FORCON_ID_EQUAL (known->side, forcon_knowledge_admiral (hunt->knowledge)))
    return;
  /* Translators: a ship. */
  what = g_strdup_printf (_ ("the card of %s"), forcon_wording_ship (hunt->truth->fleet, id));
  tell (hunt, what);
}

static void
look_at_sign (Hunt *hunt, const ForconShown *shown)
{
  const ForconFormationId formation = { (guint16) shown->id };
  const ForconSectorId sector = { (guint16) shown->sector };
  g_autofree char *what = NULL;

  hunt->check->signs++;
  if (shown->kind == FORCON_SHOWN_MINES)
    {
      if (!knows_mines (forcon_knowledge_campaign (hunt->knowledge), shown->sector))
        /* Translators: a sector. */
        what = g_strdup_printf (_ ("mines on the map in %s"), forcon_wording_sector (hunt->truth, sector));
    }
  else if (!may_stand (hunt->knowledge, formation, sector))
    {
      g_autofree char *name = forcon_wording_known (hunt->truth, formation);

      /* Translators: a formation, a sector. */
      what = g_strdup_printf (_ ("%1$s on the map in %2$s"), name, forcon_wording_sector (hunt->truth, sector));
    }
  if (what != NULL)
    tell (hunt, what);
}

static void
look_at_things (Hunt *hunt, const GArray *things)
{
  for (guint i = 0; i < things->len; i++)
    {
      const ForconShown *shown = &g_array_index (things, ForconShown, i);

      if (shown->kind == FORCON_SHOWN_CARD)
        look_at_card (hunt, (ForconShipId){ (guint16) shown->id });
      else
        look_at_sign (hunt, shown);
    }
}

/* Tables */

/* A mine that is gone does not say any more whose it was. */
static gboolean
is_of_mines (const ForconEvent *event)
{
  const ForconRecordShape *shape = forcon_event_shape (event->kind);

  for (guint i = 0; i < shape->n_fields; i++)
    if (shape->fields[i].type->kind == FORCON_FIELD_MINE)
      return TRUE;
  return FALSE;
}

/* Whether a side of a table as the admiral sees it has, or had, anything there. */
static gboolean
has_something (const ForconView *view, ForconSideId side)
{
  const ForconBattle *battle = forcon_view_battle (view);

  for (guint i = 0; i < battle->n_ships; i++)
    if (FORCON_ID_EQUAL (battle->ships[i].side, side))
      return TRUE;
  for (guint i = 0; i < battle->mines->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (battle->mines, ForconMine, i).side, side))
      return TRUE;
  for (guint i = 0; i < forcon_view_length (view); i++)
    {
      const GArray *events = forcon_view_entry (view, i)->events;

      for (guint k = 0; k < events->len; k++)
        if (is_of_mines (&g_array_index (events, ForconEvent, k)))
          return TRUE;
    }
  return FALSE;
}

static gboolean
has_nameless_turn (const ForconView *view)
{
  for (guint i = 0; i < forcon_view_length (view); i++)
    {
      const GArray *events = forcon_view_entry (view, i)->events;

      for (guint k = 0; k < events->len; k++)
        {
          const ForconEvent *event = &g_array_index (events, ForconEvent, k);

          if (event->kind == FORCON_EVENT_TURN_BEGUN && FORCON_ID_IS_NONE (event->turn_begun.side))
            return TRUE;
        }
    }
  return FALSE;
}

/* At a table of own ships nobody is told of of whom nothing was seen there, nor of a turn of nobody. */
static void
look_at_table (Hunt *hunt, const ForconView *view, ForconSectorId sector)
{
  const ForconBattle *battle = forcon_view_battle (view);

  for (guint i = 1; i <= forcon_battle_n_sides (battle); i++)
    {
      ForconSideId side = { (guint16) i };
      g_autofree char *what = NULL;

      if (FORCON_ID_EQUAL (side, forcon_view_side (view)) || has_something (view, side))
        continue;
      /* Translators: an admiral, a sector. */
      what = g_strdup_printf (_ ("%1$s in the clash in %2$s"), forcon_name (forcon_battle_side (battle, side)->name),
                              forcon_wording_sector (hunt->truth, sector));
      tell (hunt, what);
    }
  if (has_nameless_turn (view))
    {
      /* Translators: a sector. */
      g_autofree char *what = g_strdup_printf (_ ("a hidden side's turn in the clash in %s"),
                                               forcon_wording_sector (hunt->truth, sector));

      tell (hunt, what);
    }
}

static void
look_at_tables (Hunt *hunt)
{
  for (guint i = 0; i < forcon_knowledge_n_clashes (hunt->knowledge); i++)
    {
      const ForconClash *clash = forcon_campaign_clash (hunt->truth, forcon_knowledge_clash (hunt->knowledge, i).clash);

      if (clash != NULL && (clash->admirals & (1u << forcon_knowledge_admiral (hunt->knowledge).value)) != 0)
        look_at_table (hunt, forcon_knowledge_view (hunt->knowledge, i), clash->sector);
    }
}

static guint
count_bits (guint32 bits)
{
  guint count = 0;

  for (; bits != 0; bits &= bits - 1)
    count++;
  return count;
}

/* What others were told, and what they asked or wrote. */
static void
look_for_texts (Hunt *hunt)
{
  for (guint i = 0; i < hunt->truth->messages->len; i++)
    {
      const ForconMessage *message = &g_array_index (hunt->truth->messages, ForconMessage, i);

      if (message->text != NULL && g_utf8_strlen (message->text, -1) >= MESSAGE_LEAST)
        look_for (hunt, message->admiral, message->text);
    }
  for (guint i = 0; i < hunt->truth->queries->len; i++)
    {
      const ForconQuery *query = &g_array_index (hunt->truth->queries, ForconQuery, i);

      if (query->text != NULL && g_utf8_strlen (query->text, -1) >= MESSAGE_LEAST)
        look_for (hunt, query->admiral, query->text);
    }
}

static ForconSecretsCheck *
check (const ForconCampaign *truth, const ForconKnowledge *knowledge, const char *text, const GArray *things)
{
  ForconSecretsCheck *result = g_new0 (ForconSecretsCheck, 1);
  Hunt hunt = { .truth = truth, .knowledge = knowledge, .check = result };

  hunt.line = line_of (text);
  hunt.text = g_utf8_casefold (hunt.line, -1);
  hunt.open = open_texts (truth, knowledge);
  hunt.found = g_string_new (NULL);
  result->admiral = forcon_knowledge_admiral (knowledge);
  look_for_names (&hunt);
  look_for_texts (&hunt);
  look_at_tables (&hunt);
  if (things != NULL)
    look_at_things (&hunt, things);
  result->owners = count_bits (hunt.owners);
  result->found = g_string_free (hunt.found, hunt.found->len == 0);
  g_free (hunt.line);
  g_free (hunt.text);
  g_free (hunt.open);
  return result;
}

ForconSecretsCheck *
forcon_secrets_check (const ForconCampaign *truth, const ForconKnowledge *knowledge, const ForconFolio *folio)
{
  g_autoptr (GArray) things = forcon_witness_new_of_things ();
  g_autoptr (GString) text = g_string_new (NULL);
  ForconSecretsCheck *result;

  for (guint page = 0; page < forcon_folio_length (folio); page++)
    {
      g_autoptr (GArray) written = forcon_folio_watch (folio, page, things);

      for (guint i = 0; i < written->len; i++)
        g_string_append_printf (text, "%s\n", g_array_index (written, ForconWritten, i).text);
    }
  result = check (truth, knowledge, text->str, things);
  result->pages = forcon_folio_length (folio);
  return result;
}

ForconSecretsCheck *
forcon_secrets_check_text (const ForconCampaign *truth, const ForconKnowledge *knowledge, const char *text)
{
  return check (truth, knowledge, text, NULL);
}

void
forcon_secrets_check_free (ForconSecretsCheck *check)
{
  if (check == NULL)
    return;
  g_free (check->found);
  g_free (check);
}

char *
forcon_secrets_check_to_sentence (const ForconSecretsCheck *check, const ForconCampaign *truth)
{
  const char *name = forcon_wording_admiral (truth, check->admiral);

  if (check->found != NULL)
    /* Translators: an admiral, what was found. */
    return g_strdup_printf (_ ("Leak check, %1$s: there is something in it that this admiral must not know: %2$s"),
                            name, check->found);
  if (check->pages == 0)
    /* Translators: an admiral, names and messages that were looked for, admirals whose they are. */
    return g_strdup_printf (
        _ ("Leak check, %1$s: hidden names and messages looked for: %2$u, of others: %3$u – none found"), name,
        check->names, check->owners);
  /* Translators: an admiral, names and messages that were looked for, admirals whose they are, pages, cards, signs
   * on maps. */
  return g_strdup_printf (
      _ ("Leak check, %1$s: hidden names and messages looked for: %2$u, of others: %3$u; pages: %4$u, "
         "cards: %5$u, signs on maps: %6$u – none found"),
      name, check->names, check->owners, check->pages, check->cards, check->signs);
}

char *
forcon_secrets_leak (const ForconCampaign *truth, const ForconKnowledge *knowledge, const char *text)
{
  g_autoptr (ForconSecretsCheck) result = forcon_secrets_check_text (truth, knowledge, text);

  return g_steal_pointer (&result->found);
}
