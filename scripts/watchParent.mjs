import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const POLL_INTERVAL_MS = 100;

// Read when this module loads, so that an npm that ends a moment later is known.
const underNpm = process.env.npm_lifecycle_event !== undefined;
const parent = process.ppid;
const ancestors = underNpm ? [parent, parentOf(parent)].filter((pid) => pid > 1) : [];

/**
 * Calls `gone` once the npm that started this process no longer exists. A signal to npm ends npm
 * and the shell in between, but does not reach this process, so the grandparent is watched too.
 * Does nothing if no npm is involved.
 * @param {() => void} gone
 * @returns {() => void} stops watching
 */
export function watchParent(gone) {
  if (!underNpm) return () => undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && ancestors.every(isAlive)) return;
    clearInterval(timer);
    gone();
  }, POLL_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** The parent of a shell; 0 for anything else, since npm's own parent may end at any time. */
function parentOf(pid) {
  try {
    const [, name = '', ppid] = /^(.*\S)\s+(\d+)\s*$/.exec(nameAndParent(pid)) ?? [];
    return /(^|\/)-?(sh|dash|bash|zsh|ash)$/.test(name) ? Number(ppid) : 0;
  } catch {
    return 0;
  }
}

function nameAndParent(pid) {
  if (process.platform !== 'linux') {
    return execFileSync('ps', ['-o', 'comm=,ppid=', '-p', String(pid)], { encoding: 'utf8' });
  }
  // Small Linux images have no ps. The file reads "PID (NAME) STATE PARENT …".
  return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^\d+ \((.*)\) \S+ (\d+) .*$/s, '$1 $2');
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
