import { freePort } from './freePort.ts';

/** The familiar default ports of Supabase's CLI and of Vite. */
const PREFERRED = { site: 5173, functions: 54_321, database: 54_322, mail: 54_324 };

export type Ports = { readonly [Part in keyof typeof PREFERRED]: number };

/** A second start at the same moment can take each port just before this one. */
const ATTEMPTS = Object.keys(PREFERRED).length + 1;

/**
 * Resolves to the result of `start` with the ports chosen for it. If another program takes one
 * before `start` listens on it, `start` has to reject with nothing left running, and is called
 * again with ports that are then free, five times in all. Rejects as `start` does if the ports are
 * not the cause.
 */
export async function startOnPorts<Started>(
  start: (ports: Ports) => Promise<Started>,
  say: (sentence: string) => void,
  attempts = ATTEMPTS,
): Promise<Started> {
  const ports = await choosePorts(say);
  try {
    return await start(ports);
  } catch (error) {
    const taken = await firstTaken(Object.values(ports));
    if (taken === undefined || attempts === 1) throw error;
    say(`Another program took port ${taken} in the meantime: starting everything again.`);
    return startOnPorts(start, say, attempts - 1);
  }
}

async function firstTaken(ports: readonly number[]): Promise<number | undefined> {
  const free = await Promise.all(ports.map((port) => freePort(port)));
  return ports.find((port, at) => free[at] !== port);
}

/** The preferred port of each part or, if it is taken, another one, announced through `say`. */
async function choosePorts(say: (sentence: string) => void): Promise<Ports> {
  const choose = async (part: keyof Ports): Promise<number> => {
    const port = await freePort(PREFERRED[part]);
    if (port !== PREFERRED[part]) {
      say(`Port ${PREFERRED[part]} is in use on this machine: ${part} moves to ${port}.`);
    }
    return port;
  };
  const site = await choose('site');
  const functions = await choose('functions');
  const database = await choose('database');
  return { site, functions, database, mail: await choose('mail') };
}
