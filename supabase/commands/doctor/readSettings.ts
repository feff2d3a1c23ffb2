import {
  type Config,
  mailProblems,
  readConfig,
} from '../../functions/send-contact-email/config.ts';
import { bad, type Finding, good } from './finding.ts';

/** Stand-ins for missing required settings, so that the others can be checked as well. */
export const STAND_INS: Readonly<Record<string, string>> = {
  SITE_URL: 'https://www.example.org',
  CONTACT_PEPPER: 'sixteen or more characters',
};

/** The settings as the function reads them, and what is wrong with them. */
export function readSettings(environment: NodeJS.ProcessEnv): {
  config?: Config;
  findings: Finding[];
} {
  try {
    const config = readConfig(environment);
    const findings = config.mailProblems.map((code) =>
      bad(`${mailProblems[code]} Until then messages are stored and their mails wait.`),
    );
    return {
      config,
      findings: findings.length > 0 ? findings : [good('The settings are complete.')],
    };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const [, name = ''] = /^Set (\w+)/.exec(text) ?? [];
    const finding = bad(`${text} Until then the function does not start.`);
    if (name === '') return { findings: [finding] };
    const others = readSettings({ ...environment, [name]: STAND_INS[name] });
    return { findings: [finding, ...others.findings.filter(({ ok }) => !ok)] };
  }
}
