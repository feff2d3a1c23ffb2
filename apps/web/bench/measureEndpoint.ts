import { mkdtemp } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

import { startStack } from '@wnc/local-stack/startStack';
import postgres from 'postgres';

import { coldStarts } from './coldStarts.ts';
import { cpuMsOf } from './cpuMsOf.ts';
import { inRounds, newMessage, postTo, SITE } from './postMessages.ts';
import { type Spread, spreadOf } from './spreadOf.ts';
import { startInsertingFunction } from './startInsertingFunction.ts';

/** Part of the command line of the function's process. */
const FUNCTION = 'send-contact-email/index.ts';
const WARM_UP = 20;
const ROUNDS = 60;
/** The function sends its mails after the response; the next visitor comes only after that. */
const REST_MS = 60;
const CONNECTIONS = 32;
const RUSHES = 4;
/** How many messages each connection posts in a rush, one after the other. */
const POSTS_OF_CONNECTION = 6;
const AT_ONCE = RUSHES * CONNECTIONS * POSTS_OF_CONNECTION;

/** In milliseconds, except `postsPerSecond`; CPU time only where the system reports it. */
export type EndpointFigures = {
  accepted: Spread;
  /** An insert by the driver alone, and through a function that does nothing else. */
  bareInsert: Spread;
  insertingFunction: Spread;
  coldStart: Spread;
  emptyColdStart: Spread;
  postsPerSecond: number;
  processorMsPerPost: number | undefined;
  cores: number;
};

/** Measures the contact endpoint on its own stack, and how long the database alone takes. */
export async function measureEndpoint(): Promise<EndpointFigures> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-endpoint-'));
  const stack = await startStack({ directory, temporary: true, site: SITE });
  const sql = postgres(stack.databaseUrl, { max: 1 });
  try {
    await sql`create table public.bare (id uuid primary key, name text, email text, message text, type text)`;
    const inserting = await startInsertingFunction(directory, stack.databaseUrl);
    const acts = {
      accepted: postTo(`${stack.functions}/functions/v1/send-contact-email`),
      insertingFunction: postTo(inserting.url),
      bareInsert: async () => {
        const { name, email, message, type } = newMessage();
        await sql`insert into public.bare values (${crypto.randomUUID()}, ${name}, ${email}, ${message}, ${type})`;
      },
    };
    const forget = () => sql`truncate contact.buckets`;
    await inRounds(WARM_UP, acts);
    await forget();
    const { accepted, insertingFunction, bareInsert } = await inRounds(ROUNDS, acts, REST_MS);
    await inserting.stop();
    const [begin, used] = [performance.now(), cpuMsOf(FUNCTION)];
    for (let rush = 0; rush < RUSHES; rush += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the hourly rate limit is reset in between
      await Promise.all([forget(), together(acts.accepted)]);
    }
    const seconds = (performance.now() - begin) / 1000;
    const usedNow = cpuMsOf(FUNCTION);
    return {
      accepted: spreadOf(accepted),
      bareInsert: spreadOf(bareInsert),
      insertingFunction: spreadOf(insertingFunction),
      ...(await coldStarts(directory, stack.databaseUrl)),
      postsPerSecond: AT_ONCE / seconds,
      processorMsPerPost:
        used === undefined || usedNow === undefined ? undefined : (usedNow - used) / AT_ONCE,
      cores: availableParallelism(),
    };
  } finally {
    await sql.end();
    await stack.stop();
  }
}

const together = (act: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: CONNECTIONS }, () => inRounds(POSTS_OF_CONNECTION, { act })));
