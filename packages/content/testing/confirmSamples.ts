import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Confirms every sample in the content, as the organization will before it publishes, so that CI
// can try the site with facts that look real: node packages/content/testing/confirmSamples.ts
// It rewrites the files. The values are no one's, but have what real ones have: an ampersand and an
// apostrophe in a long name, a number that is not reserved, the largest town of the region.

const CONTENT = join(import.meta.dirname, '../src');
/** What says what a sample is, and holds none. */
const ABOUT_SAMPLES = new Set(['facts.ts', 'listSamples.ts', 'wrongFacts.ts', 'words.ts']);

const REAL: Readonly<Record<string, string>> = {
  "'Cresta Azul'": `"Vecinos & Neighbors' House"`,
  "'00-0000000'": "'12-3456789'",
  "'(828) 555-0100'": "'(828) 555-1234'",
  "'+18285550100'": "'+18285551234'",
  "'hello@example.org'": "'hola@vecinos.test'",
  "'000 Example Street'": "'12 Main Street'",
  "'Example City'": "'Asheville'",
  "'00000'": "'28801'",
  "'PO Box 000, Example City, NC 00000'": "'PO Box 12, Asheville, NC 28801'",
  "'https://donate.example.org/'": "'https://donate.vecinos.test/'",
  "'https://raffle.example.org/'": "'https://raffle.vecinos.test/'",
  "'https://facebook.example.org/'": "'https://facebook.vecinos.test/'",
  "'https://instagram.example.org/'": "'https://instagram.vecinos.test/'",
  "'SAMPLE_ID_0'": "'A_VIDEO_ID0'",
};

for (const file of readdirSync(CONTENT)) {
  if (!/^\w+\.ts$/.test(file) || ABOUT_SAMPLES.has(file)) continue;
  const path = join(CONTENT, file);
  const source = readFileSync(path, 'utf8');
  const confirmed = confirm(source);
  if (confirmed !== source) writeFileSync(path, confirmed);
}

function confirm(source: string): string {
  return source
    .replace(/^ *sample: true,\n/gm, '')
    .replace(/(?:This is sample text|Este es un texto de muestra)\. /g, '')
    .replace(/\bsample\(('[^']*')\)/g, (_, value: string) => `confirmed(${REAL[value] ?? value})`)
    .replace(/^import \{.*\} from '\.\/facts\.ts';$/m, (line) =>
      line.includes('confirmed')
        ? line.replace(/\bsample, |, sample\b/, '')
        : line.replace('sample', 'confirmed'),
    );
}
