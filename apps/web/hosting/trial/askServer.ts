import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { readHeadersFile } from '@wnc/local-stack/readHeadersFile';

type Question = { path: string; status: 200 | 404; language?: 'en' | 'es'; type?: RegExp };

const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Requests a page of each kind from a server and lists what is wrong, in sentences. */
export async function askServer(url: string, dist: string): Promise<string[]> {
  const expectedOf = readHeadersFile(dist);
  const asset = readdirSync(join(dist, 'assets')).find((name) => name.endsWith('.js'));
  const questions: Question[] = [
    { path: '/', status: 200, language: 'en' },
    { path: '/es/', status: 200, language: 'es' },
    { path: '/volunteer', status: 200, language: 'en' },
    { path: '/volunteer/?from=letter', status: 200, language: 'en' },
    { path: '/es/volunteer', status: 200, language: 'es' },
    { path: '/contact/thanks/', status: 200, language: 'en' },
    { path: '/no-such-page', status: 404, language: 'en' },
    { path: '/es/no-such-page', status: 404, language: 'es' },
    { path: '/es/%E0%A4', status: 404, language: 'es' },
    { path: `/assets/${asset}`, status: 200 },
    { path: '/assets/no-such-file.js', status: 404 },
    { path: '/site.webmanifest', status: 200, type: /^application\/manifest\+json/ },
    { path: '/sitemap.xml', status: 200, type: /^(application|text)\/xml/ },
    { path: '/icon.svg', status: 200, type: /^image\/svg\+xml/ },
    { path: '/_headers', status: 404 },
  ];
  const answers = questions.map(async (question) => {
    const response = await fetch(url + question.path, { redirect: 'manual' });
    return faults(question, response, await response.text(), expectedOf);
  });
  return (await Promise.all(answers)).flat();
}

function faults(
  { path, status, language, type = /./ }: Question,
  response: Response,
  body: string,
  expectedOf: ReturnType<typeof readHeadersFile>,
): string[] {
  const found: string[] = [];
  if (response.status !== status) found.push(`${path} answers ${response.status}, not ${status}.`);
  if (language && !body.includes(`<html lang="${language}"`)) {
    found.push(`${path} is not the page in ${language}.`);
  }
  const sentType = response.headers.get('Content-Type') ?? '';
  if (!type.test(sentType)) found.push(`${path} is sent as "${sentType}", not ${String(type)}.`);
  const { pathname } = new URL(path, 'http://localhost');
  const cache: [string, string][] = status === 200 ? [['Cache-Control', REVALIDATED]] : [];
  const expected = new Map([...cache, ...expectedOf(pathname)]);
  if (status === 404) expected.delete('Cache-Control');
  for (const [name, value] of expected) {
    const sent = response.headers.get(name);
    if (sent !== value) found.push(`${path} sends ${name}: ${sent}\n  instead of ${value}`);
  }
  if (status === 404 && /immutable/.test(response.headers.get('Cache-Control') ?? '')) {
    found.push(`${path} does not exist, and browsers would cache that for a year.`);
  }
  return found;
}
