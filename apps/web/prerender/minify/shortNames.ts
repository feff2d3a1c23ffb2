import { parseSync, type Plugin, Visitor } from 'vite';

import { namesIn } from './namesIn.ts';
import { type Edit, replaceAt } from './replaceAt.ts';

const SHEET = 'src/styles.css';
/** The sheets, the code that names their classes, and the drawings that read their variables. */
const SOURCES = /\.(?:css|tsx?|svg\?raw)$/;

/** A plain word may mean something else in a script, and is short anyway. */
const PLAIN_WORD = /^\w+$/;
/** Some ad blockers hide every element with this class. */
const HIDDEN_CLASS = 'ad';

/** Keyed by class, and by variable with its two dashes. */
type ShortNames = Map<string, string>;

/**
 * Renames the classes and variables of the built page to one or two letters, in the style sheets
 * and in the code of the page, which writes them into its HTML. Each class is sent three times, and
 * half of a page's HTML is classes. Sentences are not in that code: "self-start" could be either.
 */
export function shortNames(): Plugin {
  const names: ShortNames = new Map();
  return {
    name: 'short-names',
    apply: 'build',
    // The pages are rendered by a build of their own, which must know the same names.
    sharedDuringBuild: true,
    transform: {
      filter: { id: SOURCES },
      async handler(code, id) {
        const { root } = this.environment.config;
        const sheet = `${root}/${SHEET}`;
        if (!id.startsWith(`${root}/src/`)) return null;
        if (id === sheet) nameAll(code, names);
        else if (names.size === 0) await this.load({ id: sheet });
        const shorten = id.endsWith('.css') ? shortenInStyles : shortenInScript;
        return { code: shorten(code, names), map: null };
      },
    },
  };
}

/** All variables are renamed, so that no new name can be another's old one. */
function nameAll(css: string, names: ShortNames): void {
  const places = namesIn(css);
  const classes = new Set(places.filter(({ isClass }) => isClass).map(({ name }) => name));
  const variables = new Set(places.filter(({ isClass }) => !isClass).map(({ name }) => name));
  let count = 0;
  for (const name of classes) {
    if (PLAIN_WORD.test(name)) continue;
    let short: string;
    do {
      short = letters(count);
      count += 1;
    } while (classes.has(short) || short === HIDDEN_CLASS);
    names.set(name, short);
  }
  for (const [index, name] of [...variables].entries()) names.set(name, `--${letters(index)}`);
}

/** `a` to `z`, then `aa` to `zz`, like the columns of a spreadsheet. */
function letters(count: number): string {
  const last = String.fromCharCode(97 + (count % 26));
  return count < 26 ? last : letters(Math.floor(count / 26) - 1) + last;
}

function shortenInStyles(css: string, names: ShortNames): string {
  const edits = namesIn(css).flatMap(({ name, start, end }) => {
    const short = names.get(name);
    return short ? [{ start, end, text: short }] : [];
  });
  return replaceAt(css, edits);
}

/** Only in string literals and templates, as the parser of the bundler finds them. */
function shortenInScript(script: string, names: ShortNames): string {
  const edits: Edit[] = [];
  new Visitor({
    Literal({ value, start, end }) {
      if (typeof value !== 'string') return;
      const short = shortenInText(value, names);
      if (short !== value) edits.push({ start, end, text: JSON.stringify(short) });
    },
    TemplateElement({ value: { raw }, start, end }) {
      const text = script.slice(start, end).replace(raw, () => shortenInText(raw, names));
      edits.push({ start, end, text });
    },
  }).visit(parseSync('module.js', script).program);
  return replaceAt(script, edits);
}

/** A list of classes, the markup of a drawing, or a variable, alone or where `var()` reads it. */
function shortenInText(text: string, names: ShortNames): string {
  const shorten = (name: string) => names.get(name) ?? name;
  return text
    .replaceAll(/\S+/g, shorten)
    .replaceAll(/(?<= class=")[^"]*/g, (list) => list.replaceAll(/\S+/g, shorten))
    .replaceAll(/(?<=var\()--[\w-]+/g, shorten);
}
