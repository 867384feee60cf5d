/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/script/script-write.h"

#include "storage/fleet/card-file.h"
#include "storage/fleet/card-write.h"
#include "storage/fleet/command-file.h"
#include "storage/files/file-save.h"
#include "engine/state/battle-records.h"

#include <string.h>

const char *
forcon_script_ship_word (const ForconBattle *battle, ForconShipId ship)
{
  const ForconCard *card = forcon_battle_card (battle, ship);

  return card == NULL ? "" : card->id;
}

const char *
forcon_script_side_word (const ForconBattle *battle, ForconSideId id)
{
  const ForconSide *side = forcon_battle_side (battle, id);

  return side == NULL ? "" : side->id;
}

static void
write_ship_id (xmlTextWriterPtr out, const char *name, const ForconBattle *battle, ForconShipId ship)
{
  forcon_xml_put_unless_empty (out, name, forcon_script_ship_word (battle, ship));
}

void
forcon_script_put_sides (xmlTextWriterPtr out, const char *name, const ForconBattle *battle, guint32 sides)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 1; i <= forcon_battle_n_sides (battle); i++)
    if ((sides & (1u << i)) != 0)
      g_string_append_printf (words, "%s%s", words->len == 0 ? "" : " ",
                              forcon_script_side_word (battle, (ForconSideId){ (guint16) i }));
  forcon_xml_put_unless_empty (out, name, words->str);
}

char *
forcon_script_formation_word (const ForconBattle *battle, ForconFormationId formation)
{
  const char *id = forcon_battle_formation_id (battle, formation);

  return *id != '\0' ? g_strdup (id) : g_strdup_printf (FORCON_FORMATION_PREFIX "%u", formation.value);
}

void
forcon_script_put_weapons (xmlTextWriterPtr out, const char *name, const ForconBattle *battle, ForconShipId ship,
                           guint32 weapons)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < forcon_battle_n_weapons (battle, ship); i++)
    if ((weapons & (1u << i)) != 0)
      g_string_append_printf (words, "%s%s", words->len == 0 ? "" : " ", forcon_battle_weapon (battle, ship, i)->id);
  forcon_xml_put_text (out, name, words->str);
}

static void
put_ship_types (xmlTextWriterPtr out, const char *name, guint32 types)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint type = 0; type < FORCON_N_SHIP_TYPE; type++)
    if ((types & (1u << type)) != 0)
      g_string_append_printf (words, "%s%s", words->len == 0 ? "" : " ",
                              forcon_ship_type_to_word ((ForconShipType) type));
  forcon_xml_put_unless_empty (out, name, words->str);
}

void
forcon_script_put_number (xmlTextWriterPtr out, const char *name, const ForconBattle *battle, ForconShipId ship,
                          const ForconFieldType *type, gint64 number)
{
  const guint place = (guint) number;
  g_autofree char *formation = NULL;

  switch ((gint) type->kind)
    {
    case FORCON_FIELD_LENGTH:
      forcon_xml_put_length (out, name, (ForconLength) number);
      break;
    case FORCON_FIELD_ANGLE:
      forcon_xml_put_angle (out, name, (ForconAngle) number);
      break;
    case FORCON_FIELD_FLAG:
      forcon_xml_put_text (out, name, number != 0 ? "yes" : "no");
      break;
    case FORCON_FIELD_WEAPONS:
      forcon_script_put_weapons (out, name, battle, ship, (guint32) number);
      break;
    case FORCON_FIELD_SIDE:
      forcon_xml_put_text (out, name, forcon_script_side_word (battle, (ForconSideId){ (guint16) number }));
      break;
    case FORCON_FIELD_SHIP:
      forcon_xml_put_text (out, name, forcon_script_ship_word (battle, (ForconShipId){ (guint16) number }));
      break;
    case FORCON_FIELD_FORMATION:
      formation = forcon_script_formation_word (battle, (ForconFormationId){ (guint16) number });
      forcon_xml_put_text (out, name, formation);
      break;
    case FORCON_FIELD_WORD:
      forcon_xml_put_text (out, name, type->to_word (&place));
      break;
    case FORCON_FIELD_MASK:
      if (type == &forcon_type_sides)
        forcon_script_put_sides (out, name, battle, (guint32) number);
      else
        put_ship_types (out, name, (guint32) number);
      break;
    default:
      forcon_xml_put_decimal (out, name, (gint32) number, 0);
      break;
    }
}

/* Classes: ships whose cards differ only in what is their own share one */

static void
write_class (xmlTextWriterPtr out, const char *id, const ForconCard *card)
{
  const ForconRecordShape *shape = forcon_card_shape ();
  const char *type = forcon_ship_type_to_word (card->type);

  forcon_xml_begin (out, "class");
  forcon_xml_put_text (out, "id", id);
  forcon_xml_put_name (out, card->class_name, type);
  forcon_xml_put_text (out, "type", type);
  for (guint i = 0; i < shape->n_fields; i++)
    {
      g_autofree char *text = forcon_card_field_format (card, &shape->fields[i]);

      forcon_xml_put_unless_empty (out, shape->fields[i].name, text);
    }
  for (guint i = 0; i < card->weapons->len; i++)
    forcon_weapon_write (out, &g_array_index (card->weapons, ForconWeapon, i));
  forcon_xml_end (out);
}

GPtrArray *
forcon_script_write_classes (xmlTextWriterPtr out, const ForconBattle *battle)
{
  GPtrArray *classes = g_ptr_array_new_with_free_func (g_free);
  guint n = 0;

  for (guint i = 0; i < battle->n_ships; i++)
    {
      const ForconCard *card = &g_array_index (battle->roster->cards, ForconCard, i);
      guint first = 0;

      while (!forcon_card_same_class (&g_array_index (battle->roster->cards, ForconCard, first), card))
        first++;
      if (first < i)
        {
          g_ptr_array_add (classes, g_strdup (g_ptr_array_index (classes, first)));
          continue;
        }
      g_ptr_array_add (classes, g_strdup_printf ("class-%u", ++n));
      write_class (out, g_ptr_array_index (classes, i), card);
    }
  return classes;
}

/* Sides, ships and objects */

static gboolean
has_ships (const ForconBattle *battle, ForconSideId side)
{
  for (guint i = 0; i < battle->n_ships; i++)
    if (FORCON_ID_EQUAL (battle->ships[i].side, side))
      return TRUE;
  return FALSE;
}

static void
write_number (xmlTextWriterPtr out, const char *name, guint32 number)
{
  if (number != 0)
    forcon_xml_put_unsigned (out, name, number);
}

static void
write_sides (xmlTextWriterPtr out, const ForconBattle *battle)
{
  for (guint i = 0; i < battle->roster->sides->len; i++)
    {
      const ForconSide *side = &g_array_index (battle->roster->sides, ForconSide, i);
      const ForconShip *senior = forcon_battle_ship (battle, side->senior);
      ForconSideId id = { (guint16) (i + 1) };
      g_autofree char *alliance = g_strdup_printf ("alliance-%u", side->alliance);

      forcon_xml_begin (out, "side");
      forcon_xml_put_text (out, "id", side->id);
      forcon_xml_put_name (out, side->name, side->id);
      forcon_xml_put_decimal (out, "colour", (gint32) side->colour, 0);
      forcon_xml_put_text (out, "attacker", side->attacker ? "yes" : "no");
      /* An empty one says that there is none, or that it fights for others now; without one it is the best ship. */
      if (has_ships (battle, id))
        forcon_xml_put_text (
            out, "senior",
            senior != NULL && FORCON_ID_EQUAL (senior->side, id) ? forcon_script_ship_word (battle, side->senior) : "");
      if (side->alliance != 0)
        forcon_xml_put_text (out, "alliance", alliance);
      write_number (out, "turn", side->turn);
      forcon_xml_end (out);
    }
}

static void
write_place (xmlTextWriterPtr out, ForconPoint place)
{
  forcon_xml_put_length (out, "x", place.x);
  forcon_xml_put_length (out, "y", place.y);
}

static void
write_objects (xmlTextWriterPtr out, const ForconBattle *battle)
{
  for (guint i = 0; i < battle->objects->len; i++)
    {
      const ForconObject *object = &g_array_index (battle->objects, ForconObject, i);

      forcon_xml_begin (out, forcon_object_kind_to_word (object->kind));
      forcon_xml_put_unsigned (out, "id", object->id.value);
      write_place (out, object->centre);
      forcon_xml_put_length (out, "radius", object->radius);
      forcon_xml_put_unless_empty (out, "holder", forcon_script_side_word (battle, object->holder));
      forcon_xml_end (out);
    }
}

static void
write_salvos (xmlTextWriterPtr out, const ForconBattle *battle)
{
  for (guint i = 0; i < battle->salvos->len; i++)
    {
      const ForconSalvo *salvo = &g_array_index (battle->salvos, ForconSalvo, i);

      forcon_xml_begin (out, "salvo");
      forcon_xml_put_unsigned (out, "id", salvo->id.value);
      forcon_xml_put_text (out, "side", forcon_script_side_word (battle, salvo->side));
      write_ship_id (out, "launcher", battle, salvo->launcher);
      write_ship_id (out, "struck", battle, salvo->struck);
      write_place (out, salvo->position);
      forcon_xml_put_angle (out, "heading", salvo->heading);
      write_number (out, "planet", salvo->planet.value);
      forcon_xml_put_decimal (out, "count", salvo->count, 0);
      forcon_xml_put_length (out, "speed", salvo->speed);
      forcon_xml_put_decimal (out, "run", salvo->run, 0);
      forcon_xml_put_flag (out, "old", salvo->old);
      forcon_xml_put_flag (out, "turned", salvo->turned);
      forcon_xml_put_flag (out, "moved", salvo->moved);
      forcon_xml_end (out);
    }
}

static void
write_mines (xmlTextWriterPtr out, const ForconBattle *battle)
{
  for (guint i = 0; i < battle->mines->len; i++)
    {
      const ForconMine *mine = &g_array_index (battle->mines, ForconMine, i);

      forcon_xml_begin (out, "mine");
      forcon_xml_put_unsigned (out, "id", mine->id.value);
      forcon_xml_put_text (out, "side", forcon_script_side_word (battle, mine->side));
      write_place (out, mine->position);
      forcon_xml_put_text (out, "charge", forcon_charge_to_word (mine->card.charge));
      forcon_xml_put_length (out, "range", mine->card.range);
      forcon_xml_put_decimal (out, "strength", mine->card.strength, 0);
      forcon_script_put_sides (out, "known-to", battle, mine->known & ~(1u << mine->side.value));
      write_ship_id (out, "victim", battle, mine->victim);
      forcon_xml_end (out);
    }
}

/* Only what is not as it was at the start. */
static void
write_state (xmlTextWriterPtr out, const ForconBattle *battle, ForconShipId id)
{
  const ForconRecordShape *shape = forcon_ship_file_shape ();
  const ForconShip *ship = forcon_battle_ship (battle, id);

  if (ship->status != FORCON_SHIP_IN_ACTION)
    forcon_xml_put_text (out, "status", forcon_ship_status_to_word (ship->status));
  if (ship->hits != forcon_battle_card (battle, id)->hits)
    forcon_xml_put_decimal (out, "hits-left", ship->hits, 0);
  for (guint i = FORCON_SHIP_N_PLACED; i < shape->n_fields; i++)
    if (!forcon_record_field_is_zero (ship, &shape->fields[i]))
      forcon_script_put_number (out, shape->fields[i].name, battle, id, shape->fields[i].type,
                                forcon_record_number (ship, &shape->fields[i]));
}

static void
write_criticals (xmlTextWriterPtr out, const ForconBattle *battle, ForconShipId id)
{
  for (guint i = 0; i < battle->criticals->len; i++)
    {
      const ForconCritical *critical = &g_array_index (battle->criticals, ForconCritical, i);

      if (!FORCON_ID_EQUAL (critical->ship, id))
        continue;
      forcon_xml_begin (out, "critical");
      forcon_xml_put_unsigned (out, "id", critical->id.value);
      forcon_xml_put_text (out, "effect", forcon_critical_effect_to_word (critical->effect));
      forcon_xml_put_count (out, "extra", critical->extra);
      forcon_xml_put_count (out, "readiness", critical->readiness);
      forcon_xml_put_count (out, "ew-attack", critical->ew_attack);
      forcon_xml_end (out);
    }
}

static void
write_ships (xmlTextWriterPtr out, const ForconBattle *battle, const GPtrArray *classes)
{
  guint n_named = forcon_script_write_formations (out, battle);

  for (guint i = 0; i < battle->n_ships; i++)
    {
      ForconShipId id = { (guint16) (i + 1) };
      const ForconShip *ship = forcon_battle_ship (battle, id);
      const ForconCard *card = forcon_battle_card (battle, id);

      forcon_xml_begin (out, "ship");
      forcon_xml_put_text (out, "id", card->id);
      forcon_xml_put_text (out, "class", g_ptr_array_index (classes, i));
      forcon_xml_put_name (out, card->name, card->id);
      forcon_xml_put_unless_empty (out, "owner", card->owner);
      forcon_xml_put_unless_empty (out, "nation", card->nation);
      forcon_xml_put_text (out, "side", forcon_script_side_word (battle, ship->side));
      forcon_script_write_membership (out, battle, id, n_named);
      write_place (out, ship->position);
      forcon_xml_put_angle (out, "heading", ship->heading);
      write_state (out, battle, id);
      write_criticals (out, battle, id);
      forcon_xml_end (out);
    }
}

/* How far it has come */

static void
write_progress (xmlTextWriterPtr out, const ForconBattle *battle, gboolean with_generator)
{
  forcon_xml_begin (out, "progress");
  forcon_xml_put_decimal (out, "round", battle->round, 0);
  forcon_xml_put_unless_empty (out, "side", forcon_script_side_word (battle, battle->side));
  forcon_xml_put_unless_empty (out, "first", forcon_script_side_word (battle, battle->first));
  forcon_xml_put_text (out, "step", forcon_step_to_word (battle->step));
  forcon_xml_put_unsigned (out, "next-id", battle->next_id);
  forcon_xml_end (out);
  if (with_generator && !forcon_random_is_keyed (&battle->random))
    {
      forcon_xml_begin (out, "generator");
      forcon_xml_put_unsigned (out, "state", battle->random.state);
      forcon_xml_put_unsigned (out, "increment", battle->random.increment);
      forcon_xml_end (out);
    }
  for (guint i = 0; i < battle->shots->len; i++)
    {
      const ForconShot *shot = &g_array_index (battle->shots, ForconShot, i);

      forcon_xml_begin (out, "shot");
      write_ship_id (out, "shooter", battle, shot->shooter);
      write_ship_id (out, "target", battle, shot->target);
      forcon_xml_end (out);
    }
}

/* Files always say whose instruction it is and what it tells. */
static void
write_doctrines (xmlTextWriterPtr out, const ForconBattle *battle)
{
  const ForconRecordShape *shape = forcon_doctrine_shape ();

  for (guint i = 0; i < battle->doctrines->len; i++)
    {
      const ForconDoctrine *doctrine = &g_array_index (battle->doctrines, ForconDoctrine, i);

      forcon_xml_begin (out, "doctrine");
      for (guint k = 0; k < shape->n_fields; k++)
        {
          const ForconRecordField *field = &shape->fields[k];
          g_autofree char *name = g_strdelimit (g_strdup (field->name), "_", '-');

          if (field->type == &forcon_type_what || !forcon_record_field_is_zero (doctrine, field))
            forcon_script_put_number (out, name, battle, FORCON_NO_SHIP, field->type,
                                      forcon_record_number (doctrine, field));
        }
      forcon_xml_end (out);
    }
}

/* What a script is made of. */
typedef struct {
  const ForconBattle *start;
  const ForconScriptRules *rules;
  const ForconJournal *journal;
  const ForconLoanSlip *loan;
} Script;

static void
write_loan (xmlTextWriterPtr out, const ForconLoanSlip *loan)
{
  forcon_xml_begin (out, "loan");
  forcon_xml_put_text (out, "campaign", loan->campaign);
  forcon_xml_put_text (out, "key", loan->key);
  forcon_xml_put_text (out, "to", loan->to);
  forcon_xml_put_text (out, "rules", loan->rules);
  forcon_xml_put_unsigned (out, "played", loan->played);
  forcon_xml_end (out);
}

static void
write_rules (xmlTextWriterPtr out, const char *changes)
{
  g_auto (GStrv) lines = g_strsplit (changes, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    {
      char *equals = strchr (*line, '=');

      if (equals == NULL)
        continue;
      *equals = '\0';
      forcon_xml_begin (out, "rule");
      forcon_xml_put_text (out, "path", *line);
      forcon_xml_put_text (out, "value", equals + 1);
      forcon_xml_end (out);
    }
}

static void
write_script (xmlTextWriterPtr out, gconstpointer data)
{
  const Script *script = data;
  const ForconBattle *start = script->start;
  g_autoptr (GPtrArray) classes = NULL;

  forcon_xml_begin (out, "battle");
  forcon_xml_put_name (out, start->roster->name, "-");
  forcon_xml_put_text (out, "rules", script->rules->name);
  write_rules (out, script->rules->changes);
  forcon_xml_begin (out, "table");
  forcon_xml_put_length (out, "width", start->size.x);
  forcon_xml_put_length (out, "height", start->size.y);
  forcon_xml_end (out);
  if (script->loan != NULL)
    write_loan (out, script->loan);
  classes = forcon_script_write_classes (out, start);
  write_sides (out, start);
  write_objects (out, start);
  write_ships (out, start, classes);
  write_salvos (out, start);
  write_mines (out, start);
  write_doctrines (out, start);
  write_progress (out, start, script->loan == NULL);
  if (script->journal != NULL)
    forcon_script_write_commands (out, script->journal, script->loan != NULL);
  forcon_xml_end (out);
}

/* Commands without a battle around them. */
typedef struct {
  const ForconBattle *battle;
  const GArray *commands;
} Commands;

static void
write_commands (xmlTextWriterPtr out, gconstpointer data)
{
  const Commands *written = data;
  g_autoptr (GArray) dice = g_array_new (FALSE, FALSE, sizeof (ForconDie));

  forcon_xml_begin (out, "commands");
  for (guint i = 0; i < written->commands->len; i++)
    forcon_script_write_command (out, written->battle, &g_array_index (written->commands, ForconCommand, i), dice,
                                 TRUE);
  forcon_xml_end (out);
}

char *
forcon_script_commands_to_xml (const ForconBattle *battle, const GArray *commands)
{
  const Commands written = { battle, commands };

  return forcon_xml_document (write_commands, &written);
}

char *
forcon_script_to_xml (const ForconBattle *start, const ForconScriptRules *rules, const ForconJournal *journal)
{
  const Script script = { start, rules, journal, NULL };

  return forcon_xml_document (write_script, &script);
}

gboolean
forcon_script_save (const ForconBattle *start, const ForconScriptRules *rules, const ForconJournal *journal,
                    const char *path, GError **error)
{
  g_autofree char *text = forcon_script_to_xml (start, rules, journal);

  return forcon_file_save (path, text, error);
}

gboolean
forcon_script_save_lent (const ForconBattle *start, const ForconScriptRules *rules, const ForconJournal *journal,
                         const ForconLoanSlip *loan, const char *path, GError **error)
{
  const Script script = { start, rules, journal, loan };
  g_autofree char *text = forcon_xml_document (write_script, &script);

  return loan == NULL ? forcon_file_save (path, text, error) : forcon_file_save_secret (path, text, error);
}
