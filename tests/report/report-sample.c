/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report-sample.h"

#include "report/battle/sentences.h"

#include <string.h>

static void
add_weapon (ForconCard *card, const char *id, const char *name, ForconArc arc)
{
  ForconWeapon weapon = { .id = g_strdup (id), .name = g_strdup (name), .kind = FORCON_WEAPON_BATTERY,
                          .arcs = FORCON_ARC_BIT (arc), .range = FORCON_CM (45), .strength = 6 };

  g_array_append_val (card->weapons, weapon);
}

static void
add_ship (ForconBattle *battle, const ForconRules *rules, const char *id, const char *name, ForconSideId side)
{
  ForconCard card;

  forcon_card_init (&card, rules, FORCON_SHIP_TYPE_CRUISER);
  g_free (card.id);
  card.id = g_strdup (id);
  g_free (card.name);
  card.name = g_strdup (name);
  card.hits = 8;
  add_weapon (&card, "bow-battery", "bow battery", FORCON_ARC_BOW);
  add_weapon (&card, "port-battery", "port battery", FORCON_ARC_PORT);
  forcon_battle_add_ship (battle, &card, side, (ForconPoint){ FORCON_CM (30), FORCON_CM (40) }, 0);
}

/* Two ships of two sides, with two batteries each, and a blast marker. */
ForconBattle *
sample_battle (void)
{
  g_autoptr (ForconRules) rules = sample_rules ();
  ForconBattle *battle = forcon_battle_new ("Test", (ForconPoint){ FORCON_CM (180), FORCON_CM (120) });

  forcon_battle_add_side (battle, "barrayar", "Barrayar");
  forcon_battle_add_side (battle, "cetaganda", "Cetaganda");
  add_ship (battle, rules, "grozny", "Grozny", BARRAYAR);
  add_ship (battle, rules, "vorthalia", "Vorthalia", CETAGANDA);
  forcon_battle_add_object (battle, FORCON_OBJECT_BLAST, (ForconPoint){ FORCON_CM (50), FORCON_CM (40) },
                            FORCON_CM (2));
  return battle;
}

ForconRules *
sample_rules (void)
{
  ForconRules *rules = forcon_rules_new ();

  rules->shift_near = -1;
  rules->shift_far = 1;
  rules->shift_marker = 1;
  rules->damage_readiness = -1;
  return rules;
}

/* The dice of a command: "3 5 6". */
GArray *
sample_dice (const char *faces)
{
  GArray *dice = g_array_new (FALSE, TRUE, sizeof (ForconDie));

  for (; *faces != '\0'; faces++)
    if (*faces != ' ')
      {
        ForconDie die = { .face = (guint8) (*faces - '0'), .generated = FALSE };

        g_array_append_val (dice, die);
      }
  return dice;
}

/* Grozny leads Saga, which is its second. */
ForconBattle *
sample_fleet (void)
{
  g_autoptr (ForconRules) rules = sample_rules ();
  ForconBattle *battle = sample_battle ();

  add_ship (battle, rules, "saga", "Saga", BARRAYAR);
  forcon_battle_enlist (battle, SAGA, forcon_battle_ship (battle, GROZNY)->formation, 1);
  return battle;
}

char *
sample_tell (const ForconEvent *event, const char *faces)
{
  g_autoptr (ForconBattle) battle = sample_fleet ();
  g_autoptr (ForconRules) rules = sample_rules ();
  g_autoptr (GArray) dice = sample_dice (faces);

  return forcon_sentence_of_event (battle, rules, event, dice);
}

char *
sample_refuse (ForconVerdict verdict)
{
  g_autoptr (ForconBattle) battle = sample_fleet ();
  g_autoptr (ForconRules) rules = sample_rules ();

  return forcon_sentence_of_verdict (battle, rules, &verdict);
}

void
assert_told (const ForconEvent *event, const char *faces, const char *expected)
{
  g_autofree char *sentence = sample_tell (event, faces);

  g_assert_cmpstr (sentence, ==, expected);
}

void
assert_refused (ForconVerdict verdict, const char *expected)
{
  g_autofree char *sentence = sample_refuse (verdict);

  g_assert_cmpstr (sentence, ==, expected);
}

static char *
read_text (const char *path)
{
  char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* docs/rules/forcon.md, in whose tables every rule has a row, and that of the fleet dice beside it. */
char *
read_digest (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *beside = g_build_filename (folder, "twilight.md", NULL);
  g_autofree char *digest = read_text (path);
  g_autofree char *fleet_dice = read_text (beside);

  return g_strconcat (digest, fleet_dice, NULL);
}

void
assert_rules_in_digest (const char *what, char **rules, const char *digest)
{
  for (char **rule = rules; *rule != NULL; rule++)
    {
      g_autofree char *cell = g_strdup_printf ("| %s |", *rule);

      if (strstr (digest, cell) == NULL)
        g_test_fail_printf ("%s: there is no rule %s", what, *rule);
    }
}
