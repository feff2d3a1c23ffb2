import type { Plugin } from 'vite';

/** Where the build leaves the short names for the prerender, which deletes the folder. */
export const NAMES_FILE = '.vite/names.json';

const SHEET = /\/src\/styles\.css$/;
/** The modules of words, which hold sentences and no classes: "self-start" could be either. */
const WORDS = '\0virtual:words/';
/** A class in a selector. One that begins with an escaped digit keeps its name. */
const SELECTOR = /\.((?:[a-z_-]|\\[^\da-f])(?:[\w-]|\\[^\da-f])*)/gi;
/** A variable in a style sheet. */
const VARIABLE = /--[a-z][\w-]*/gi;
/** A plain word may mean something else in a script, and is short anyway. */
const PLAIN_WORD = /^\w+$/;
/** A class in a script, between quotes, spaces or the braces of a template literal. */
const IN_SCRIPT = /(?<=["'`\s}])[^\s"'`{}$]*[^\w\s"'`{}$][^\s"'`{}$]*(?=["'`\s$])/g;
/** A variable that a drawing reads, in a script or in HTML. */
const READ_VARIABLE = /(?<=var\()--[\w-]+/g;

/** Some ad blockers hide every element with this class. */
const HIDDEN_CLASS = 'ad';

/** Keyed by class, and by variable with its two dashes. */
export type ShortNames = Readonly<Record<string, string>>;

/**
 * Renames the classes and variables of the built page to one or two letters, in the style sheet and
 * the scripts; `writePages` does the same in the HTML. Each class is sent three times, once in each
 * of them, and half of a page's HTML is classes.
 */
export function shortNames(): Plugin {
  const names: Record<string, string> = {};
  return {
    name: 'short-names',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: SHEET },
      handler(code) {
        nameClasses(code, names);
        nameVariables(code, names);
        return { code: shortenInStyles(code, names), map: null };
      },
    },
    renderChunk: (code, { facadeModuleId }) =>
      facadeModuleId?.startsWith(WORDS) ? null : { code: shortenInScript(code, names), map: null },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAMES_FILE, source: JSON.stringify(names) });
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
    } while (all.has(short) || short === HIDDEN_CLASS);
    names[name] = short;
  }
}

/** All of them are renamed, so that no new name can be another's old one. */
function nameVariables(css: string, names: Record<string, string>): void {
  const all = new Set(shortenInStyles(css, names).match(VARIABLE));
  for (const [index, name] of [...all].entries()) names[name] = `--${letters(index)}`;
}

/** `a` to `z`, then `aa` to `zz`, like the columns of a spreadsheet. */
function letters(count: number): string {
  const last = String.fromCharCode(97 + (count % 26));
  return count < 26 ? last : letters(Math.floor(count / 26) - 1) + last;
}

/** The style sheet with the short names of its classes and variables. */
export const shortenInStyles = (css: string, names: ShortNames): string =>
  css
    .replaceAll(SELECTOR, (all, written: string) => {
      const short = names[unescaped(written)];
      return short ? `.${short}` : all;
    })
    .replaceAll(VARIABLE, (name) => names[name] ?? name);

// Classes come first below: some contain a variable.

const shortenInScript = (script: string, names: ShortNames): string =>
  script
    .replaceAll(IN_SCRIPT, (token) => names[token] ?? token)
    .replaceAll(READ_VARIABLE, (name) => names[name] ?? name);

/** The page with the short names in its `class` attributes and in what its drawings read. */
export const shortenInHtml = (html: string, names: ShortNames): string =>
  html
    .replaceAll(/(?<= class=")[^"]*/g, (list) =>
      list
        .split(/\s+/)
        .filter(Boolean)
        .map((name) => names[decoded(name)] ?? name)
        .join(' '),
    )
    .replaceAll(READ_VARIABLE, (name) => names[name] ?? name);

const unescaped = (written: string) => written.replaceAll(/\\(.)/g, '$1');

const ENTITIES: Record<string, string> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" };
const decoded = (text: string) =>
  text.replaceAll(/&([\w#]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
