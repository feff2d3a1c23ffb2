import { readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second (USER_HZ). */
const TICK_MS = 10;

/** Milliseconds of the processor that a process has used; undefined on other systems than Linux. */
export async function processorMsOf(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name of the program is the second field, in brackets, and may hold blanks.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
