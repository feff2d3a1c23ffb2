import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { projectRoot } from '@wnc/local-stack/projectRoot';

/** Heavy, so not a dependency: it is installed when it is first needed. */
const VERSION = '13.5.0';
const FOLDER = join(projectRoot, '.tools', `lighthouse-${VERSION}`);
const PACKAGE = join(FOLDER, 'node_modules/lighthouse');

export type Device = 'mobile' | 'desktop';

/** Times in milliseconds, scores out of 100, `shift` as Chromium scores it. */
export type LighthouseFigures = {
  fcp: number;
  lcp: number;
  blocking: number;
  shift: number;
  requests: number;
  /** The paths of the requests. */
  asked: string[];
  scores: Record<string, number>;
  /** Lighthouse's benchmark index of the processor; a desktop computer has 1500 and more. */
  machine: number;
  /** Screenshots of the page while it loads, as data URLs with their times in milliseconds. */
  film: { timing: number; data: string }[];
};

type Audit = { numericValue?: number; details?: { items?: unknown[] } };
type Report = {
  audits: Record<string, Audit>;
  categories: Record<string, { score: number | null }>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
};
type Run = (url: string, flags: object, config?: object) => Promise<{ lhr: Report } | undefined>;

/**
 * Loads a URL once in the browser that listens on the port, and measures its speed or, if
 * `isWhole`, runs all audits. For `mobile`, the processor is slowed down `slowdown` times.
 */
export async function measureWithLighthouse(
  url: string,
  {
    port,
    device,
    slowdown,
    isWhole,
  }: { port: number; device: Device; slowdown: number; isWhole: boolean },
): Promise<LighthouseFigures> {
  const { default: run } = (await lighthouseModule('core/index.js')) as { default: Run };
  const { default: desktop } = (await lighthouseModule('core/config/desktop-config.js')) as {
    default: object;
  };
  const only = isWhole ? {} : { onlyCategories: ['performance'] };
  const flags = { port, output: 'json', logLevel: 'error', ...only };
  const once = () =>
    device === 'desktop'
      ? run(url, flags, desktop)
      : run(url, { ...flags, throttling: { cpuSlowdownMultiplier: slowdown } });
  // Lighthouse sometimes fails at the end because its tab is gone.
  const result = await once().catch(once);
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not load ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  const { audits, categories, environment } = result.lhr;
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requested = (audits['network-requests']?.details?.items ?? []) as { url: string }[];
  const asked = requested.map((each) => new URL(each.url).pathname);
  return {
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    requests: asked.length,
    asked,
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    machine: environment.benchmarkIndex,
    film: (audits['screenshot-thumbnails']?.details?.items ?? []) as LighthouseFigures['film'],
  };
}

/** A module of Lighthouse, which is installed if it is missing. */
export function lighthouseModule(path: string): Promise<unknown> {
  if (!existsSync(PACKAGE)) install();
  return import(pathToFileURL(join(PACKAGE, path)).href);
}

function install() {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
  const words = `add --ignore-workspace --ignore-scripts lighthouse@${VERSION}`;
  const { status } = spawnSync('pnpm', words.split(' '), { cwd: FOLDER, stdio: 'ignore' });
  if (status !== 0) throw new Error('Lighthouse could not be fetched: is there a network?');
}
