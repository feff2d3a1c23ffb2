import { readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second (USER_HZ). */
const TICK_MS = 10;
const KIB_OF_MIB = 1024;

/** The CPU time and the memory of a process. */
export type Usage = { readonly cpuMs: number; readonly memoryMiB: number };

/** Undefined on systems other than Linux. */
export async function usageOf(pid: number): Promise<Usage | undefined> {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => undefined);
  const [stat, status] = await Promise.all([read('stat'), read('status')]);
  if (stat === undefined || status === undefined) return undefined;
  // The second field, the program's name in brackets, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [, residentKiB] = /^VmRSS:\s+(\d+)/m.exec(status) ?? [];
  return {
    cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
    memoryMiB: Math.round(Number(residentKiB) / KIB_OF_MIB),
  };
}
