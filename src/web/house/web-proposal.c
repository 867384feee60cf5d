/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/house/web-proposal.h"

#include <string.h>

#include "base/language.h"
#include "base/text.h"
#include "base/value.h"
#include "campaign/clash/suggestion.h"
#include "campaign/state/clock.h"
#include "engine/captain/offers.h"
#include "engine/movement/movement.h"
#include "render/drawing/campaign-labels.h"
#include "report/battle/sentences.h"
#include "report/battle/wording.h"
#include "report/text/html-page.h"
#include "web/house/web-html.h"
#include "web/house/web-proposal-form.h"

/* What was proposed */

/* One that waits may be too late by now: what the own side sees of the table says so, not the table. */
static gboolean
is_late (const ForconWebSeat *seat, const ForconSuggestion *suggestion)
{
  return suggestion->state == FORCON_SUGGESTION_OPEN
         && (suggestion->round != seat->battle->round || suggestion->step != seat->battle->step
             || (!FORCON_ID_IS_NONE (suggestion->turn) && !FORCON_ID_EQUAL (suggestion->turn, seat->turn)));
}

static void
add_proposed (GString *html, const ForconWebSeat *seat, const ForconSuggestion *suggestion)
{
  g_autoptr (GArray) commands = forcon_suggestion_parse (suggestion->text, NULL);
  g_autofree char *time = forcon_time_of_day (suggestion->wall);
  gboolean late = is_late (seat, suggestion);
  const char *state
      = late ? _ ("the battle went on without it") : forcon_label_suggestion_state (suggestion->state);
  /* Translators: the time of day, what became of it: "Your proposal of 14:05: waits". */
  g_autofree char *head = g_strdup_printf (_ ("Your proposal of %1$s: %2$s"), time, state);

  forcon_html_add_class (html, "p", late || suggestion->state == FORCON_SUGGESTION_ASIDE ? "wrong" : "done", head);
  g_string_append (html, "<ul>\n");
  for (guint i = 0; commands != NULL && i < commands->len; i++)
    {
      ForconCommand *command = &g_array_index (commands, ForconCommand, i);
      g_autofree char *wish = forcon_view_see_command (seat->view, command)
                                  ? forcon_sentence_of_wish (seat->battle, command)
                                  : NULL;

      if (wish != NULL)
        forcon_html_add (html, "li", wish);
    }
  g_string_append (html, "</ul>\n");
}

void
forcon_web_add_proposals (GString *html, const ForconKnowledge *present, const ForconCampaign *truth, const char *key)
{
  ForconSideId admiral = forcon_knowledge_admiral (present);
  guint number = 0;
  ForconWebSeat seat;

  if (!forcon_knowledge_campaign (present)->progress.suggestions)
    return;
  for (guint i = 0; i < forcon_knowledge_n_clashes (present); i++)
    {
      const ForconSuggestion *suggestion;
      g_autofree char *moment = NULL;

      if (!forcon_web_sit_down (present, i, &seat))
        continue;
      number++;
      moment = forcon_web_seat_moment (&seat);
      suggestion = forcon_campaign_suggestion_of (truth, seat.clash.clash, admiral);
      /* The script puts another one in its place as soon as the moment is another one: then nobody types in it any
       * more. */
      g_string_append_printf (html,
                              "<section class=\"proposal\" id=\"plan%u\" "
                              "data-moment=\"%s %" G_GINT64_FORMAT " %s\">\n",
                              number, moment, suggestion == NULL ? 0 : suggestion->wall,
                              suggestion == NULL ? "" : forcon_suggestion_state_to_word (suggestion->state));
      forcon_html_add (html, "h2", _ ("Propose to the master"));
      if (suggestion != NULL)
        add_proposed (html, &seat, suggestion);
      forcon_web_add_proposal_form (html, &seat, number, key);
      g_string_append (html, "</section>\n");
    }
}

/* Reading a form */

/**
 * Reading:
 * @commands: (element-type ForconCommand): what it says, in the ids of the view
 * @used: how many of its fields were understood
 * @words: (element-type utf8): what stands in its way
 */
typedef struct {
  const ForconWebSeat *seat;
  GHashTable *form;
  GArray *commands;
  guint used;
  GPtrArray *words;
} Reading;

/* Whether a field is called by one of these letters and a number. */
static gboolean
is_field_of (const char *kinds, const char *name)
{
  return *name != '\0' && strchr (kinds, *name) != NULL && g_ascii_isdigit (name[1]);
}

/* A field of a ship that says something. */
static const char *
value_of (Reading *reading, const char *kind, ForconShipId ship)
{
  g_autofree char *name = g_strdup_printf ("%s%u", kind, ship.value);
  const char *value = g_hash_table_lookup (reading->form, name);

  return value == NULL || *value == '\0' ? NULL : value;
}

static void
tell_of_number (Reading *reading, ForconShipId ship, const char *label, guint digits)
{
  const ForconBattle *battle = reading->seat->battle;
  g_autofree char *formation = forcon_wording_formation (battle, forcon_battle_ship (battle, ship)->formation);
  g_autofree char *text = g_strdup_printf (
      /* Translators: a formation, the label of a field in a form, a number of digits. */
      g_dngettext (GETTEXT_PACKAGE, "%1$s: “%2$s” takes a number from 0 with at most %3$u digit after the point.",
                   "%1$s: “%2$s” takes a number from 0 with at most %3$u digits after the point.", digits),
      formation, label, digits);

  g_ptr_array_add (reading->words, forcon_text_capitalise (text));
}

/* A number of the form; 0 where nothing was written, and where that stands in the way as it is none. */
static gint32
number_of (Reading *reading, const char *kind, ForconShipId ship, guint digits)
{
  const char *value = value_of (reading, kind, ship);
  g_autofree char *text = value == NULL ? NULL : g_strdelimit (g_strdup (value), ",", '.');
  gint32 number = 0;

  if (text == NULL || (forcon_value_parse_decimal (text, digits, &number) && number >= 0))
    return number;
  tell_of_number (reading, ship, forcon_web_proposal_number_label (kind), digits);
  return 0;
}

static void
read_order (Reading *reading, ForconShipId ship)
{
  const char *word = value_of (reading, "o", ship);
  ForconCommand command = { .kind = FORCON_COMMAND_ORDER, .order = { .ship = ship } };

  if (word == NULL || !forcon_order_from_word (word, &command.order.order))
    return;
  reading->used++;
  g_array_append_val (reading->commands, command);
}

/* Where nothing is said of it, the turn comes as early as it may. */
static void
read_turn (Reading *reading, ForconShipId ship, gboolean to_port, ForconLegs *legs)
{
  ForconMoveLimits limits = forcon_move_limits (reading->seat->battle, reading->seat->rules, ship);
  ForconLength distance = number_of (reading, "d", ship, FORCON_LENGTH_DIGITS);
  ForconAngle turn = number_of (reading, "a", ship, FORCON_ANGLE_DIGITS);
  ForconLength before = number_of (reading, "b", ship, FORCON_LENGTH_DIGITS);

  if (before == 0)
    before = forcon_move_before_turn (&limits, distance);
  before = MIN (before, distance);
  legs->n = 2;
  legs->leg[0] = (ForconLeg){ before, to_port ? -turn : turn };
  legs->leg[1] = (ForconLeg){ distance - before, 0 };
}

/* "1 firepower": one orbit up. Returns: whether it was said */
static gboolean
read_orbit (Reading *reading, ForconShipId ship, ForconCommand *command)
{
  const char *value = value_of (reading, "h", ship);
  const char *blank = value == NULL ? NULL : strchr (value, ' ');

  if (blank == NULL || !forcon_halves_from_word (blank + 1, &command->move.halves))
    return FALSE;
  command->move.orbit = *value == '-' ? -1 : 1;
  reading->used++;
  return TRUE;
}

static void
read_move (Reading *reading, ForconShipId ship)
{
  const char *way = value_of (reading, "m", ship);
  ForconCommand command = { .kind = FORCON_COMMAND_MOVE, .move = { .ship = ship, .legs = { .n = 1 } } };
  ForconLegs *legs = &command.move.legs;

  if (read_orbit (reading, ship, &command) && way == NULL)
    way = "stand";
  if (way == NULL)
    return;
  if (g_str_equal (way, "ahead"))
    legs->leg[0].ahead = number_of (reading, "d", ship, FORCON_LENGTH_DIGITS);
  else if (g_str_equal (way, "port") || g_str_equal (way, "starboard"))
    read_turn (reading, ship, g_str_equal (way, "port"), legs);
  else if (!g_str_equal (way, "stand"))
    return;
  reading->used++;
  g_array_append_val (reading->commands, command);
}

/* Guns that are aimed at the same ship or salvo fire together. */
static void
read_fire (Reading *reading, ForconShipId ship, const GArray *shots)
{
  for (guint i = 0; i < shots->len; i++)
    {
      ForconCommand command = g_array_index (shots, ForconCommand, i);
      g_autofree char *target = forcon_web_proposal_target (&command);

      command.fire.weapons = 0;
      for (guint k = 0; k < forcon_battle_n_weapons (reading->seat->battle, ship); k++)
        {
          g_autofree char *name = g_strdup_printf ("w%u.%u", ship.value, k);

          if (g_strcmp0 (g_hash_table_lookup (reading->form, name), target) != 0)
            continue;
          reading->used++;
          command.fire.weapons |= 1u << k;
        }
      if (command.fire.weapons != 0)
        g_array_append_val (reading->commands, command);
    }
}

/* Only what is still offered is taken, word by word. */
static void
read_offers (Reading *reading)
{
  const ForconWebSeat *seat = reading->seat;
  g_autoptr (GArray) offers = forcon_offers (seat->battle, seat->rules, seat->side);
  g_autoptr (GHashTable) picked = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer name, value;

  g_hash_table_iter_init (&iter, reading->form);
  while (g_hash_table_iter_next (&iter, &name, &value))
    if (is_field_of ("c", name))
      g_hash_table_add (picked, value);
  for (guint i = 0; i < offers->len; i++)
    {
      const ForconCommand *command = &g_array_index (offers, ForconOffer, i).command;
      g_autofree char *text = forcon_suggestion_format_one (command);

      if (!g_hash_table_contains (picked, text))
        continue;
      reading->used++;
      g_array_append_vals (reading->commands, command, 1);
    }
}

/* How many fields of the form propose something, for whatever ship. */
static guint
count_fields (GHashTable *form)
{
  GHashTableIter iter;
  gpointer name, value;
  guint count = 0;

  g_hash_table_iter_init (&iter, form);
  while (g_hash_table_iter_next (&iter, &name, &value))
    if (is_field_of ("mowhc", name) && *(const char *) value != '\0')
      count++;
  return count;
}

/* Each command is tried on what the own side sees; what stands in the way is named, by ship. */
static void
judge (Reading *reading)
{
  const ForconWebSeat *seat = reading->seat;
  g_autoptr (GArray) verdicts = NULL;

  forcon_suggestion_try (seat->battle, seat->rules, reading->commands, &verdicts);
  for (guint i = 0; i < verdicts->len; i++)
    {
      const ForconVerdict *verdict = &g_array_index (verdicts, ForconVerdict, i);
      const ForconCommand *command = &g_array_index (reading->commands, ForconCommand, i);
      g_autofree char *wish = NULL, *why = NULL;

      if (verdict->kind == FORCON_VERDICT_DONE)
        continue;
      wish = forcon_sentence_of_wish (seat->battle, command);
      why = forcon_sentence_of_verdict (seat->battle, seat->rules, verdict);
      /* Translators: what was proposed, why it cannot be done. */
      g_ptr_array_add (reading->words, g_strdup_printf (_ ("%1$s – %2$s"), wish, why));
    }
}

/* Orders come before what they are of use for, and formations change before they move. */
static void
read_ships (Reading *reading)
{
  const ForconWebSeat *seat = reading->seat;
  g_autoptr (GPtrArray) shots = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);

  for (guint16 i = 1; i <= seat->battle->n_ships; i++)
    {
      GArray *own = forcon_web_seat_shots (seat, (ForconShipId){ i });

      g_ptr_array_add (shots, own);
      if (forcon_web_seat_awaits (seat, (ForconShipId){ i }, own))
        read_order (reading, (ForconShipId){ i });
    }
  read_offers (reading);
  for (guint16 i = 1; i <= seat->battle->n_ships; i++)
    {
      ForconShipId ship = { i };

      if (forcon_web_seat_may_move (seat, ship))
        read_move (reading, ship);
      else
        read_fire (reading, ship, g_ptr_array_index (shots, i - 1));
    }
  if (reading->used < count_fields (reading->form))
    g_ptr_array_add (reading->words,
                     g_strdup (_ ("Of some of these ships nothing is awaited any more, or they are not yours.")));
  else if (reading->commands->len == 0)
    g_ptr_array_add (reading->words, g_strdup (_ ("Nothing was proposed: pick a move, a target or an action.")));
}

/* The clash of that number on the page, if it stands as it did when the form was made. */
static gboolean
find_seat (const ForconKnowledge *present, GHashTable *form, ForconWebSeat *seat)
{
  const char *wanted = g_hash_table_lookup (form, "clash");
  const char *moment = g_hash_table_lookup (form, "moment");
  guint64 left = 0;

  if (wanted == NULL || !g_ascii_string_to_unsigned (wanted, 10, 1, G_MAXUINT16, &left, NULL))
    return FALSE;
  for (guint i = 0; i < forcon_knowledge_n_clashes (present); i++)
    if (forcon_web_sit_down (present, i, seat) && --left == 0)
      {
        g_autofree char *now = forcon_web_seat_moment (seat);

        return g_strcmp0 (moment, now) == 0;
      }
  return FALSE;
}

/* In the ids of the truth; which those are is told to nobody. */
static char *
text_for_master (const ForconWebSeat *seat, GArray *commands)
{
  for (guint i = 0; i < commands->len; i++)
    forcon_view_true_command (seat->view, &g_array_index (commands, ForconCommand, i));
  return forcon_suggestion_format (commands);
}

static void
take_words (Reading *reading)
{
  for (guint i = 0; i < reading->commands->len; i++)
    g_ptr_array_add (reading->words, forcon_sentence_of_wish (reading->seat->battle,
                                                              &g_array_index (reading->commands, ForconCommand, i)));
}

gboolean
forcon_web_proposal_read (const ForconKnowledge *present, GHashTable *form, ForconCampaignCommand *command,
                          GPtrArray **words)
{
  g_autoptr (GArray) commands = g_array_new (FALSE, FALSE, sizeof (ForconCommand));
  g_autofree char *text = NULL;
  ForconWebSeat seat;
  Reading reading = { &seat, form, commands, 0, g_ptr_array_new_with_free_func (g_free) };

  *words = reading.words;
  if (!find_seat (present, form, &seat))
    {
      g_ptr_array_add (reading.words, g_strdup (_ ("The battle has gone on since: look at the table again.")));
      return FALSE;
    }
  read_ships (&reading);
  if (reading.words->len == 0)
    judge (&reading);
  if (reading.words->len > 0)
    return FALSE;
  take_words (&reading);
  text = text_for_master (&seat, commands);
  *command = (ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_SUGGEST, .moment = forcon_moment_now () };
  command->suggest.clash = seat.clash.clash;
  command->suggest.admiral = forcon_knowledge_admiral (present);
  command->suggest.round = seat.battle->round;
  command->suggest.step = seat.battle->step;
  command->suggest.turn = seat.turn;
  command->suggest.text = g_intern_string (text);
  command->suggest.key = g_intern_string (g_hash_table_lookup (form, "key"));
  return TRUE;
}
