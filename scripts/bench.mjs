// Builds the site as the tests do and measures it: the goals, taps on a slow phone, sizes. Writes
// docs/performance.md and docs/performance.json. `BENCH_RUNS=1 npm run bench` gives a rough result;
// `npm run bench -- --beside=Name=folder` measures another built site in the same run;
// `npm run bench -- --growth` measures the site with ten times its content and with five languages;
// `npm run bench -- --picture` only redraws the picture in the README.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { PUBLISHABLE_KEY } from '../apps/local-stack/src/functionEnvironment.ts';
import { ensureBrowser } from './ensureBrowser.mjs';
import { endWith, Failure } from './failure.mjs';
import { browserArguments } from './findBrowser.mjs';

const root = join(import.meta.dirname, '..');
const OTHERS = { '--picture': 'drawPicture.ts', '--growth': 'growth/growth.ts' };

try {
  const [option = '', ...more] = process.argv.slice(2);
  if (option && !Object.hasOwn(OTHERS, option) && !option.startsWith('--beside=')) {
    throw new Failure(
      `"${option}" is not an option of bench, which has --beside=Name=folder, --growth and --picture.`,
    );
  }
  if (more.length > 0) {
    throw new Failure(`bench takes one option at a time: leave out "${more.join(' ')}".`);
  }
  const env = benchEnvironment();
  run(env, 'turbo', 'run', 'build', '--filter=@wnc/web');
  run(env, 'node', `apps/web/bench/${OTHERS[option] ?? 'bench.ts'}`, ...process.argv.slice(2));
} catch (error) {
  endWith(error);
}

function benchEnvironment() {
  const { SITE_ENV: _, ...inherited } = process.env;
  const { BENCH_RUNS: runs } = inherited;
  if (runs !== undefined && !/^[1-9]\d*$/.test(runs)) {
    throw new Failure(`Set BENCH_RUNS to 1 or more, not "${runs}", or leave it out.`);
  }
  return {
    ...inherited,
    TURBO_TELEMETRY_DISABLED: '1',
    WNC_CHROMIUM: ensureBrowser(root).executablePath,
    WNC_CHROMIUM_ARGS: browserArguments().join(' '),
    SITE_URL: 'http://127.0.0.1:4173',
    VITE_SUPABASE_URL: 'http://127.0.0.1:54421',
    VITE_SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
  };
}

function run(env, command, ...words) {
  const { status, error } = spawnSync(command, words, { cwd: root, env, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
