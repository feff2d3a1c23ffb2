import { expect, it } from 'vitest';

import { builtPages, publishedFiles, readPublished } from './builtSite.ts';

/** A class name as in the sources: only those contain a variant. */
const LONG_CLASS = /[\s"'`](?:hover|focus-visible|sm|md|lg|nav|print|forced-colors):[a-z[-]/;

const scripts = publishedFiles.filter((file) => file.endsWith('.js'));

it.each(scripts)('%s knows the classes by their short names', (file) => {
  expect(LONG_CLASS.exec(readPublished(file).toString())?.[0]).toBeUndefined();
});

it.each(builtPages)('$path knows the classes by their short names', ({ document }) => {
  const lists = document.querySelectorAll('[class]').map((each) => each.getAttributeValue('class'));
  expect(lists.filter((list) => LONG_CLASS.test(` ${list}`))).toEqual([]);
});

it("gives initial values to Tailwind's variables only where one is read", () => {
  const sheets = publishedFiles.filter((file) => /\.(?:css|html)$/.test(file));
  const everywhere = /[{},]\*[^{}]*\{--/;
  expect(sheets.filter((file) => everywhere.test(readPublished(file).toString()))).toEqual([]);
});

it('lets nothing fade in from a style that leaves it invisible in Safari', () => {
  const sheets = publishedFiles.filter((file) => /\.(?:css|html)$/.test(file));
  expect(sheets.filter((file) => readPublished(file).includes('@starting-style'))).toEqual([]);
});
