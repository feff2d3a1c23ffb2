import { Failure } from './failure.mjs';

const WITHOUT_WORDS = new Set([
  'reset',
  'lint',
  'format',
  'content:check',
  'check:deploy',
  'stack:docker',
  'doctor',
  'messages:export',
  'mails',
]);

/**
 * Stops a command that has no options if one was typed: it would seem to have obeyed it.
 * @param {string} task the name of the command
 * @param {string[]} words what was typed after it
 */
export function requireNoWords(task, words) {
  if (words.length === 0 || !WITHOUT_WORDS.has(task)) return;
  throw new Failure(`"npm run ${task}" has no options: leave out "${words.join(' ')}".`);
}
