/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"
#include "campaign/words/words.h"

G_BEGIN_DECLS

#define FORCON_SHEET_CANDIDATES_MAX 8

/* Names */

typedef enum {
  FORCON_SHEET_FORMATION,
  FORCON_SHEET_SHIP,
  FORCON_SHEET_SECTOR,
  FORCON_SHEET_FEATURE,
  FORCON_SHEET_ADMIRAL,
  FORCON_SHEET_POWER,
} ForconSheetThing;

/*
 * Something that has a name: id is of its kind; text: how it is called; cyrillic: whether what it is found by is;
 * own: a formation or ship of the writer's; filed: found by nothing but its word in files.
 */
typedef struct {
  ForconSheetThing thing;
  guint32 id;
  const char *text;
  gboolean cyrillic;
  gboolean own;
  gboolean filed;
} ForconSheetName;

/* Up to so many things that some words can stand for; spelled: not a guess. */
typedef struct {
  guint n;
  ForconSheetName name[FORCON_SHEET_CANDIDATES_MAX];
  gboolean spelled;
} ForconSheetCandidates;

typedef struct _ForconSheetNames ForconSheetNames;

/**
 * forcon_sheet_names_new:
 * @campaign: a campaign, or what an admiral knows of it
 * @writer: whose formations and ships are own ones
 *
 * Returns: (transfer full): all names in it; what has lost its name has none
 */
ForconSheetNames *forcon_sheet_names_new (const ForconCampaign *campaign, ForconSideId writer);

/**
 * forcon_sheet_names_house:
 *
 * Returns: (nullable) (transfer none): the words of this group, which go before those of the files
 */
const ForconSheetLexicon *forcon_sheet_names_house (const ForconSheetNames *names);

/**
 * forcon_sheet_names_as_called:
 * @text: what is written
 * @name: what it was taken for
 *
 * Returns: whether it is a name of that, or a word of one, in the form that the name itself has: «Стена», not «Стену»
 */
gboolean forcon_sheet_names_as_called (const ForconSheetNames *names, const char *text, const ForconSheetName *name);

void forcon_sheet_names_free (ForconSheetNames *names);

/**
 * forcon_sheet_names_match:
 * @names: all names
 * @tokens: (array length=n): what is written
 * @found: (out): what it stands for
 *
 * Returns: how many of the tokens are a name, the longest that there is; 0 for none. A number alone is none
 */
guint forcon_sheet_names_match (const ForconSheetNames *names, const ForconSheetToken *tokens, guint n,
                                ForconSheetCandidates *found);

/**
 * forcon_sheet_names_short:
 *
 * Returns: 1 if the token is a telling word of a longer name, else 0
 */
guint forcon_sheet_names_short (const ForconSheetNames *names, const ForconSheetToken *token,
                                ForconSheetCandidates *found);

/**
 * forcon_sheet_names_nearest:
 * @distance: (in) (out): how far at most; how far they are
 *
 * As forcon_sheet_names_match(), but of names that are not spelled so.
 */
guint forcon_sheet_names_nearest (const ForconSheetNames *names, const ForconSheetToken *tokens, guint n,
                                  ForconSheetCandidates *found, guint *distance);

/**
 * forcon_sheet_names_cut:
 *
 * Returns: 1 if the token is the beginning of one own formation's name, "ГИРЛ", and of no other's, else 0
 */
guint forcon_sheet_names_cut (const ForconSheetNames *names, const ForconSheetToken *token,
                              ForconSheetCandidates *found);

/**
 * forcon_sheet_names_cut_words:
 * @tokens: (array length=n): words, any of which may be cut short
 *
 * Returns: how many tokens, dots with them, are all words of the only own formation or sector whose words begin so, one
 *   of them at least cut short: "ст гвардия", "Шёлк. путь", "Трон лот."; or 0
 */
guint forcon_sheet_names_cut_words (const ForconSheetNames *names, const ForconSheetToken *tokens, guint n,
                                    ForconSheetCandidates *found);

/**
 * forcon_sheet_names_begin:
 * @tokens: (array length=n): words that are cut short, with dots
 *
 * Returns: how many tokens, dots with them, begin a name: "Ст. гв." for Старая гвардия; own ones first
 */
guint forcon_sheet_names_begin (const ForconSheetNames *names, const ForconSheetToken *tokens, guint n,
                                ForconSheetCandidates *found);

/* Words that were made of abbreviations; they live as long as the names. */
GHashTable *forcon_sheet_names_abbreviations (const ForconSheetNames *names);

/**
 * forcon_sheet_names_nearest_word:
 *
 * As forcon_sheet_nearest_word(), which is asked but once for each word.
 */
const ForconSheetWord *forcon_sheet_names_nearest_word (const ForconSheetNames *names, const ForconSheetToken *token,
                                                        guint *distance);

/**
 * forcon_sheet_names_initials:
 * @text: in which the token stands
 *
 * Returns: 1 if the token is nothing but the first letters of an own formation's name, else 0
 */
guint forcon_sheet_names_initials (const ForconSheetNames *names, const char *text, const ForconSheetToken *token,
                                   ForconSheetCandidates *found);

/**
 * forcon_sheet_names_by_root:
 *
 * Returns: 1 if the token has the root of the name of one own formation, as «гвардейцы» that of Старая гвардия, which
 *   is a guess; else 0
 */
guint forcon_sheet_names_by_root (const ForconSheetNames *names, const ForconSheetToken *token,
                                  ForconSheetCandidates *found);

/**
 * forcon_sheet_names_by_ear:
 *
 * Returns: how many tokens are a name in Latin letters that is written by ear in Cyrillic ones, Айрон Волл, or without
 *   its vowels, Lnc; 0 for none
 */
guint forcon_sheet_names_by_ear (const ForconSheetNames *names, const ForconSheetToken *tokens, guint n,
                                 ForconSheetCandidates *found);

/**
 * forcon_sheet_transcription:
 * @key: (out) (array length=FORCON_SHEET_KEY_MAX): the consonants of @sound and how many syllables it has
 * @sound: of a token
 * @latin: it is written in Latin letters, where an e at the end is mute
 *
 * Returns: whether there is enough of it to tell names apart
 */
gboolean forcon_sheet_transcription (char *key, const char *sound, gboolean latin);

/**
 * forcon_sheet_without_vowels:
 * @key: (out) (array length=FORCON_SHEET_KEY_MAX): the consonants of @shape
 * @shape: of a token
 *
 * Returns: whether there are enough of them to tell names apart; only Latin letters have any
 */
gboolean forcon_sheet_without_vowels (char *key, const char *shape);

/**
 * forcon_sheet_names_people:
 *
 * Returns: the power whose people the token names, as цетагандийцы those of Cetaganda; 0 for none
 */
guint32 forcon_sheet_names_people (const ForconSheetNames *names, const ForconSheetToken *token);

/**
 * forcon_sheet_names_form:
 * @formation: its number in the projection
 * @text: the name of a formation that the sheet forms
 *
 * It can be told something by the lines that follow.
 */
void forcon_sheet_names_form (ForconSheetNames *names, ForconFormationId formation, const char *text);

/**
 * forcon_sheet_names_know:
 *
 * Returns: whether the thing that a name is of has any name among these
 */
gboolean forcon_sheet_names_know (const ForconSheetNames *names, const ForconSheetName *name);

/**
 * forcon_sheet_formation_numbers:
 * @class: (out): which class of formation its name says, or 0
 *
 * Returns: the number in a formation's name, or 0; and 0 for one that the sheet itself forms, which had no name before
 */
guint forcon_sheet_formation_numbers (const ForconSheetNames *names, ForconFormationId formation, gint *class);

G_END_DECLS
