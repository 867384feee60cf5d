/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/state/twilight-terms.h"

FORCON_TWILIGHT_TERMS (FORCON_DEFINE_TERM)
