import { execFileSync, spawnSync } from 'node:child_process';

export type Unprivileged = {
  /** Arguments to put before the command. */
  readonly prefix: readonly string[];
  /** The user to run the command as, if the prefix does not set it. */
  readonly user?: { readonly uid: number; readonly gid: number };
  /** The user that must own the files. */
  readonly owner?: { readonly uid: number; readonly gid: number };
};

/**
 * How to start a program that refuses to run as root. Users other than root run it as themselves;
 * root runs it as "nobody", if possible through `setpriv`, with the capability to enter folders
 * that only root may enter, such as a project below /root.
 */
export function unprivileged(): Unprivileged {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const owner = { uid: idOf('-u'), gid: idOf('-g') };
  const prefix = [
    'setpriv',
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  const possible = spawnSync('setpriv', [...prefix.slice(1), 'true']).status === 0;
  return possible ? { prefix, owner } : { prefix: [], user: owner, owner };
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }).trim());
}
