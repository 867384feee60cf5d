/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/views/view-private.h"

#define FIELDS_MAX 12

/* What an event says of the card of one of those that it names, or what follows from the card. */
typedef struct {
  ForconEventKind kind;
  const char *of;
  const char *fields[FIELDS_MAX + 1];
} Closed;

/*
 * Of a contact a side sees what hits it, not what it is made of (F-EW-1). Dice that are compared with armour tell of
 * the armour. Events that are only seen when the card is open are not here.
 */
static const Closed closed[] = {
  { FORCON_EVENT_FIRE_OPENED, "shooter", { "weapons", "half" } },
  { FORCON_EVENT_BATTERY_FIRED, "shooter", { "weapons", "firepower", "effective", "range" } },
  { FORCON_EVENT_BATTERY_FIRED,
    "target",
    { "target_kind", "arc", "aspect", "base_column", "column", "salvos", "armour", "shields", "roll", "again",
      "stopped", "damage" } },
  { FORCON_EVENT_DESTRUCTOR_FIRED, "shooter", { "weapons", "strength", "effective", "range" } },
  { FORCON_EVENT_DESTRUCTOR_FIRED, "target", { "shields", "stopped", "damage" } },
  { FORCON_EVENT_BLAST_STRUCK, "ship", { "shields", "stopped", "damage" } },
  { FORCON_EVENT_FORMATION_FORMED, "flagship", { "flagship" } },
  { FORCON_EVENT_SHIP_JOINED, "ship", { "succession" } },
  { FORCON_EVENT_TURRETS_SPENT, "ship", { "turrets", "cover", "weapons" } },
  { FORCON_EVENT_TURRETS_FIRED, "target", { "turrets", "cover", "roll" } },
  { FORCON_EVENT_TORPEDOES_STRUCK, "target", { "armour", "roll" } },
  { FORCON_EVENT_MINE_BURST,
    "target",
    { "target_kind", "aspect", "base_column", "column", "salvos", "armour", "shields", "roll", "stopped", "damage" } },
  { FORCON_EVENT_MINE_LAUNCHED, "target", { "turrets", "cover", "turret_roll", "armour", "roll" } },
  { FORCON_EVENT_ORBIT_CHANGED, "ship", { "halves" } },
  { FORCON_EVENT_TROOPS_LANDED, "ship", { "troops" } },
  { FORCON_EVENT_SHIP_CREATED, "ship", { "word", "name" } },
};

static gboolean
is_blank (const ForconBattle *battle, const ForconEvent *event, const char *name)
{
  const ForconRecordField *field = forcon_record_find (forcon_event_shape (event->kind), name);
  const ForconCard *card = forcon_battle_card (battle, FORCON_RECORD_VALUE (event, field, ForconShipId));

  return card != NULL && card->blank;
}

void
forcon_event_close (const ForconBattle *battle, ForconEvent *seen)
{
  const ForconRecordShape *shape = forcon_event_shape (seen->kind);

  for (guint i = 0; i < shape->n_fields; i++)
    for (guint row = 0; row < G_N_ELEMENTS (closed); row++)
      if (closed[row].kind == seen->kind && g_strv_contains (closed[row].fields, shape->fields[i].name)
          && is_blank (battle, seen, closed[row].of))
        seen->closed |= 1u << i;
  for (guint i = 0; i < shape->n_fields; i++)
    if ((seen->closed & (1u << i)) != 0)
      forcon_record_clear (seen, &shape->fields[i]);
}
