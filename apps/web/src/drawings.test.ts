import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { drawingMistakes } from '../testing/drawingMistakes.ts';

test('every drawing in src/art contains only shapes: no script, no editor notes, no text, no photo, no other file', () => {
  expect(drawingMistakes(join(import.meta.dirname, 'art'))).toEqual([]);
});

test.each([
  ['<path d="M0 0h9v9z" fill="url(#sky)"/><use href="#hill"/><title>Our hills</title>', []],
  ['<script>alert(1)</script>', ['script']],
  ['<path d="M0 0h9" onclick="alert(1)"/>', ['script']],
  ['<a href="javascript:alert(1)"><path d="M0 0h9"/></a>', ['script', 'another file']],
  ['<metadata>Ana</metadata>', ['notes']],
  ['<g inkscape:export-filename="/home/ana/logo.png"><path d="M0 0h9"/></g>', ['notes']],
  ['<!-- Generator: a drawing program --><path d="M0 0h9"/>', ['comment']],
  ['<!-- Created with Inkscape (http://www.inkscape.org/) --><path d="M0 0h9"/>', []],
  ['<text x="1">Manos</text>', ['text']],
  ['<image href="data:image/png;base64,AAAA"/>', ['photo', 'another file']],
  ['<style>@import url("https://fonts.example/a.css");</style>', ['another file']],
])('in a drawing with %s, the check finds: %j', (inside, found) => {
  const folder = mkdtempSync(join(tmpdir(), 'drawings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, 'logo.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`,
  );
  expect(drawingMistakes(folder)).toEqual(
    found.map((each) => expect.stringMatching(`^logo\\.svg: it (?:holds|loads) .*${each}`)),
  );
});
