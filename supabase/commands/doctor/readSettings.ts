import {
  type Config,
  mailProblems,
  readConfig,
} from '../../functions/send-contact-email/config.ts';
import { bad, type Finding, good } from './finding.ts';

/** The settings as the function reads them, and what it would stumble over. */
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
    return { findings: [bad(`${text} Until then the function does not start.`)] };
  }
}
