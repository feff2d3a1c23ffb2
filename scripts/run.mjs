// Runs a task on any machine with Node 20 or later and npm: `node scripts/run.mjs NAME` installs
// what is missing, then runs the script `task:NAME` of the root package.json.
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { endWith, Failure } from './failure.mjs';
import { installPackages } from './installPackages.mjs';
import { requireNoWords } from './requireNoWords.mjs';
import { requireSeparator } from './requireSeparator.mjs';
import { requireSettingsFile } from './requireSettingsFile.mjs';
import { runTask } from './runTask.mjs';
import { ensureTools } from './toolchain.mjs';
import { watchParent } from './watchParent.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const [task, ...words] = process.argv.slice(2);

try {
  const script = scriptOf(task);
  requireSeparator(task, process.env);
  requireNoWords(task, words);
  requireSettingsFile(root, words);
  const endWatch = watchParent(() => process.exit(143));
  const env = taskEnvironment(await ensureTools(root));
  if (task !== 'pnpm') await installPackages(root, env);
  endWatch();
  process.exitCode = await runTask(['/bin/sh', '-c', `${script} "$@"`, 'sh', ...words], {
    cwd: root,
    env,
  });
} catch (error) {
  endWith(error);
}

function scriptOf(name) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const script = scripts[`task:${name}`];
  if (script !== undefined) return script;
  const names = Object.keys(scripts).filter((each) => each.startsWith('task:'));
  throw new Failure(
    `There is no task "${name}", only: ${names.join(', ').replaceAll('task:', '')}.`,
  );
}

/** Without npm's own variables, which pnpm and the tests would mistake for the user's settings. */
function taskEnvironment(tools) {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  const path = [tools, join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return { ...Object.fromEntries(kept), PATH: path };
}
