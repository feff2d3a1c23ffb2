import { parseEnv } from 'node:util';

import { readSettings, STAND_INS } from './doctor/readSettings.ts';

/** Settings that `.env.example` fills in with addresses that belong to nobody. */
const WITH_SAMPLES = ['SITE_URL', 'TEAM_EMAIL', 'MAIL_FROM'];
const SAMPLE = /(?<![\w-])example\.(?:org|com|net)(?![\w.-])/;

/**
 * What is wrong with the settings that a file names, and whether the function could take messages
 * with them. It can without the mail settings.
 */
export function wrongSettings(text: string): { usable: boolean; sentences: string[] } {
  const settings = parseEnv(text.replace(/^\uFEFF/, ''));
  const { config, findings } = readSettings({ ...STAND_INS, ...settings });
  const wrong = findings
    .filter((finding) => !finding.ok && (/^Set (\w+)/.exec(finding.text)?.[1] ?? '') in settings)
    .map((finding) => finding.text);
  const samples = WITH_SAMPLES.filter((name) => SAMPLE.test(settings[name] ?? '')).map(
    (name) => `Set ${name} to your own address: ${settings[name]} is a sample.`,
  );
  return {
    usable: config !== undefined && samples.length === 0,
    sentences: [...wrong, ...samples],
  };
}
