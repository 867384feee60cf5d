/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "web/house/web-proposal-form.h"

#include "base/language.h"
#include "base/text.h"
#include "base/value.h"
#include "campaign/clash/suggestion.h"
#include "engine/captain/captain.h"
#include "engine/captain/offers.h"
#include "engine/movement/movement.h"
#include "render/drawing/labels.h"
#include "report/battle/sentences.h"
#include "report/battle/wording.h"
#include "report/text/html-page.h"
#include "web/house/web-html.h"
#include "web/house/web-table.h"

/**
 * Filling:
 * @offers: (element-type ForconOffer): whole commands that can be given
 * @began: whether anything is awaited, so that the form has begun
 */
typedef struct {
  GString *html;
  const ForconWebSeat *seat;
  GArray *offers;
  guint number;
  const char *key;
  gboolean began;
} Filling;

const char *
forcon_web_proposal_number_label (const char *kind)
{
  return *kind == 'd' ? _ ("Distance, cm") : *kind == 'a' ? _ ("Turn, °") : _ ("Before the turn, cm");
}

char *
forcon_web_proposal_target (const ForconCommand *shot)
{
  return FORCON_ID_IS_NONE (shot->fire.salvo) ? g_strdup_printf ("%u", shot->fire.target.value)
                                              : g_strdup_printf ("s%u", shot->fire.salvo.value);
}

/* What each ship does */

/* A number with its bounds, as tenths or hundredths. */
static void
add_number (GString *html, const char *kind, guint ship, double least, double most)
{
  g_autofree char *name = g_strdup_printf ("%s%u", kind, ship);
  char low[G_ASCII_DTOSTR_BUF_SIZE], high[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (low, sizeof low, "%.2f", least);
  g_ascii_formatd (high, sizeof high, "%.2f", most);
  forcon_web_begin_field (html, NULL, name, forcon_web_proposal_number_label (kind));
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

/* In the order in which they are offered. */
static const ForconOrder orders[] = {
  FORCON_ORDER_COURSE_CORRECTION, FORCON_ORDER_EMERGENCY_BRAKING, FORCON_ORDER_FULL_AHEAD,
  FORCON_ORDER_LOCK_ON,           FORCON_ORDER_BRACE,             FORCON_ORDER_PREPARE_TO_LAUNCH,
};

static void
add_orders (GString *html, const ForconWebSeat *seat, ForconShipId ship)
{
  g_autofree char *name = g_strdup_printf ("o%u", ship.value);
  gboolean any = FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      ForconOrder order = orders[i];

      if (!forcon_web_seat_may_order (seat, ship, order))
        continue;
      if (!any)
        forcon_web_begin_choice (html, "across", name, C_ ("ship at the table", "Order"), "–");
      any = TRUE;
      forcon_web_add_option (html, forcon_order_to_word (order), forcon_label_order (order));
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

static gboolean
may_change_orbit (const ForconWebSeat *seat, ForconShipId ship, gint change, ForconHalves halves)
{
  const ForconCommand command
      = FORCON_COMMAND (MOVE, move, .ship = ship, .legs = { .n = 1 }, .orbit = change, .halves = halves);
  g_autoptr (ForconOutcome) outcome = forcon_captains_foresee (seat->battle, seat->rules, &command);

  return outcome->after != NULL;
}

/* In low orbit: one up or one down, and what that halves (F-ORB-2). */
static void
add_orbit (GString *html, const ForconWebSeat *seat, ForconShipId ship)
{
  g_autofree char *name = g_strdup_printf ("h%u", ship.value);

  forcon_web_begin_choice (html, "across", name, C_ ("ship at the table", "Orbit"), "–");
  for (gint change = -1; change <= 1; change += 2)
    for (ForconHalves halves = FORCON_HALVES_NOTHING + 1; halves < FORCON_N_HALVES; halves++)
      {
        g_autofree char *value = g_strdup_printf ("%d %s", change, forcon_halves_to_word (halves));
        g_autofree char *label
            = change > 0 /* Translators: what the change of orbit halves: "firepower". */
                  ? g_strdup_printf (_ ("up, halved: %s"), forcon_label_halves (halves))
                  : g_strdup_printf (_ ("down, halved: %s"), forcon_label_halves (halves));

        if (may_change_orbit (seat, ship, change, halves))
          forcon_web_add_option (html, value, label);
      }
  forcon_web_end_choice (html);
}

static void
add_move (GString *html, const ForconWebSeat *seat, ForconShipId ship)
{
  ForconMoveLimits limits = forcon_move_limits (seat->battle, seat->rules, ship);
  gboolean in_orbit = !FORCON_ID_IS_NONE (forcon_battle_ship (seat->battle, ship)->planet);

  /* Along its orbit nobody turns, and whoever stays goes round with it. */
  limits.greatest_turn = in_orbit ? 0 : limits.greatest_turn;
  limits.may_stand = in_orbit || limits.may_stand;
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
  if (in_orbit)
    add_orbit (html, seat, ship);
  add_orders (html, seat, ship);
  g_string_append (html, "</div>\n");
}

/* A target in a list, and its distance. */
static void
add_target (GString *html, const ForconWebSeat *seat, const ForconCommand *shot)
{
  const ForconSalvo *salvo = forcon_battle_salvo (seat->battle, shot->fire.salvo);
  g_autofree char *value = forcon_web_proposal_target (shot);
  g_autofree char *name = salvo != NULL
                              ? forcon_wording_owner (seat->battle, FORCON_NO_SHIP, salvo->id, FORCON_VALUE_TORPEDOES)
                              : g_strdup (forcon_wording_ship (seat->battle, shot->fire.target));
  ForconPoint to
      = salvo != NULL ? salvo->position : forcon_battle_ship (seat->battle, shot->fire.target)->position;
  g_autofree char *away = forcon_length_to_text (
      forcon_point_distance (forcon_battle_ship (seat->battle, shot->fire.ship)->position, to));
  /* Translators: a target in a list, and its distance. */
  g_autofree char *label = g_strdup_printf (_ ("%1$s, %2$s cm"), name, away);

  forcon_web_add_option (html, value, label);
}

static void
add_fire (GString *html, const ForconWebSeat *seat, ForconShipId ship, const GArray *shots)
{
  for (guint weapon = 0; weapon < forcon_battle_n_weapons (seat->battle, ship); weapon++)
    {
      g_autofree char *name = g_strdup_printf ("w%u.%u", ship.value, weapon);
      gboolean any = FALSE;

      for (guint i = 0; i < shots->len; i++)
        {
          const ForconCommand *shot = &g_array_index (shots, ForconCommand, i);

          if ((shot->fire.weapons & (1u << weapon)) == 0)
            continue;
          if (!any)
            forcon_web_begin_choice (html, NULL, name, forcon_wording_weapon (seat->battle, ship, (gint) weapon), "–");
          any = TRUE;
          add_target (html, seat, shot);
        }
      if (any)
        forcon_web_end_choice (html);
    }
  add_orders (html, seat, ship);
}

/* Whole commands */

static gboolean
is_of (const ForconOffer *offer, ForconShipId ship, ForconSalvoId salvo)
{
  if (offer->command.kind == FORCON_COMMAND_MOVE_SALVO)
    return FORCON_ID_EQUAL (offer->command.move_salvo.salvo, salvo);
  return FORCON_ID_EQUAL (forcon_command_ship (&offer->command, "ship"), ship);
}

static gboolean
has_offers (const Filling *filling, ForconShipId ship, ForconSalvoId salvo)
{
  for (guint i = 0; i < filling->offers->len; i++)
    if (is_of (&g_array_index (filling->offers, ForconOffer, i), ship, salvo))
      return TRUE;
  return FALSE;
}

/* Of what kinds they are: "Launch torpedoes, join shields". */
static char *
kinds_of_offers (const Filling *filling, ForconShipId ship, ForconSalvoId salvo)
{
  g_autoptr (GString) kinds = g_string_new (NULL);
  const char *last = NULL;

  for (guint i = 0; i < filling->offers->len; i++)
    {
      const ForconOffer *offer = &g_array_index (filling->offers, ForconOffer, i);
      const char *label = forcon_label_command (offer->command.kind);

      if (!is_of (offer, ship, salvo) || label == last)
        continue;
      g_string_append_printf (kinds, "%s%s", last == NULL ? "" : ", ", label);
      last = label;
    }
  return forcon_text_capitalise (kinds->str);
}

static void
add_offer (const Filling *filling, guint place)
{
  const ForconOffer *offer = &g_array_index (filling->offers, ForconOffer, place);
  g_autofree char *name = g_strdup_printf ("c%u", place);
  g_autofree char *value = forcon_suggestion_format_one (&offer->command);
  g_autofree char *wish = forcon_sentence_of_wish (filling->seat->battle, &offer->command);
  g_autofree char *label
      = FORCON_ID_IS_NONE (offer->towards)
            ? g_strdup (wish)
            /* Translators: how a salvo runs, the ship that it then heads for. */
            : g_strdup_printf (_ ("%1$s – at %2$s"), wish, forcon_wording_ship (filling->seat->battle, offer->towards));

  forcon_web_add_chip (filling->html,
                       &(ForconWebChip){ .name = name, .value = value, .label = label, .several = TRUE });
}

/* Folded away where there is more important to decide. */
static void
add_offers (const Filling *filling, ForconShipId ship, ForconSalvoId salvo, gboolean folded)
{
  g_autofree char *summary = kinds_of_offers (filling, ship, salvo);

  if (*summary == '\0')
    return;
  if (folded)
    {
      g_string_append (filling->html, "<details>\n");
      forcon_html_add (filling->html, "summary", summary);
    }
  g_string_append (filling->html, "<div class=\"chips\">\n");
  for (guint i = 0; i < filling->offers->len; i++)
    if (is_of (&g_array_index (filling->offers, ForconOffer, i), ship, salvo))
      add_offer (filling, i);
  g_string_append (filling->html, folded ? "</div>\n</details>\n" : "</div>\n");
}

/* The form */

static void
begin_form (Filling *filling)
{
  g_autofree char *moment = forcon_web_seat_moment (filling->seat);

  if (!filling->began)
    g_string_append_printf (filling->html,
                            "<form method=\"post\" action=\"" FORCON_WEB_TABLE "\">\n"
                            "<input type=\"hidden\" name=\"key\" value=\"%s\">"
                            "<input type=\"hidden\" name=\"clash\" value=\"%u\">"
                            "<input type=\"hidden\" name=\"moment\" value=\"%s\">\n",
                            filling->key, filling->number, moment);
  filling->began = TRUE;
}

static void
begin_plan (Filling *filling, const char *legend)
{
  begin_form (filling);
  g_string_append (filling->html, "<fieldset class=\"plan\">\n");
  forcon_html_add (filling->html, "legend", legend);
}

static void
add_ship (Filling *filling, ForconShipId ship)
{
  const ForconWebSeat *seat = filling->seat;
  g_autoptr (GArray) shots = forcon_web_seat_shots (seat, ship);
  gboolean awaited = forcon_web_seat_awaits (seat, ship, shots);
  gboolean moves = forcon_web_seat_may_move (seat, ship);
  g_autofree char *formation
      = forcon_wording_formation (seat->battle, forcon_battle_ship (seat->battle, ship)->formation);
  g_autofree char *legend
      = moves ? forcon_text_capitalise (formation) : g_strdup (forcon_wording_ship (seat->battle, ship));

  if (!awaited && !has_offers (filling, ship, FORCON_NO_SALVO))
    return;
  begin_plan (filling, legend);
  if (moves)
    add_move (filling->html, seat, ship);
  else if (awaited)
    add_fire (filling->html, seat, ship, shots);
  add_offers (filling, ship, FORCON_NO_SALVO, awaited || seat->battle->step == FORCON_STEP_MOVEMENT);
  g_string_append (filling->html, "</fieldset>\n");
}

static void
add_salvo (Filling *filling, ForconSalvoId salvo)
{
  g_autofree char *legend
      = forcon_wording_owner (filling->seat->battle, FORCON_NO_SHIP, salvo, FORCON_VALUE_TORPEDOES);

  if (!has_offers (filling, FORCON_NO_SHIP, salvo))
    return;
  begin_plan (filling, legend);
  add_offers (filling, FORCON_NO_SHIP, salvo, FALSE);
  g_string_append (filling->html, "</fieldset>\n");
}

void
forcon_web_add_proposal_form (GString *html, const ForconWebSeat *seat, guint number, const char *key)
{
  g_autoptr (GArray) offers = forcon_offers (seat->battle, seat->rules, seat->side);
  Filling filling = { html, seat, offers, number, key, FALSE };

  for (guint16 i = 1; i <= seat->battle->n_ships; i++)
    add_ship (&filling, (ForconShipId){ i });
  for (guint i = 0; i < seat->battle->salvos->len; i++)
    add_salvo (&filling, g_array_index (seat->battle->salvos, ForconSalvo, i).id);
  if (!filling.began)
    {
      forcon_html_add_class (html, "p", "hint", _ ("Nothing is awaited of your ships now."));
      return;
    }
  g_string_append (html, "<p class=\"deeds\"><button class=\"main\">");
  forcon_html_add_text (html, _ ("Propose it to the master"));
  g_string_append (html, "</button></p></form>\n");
}
