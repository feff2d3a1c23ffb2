import type { FilledForm } from '@wnc/validation/contact';

import { type Config, readConfig } from '../config.ts';
import { createHandler } from '../createHandler.ts';
import { createResendMailer } from '../delivery/createResendMailer.ts';
import type { LogEntry } from '../log.ts';
import type { Dependencies } from '../message/createReceive.ts';
import { createPostgresStore } from '../store/createPostgresStore.ts';
import { type FakeResend, startFakeResend } from './fakeResend.ts';
import { createTestClock, type TestClock } from './testClock.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

export const SITE = 'https://www.site.test';
export const environment = {
  SITE_URL: SITE,
  SITE_ENV: 'test',
  CONTACT_PEPPER: 'a pepper for tests only',
  TEAM_EMAIL: 'team@mail.site.test',
  MAIL_FROM: 'Cresta Azul <website@mail.site.test>',
  RESEND_API_KEY: 're_test_only',
} as const;

export const visitor: FilledForm = {
  name: 'Canario Ruiz',
  email: 'canary@example.org',
  message: 'A canary sings in this message.',
  type: 'volunteer',
};

export type TestEndpoint = {
  handle: (request: Request) => Promise<Response>;
  /** Sends fields as the page does: JSON, from the site and one address, ten seconds after load. */
  post: (fields?: Record<string, unknown>, headers?: Record<string, string>) => Promise<Response>;
  /** Posts, and waits for the mails as well. */
  postAndSettle: TestEndpoint['post'];
  /** Waits for the background work after the answers. */
  settled: () => Promise<void>;
  /** Replaces the instance of the function by another one, which remembers nothing. */
  restart: () => void;
  /** A run, started like the schedule does, ten seconds later. */
  wake: () => Promise<void>;
  database: TestDatabase;
  resend: FakeResend;
  clock: TestClock;
  log: LogEntry[];
  dependencies: Dependencies;
  [Symbol.asyncDispose]: () => Promise<void>;
};

const ADDRESS = `${SITE}/functions/v1/send-contact-email`;

/** The whole endpoint, with its own database and a fake mail provider. */
export async function startTestEndpoint(
  change: Partial<Config> = {},
  clock = createTestClock(),
): Promise<TestEndpoint> {
  const [database, resend] = [await createTestDatabase(), startFakeResend()];
  const config: Config = {
    ...readConfig({
      ...environment,
      RESEND_BASE_URL: resend.url,
      SUPABASE_DB_URL: database.url,
      SUPABASE_URL: 'https://project.supabase.test',
    }),
    ...change,
  };
  const log: LogEntry[] = [];
  const work: Promise<unknown>[] = [];
  const store = createPostgresStore(config.databaseUrl, clock);
  const dependencies: Dependencies = {
    config,
    store,
    clock,
    mailer: createResendMailer(config, clock),
    log: (entry) => log.push(entry),
    waitUntil: (promise) => work.push(promise),
  };
  let instance = createHandler(dependencies);
  const handle = (request: Request) => instance(request);
  const settled = async () => {
    await Promise.all(work.splice(0));
  };
  const post: TestEndpoint['post'] = (fields = {}, headers = {}) =>
    handle(
      new Request(ADDRESS, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: SITE,
          'cf-connecting-ip': '203.0.113.7',
          ...headers,
        },
        body: JSON.stringify({ ...visitor, website: '', elapsed: 10_000, ...fields }),
      }),
    );
  return {
    handle,
    post,
    postAndSettle: async (fields, headers) => {
      const response = await post(fields, headers);
      await settled();
      return response;
    },
    settled,
    restart: () => {
      instance = createHandler(dependencies);
    },
    wake: async () => {
      clock.advance(10_000);
      await handle(new Request(`${ADDRESS}/wake`, { method: 'POST', body: '{}' }));
      await settled();
    },
    database,
    resend,
    clock,
    log,
    dependencies,
    [Symbol.asyncDispose]: async () => {
      await settled();
      await store.end();
      resend.end();
      await database.end();
    },
  };
}
