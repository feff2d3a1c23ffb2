import { API_KEY, environment } from './environment.ts';
import { createFreshDatabase, type FreshDatabase } from './freshDatabase.ts';
import type { Timeouts } from './scaleTimeouts.ts';
import { send } from './send.ts';
import { type DatabaseProxy, startDatabaseProxy } from './startDatabaseProxy.ts';
import { type DenoOptions, type Endpoint, startEndpoint } from './startEndpoint.ts';
import { type MailProvider, startMailProvider } from './startMailProvider.ts';
import { PATH, type VisitorRequests, visitorRequests } from './visitorRequests.ts';

const BETWEEN_CASES_MS = 3 * 24 * 3_600_000;

/** One endpoint with everything around it, all of which a case can break. */
export type Harness = Endpoint &
  VisitorRequests & {
    readonly provider: MailProvider;
    readonly proxy: DatabaseProxy;
    readonly database: FreshDatabase;
    /** Starts a second instance of the function beside the first, until the case ends. */
    readonly startTwin: (timeouts?: Partial<Timeouts>) => Promise<VisitorRequests>;
    /** A call of the schedule, ten seconds after the previous one. */
    readonly wake: () => Promise<void>;
  };

export type HarnessOptions = DenoOptions & {
  /** URL of the server with the database to copy. */
  readonly databaseServer: string;
};

/** Starts a database, proxy, mail provider and function that only one case uses at a time. */
export async function createHarness(options: HarnessOptions): Promise<Harness> {
  const server = new URL(options.databaseServer);
  const [database, proxy] = await Promise.all([
    createFreshDatabase(options.databaseServer),
    startDatabaseProxy(Number(server.port)),
  ]);
  const place = { port: String(proxy.port), pathname: `/${database.name}` };
  const databaseUrl = Object.assign(new URL(server), place).href;
  let provider: MailProvider | undefined;
  const endpoint = await startEndpoint(options, async (now) => {
    provider = await startMailProvider({ apiKey: API_KEY, now });
    return environment({ databaseUrl, mailApi: provider.url });
  });
  if (!provider) throw new Error('The mail provider was not started.');
  const mails = provider;
  const requests = visitorRequests(() => endpoint.url);
  const twins: Endpoint[] = [];
  const settled = async () => {
    await Promise.all([endpoint, ...twins].map((each) => each.settled()));
  };
  return {
    ...endpoint,
    ...requests,
    get url() {
      return endpoint.url;
    },
    provider: mails,
    proxy,
    database,
    settled,
    startTwin: async (timeouts = {}) => {
      const variables = environment({ databaseUrl, mailApi: mails.url });
      const twin = await startEndpoint(options, () => Promise.resolve(variables), endpoint);
      twins.push(twin);
      await twin.setTimeouts(timeouts);
      return visitorRequests(() => twin.url, requests.exchanges);
    },
    wake: async () => {
      await endpoint.advance(10_000);
      await send(`${endpoint.url}${PATH}/wake`, { body: '{}' });
      await settled();
    },
    reset: async () => {
      await Promise.all([proxy.reset(), mails.reset()]);
      await Promise.all(twins.splice(0).map((twin) => twin.stop()));
      await endpoint.reset();
      // Whatever a failed case was still sending has gone out by now.
      await mails.reset();
      await database.reset();
      await endpoint.advance(BETWEEN_CASES_MS);
      requests.exchanges.length = 0;
    },
    stop: async () => {
      await Promise.all([endpoint, ...twins].map((each) => each.stop()));
      await Promise.all([proxy.stop(), mails.stop()]);
      await database.drop();
    },
  };
}
