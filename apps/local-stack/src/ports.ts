import { freePort } from './freePort.ts';

/** The numbers that Supabase's and Vite's own tools use, so that they are familiar. */
const PREFERRED = { site: 5173, functions: 54_321, database: 54_322, mail: 54_324 };

export type Ports = { readonly [Part in keyof typeof PREFERRED]: number };

/** The preferred port of each part or, with a sentence to `say`, another one where it is taken. */
export async function choosePorts(say: (sentence: string) => void): Promise<Ports> {
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
