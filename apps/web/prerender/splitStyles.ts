/** The layers that do not depend on what a page shows: the theme, and elements without a class. */
const FOUNDATION = /@layer (?:theme|base)\{/g;
const LAYERS = /@layer ([\w,\s-]+?)\s*[;{]/g;

export type SplitStyles = {
  /** The order of all layers and the layers of the foundation. */
  foundation: string;
  /** Everything else. */
  rest: string;
};

/**
 * Splits a minified style sheet into what every page inlines and what is linked. A linked sheet that
 * repeats the foundation makes browsers recompute the style of every element when it arrives, since
 * `*` and the variables of `:root` apply to all of them, and lay out all text again, since it
 * redeclares the typefaces.
 */
export function splitStyles(css: string): SplitStyles {
  const names = [...css.matchAll(LAYERS)].flatMap(([, list = '']) => list.split(/,\s*/));
  let foundation = `@layer ${[...new Set(names)].join()};`;
  let rest = '';
  let end = 0;
  for (const { index } of css.matchAll(FOUNDATION)) {
    rest += css.slice(end, index);
    end = endOfBlock(css, index);
    foundation += css.slice(index, end);
  }
  if (end === 0) throw new Error('The style sheet has no layer of the foundation.');
  return { foundation, rest: rest + css.slice(end) };
}

/** The end of the block whose opening brace is the next one after `start`. */
function endOfBlock(css: string, start: number): number {
  let depth = 0;
  for (const { 0: brace, index } of css.slice(start).matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth === 0) return start + index + 1;
  }
  throw new Error('A layer of the style sheet does not end.');
}
