import { type ChildNode, parse } from 'postcss';

/** The layers that do not depend on what a page shows: the theme, and elements without a class. */
const FOUNDATION = new Set(['theme', 'base']);

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
  const sheet = parse(css);
  const layers = new Set<string>();
  sheet.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(/,\s*/)) layers.add(name);
  });
  const rest = sheet.clone();
  const foundation = sheet.removeAll();
  for (const node of [...rest.nodes].filter(isFoundation)) foundation.append(node);
  if (!foundation.first) throw new Error('The style sheet has no layer of the foundation.');
  return {
    foundation: `@layer ${[...layers].join()};${foundation.toString()}`,
    rest: rest.toString(),
  };
}

const isFoundation = (node: ChildNode) =>
  node.type === 'atrule' &&
  node.name === 'layer' &&
  node.nodes !== undefined &&
  FOUNDATION.has(node.params);
