import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in ticks of a hundredth of a second. */
const MS_PER_TICK = 10;

/**
 * Milliseconds of CPU time of the processes whose command line contains `words`; undefined on
 * systems without `/proc`.
 */
export function cpuMsOf(words: string): number | undefined {
  let ticks: number | undefined;
  for (const process of directories()) {
    try {
      if (!readFileSync(`/proc/${process}/cmdline`, 'utf8').includes(words)) continue;
      // After the name, which may contain spaces: fields 12 and 13 are user and system time.
      const fields = readFileSync(`/proc/${process}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      ticks = (ticks ?? 0) + Number(fields[11]) + Number(fields[12]);
    } catch {
      // The process has ended in the meantime.
    }
  }
  return ticks === undefined ? undefined : ticks * MS_PER_TICK;
}

function directories(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
