/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What a scenario is made of, one flat record for each kind, wherever the state keeps its parts: so that all kinds are
 * added, changed, removed and checked by the same functions. What is edited is a campaign before play.
 */

#include "campaign/decision/campaign-verdict.h"

G_BEGIN_DECLS

/* The campaign itself; lengths of its periods in minutes; the picture that a map is traced from, as of ForconProgress.
 * */
#define FORCON_ENTITY_FIELDS_CAMPAIGN(F)                                                                               \
  F (name, name) F (grid, grid) F (collecting, int) F (results, int) F (picture, name)                                \
  F (picture_x, int, "picture-x") F (picture_y, int, "picture-y") F (picture_width, int, "picture-width")             \
  F (picture_dim, int, "picture-dim")

#define FORCON_ENTITY_FIELDS_POWER(F) F (word, name, "id") F (name, name) F (colour, int) F (alliance, int)

#define FORCON_ENTITY_FIELDS_ADMIRAL(F) F (word, name, "id") F (name, name) F (power, power) F (absent, flag) \
  F (language, language, "lang") F (player, name)

/* column, row: on a grid; x, y: on a map without one. */
#define FORCON_ENTITY_FIELDS_SECTOR(F)                                                                                 \
  F (word, name, "id") F (name, name) F (column, int) F (row, int) F (x, int) F (y, int) F (outline, text)

#define FORCON_ENTITY_FIELDS_OBJECT(F)                                                                                 \
  F (word, name, "id") F (name, name) F (kind, sector_object) F (sector, sector) F (holder, admiral) F (garrison, int)

#define FORCON_ENTITY_FIELDS_BORDER(F) F (one, sector) F (two, sector) F (tunnel, flag)

#define FORCON_ENTITY_FIELDS_FORMATION(F)                                                                              \
  F (word, name, "id") F (name, name) F (admiral, admiral) F (sector, sector) F (posture, posture) F (flagship, ship)

/*
 * formation: none of a ship that waits for one; admiral: that of its formation; succession: from 1, 0 is not in the
 * line; weapons: as forcon_entity_weapons_to_text() writes them.
 */
#define FORCON_ENTITY_FIELDS_SHIP(F)                                                                                   \
  F (word, name, "id") F (name, name) F (class_name, name, "class") F (type, ship_type) F (owner, name)                \
  F (nation, name) F (admiral, admiral) F (formation, formation) F (succession, int) FORCON_FIELDS_CARD (F)            \
  F (weapons, text)

#define FORCON_ENTITY_FIELDS_WEAPON(F)                                                                                 \
  F (ship, ship) F (word, name, "id") F (name, name) F (kind, weapon_kind) F (mount, mount) F (arcs, weapons)          \
  F (range, length) F (strength, int) F (run, int)

#define FORCON_ENTITY_FIELDS_MINEFIELD(F)                                                                              \
  F (admiral, admiral) F (sector, sector) F (charge, charge) F (range, length) F (strength, int) F (count, int)        \
  F (known, admirals, "known-to")

#define FORCON_ENTITY_FIELDS_SIGHTING(F)                                                                               \
  F (admiral, admiral) F (formation, formation) F (level, level) F (sector, sector)

#define FORCON_ENTITY_FIELDS_NOTICE(F) F (sector, sector) F (formation, formation) F (level, level) F (text, text)

#define FORCON_ENTITY_FIELDS_ALARM(F) F (minutes, int)

#define FORCON_ENTITY_FIELDS_ALIAS(F) F (name, name) F (other, name)

#define FORCON_ENTITY_STRUCT(NAME, word)                                                                               \
  typedef struct {                                                                                                     \
    FORCON_ENTITY_FIELDS_##NAME (FORCON_RECORD_MEMBER)                                                                 \
  } ForconEntity_##NAME;
FORCON_ENTITIES (FORCON_ENTITY_STRUCT)

/* A record of any kind; its texts are interned. */
#define FORCON_ENTITY_MEMBER(NAME, word) ForconEntity_##NAME NAME;
typedef union {
  FORCON_ENTITIES (FORCON_ENTITY_MEMBER)
} ForconEntityRecord;

/**
 * forcon_entity_shape:
 * @entity: a kind
 *
 * Returns: (transfer none): the fields of its records, by the names of files
 */
const ForconRecordShape *forcon_entity_shape (ForconEntity entity);

guint forcon_entity_count (const ForconCampaign *campaign, ForconEntity entity);

/**
 * forcon_entity_get:
 * @campaign: a campaign
 * @entity: a kind
 * @place: which one, from 1
 * @record: (out): what it says
 *
 * Returns: whether there is one
 */
gboolean forcon_entity_get (const ForconCampaign *campaign, ForconEntity entity, guint place,
                            ForconEntityRecord *record);

/**
 * forcon_entity_key:
 * @campaign: a campaign
 * @entity: a kind
 * @place: which one, from 1
 *
 * Returns: (transfer full): by what files and people name it: its id, or what it is between, as "a1/c2"; "" for none
 */
char *forcon_entity_key (const ForconCampaign *campaign, ForconEntity entity, guint place);

/* The key that an entity with this record has. */
char *forcon_entity_key_of (const ForconCampaign *campaign, ForconEntity entity, const ForconEntityRecord *record);

/**
 * forcon_entity_find:
 * @campaign: a campaign
 * @entity: a kind
 * @key: what forcon_entity_key() gives, a name, or the place itself
 *
 * Returns: its place, or 0
 */
guint forcon_entity_find (const ForconCampaign *campaign, ForconEntity entity, const char *key);

/* The same without the place: for lists of others' making, where "7" is a name. */
guint forcon_entity_find_named (const ForconCampaign *campaign, ForconEntity entity, const char *key);

/**
 * forcon_entity_id_kind:
 * @entity: a kind
 * @kind: (out): of the ids by which fields of records name such entities
 *
 * Returns: whether there are such ids
 */
gboolean forcon_entity_id_kind (ForconEntity entity, ForconFieldKind *kind);

/**
 * forcon_entity_id:
 * @campaign: a campaign
 * @entity: a kind
 * @place: which one, from 1
 *
 * Returns: the value of its id, or 0
 */
guint forcon_entity_id (const ForconCampaign *campaign, ForconEntity entity, guint place);

/* Values as texts (entity-text.c) */

/**
 * forcon_entity_format:
 * @campaign: a campaign
 * @field: of the record of an entity
 * @record: the record
 *
 * Returns: (transfer full): the value as files have it: ids as words, lengths in cm, "yes"; "" for none
 */
char *forcon_entity_format (const ForconCampaign *campaign, const ForconRecordField *field,
                            const ForconEntityRecord *record);

/**
 * forcon_entity_parse:
 * @text: what forcon_entity_format() writes, or names for words; nothing in it is trusted
 *
 * Returns: whether it could be read into the record
 */
gboolean forcon_entity_parse (const ForconCampaign *campaign, const ForconRecordField *field, const char *text,
                              ForconEntityRecord *record);

/**
 * forcon_entity_read:
 * @campaign: a campaign
 * @entity: a kind
 * @values: (nullable): "property=value" on a line each
 * @record: (inout): what the values are put into
 * @bad: (out) (optional) (transfer full): the line that cannot be read
 *
 * Returns: whether all could be read
 */
gboolean forcon_entity_read (const ForconCampaign *campaign, ForconEntity entity, const char *values,
                             ForconEntityRecord *record, char **bad);

/**
 * forcon_entity_write:
 * @campaign: a campaign
 * @entity: a kind
 * @record: what it says
 * @other: (nullable): what it said otherwise
 *
 * Returns: (transfer full): the values of @record that differ from @other's, or are not none, as forcon_entity_read()
 *   takes them
 */
char *forcon_entity_write (const ForconCampaign *campaign, ForconEntity entity, const ForconEntityRecord *record,
                           const ForconEntityRecord *other);

/* Weapons of a card in one text without line ends, and back. */
char *forcon_entity_weapons_to_text (const GArray *weapons);
gboolean forcon_entity_weapons_from_text (const char *text, GArray *weapons);

/**
 * forcon_entity_word_for:
 * @campaign: a campaign
 * @entity: a kind that has ids
 * @name: (nullable): how it is called, in any alphabet
 *
 * Returns: (transfer full): a word that no other of its kind has, made of the name
 */
char *forcon_entity_word_for (const ForconCampaign *campaign, ForconEntity entity, const char *name);

/* What may be (entity-judge.c) */

/**
 * forcon_entity_judge:
 * @campaign: a campaign before play
 * @entity: a kind
 * @place: which one is changed, from 1; 0: one is added
 * @record: what it is to say
 *
 * Only what no state and no file can hold is refused; what is merely unfinished is found by forcon_campaign_flaws().
 *
 * Returns: why it cannot be so, or of kind NONE
 */
ForconCampaignVerdict forcon_entity_judge (const ForconCampaign *campaign, ForconEntity entity, guint place,
                                           const ForconEntityRecord *record);

/**
 * forcon_entity_judge_removal:
 *
 * What needs it cannot be without it, and is not taken away in silence: admirals of a power, formations of an admiral
 * or in a sector, ships of a formation; orders and messages. What only describes it goes with it, see
 * forcon_entity_goes_with().
 *
 * Returns: why it cannot be removed, or of kind NONE
 */
ForconCampaignVerdict forcon_entity_judge_removal (const ForconCampaign *campaign, ForconEntity entity, guint place);

/**
 * forcon_entity_goes_with:
 * @campaign: a campaign before play
 * @entity, @place: what is removed
 * @other: (out): what goes with it: borders, objects, mines, sightings, notices
 * @other_place: (out): which one
 *
 * Returns: whether there is any
 */
gboolean forcon_entity_goes_with (const ForconCampaign *campaign, ForconEntity entity, guint place,
                                  ForconEntity *other, guint *other_place);

/* A name as a word: in small letters of ASCII, whatever its alphabet, with hyphens; "" where nothing is left of it. */
char *forcon_entity_plain_word (const char *name);

/**
 * forcon_campaign_as_set_up:
 * @campaign: a campaign before play
 *
 * Returns: (transfer full): a copy as a scenario says it: in the order of scenarios, ships whole, without clock,
 *   orders, messages, house words and what admirals may propose
 */
ForconCampaign *forcon_campaign_as_set_up (const ForconCampaign *campaign);

/* Changing the state (entity-state.c): for those who apply events */

/**
 * forcon_entity_put:
 * @campaign: a campaign whose roster is its own
 * @entity: a kind
 * @place: which one, from 1; 0 adds one
 * @record: what it says from now on
 */
void forcon_entity_put (ForconCampaign *campaign, ForconEntity entity, guint place, const ForconEntityRecord *record);

/**
 * forcon_entity_drop:
 * @campaign: a campaign whose roster is its own
 * @entity: a kind
 * @place: which one, from 1
 *
 * What named it names nothing; ids of those that follow are one less everywhere.
 */
void forcon_entity_drop (ForconCampaign *campaign, ForconEntity entity, guint place);

/* Order and numbers (entity-order.c) */

/**
 * forcon_campaign_renumber:
 * @campaign: a campaign
 * @kind: of ids
 * @map: (array length=n): by the old value of an id its new one, 0 for none
 *
 * Changes every id of that kind in all records of the campaign and its fleet. Higher ids than the map has stay.
 */
void forcon_campaign_renumber (ForconCampaign *campaign, ForconFieldKind kind, const guint32 *map, guint n);

/**
 * forcon_campaign_take_grid_borders:
 * @campaign: a campaign
 *
 * Takes out the borders that follow from the grid.
 */
void forcon_campaign_take_grid_borders (ForconCampaign *campaign);

/**
 * forcon_campaign_tidy:
 * @campaign: a campaign before play, without the borders that follow from its grid
 *
 * Brings everything into the order and the numbers that it has when it is read from a scenario.
 */
void forcon_campaign_tidy (ForconCampaign *campaign);

/* Places on a grid (map-grid.c) */

/**
 * forcon_grid_touches:
 * @grid: square or hex
 *
 * Returns: whether the places have an edge in common
 */
gboolean forcon_grid_touches (ForconGrid grid, gint column, gint row, gint other_column, gint other_row);

/* The middle of a place of a grid, as of a #ForconSector, and back. */
void forcon_grid_to_point (ForconGrid grid, gint column, gint row, gint *x, gint *y);
void forcon_grid_from_point (ForconGrid grid, gint x, gint y, gint *column, gint *row);

/* Highest column and row of a grid. */
#define FORCON_GRID_MAX 99

/**
 * forcon_sector_on_grid:
 * @campaign: a campaign
 * @sector: one of its sectors
 * @grid: square or hex
 * @column: (out): where it would lie on that grid: as on another grid, or at the nearest place of a map without one
 * @row: (out): likewise; either may lie before the grid
 */
void forcon_sector_on_grid (const ForconCampaign *campaign, const ForconSector *sector, ForconGrid grid, gint *column,
                            gint *row);

/**
 * forcon_grid_takes:
 * @campaign: a campaign
 * @grid: square or hex
 * @one: (out): a sector that cannot lie on it
 * @other: (out): one that would lie at the same place; none where @one would lie outside
 *
 * Returns: whether all sectors can lie on the grid
 */
gboolean forcon_grid_takes (const ForconCampaign *campaign, ForconGrid grid, ForconSectorId *one,
                            ForconSectorId *other);

/* Of a picture to trace of which nobody says how wide it is: ten sectors. */
#define FORCON_PICTURE_WIDTH 1000

/* Whether it is the name of a picture in the same folder: no way out of it, not hidden, .png, .jpg or .jpeg. */
gboolean forcon_picture_name_is_safe (const char *name);

/**
 * forcon_campaign_border_by_grid:
 * @campaign: a campaign
 * @border: one of its borders
 *
 * Returns: whether it follows from the grid, and is none that somebody has made
 */
gboolean forcon_campaign_border_by_grid (const ForconCampaign *campaign, const ForconBorder *border);

G_END_DECLS
