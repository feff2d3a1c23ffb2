import { execFileSync, spawnSync } from 'node:child_process';

export type Unprivileged = {
  /** Words to put before the command. */
  readonly prefix: readonly string[];
  /** The user to start the command as, where the prefix does not do it. */
  readonly user?: { readonly uid: number; readonly gid: number };
  /** The user who has to own the files. */
  readonly owner?: { readonly uid: number; readonly gid: number };
};

/**
 * How to start a program that refuses to run as root. For everyone but root: as oneself.
 * For root: as "nobody", with the right to pass folders that only root may enter where
 * `setpriv` can give it, since a project below /root is out of reach otherwise.
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
