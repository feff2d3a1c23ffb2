import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const folder = join(import.meta.dirname, '../docs/decisions');
const INDEX = 'README.md';
const index = readFileSync(join(folder, INDEX), 'utf8');
const pages = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== INDEX);
/** The links that stay in the folder: the number that is shown, and where it leads. */
const links = [...index.matchAll(/\[(.*?)\]\((?!\.\.\/)(.*?)\)/g)];
const linked = links.map(([, , page]) => page);

test('whoever looks for a decision finds every page in the index, once', () => {
  assert.deepEqual(
    pages.filter((page) => !linked.includes(page)),
    [],
    'pages without a link in docs/decisions/README.md',
  );
  assert.deepEqual(
    linked.filter((page, place) => linked.indexOf(page) !== place),
    [],
    'pages with more than one link in docs/decisions/README.md',
  );
});

test('each link of the index leads to a decision, under the number of its page', () => {
  assert.deepEqual(
    linked.filter((page) => !pages.includes(page)),
    [],
    'links of docs/decisions/README.md that lead to no page',
  );
  for (const [link, number, page] of links) {
    const [heading] = readFileSync(join(folder, page), 'utf8').split('\n');
    assert.ok(page.startsWith(`${number}-`), link);
    assert.ok(heading.startsWith(`# ${number} `), `${page} begins with "${heading}"`);
  }
});
