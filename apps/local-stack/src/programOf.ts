import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** The name of the program that runs in a process; empty where there is no such process. */
export function programOf(pid: string, hasProc = process.platform === 'linux'): string {
  if (!hasProc) {
    const { stdout } = spawnSync('ps', ['-o', 'comm=', '-p', pid], { encoding: 'utf8' });
    // macOS prints the whole path.
    return basename((stdout ?? '').trim());
  }
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}
