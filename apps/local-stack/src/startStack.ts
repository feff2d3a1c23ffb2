import { join } from 'node:path';

import { applyMigrations } from './applyMigrations.ts';
import { freePort, LOOPBACK } from './freePort.ts';
import { functionEnvironment, PUBLISHABLE_KEY } from './functionEnvironment.ts';
import { projectRoot } from './projectRoot.ts';
import { startFunction } from './startFunction.ts';
import { startGateway } from './startGateway.ts';
import { startMailInbox } from './startMailInbox.ts';
import { startPostgres } from './startPostgres.ts';
import { wakeRegularly } from './wakeRegularly.ts';

const FUNCTION = 'send-contact-email';

export type Stack = {
  /** Address of the stand-in for the Supabase project: what a Supabase client is created with. */
  readonly functions: string;
  readonly publishableKey: string;
  /** The page that shows the mails. */
  readonly inbox: string;
  /** Base address of the mail API; `GET /emails` lists what was sent. */
  readonly mailApi: string;
  readonly databaseUrl: string;
  readonly stop: () => Promise<void>;
  /** The name of the first part that has ended, for whatever reason. */
  readonly ended: Promise<string>;
};

export type StackOptions = {
  /** Where the database keeps its files, for the next stack too. */
  readonly directory: string;
  /** Delete that folder once the database has ended, however this process ends. */
  readonly temporary?: boolean;
  /** Address of the site, whose pages may send messages, also under the name `localhost`. */
  readonly site: string;
  readonly ports?: { readonly functions: number; readonly database: number; readonly mail: number };
  /** Start the function again when one of its files changes. */
  readonly watch?: boolean;
  /** Receives each line that the function logs. */
  readonly log?: (line: string) => void;
  /** The Deno to run the function with; by default the one of this package. */
  readonly deno?: string;
  /** More variables for the function, which override its own. */
  readonly env?: Readonly<Record<string, string>>;
};

/** Starts database, mail inbox, function and gateway. If one fails, the others are stopped. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const started: (() => Promise<void> | void)[] = [];
  const stop = async (): Promise<void> => {
    const stops = started.splice(0).toReversed();
    // oxlint-disable-next-line no-await-in-loop -- a part may depend on those started before it
    for (const each of stops) await each();
  };
  const keep = <Part extends { stop: () => Promise<void> }>(part: Part): Part => {
    started.push(part.stop);
    return part;
  };
  try {
    const { directory, temporary, ports, site, env, deno, log, watch } = options;
    const database = keep(
      await startPostgres({
        directory: join(directory, 'postgres'),
        ...(temporary && { removes: directory }),
        ...(ports && { port: ports.database }),
      }),
    );
    await applyMigrations(database.url, join(projectRoot, 'supabase/migrations'));
    const mail = keep(await startMailInbox(ports && { port: ports.mail }));
    const port = ports?.functions ?? (await freePort());
    const functions = `http://${LOOPBACK}:${port}`;
    const given = { functions, site, databaseUrl: database.url, mailApi: mail.api };
    const running = keep(
      await startFunction({
        directory: join(projectRoot, 'supabase/functions', FUNCTION),
        env: { ...functionEnvironment(given), ...env },
        ...(deno && { deno }),
        ...(log && { log }),
        ...(watch && { watch }),
      }),
    );
    keep(await startGateway({ functions: { [FUNCTION]: running.url }, port }));
    started.push(wakeRegularly(`${functions}/functions/v1/${FUNCTION}/wake`));
    return {
      functions,
      publishableKey: PUBLISHABLE_KEY,
      inbox: mail.inbox,
      mailApi: mail.api,
      databaseUrl: database.url,
      stop,
      ended: Promise.race([
        database.ended.then(() => 'The database'),
        running.ended.then(() => 'The function'),
      ]),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
