import { parse, type Root } from 'postcss';
import type { Plugin } from 'vite';

import { namesIn } from './namesIn.ts';
import { readsIn, replaceReads } from './replaceReads.ts';

/** Invisible shadows before others in a list. */
const NO_SHADOW = /^(?:0 0 #0000,\s*)+/;

/**
 * Gives Tailwind's own variables their initial values in one rule for all browsers, instead of a
 * rule for old ones and fifty lines of `@property` for the others: nothing animates them. The rule
 * selects only the classes that read one: on every element, it would take a quarter of the time
 * that browsers need to compute the page's styles. A variable that no rule sets is replaced by its
 * initial value.
 */
export function plainProperties(): Plugin {
  return {
    name: 'plain-properties',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.css$/, code: '@property --tw-' },
      handler(code, id) {
        const sheet = parse(code);
        const values = takeInitialValues(sheet);
        if (values.size === 0)
          throw new Error(`${id} has no initial values for Tailwind's variables.`);
        const { classes, variables } = placeInitialValues(sheet, values);
        const initialValues = variables.map((name) => `${name}:${values.get(name)}`).join(';');
        const layer = classes.length > 0 ? `{${classes.join()}{${initialValues}}}` : ';';
        return { code: `@layer properties${layer}${sheet.toString()}`, map: null };
      },
    },
  };
}

/** Takes out the initial values, which Tailwind also writes for browsers without `@property`. */
function takeInitialValues(sheet: Root): Map<string, string> {
  const values = new Map<string, string>();
  sheet.walkAtRules(/^(?:property|layer)$/, (rule) => {
    const isFallback = rule.name === 'layer' && rule.params === 'properties';
    if (isFallback) rule.walkDecls(({ prop, value }) => void values.set(prop, value.trim()));
    if (isFallback || rule.params.startsWith('--tw-')) rule.remove();
  });
  return values;
}

/** Replaces the variables that no rule sets. Returns which others are read, and by which classes. */
function placeInitialValues(sheet: Root, values: ReadonlyMap<string, string>) {
  const areSet = new Set<string>();
  sheet.walkDecls(/^--tw-/, ({ prop }) => void areSet.add(prop));
  const replacements = new Map(
    [...values].filter(([name, value]) => !areSet.has(name) && value !== 'initial'),
  );
  const areRead = new Set<string>();
  const classes = new Set<string>();
  sheet.walkDecls((declaration) => {
    const { parent, prop } = declaration;
    const value = replaceReads(declaration.value, (name) => replacements.get(name));
    declaration.value = prop === 'box-shadow' ? value.replace(NO_SHADOW, '') : value;
    const read = readsIn(value).filter(({ name }) => areSet.has(name) && values.has(name));
    for (const { name } of read) areRead.add(name);
    if (read.length === 0 || parent?.type !== 'rule') return;
    for (const { text, isClass } of namesIn(parent.selector)) if (isClass) classes.add(`.${text}`);
  });
  const variables = [...values.keys()].filter((name) => areRead.has(name));
  return { classes: [...classes], variables };
}
