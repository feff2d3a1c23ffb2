/** How many elements a weak phone can lay out in one task without delaying a tap. */
const ELEMENTS = 60;
/**
 * Reading `scrollY` forces a layout of what has been parsed so far, and after a script the parser
 * yields to other tasks. The script removes itself, so that React does not find it when it
 * hydrates.
 */
const LAY_OUT = '<script>scrollY;document.currentScript.remove()</script>';

/** The link to the style sheet of everything below the first screen. */
export const SHEET_LINK = /<link [^>]*rel="stylesheet"[^>]*>/;
/** Skips <noscript>, in which no script runs. React escapes `<` in texts and attributes. */
const OPENING_OR_END = /<noscript>.*?<\/noscript>|<(?:[a-z]|\/section>)/gs;

/**
 * Lets browsers lay out the page in parts while they parse it: first what is above the style sheet,
 * once that has loaded, then the rest, a few sections at a time, and last what follows the sections.
 * On a fast connection, the page arrives all at once and would otherwise be one long task. A section
 * is never split, since a list may have as many columns as items. Each script is the last child of
 * its section: where scripts do not run, one between two sections would break the style sheet's `+`
 * selectors.
 */
export function layOutInParts(body: string): string {
  const sheet = SHEET_LINK.exec(body);
  if (!sheet) throw new Error('The home page has no style sheet after its first screen.');
  const end = sheet.index + sheet[0].length;
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
  return body.slice(0, end) + LAY_OUT + rest + LAY_OUT;
}
