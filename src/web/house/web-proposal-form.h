/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "web/house/web-seat.h"

G_BEGIN_DECLS

/*
 * The form by which an admiral proposes what the own ships do at a table. Its fields are called by a letter and the
 * ship's number: "m3" is the way of ship 3, "d3", "a3" and "b3" its numbers, "h3" its change of orbit, "o3" its order,
 * "w3.0" the target of its first weapon. "c0" and those after it are whole commands, as a suggestion writes them
 * (campaign/clash/suggestion.h). All ids are those of the own view.
 */

/* What a number of the form is, by the letter of its field: "d", "a" or "b". */
const char *forcon_web_proposal_number_label (const char *kind);

/* At whom a shot is, as the field of a weapon says it: "7", "s2" for a salvo. (transfer full) */
char *forcon_web_proposal_target (const ForconCommand *shot);

/**
 * forcon_web_add_proposal_form:
 * @html: a page
 * @seat: where the admiral sits
 * @number: of the table, on the page
 * @key: by which what is proposed is handed in
 *
 * Appends the form, or that nothing is awaited.
 */
void forcon_web_add_proposal_form (GString *html, const ForconWebSeat *seat, guint number, const char *key);

G_END_DECLS
