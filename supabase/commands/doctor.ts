import { functionEnvironment } from '@wnc/local-stack/functionEnvironment';
import { runningStack } from '@wnc/local-stack/stackFile';

import { checkDatabase } from './doctor/checkDatabase.ts';
import { checkFunction } from './doctor/checkFunction.ts';
import { checkProvider } from './doctor/checkProvider.ts';
import { checkReach } from './doctor/checkReach.ts';
import { checkSite } from './doctor/checkSite.ts';
import { bad, good } from './doctor/finding.ts';
import { readSettings } from './doctor/readSettings.ts';

const NO_DATABASE = bad(
  'Set SUPABASE_DB_URL to look at the database, or start the local stack (npm start).',
);

// Checks everything that a message depends on, and says in one sentence each what is wrong.
const stack = process.env['SUPABASE_DB_URL'] ? undefined : await runningStack();
const { config, findings } = readSettings(stack ? functionEnvironment(stack) : process.env);
if (stack || process.env['SUPABASE_DB_URL']) {
  findings.push(
    ...(await checkDatabase({ isLocal: stack !== undefined, wakeUrl: config?.wakeUrl })),
  );
} else {
  findings.push(NO_DATABASE);
}
if (stack) findings.push(good(`Mails go to the inbox at ${stack.inbox} and to nobody else.`));
else if (config) findings.push(...(await checkProvider(config)));
if (config) {
  const answers = await checkFunction(config);
  findings.push(...answers);
  // The local stack's function uses the database checked above.
  if (config.wakeUrl && process.env['SUPABASE_DB_URL'] && answers.every(({ ok }) => ok)) {
    findings.push(...(await checkReach(config.wakeUrl)));
  }
  findings.push(...(await checkSite(config)));
}

for (const { ok, text } of findings) console.log(`${ok ? 'ok     ' : 'PROBLEM'} ${text}`);
// A hanging connection would keep the process alive.
process.stdout.write('', () => process.exit(findings.every(({ ok }) => ok) ? 0 : 1));
