/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report/papers/telephone-help.h"

#include "base/language.h"

static const char *const opening[] = {
  N_ ("Join the Wi-Fi that the master names. It has no internet: when the phone warns of that, stay in it. If pages do "
      "not open, switch mobile data off for the hour."),
  N_ ("Scan the code on the inside of your cover with the camera, and open the link. It opens your pages and nobody "
      "else's: keep it to yourself."),
  N_ ("The phone warns once that it does not know the laptop. Compare the fingerprint with that on the cover: the first "
      "and last pairs will do. Then go on: “Advanced”, “Proceed” on Android; “Show Details”, “visit this website” on an "
      "iPhone."),
  N_ ("If the master has set a PIN for you, the page asks for it."),
};

static const char *const pages[] = {
  N_ ("The first page has the clock, and the messages that have come for you. There you write to the master, or to "
      "another admiral by way of the master. While your ships are in a clash, its table is there as well."),
  N_ ("Map: all that you know. Tap a sector to see what is in it."),
  N_ ("Fleet: your formations and ships. Tap a ship for its card. Below are your orders as they were understood."),
  N_ ("Orders: write as on paper, or put orders together by taps. You see how each line is read before it counts; where "
      "there are several readings, tap the one that you mean. Once the sheet is handed in there is a receipt with the "
      "time. Until the clock ends, another sheet takes its place."),
  N_ ("Report: what you would read on paper, as soon as the phase is over, and the earlier ones."),
};

static const char *const failing[] = {
  N_ ("A page does not open: look whether the phone is still in the Wi-Fi, then scan the code again."),
  N_ ("It says that this phone is not known: scan the code again. What you have written is kept."),
  N_ ("You saw no receipt: hand the sheet in again. The same sheet counts once."),
  N_ ("The phone or the cover is lost: tell the master at once, who makes the old link worthless and gives you another."),
  N_ ("Whatever else it is: paper. Write on an order sheet and bring it to the master; it counts the same, and you can go "
      "back to paper whenever you like."),
};

static void
add_items (ForconDocument *document, const char *heading, const char *const *texts, gsize n)
{
  forcon_document_heading (document, heading);
  for (gsize i = 0; i < n; i++)
    forcon_document_item (document, 0, _ (texts[i]));
}

ForconDocument *
forcon_telephone_help (void)
{
  ForconDocument *document = forcon_document_new ();

  forcon_document_title (document, _ ("Playing by telephone"));
  add_items (document, _ ("How to open your pages"), opening, G_N_ELEMENTS (opening));
  add_items (document, _ ("What is where"), pages, G_N_ELEMENTS (pages));
  add_items (document, _ ("When it fails"), failing, G_N_ELEMENTS (failing));
  return document;
}
