import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { projectRoot } from '@wnc/local-stack/projectRoot';

/**
 * Mozilla's analyser weighs 130 MB with what it brings, and fetches lists from the network when it
 * is installed; so it is no dependency, and is installed without its scripts when it is asked for.
 */
const VERSION = '1.4.8';
const FOLDER = join(projectRoot, '.tools', `observatory-${VERSION}`);
const PACKAGE = join(FOLDER, 'node_modules/@mdn/mdn-http-observatory');

export type Finding = { name: string; result: string; points: number };

type Test = (requests: object) => { constructor: { name: string }; result: string };

/** Grades an answer of the site as if it had come over HTTPS. */
export async function gradeAnswer(url: string, response: Response) {
  install();
  const { ALL_TESTS } = (await load('src/constants.js')) as { ALL_TESTS: Test[] };
  const { getGradeForScore, getScoreModifier } = (await load('src/grader/grader.js')) as {
    getGradeForScore: (score: number) => { grade: string; score: number };
    getScoreModifier: (result: string) => number;
  };
  const answer = {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    verified: true,
    httpEquiv: new Map(),
  };
  const requests = {
    hostname: new URL(url).hostname,
    resources: { path: await response.text() },
    responses: {
      auto: answer,
      https: answer,
      http: null,
      cors: null,
      httpRedirects: [],
      httpsRedirects: [],
    },
    session: { url: new URL(url), jar: undefined },
  };
  const findings = ALL_TESTS.map((test): Finding => {
    const { constructor, result } = test(requests);
    return { name: constructor.name, result, points: getScoreModifier(result) };
  });
  const score = findings.reduce((sum, { points }) => sum + points, 100);
  return { ...getGradeForScore(score), findings };
}

const load = (path: string) => import(pathToFileURL(join(PACKAGE, path)).href);

function install() {
  if (existsSync(PACKAGE)) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
  const words = `add --ignore-workspace --ignore-scripts @mdn/mdn-http-observatory@${VERSION}`;
  const { status } = spawnSync('pnpm', words.split(' '), { cwd: FOLDER, stdio: 'ignore' });
  if (status !== 0) throw new Error('The analyser could not be fetched: is there a network?');
  // The list of preloaded sites, which its own script would fetch. Ours is on none.
  writeFileSync(join(PACKAGE, 'conf/hsts-preload.json'), '{}\n');
}
