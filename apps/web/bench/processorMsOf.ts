import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const MS_PER_TICK = 10;

/**
 * Milliseconds of the processor that the processes have used whose command holds `words`; undefined
 * on systems that do not tell.
 */
export function processorMsOf(words: string): number | undefined {
  let ticks: number | undefined;
  for (const process of directories()) {
    try {
      if (!readFileSync(`/proc/${process}/cmdline`, 'utf8').includes(words)) continue;
      // Behind the name, which may hold blanks: the 12th and 13th field are user and system time.
      const fields = readFileSync(`/proc/${process}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      ticks = (ticks ?? 0) + Number(fields[11]) + Number(fields[12]);
    } catch {
      // The process has ended meanwhile.
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
