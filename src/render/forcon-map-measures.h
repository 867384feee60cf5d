/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Private to this layer: how tokens on the map are built. All but the first are shares of the size of a name. */

/* Text is measured at this size, px: it grows evenly. */
#define FORCON_MAP_MEASURE 64.0

/* Size of whatever is not a name; a line's height as a share of its size. */
#define FORCON_MAP_SMALL 0.82
#define FORCON_MAP_LEADING 1.2

/* Diameter of the counter; between things; within the plate. */
#define FORCON_MAP_COUNTER 2.4
#define FORCON_MAP_GAP 0.4
#define FORCON_MAP_PAD 0.32
