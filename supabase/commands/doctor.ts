import { checkDatabase } from './doctor/checkDatabase.ts';
import { checkFunction } from './doctor/checkFunction.ts';
import { checkProvider } from './doctor/checkProvider.ts';
import { readSettings } from './doctor/readSettings.ts';

// Looks at everything that a message needs on its way, and says in a sentence what is wrong.
const { config, findings } = readSettings(process.env);
findings.push(...(await checkDatabase()));
if (config) findings.push(...(await checkProvider(config)), ...(await checkFunction(config)));

for (const { ok, text } of findings) console.log(`${ok ? 'ok     ' : 'PROBLEM'} ${text}`);
process.exitCode = findings.every(({ ok }) => ok) ? 0 : 1;
