/** How many elements a weak phone can lay out in one task without delaying a tap. */
const ELEMENTS = 60;
/**
 * Reading `scrollY` forces a layout of what has been parsed so far, and after a script the parser
 * yields to other tasks. Chromium's, once it has yielded a few times, first goes on for another
 * 10 ms, and would lay out the next part in the same task. Counted from a script just before, these
 * 10 ms are over when the layout is. Both scripts remove themselves, so that React does not find
 * them when it hydrates. Each does so as the last node: where one with a node after it is removed,
 * the elements around it are styled again.
 */
const LAY_OUT =
  '<script>document.currentScript.remove()</script><script>scrollY;document.currentScript.remove()</script>';

/** The link to the style sheet of everything below the first screen. */
export const SHEET_LINK = /<link [^>]*rel="stylesheet"[^>]*>/;
/** Where the first parts end: after the header, and between the hero's words and its drawings. */
const FIRST_PARTS = {
  header: /<\/header>/,
  'drawing after its words': /<\/div>(?=<div [^>]*data-art=)/,
};
/** Skips <noscript>, in which no script runs. React escapes `<` in texts and attributes. */
const OPENING_OR_END = /<noscript>.*?<\/noscript>|<(?:[a-z]|\/section>)/gs;

/**
 * Lets browsers lay out the page in parts while they parse it: first the header, the words of the
 * hero and its drawings, then, once the style sheet has loaded, the rest, a few sections at a time,
 * and last what follows the sections. On a fast connection, the page arrives all at once and would
 * otherwise be one long task. A section below the first screen is never split, since a list may have
 * as many columns as items. The scripts are the last children of their part: where scripts do not
 * run, one between two elements would break the style sheet's `+` selectors.
 */
export function layOutInParts(body: string): string {
  const sheet = SHEET_LINK.exec(body);
  if (!sheet) throw new Error('The home page has no style sheet after its first screen.');
  const end = sheet.index + sheet[0].length;
  const first = Object.entries(FIRST_PARTS).reduce(
    (html, [name, place]) => {
      if (!place.test(html)) throw new Error(`The home page's first screen has no ${name}.`);
      return html.replace(place, (tag) => LAY_OUT + tag);
    },
    body.slice(0, end),
  );
  let elements = 0;
  const rest = body.slice(end).replaceAll(OPENING_OR_END, (tag) => {
    if (!tag.startsWith('</')) {
      elements += 1;
      return tag;
    }
    if (elements < ELEMENTS) return tag;
    elements = 0;
    return LAY_OUT + tag;
  });
  // Once more at the end: early.ts, which follows, would otherwise do it in its own task.
  return first + LAY_OUT + rest + LAY_OUT;
}
