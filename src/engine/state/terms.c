/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/terms.h"

FORCON_TERMS (FORCON_DEFINE_TERM)
