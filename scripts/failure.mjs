/** An expected failure: its message is one sentence that says what is wrong and what to do. */
export class Failure extends Error {}

/** Ends a command with the sentence of an expected failure; rethrows any other error. */
export function endWith(error) {
  if (!(error instanceof Failure)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

/** What the output of npm or pnpm means, for somebody who does not know these tools. */
const MEANINGS = [
  [/ENOSPC|no space left/i, 'The disk is full: free some space and run the command again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|META_FETCH_FAIL|dns error|error sending request|network request/i,
    'The npm registry cannot be reached: connect this machine to the network (or set the registry of your network in ~/.npmrc) and run the command again.',
  ],
  [
    /CERT_|certificate|SELF_SIGNED/i,
    "The registry's certificate is not trusted here: set NODE_EXTRA_CA_CERTS to the certificate file of your network and run the command again.",
  ],
  [
    /EACCES|EPERM|EROFS|permission denied/i,
    'Files in this folder are not writable: make yourself its owner (chown) and run the command again.',
  ],
  [
    /OUTDATED_LOCKFILE|FROZEN_LOCKFILE/i,
    'The lockfile does not match the package manifests: run "npm run pnpm -- install" and commit pnpm-lock.yaml.',
  ],
  [
    /NO_MATURE_MATCHING_VERSION/i,
    'A package is younger than the three days that pnpm-workspace.yaml requires: choose an older version.',
  ],
];

/**
 * The sentence that explains the output of a failed package manager.
 * @param {string} output
 */
export function explain(output) {
  const found = MEANINGS.find(([pattern]) => pattern.test(output));
  return found?.[1] ?? 'The packages could not be installed; the reason is above.';
}
