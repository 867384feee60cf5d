/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/house/web-proposal.h"

#include <string.h>

#include "base/language.h"
#include "base/text.h"
#include "base/value.h"
#include "campaign/clash/suggestion.h"
#include "campaign/state/clock.h"
#include "engine/captain/captain.h"
#include "engine/movement/movement.h"
#include "engine/rules/openings.h"
#include "engine/state/formation.h"
#include "engine/state/ship.h"
#include "engine/weapons/gunnery.h"
#include "render/drawing/campaign-labels.h"
#include "render/drawing/labels.h"
#include "report/battle/sentences.h"
#include "report/battle/wording.h"
#include "report/campaign/campaign-wording.h"
#include "report/text/html-page.h"
#include "web/house/web-html.h"
#include "web/house/web-table.h"

/* A clash that goes on, as its admiral sits at it. Ids in it are those of the view. */
typedef struct {
  ForconClash clash;
  const ForconView *view;
  const ForconBattle *battle;
  const ForconRules *rules;
  ForconSideId side;
} Seat;

/* The orders that can be given in a step. */
static const ForconOrder orders[] = {
  FORCON_ORDER_COURSE_CORRECTION, FORCON_ORDER_EMERGENCY_BRAKING, FORCON_ORDER_FULL_AHEAD,
  FORCON_ORDER_LOCK_ON,           FORCON_ORDER_BRACE,
};

static gboolean
sit_down (const ForconKnowledge *present, guint place, Seat *seat)
{
  *seat = (Seat){ .clash = forcon_knowledge_clash (present, place),
                  .view = forcon_knowledge_view (present, place),
                  .rules = forcon_knowledge_rules (present) };
  seat->battle = forcon_view_battle (seat->view);
  seat->side = forcon_view_side (seat->view);
  return seat->clash.state == FORCON_CLASH_OPEN;
}

/* What is awaited */

static gboolean
is_own (const Seat *seat, ForconShipId ship)
{
  return forcon_ship_in_action (seat->battle, ship)
         && FORCON_ID_EQUAL (forcon_battle_ship (seat->battle, ship)->side, seat->side);
}

/* Whether it leads a formation that has still to move, or may. */
static gboolean
may_move (const Seat *seat, ForconShipId ship)
{
  return seat->battle->step == FORCON_STEP_MOVEMENT && FORCON_ID_EQUAL (seat->battle->side, seat->side)
         && is_own (seat, ship)
         && (forcon_opening_is_open (seat->battle, seat->rules, FORCON_OPENING_MUST_MOVE, ship)
             || forcon_opening_is_open (seat->battle, seat->rules, FORCON_OPENING_MOVE, ship));
}

static guint32
usable_at (const Seat *seat, ForconShipId ship, ForconShipId target)
{
  if (!forcon_ship_in_action (seat->battle, target) || !forcon_ships_hostile (seat->battle, ship, target)
      || !forcon_ship_detected (seat->battle, target, seat->side))
    return 0;
  return forcon_gunnery_usable (seat->battle, seat->rules, ship, target);
}

/* The guns that can be fired at anybody, a mask. */
static guint32
usable (const Seat *seat, ForconShipId ship)
{
  guint32 weapons = 0;

  for (guint16 i = 1; seat->battle->step == FORCON_STEP_FIRE && is_own (seat, ship) && i <= seat->battle->n_ships; i++)
    weapons |= usable_at (seat, ship, (ForconShipId){ i });
  return weapons;
}

static gboolean
may_order (const Seat *seat, ForconShipId ship, ForconOrder order)
{
  const ForconCommand command = forcon_command_order (ship, order);
  g_autoptr (ForconOutcome) outcome = forcon_captains_foresee (seat->battle, seat->rules, &command);

  return outcome->after != NULL;
}

static gboolean
is_awaited (const Seat *seat, ForconShipId ship)
{
  return may_move (seat, ship) || usable (seat, ship) != 0;
}

/* What the table stood like when the form was made: another state is another form. */
static char *
moment_of (const Seat *seat)
{
  return g_strdup_printf ("%d %s", seat->battle->round, forcon_step_to_word (seat->battle->step));
}

/* The form */

/* @kind: "d", "a" or "b", with which the name of the field begins */
static const char *
label_of_number (const char *kind)
{
  return *kind == 'd' ? _ ("Distance, cm") : *kind == 'a' ? _ ("Turn, °") : _ ("Before the turn, cm");
}

/* A number with its bounds, as tenths or hundredths. */
static void
add_number (GString *html, const char *kind, guint ship, double least, double most)
{
  g_autofree char *name = g_strdup_printf ("%s%u", kind, ship);
  char low[G_ASCII_DTOSTR_BUF_SIZE], high[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (low, sizeof low, "%.2f", least);
  g_ascii_formatd (high, sizeof high, "%.2f", most);
  forcon_web_begin_field (html, NULL, name, label_of_number (kind));
  g_string_append_printf (html,
                          "<input id=\"%s\" name=\"%s\" type=\"number\" inputmode=\"decimal\" min=\"%s\" "
                          "max=\"%s\" step=\"any\"></div>\n",
                          name, name, low, high);
}

static void
add_way (GString *html, guint ship, const char *value, const char *label)
{
  g_autofree char *name = g_strdup_printf ("m%u", ship);

  forcon_web_add_chip (
      html, &(ForconWebChip){ .name = name, .value = value, .label = label, .checked = *value == '\0' });
}

static void
add_orders (GString *html, const Seat *seat, ForconShipId ship)
{
  g_autofree char *name = g_strdup_printf ("o%u", ship.value);
  gboolean any = FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      if (!may_order (seat, ship, orders[i]))
        continue;
      if (!any)
        forcon_web_begin_choice (html, NULL, name, C_ ("ship at the table", "Order"), "–");
      any = TRUE;
      forcon_web_add_option (html, forcon_order_to_word (orders[i]), forcon_label_order (orders[i]));
    }
  if (any)
    forcon_web_end_choice (html);
}

/* "5.0 to 12.0 cm, a turn of up to 45° after half of the way" in figures. */
static void
add_limits (GString *html, const ForconMoveLimits *limits)
{
  g_autofree char *least = forcon_length_to_text (limits->least);
  g_autofree char *most = forcon_length_to_text (limits->most);
  g_autofree char *turn = forcon_angle_to_text (limits->greatest_turn);
  g_autofree char *before = forcon_length_to_text (forcon_move_before_turn (limits, limits->most));
  g_autofree char *words
      = limits->greatest_turn == 0
            /* Translators: the least and the greatest distance of a move, cm. */
            ? g_strdup_printf (_ ("%1$s to %2$s cm, no turn"), least, most)
            /* Translators: the least and the greatest distance of a move, cm; the greatest turn ("45"), degrees; how
             * far
             * it goes at least before the turn on its longest way, cm. */
            : g_strdup_printf (_ ("%1$s to %2$s cm; a turn of up to %3$s°, on the longest way after %4$s cm"), least,
                               most, turn, before);

  forcon_html_add_class (html, "p", "hint", words);
}

static void
add_move (GString *html, const Seat *seat, ForconShipId ship)
{
  ForconMoveLimits limits = forcon_move_limits (seat->battle, seat->rules, ship);
  g_autofree char *formation
      = forcon_wording_formation (seat->battle, forcon_battle_ship (seat->battle, ship)->formation);
  g_autofree char *legend = forcon_text_capitalise (formation);

  g_string_append (html, "<fieldset class=\"plan\">\n");
  forcon_html_add (html, "legend", legend);
  add_limits (html, &limits);
  g_string_append (html, "<div class=\"chips\">\n");
  add_way (html, ship.value, "", C_ ("move", "nothing proposed"));
  if (limits.may_stand)
    add_way (html, ship.value, "stand", C_ ("move", "stays where it is"));
  add_way (html, ship.value, "ahead", C_ ("move", "straight ahead"));
  if (limits.greatest_turn > 0)
    {
      add_way (html, ship.value, "port", C_ ("move", "turns to port"));
      add_way (html, ship.value, "starboard", C_ ("move", "turns to starboard"));
    }
  g_string_append (html, "</div>\n<div class=\"pair\">\n");
  add_number (html, "d", ship.value, limits.may_stand ? 0 : limits.least / 100.0, limits.most / 100.0);
  if (limits.greatest_turn > 0)
    {
      add_number (html, "a", ship.value, 0, limits.greatest_turn / 10.0);
      add_number (html, "b", ship.value, 0, limits.most / 100.0);
    }
  add_orders (html, seat, ship);
  g_string_append (html, "</div>\n</fieldset>\n");
}

static void
add_weapon (GString *html, const Seat *seat, ForconShipId ship, guint weapon)
{
  g_autofree char *name = g_strdup_printf ("w%u.%u", ship.value, weapon);

  forcon_web_begin_choice (html, NULL, name, forcon_wording_weapon (seat->battle, ship, (gint) weapon), "–");
  for (guint16 i = 1; i <= seat->battle->n_ships; i++)
    {
      ForconShipId target = { i };
      ForconLength distance = forcon_point_distance (forcon_battle_ship (seat->battle, ship)->position,
                                                     forcon_battle_ship (seat->battle, target)->position);
      g_autofree char *away = forcon_length_to_text (distance);
      /* Translators: a target in a list, and its distance. */
      g_autofree char *label = g_strdup_printf (_ ("%1$s, %2$s cm"), forcon_wording_ship (seat->battle, target), away);
      g_autofree char *value = g_strdup_printf ("%u", i);

      if ((usable_at (seat, ship, target) & (1u << weapon)) != 0)
        forcon_web_add_option (html, value, label);
    }
  forcon_web_end_choice (html);
}

static void
add_fire (GString *html, const Seat *seat, ForconShipId ship)
{
  guint32 weapons = usable (seat, ship);

  g_string_append (html, "<fieldset class=\"plan\">\n");
  forcon_html_add (html, "legend", forcon_wording_ship (seat->battle, ship));
  for (guint i = 0; i < forcon_battle_n_weapons (seat->battle, ship); i++)
    if ((weapons & (1u << i)) != 0)
      add_weapon (html, seat, ship, i);
  add_orders (html, seat, ship);
  g_string_append (html, "</fieldset>\n");
}

static void
add_form (GString *html, const Seat *seat, guint number, const char *key)
{
  g_autofree char *moment = moment_of (seat);
  gboolean any = FALSE;

  for (guint16 i = 1; i <= seat->battle->n_ships; i++)
    {
      ForconShipId ship = { i };

      if (!is_awaited (seat, ship))
        continue;
      if (!any)
        g_string_append_printf (html,
                                "<form method=\"post\" action=\"" FORCON_WEB_TABLE "\">\n"
                                "<input type=\"hidden\" name=\"key\" value=\"%s\">"
                                "<input type=\"hidden\" name=\"clash\" value=\"%u\">"
                                "<input type=\"hidden\" name=\"moment\" value=\"%s\">\n",
                                key, number, moment);
      any = TRUE;
      if (seat->battle->step == FORCON_STEP_MOVEMENT)
        add_move (html, seat, ship);
      else
        add_fire (html, seat, ship);
    }
  if (!any)
    {
      forcon_html_add_class (html, "p", "hint", _ ("No move and no fire of your ships is awaited now."));
      return;
    }
  g_string_append (html, "<p class=\"deeds\"><button class=\"main\">");
  forcon_html_add_text (html, _ ("Propose it to the master"));
  g_string_append (html, "</button></p></form>\n");
}

/* What was proposed */

/* A command with the ids of the truth, as the own side has them. */
static gboolean
as_seen (const Seat *seat, ForconCommand *command)
{
  ForconShipId ship = forcon_view_ship (seat->view, forcon_command_ship (command, "ship"));
  ForconShipId target = forcon_command_ship (command, "target");

  forcon_command_set_number (command, "ship", ship.value);
  if (FORCON_ID_IS_NONE (target))
    return !FORCON_ID_IS_NONE (ship);
  target = forcon_view_ship (seat->view, target);
  forcon_command_set_number (command, "target", target.value);
  return !FORCON_ID_IS_NONE (ship) && !FORCON_ID_IS_NONE (target);
}

/* One that waits may be too late by now: what the own side sees of the table says so, not the table. */
static gboolean
is_late (const Seat *seat, const ForconSuggestion *suggestion)
{
  return suggestion->state == FORCON_SUGGESTION_OPEN
         && (suggestion->round != seat->battle->round || suggestion->step != seat->battle->step);
}

static void
add_proposed (GString *html, const Seat *seat, const ForconSuggestion *suggestion)
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
      g_autofree char *wish = as_seen (seat, command) ? forcon_sentence_of_wish (seat->battle, command) : NULL;

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
  Seat seat;

  if (!forcon_knowledge_campaign (present)->progress.suggestions)
    return;
  for (guint i = 0; i < forcon_knowledge_n_clashes (present); i++)
    {
      const ForconSuggestion *suggestion;
      g_autofree char *moment = NULL;

      if (!sit_down (present, i, &seat))
        continue;
      number++;
      moment = moment_of (&seat);
      suggestion = forcon_campaign_suggestion_of (truth, seat.clash.clash, admiral);
      /* The script puts another one in its place as soon as the moment is another one: then nobody types in it any
       * more. */
      g_string_append_printf (html,
                              "<section class=\"proposal\" id=\"plan%u\" "
                              "data-moment=\"%s %u %" G_GINT64_FORMAT " %s\">\n",
                              number, moment, seat.battle->side.value, suggestion == NULL ? 0 : suggestion->wall,
                              suggestion == NULL ? "" : forcon_suggestion_state_to_word (suggestion->state));
      forcon_html_add (html, "h2", _ ("Propose to the master"));
      if (suggestion != NULL)
        add_proposed (html, &seat, suggestion);
      add_form (html, &seat, number, key);
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
  const Seat *seat;
  GHashTable *form;
  GArray *commands;
  guint used;
  GPtrArray *words;
} Reading;

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
  tell_of_number (reading, ship, label_of_number (kind), digits);
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

static void
read_move (Reading *reading, ForconShipId ship)
{
  const char *way = value_of (reading, "m", ship);
  ForconCommand command = { .kind = FORCON_COMMAND_MOVE, .move = { .ship = ship, .legs = { .n = 1 } } };
  ForconLegs *legs = &command.move.legs;

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

/* Guns that are aimed at the same ship fire together. */
static void
read_fire (Reading *reading, ForconShipId ship)
{
  const Seat *seat = reading->seat;

  for (guint16 i = 1; i <= seat->battle->n_ships; i++)
    {
      ForconCommand command = forcon_command_fire (ship, (ForconShipId){ i }, 0);
      g_autofree char *target = g_strdup_printf ("%u", i);

      for (guint k = 0; k < forcon_battle_n_weapons (seat->battle, ship); k++)
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

/* How many fields of the form propose something, for whatever ship. */
static guint
count_fields (GHashTable *form)
{
  GHashTableIter iter;
  gpointer name, value;
  guint count = 0;

  g_hash_table_iter_init (&iter, form);
  while (g_hash_table_iter_next (&iter, &name, &value))
    if (strchr ("mow", *(const char *) name) != NULL && g_ascii_isdigit (((const char *) name)[1])
        && *(const char *) value != '\0')
      count++;
  return count;
}

/* Each command is tried on what the own side sees; what stands in the way is named, by ship. */
static void
judge (Reading *reading)
{
  const Seat *seat = reading->seat;
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

static void
read_ships (Reading *reading)
{
  const Seat *seat = reading->seat;

  for (guint16 i = 1; i <= seat->battle->n_ships; i++)
    {
      ForconShipId ship = { i };

      if (!is_awaited (seat, ship))
        continue;
      read_order (reading, ship);
      if (may_move (seat, ship))
        read_move (reading, ship);
      else
        read_fire (reading, ship);
    }
  if (reading->used < count_fields (reading->form))
    g_ptr_array_add (reading->words,
                     g_strdup (_ ("Of some of these ships nothing is awaited any more, or they are not yours.")));
  else if (reading->commands->len == 0)
    g_ptr_array_add (reading->words, g_strdup (_ ("Nothing was proposed: pick a move or a target.")));
}

/* The clash of that number on the page, if it stands as it did when the form was made. */
static gboolean
find_seat (const ForconKnowledge *present, GHashTable *form, Seat *seat)
{
  const char *wanted = g_hash_table_lookup (form, "clash");
  const char *moment = g_hash_table_lookup (form, "moment");
  guint64 left = 0;

  if (wanted == NULL || !g_ascii_string_to_unsigned (wanted, 10, 1, G_MAXUINT16, &left, NULL))
    return FALSE;
  for (guint i = 0; i < forcon_knowledge_n_clashes (present); i++)
    if (sit_down (present, i, seat) && --left == 0)
      {
        g_autofree char *now = moment_of (seat);

        return g_strcmp0 (moment, now) == 0;
      }
  return FALSE;
}

/* In the ids of the truth; which those are is told to nobody. */
static char *
text_for_master (const Seat *seat, GArray *commands)
{
  for (guint i = 0; i < commands->len; i++)
    {
      ForconCommand *command = &g_array_index (commands, ForconCommand, i);
      ForconShipId target = forcon_command_ship (command, "target");

      forcon_command_set_number (command, "ship",
                                 forcon_view_true_ship (seat->view, forcon_command_ship (command, "ship")).value);
      if (!FORCON_ID_IS_NONE (target))
        forcon_command_set_number (command, "target", forcon_view_true_ship (seat->view, target).value);
    }
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
  Seat seat;
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
  command->suggest.text = g_intern_string (text);
  command->suggest.key = g_intern_string (g_hash_table_lookup (form, "key"));
  return TRUE;
}
