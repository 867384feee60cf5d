/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/state/campaign-command.h"

static gboolean
reads (const char *name, const char *text)
{
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_REGROUP };

  return forcon_record_parse (&command, forcon_record_find (forcon_campaign_command_shape (command.kind), name), text);
}

static void
ships_are_numbers_with_one_blank_between (void)
{
  g_assert_true (reads ("ships", ""));
  g_assert_true (reads ("ships", "1 2"));
  g_assert_false (reads ("ships", "1  2"));
  g_assert_false (reads ("ships", "1,2"));
  g_assert_false (reads ("ships", "1 2 "));
  g_assert_false (reads ("ships", " 1 2"));
}

static void
a_ship_of_a_list_is_one_that_can_be (void)
{
  g_autofree char *greatest = g_strdup_printf ("%d", FORCON_SHIPS_MAX);
  g_autofree char *beyond = g_strdup_printf ("%d", FORCON_SHIPS_MAX + 1);

  g_assert_true (reads ("ships", "1"));
  g_assert_true (reads ("ships", greatest));
  g_assert_false (reads ("ships", "0"));
  g_assert_false (reads ("ships", "-1"));
  g_assert_false (reads ("ships", beyond));
}

static gboolean
say_the_same (const char *name, const char *one, const char *other)
{
  const ForconRecordShape *shape = forcon_campaign_command_shape (FORCON_CAMPAIGN_COMMAND_REGROUP);
  const ForconRecordField *field = forcon_record_find (shape, name);
  ForconCampaignCommand a = { 0 }, b = { 0 };

  g_assert_true (forcon_record_parse (&a, field, one) && forcon_record_parse (&b, field, other));
  return forcon_record_field_equal (&a, &b, field) && forcon_record_equal (&a, &b, shape);
}

/* F-GEN-5 */
static void
lists_are_the_same_where_all_of_them_is (void)
{
  g_assert_true (say_the_same ("ships", "1 2", "1 2"));
  g_assert_false (say_the_same ("ships", "1 2", "1 3"));
  g_assert_false (say_the_same ("ships", "1 2", "1"));
}

static void
a_number_that_does_not_fit_is_told (void)
{
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_REGROUP };
  const ForconRecordField *field = forcon_record_find (forcon_campaign_command_shape (command.kind), "formation");

  g_assert_true (forcon_record_set_number (&command, field, 0xffff));
  g_assert_cmpint (forcon_record_number (&command, field), ==, 0xffff);
  g_assert_false (forcon_record_set_number (&command, field, 0x10000));
}

static void
a_command_takes_its_fields (void)
{
  for (guint kind = 0; kind < FORCON_N_CAMPAIGN_COMMAND; kind++)
    {
      const ForconRecordShape *shape = forcon_campaign_command_shape ((ForconCampaignCommandKind) kind);
      const char *attributes = forcon_campaign_command_attributes ((ForconCampaignCommandKind) kind);
      g_auto (GStrv) names = g_strsplit (attributes, " ", -1);

      if (*attributes == '\0')
        g_assert_cmpuint (shape->n_fields, ==, 1);
      else
        g_assert_cmpuint (shape->n_fields, ==, g_strv_length (names) + 1);
      for (guint i = 0; names[i] != NULL && *attributes != '\0'; i++)
        g_assert_nonnull (forcon_record_find (shape, g_strdelimit (names[i], "?", '\0')));
      g_assert_cmpstr (shape->fields[shape->n_fields - 1].name, ==, "reason");
    }
}

static void
what_several_commands_say_is_found_by_its_name (void)
{
  ForconCampaignCommand play = FORCON_CAMPAIGN_COMMAND (PLAY, play, .clash = { 7 });
  ForconCampaignCommand back = FORCON_CAMPAIGN_COMMAND (RETURN, return_clash, .clash = { 8 });
  ForconCampaignCommand ally = FORCON_CAMPAIGN_COMMAND (ALLY, ally, .power = { 3 }, .alliance = 2);

  g_assert_cmpuint (forcon_campaign_command_clash (&play).value, ==, 7);
  g_assert_cmpuint (forcon_campaign_command_clash (&back).value, ==, 8);
  g_assert_cmpuint (forcon_campaign_command_clash (&ally).value, ==, 0);
  g_assert_cmpint (forcon_campaign_command_number (&ally, "count"), ==, 2);
  g_assert_cmpint (forcon_campaign_command_number (&ally, "admiral"), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/campaign/record/ships are numbers with one blank between",
                   ships_are_numbers_with_one_blank_between);
  g_test_add_func ("/campaign/record/a ship of a list is one that can be", a_ship_of_a_list_is_one_that_can_be);
  g_test_add_func ("/campaign/record/a number that does not fit is told", a_number_that_does_not_fit_is_told);
  g_test_add_func ("/campaign/record/lists are the same where all of them is (F-GEN-5)",
                   lists_are_the_same_where_all_of_them_is);
  g_test_add_func ("/campaign/record/a command takes its fields, and all of them", a_command_takes_its_fields);
  g_test_add_func ("/campaign/record/what several commands say is found by its name",
                   what_several_commands_say_is_found_by_its_name);
  return g_test_run ();
}
