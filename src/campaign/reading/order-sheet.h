/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/decision/campaign-verdict.h"

G_BEGIN_DECLS

#define FORCON_READING_TASKS_MAX 16
#define FORCON_READING_INSTRUCTIONS_MAX 8
#define FORCON_READINGS_MAX 8

/**
 * ForconReading:
 * @n_tasks: 0 where it is no order, or only instructions
 * @tasks: (array length=n_tasks): in their order; task, line, reading and state are not set, cost is
 * @n_instructions: how many standing instructions there are (F-CAMP-13)
 * @instructions: (array length=n_instructions): instruction, line, reading and state are not set
 * @guess: (nullable): what was not spelled so, as "Karkus → Karkas; attak → attack"
 * @lost: something that was ordered came to nothing, so that it is not all that was meant
 * @risky: its only way leads through a danger that the admiral knows of (F-CAMP-4)
 * @problem: why it is impossible, of its first task that is, or kind NONE
 * @halves: what the tasks cost in all (F-CAMP-3)
 *
 * One way to read an order.
 */
typedef struct {
  ForconFormationId formation;
  guint n_tasks;
  ForconTask tasks[FORCON_READING_TASKS_MAX];
  guint n_instructions;
  ForconInstruction instructions[FORCON_READING_INSTRUCTIONS_MAX];
  const char *guess;
  gboolean lost;
  gboolean risky;
  ForconCampaignVerdict problem;
  gint halves;
} ForconReading;

/**
 * ForconReadLine:
 * @number: of the sheet's line, from 1; several orders can come from one
 * @text: the part of the line that it is made of, as it was written
 * @state: what became of it
 * @formation: who is told, or none
 * @n_readings: 1 unless it is ambiguous; 0 where nothing was understood
 * @readings: (array length=n_readings): the likeliest first; there is room for one even where nothing was understood
 * @remark: (nullable): what of the text is not an order and stays as a comment on the formation
 * @asks: it is a question or a message and no order: its state is REMARK
 * @to: to which other admiral it is, or none: to the master
 * @slots: (nullable): which word filled which place in the first reading: "0-14:who 16-27:verb 30-32:where", bytes of
 *   @text; words that have none are "unexplained"
 * @meant: (nullable): for the master alone: names in it that the admiral does not know, as "Mask → Mask; Iron →
 *   Iron Wall" (F-CAMP-8)
 */
typedef struct {
  gint number;
  const char *text;
  ForconLineState state;
  ForconFormationId formation;
  guint n_readings;
  ForconReading *readings;
  const char *remark;
  gboolean asks;
  ForconSideId to;
  const char *slots;
  const char *meant;
} ForconReadLine;

/**
 * ForconReadSheet:
 * @lines: (element-type ForconReadLine): all that was said, in its order
 * @formed: (element-type utf8): the names of the formations that the first readings of its lines form, in their order;
 *   in readings they have the numbers after those of the campaign
 * @texts: (nullable): owns every text that was made of the sheet
 *
 * What was read. The texts in the lines live as long as @texts, which whoever uses them longer takes.
 */
typedef struct {
  GPtrArray *lines;
  GPtrArray *formed;
  GStringChunk *texts;
} ForconReadSheet;

/* Reading of order sheets as people write them, Russian or English: the grammar stands in docs/orders.md. */

/**
 * forcon_order_sheet_read:
 * @campaign: the truth; nothing in it is changed
 * @rules: the rules
 * @admiral: whose sheet it is
 * @text: what was written; anything may stand there
 *
 * Reads a sheet (F-CAMP-4): line by line, orders and remarks, judged one after another as if those before had been
 * carried out. It is read with what its admiral knows: what the admiral does not know reads the same whether it
 * exists or not (F-CAMP-8), and only what a line tells the master apart, @meant, comes from the truth. Depends on
 * nothing but these, so that it is the same on every machine and in every language. What stands beyond
 * FORCON_SHEET_TEXT_MAX characters is not read, but returned as a line that is not understood.
 *
 * Returns: (transfer full): all that was said
 */
ForconReadSheet *forcon_order_sheet_read (const ForconCampaign *campaign, const ForconRules *rules,
                                          ForconSideId admiral, const char *text);

/**
 * forcon_order_sheet_read_for:
 * @formation: who is told what names nobody, or none
 * @expected: (nullable) (element-type ForconTask): orders of the admiral that are still to form formations; in readings
 *   these have the numbers after those of the campaign, and before those that the text forms
 *
 * As forcon_order_sheet_read(), of what is written in the place of a line that was for @formation.
 */
ForconReadSheet *forcon_order_sheet_read_for (const ForconCampaign *campaign, const ForconRules *rules,
                                              ForconSideId admiral, ForconFormationId formation,
                                              const GArray *expected, const char *text);

void forcon_read_sheet_free (ForconReadSheet *read);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconReadSheet, forcon_read_sheet_free)

G_END_DECLS
