import type { Plugin } from 'vite';

/** Where the build leaves the short names for the prerender, which deletes the folder. */
export const CLASSES_FILE = '.vite/classes.json';

const SHEET = /\/src\/styles\.css$/;
/** A class in a selector. One that begins with an escaped digit keeps its name. */
const SELECTOR = /\.((?:[a-z_-]|\\[^\da-f])(?:[\w-]|\\[^\da-f])*)/gi;
/** A plain word may mean something else in a script, and is short anyway. */
const PLAIN_WORD = /^\w+$/;
/** A class in a script, between quotes, blanks or the braces of a template literal. */
const IN_SCRIPT = /(?<=["'`\s}])[^\s"'`{}$]*[^\w\s"'`{}$][^\s"'`{}$]*(?=["'`\s$])/g;

export type ClassNames = Readonly<Record<string, string>>;

/**
 * Gives the classes of the built page names of one or two letters, in the style sheet and in the
 * scripts; `writePages` does the same in the HTML. Each class is sent three times, once in each of
 * them, and half of a page's HTML is classes.
 */
export function shortClasses(): Plugin {
  const names: Record<string, string> = {};
  return {
    name: 'short-classes',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: SHEET },
      handler(code) {
        nameClasses(code, names);
        return { code: shortenInStyles(code, names), map: null };
      },
    },
    renderChunk: (code) => ({
      code: code.replaceAll(IN_SCRIPT, (token) => names[token] ?? token),
      map: null,
    }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: CLASSES_FILE, source: JSON.stringify(names) });
    },
  };
}

function nameClasses(css: string, names: Record<string, string>): void {
  const all = new Set([...css.matchAll(SELECTOR)].map(([, written = '']) => unescaped(written)));
  let count = 0;
  for (const name of all) {
    if (PLAIN_WORD.test(name)) continue;
    let short: string;
    do {
      short = letters(count);
      count += 1;
    } while (all.has(short));
    names[name] = short;
  }
}

/** `a` to `z`, then `aa` to `zz`, like the columns of a spreadsheet. */
function letters(count: number): string {
  const last = String.fromCharCode(97 + (count % 26));
  return count < 26 ? last : letters(Math.floor(count / 26) - 1) + last;
}

export const shortenInStyles = (css: string, names: ClassNames): string =>
  css.replaceAll(SELECTOR, (all, written: string) => {
    const short = names[unescaped(written)];
    return short ? `.${short}` : all;
  });

export const shortenInHtml = (html: string, names: ClassNames): string =>
  html.replaceAll(/(?<= class=")[^"]*/g, (list) =>
    list
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => names[decoded(name)] ?? name)
      .join(' '),
  );

const unescaped = (written: string) => written.replaceAll(/\\(.)/g, '$1');

const ENTITIES: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" };
const decoded = (text: string) =>
  text.replaceAll(/&([\w#]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
