/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For targets whose input is XML. */
#include "fuzz-xml.h"

gsize
LLVMFuzzerCustomMutator (guint8 *bytes, gsize size, gsize most, unsigned int seed)
{
  return fuzz_xml_mutate (bytes, size, most, seed);
}

gsize
LLVMFuzzerCustomCrossOver (const guint8 *one, gsize one_size, const guint8 *two, gsize two_size, guint8 *out,
                           gsize most, unsigned int seed)
{
  return fuzz_xml_cross (one, one_size, two, two_size, out, most, seed);
}
