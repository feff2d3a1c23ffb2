/** So many elements of the HTML a weak phone lays out in one go without keeping a finger waiting. */
const ELEMENTS = 60;
/**
 * To answer where something is, a browser has to lay out what it has read so far; behind a script it
 * turns to whatever else is due before it reads on. It takes itself out, so that React does not find it.
 */
const LAY_OUT = '<script>scrollY;document.currentScript.remove()</script>';

const STYLE_SHEET = /<link [^>]*rel="stylesheet"[^>]*>/;
/** No script runs in what is there for visitors without JavaScript. */
const OPENING_OR_END = /<noscript>.*?<\/noscript>|<(?:[a-z]|\/section>)/gs;

/**
 * Lets browsers lay out the page part by part while they read it: first what stands above the style
 * sheet, with its styles, then what follows, some sections at a time. A page that arrives at once,
 * over a quick line, is one long task otherwise. A section is never cut: a list may have as many
 * columns as items. Each script is the last child of its section, since one between two sections would
 * part them in the eyes of the style sheet where it does not run.
 */
export function layOutInParts(body: string): string {
  const sheet = STYLE_SHEET.exec(body);
  if (!sheet) throw new Error('The home page holds no style sheet behind its first screen.');
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
  return body.slice(0, end) + LAY_OUT + rest;
}
