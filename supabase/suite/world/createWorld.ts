import { randomUUID } from 'node:crypto';

import { freePort, LOOPBACK } from '@wnc/local-stack/freePort';

import { API_KEY, environment, SITE } from './environment.ts';
import { createFreshDatabase, type FreshDatabase } from './freshDatabase.ts';
import { type Answer, type Message, send } from './send.ts';
import { type ControlledFunction, startControlledFunction } from './startControlledFunction.ts';
import { type DatabaseProxy, startDatabaseProxy } from './startDatabaseProxy.ts';
import { type MailProvider, startMailProvider } from './startMailProvider.ts';
import { fourFields, newAddress, newVisitor } from './visitor.ts';

const START = Date.parse('2026-03-02T13:14:00Z');
const BETWEEN_CASES_MS = 3 * 24 * 3_600_000;
export const PATH = '/functions/v1/send-contact-email';

/** A request that went out, and what came back; `undefined` where nothing did. */
export type Exchange = { readonly sent: Message; answer: Answer | undefined };

export type Fields = Readonly<Record<string, unknown>>;

/** One endpoint with everything around it, all of which a case can break. */
export type World = {
  readonly provider: MailProvider;
  readonly proxy: DatabaseProxy;
  readonly database: FreshDatabase;
  readonly exchanges: Exchange[];
  /** What the function has printed. */
  readonly log: string[];
  /** What the function let escape: rejections and errors that nobody caught. */
  readonly escaped: string[];
  url: string;
  readonly now: () => number;
  readonly advance: (ms: number) => Promise<void>;
  /** Makes every deadline of the function so many times shorter, until the case ends. */
  readonly setHaste: (haste: number) => Promise<void>;
  /** Sends any request. Rejects where no answer comes. */
  readonly request: (message: Message, path?: string) => Promise<Answer>;
  /** Sends a message as the page does. Fields given replace those of somebody new. */
  readonly post: (fields?: Fields, headers?: Message['headers']) => Promise<Answer>;
  /** Sends the form as a browser without JavaScript does. */
  readonly postForm: (fields?: Fields, headers?: Message['headers']) => Promise<Answer>;
  readonly settled: () => Promise<void>;
  /** The knock of the schedule, ten seconds after the one before. */
  readonly wake: () => Promise<void>;
  readonly kill: () => Promise<void>;
  /** Starts the function again, with other variables if given. */
  readonly restart: (env?: Readonly<Record<string, string>>) => Promise<void>;
  readonly isAlive: () => boolean;
  readonly reset: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export async function createWorld(options: {
  readonly deno: 'deno' | 'deno-2.1';
  readonly denoConfig: string;
  readonly databaseServer: string;
}): Promise<World> {
  let now = START;
  let haste = 1;
  let running: ControlledFunction | undefined;
  let isOrdinary = true;
  const server = new URL(options.databaseServer);
  const [database, proxy, provider, port] = await Promise.all([
    createFreshDatabase(options.databaseServer),
    startDatabaseProxy(Number(server.port)),
    startMailProvider({ apiKey: API_KEY, now: () => now }),
    freePort(),
  ]);
  const databaseUrl = Object.assign(new URL(server), {
    port: String(proxy.port),
    pathname: `/${database.name}`,
  }).href;
  const log: string[] = [];
  const escaped: string[] = [];
  const exchanges: Exchange[] = [];

  const start = async (env: Readonly<Record<string, string>> = {}): Promise<void> => {
    isOrdinary = Object.keys(env).length === 0;
    running = await startControlledFunction({
      ...options,
      port,
      now,
      haste,
      env: { ...environment({ databaseUrl, mailApi: provider.url }), ...env },
      log: (line) => log.push(line),
    });
  };
  const kill = async () => {
    const killed = running;
    running = undefined;
    await killed?.kill();
  };
  const restart = async (env?: Readonly<Record<string, string>>) => {
    await kill();
    await start(env);
  };
  const setClock = async () => running?.setClock({ now, haste });
  const settled = async () => {
    const state = await running?.settled();
    if (!state) return;
    now = Math.max(now, state.now);
    escaped.push(...state.escaped);
  };
  const advance = async (ms: number) => {
    now += ms;
    await setClock();
  };
  const request = async (message: Message, path = PATH) => {
    const exchange: Exchange = { sent: message, answer: undefined };
    exchanges.push(exchange);
    exchange.answer = await send(`http://${LOOPBACK}:${port}${path}`, message);
    return exchange.answer;
  };
  await start();

  return {
    provider,
    proxy,
    database,
    exchanges,
    log,
    escaped,
    url: `http://${LOOPBACK}:${port}`,
    now: () => now,
    advance,
    setHaste: async (wanted) => {
      haste = wanted;
      await setClock();
    },
    request,
    post: (fields = {}, headers = {}) =>
      request({
        headers: {
          'content-type': 'application/json',
          origin: SITE,
          'cf-connecting-ip': newAddress(),
          ...headers,
        },
        body: JSON.stringify({
          ...newVisitor(),
          language: 'en',
          website: '',
          elapsed: 10_000,
          ...fields,
        }),
      }),
    postForm: (fields = {}, headers = {}) =>
      request({
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
          origin: SITE,
          'cf-connecting-ip': newAddress(),
          ...headers,
        },
        body: new URLSearchParams({
          ...fourFields(newVisitor()),
          language: 'en',
          website: '',
          ...fields,
        }).toString(),
      }),
    settled,
    wake: async () => {
      await advance(10_000);
      await send(`http://${LOOPBACK}:${port}${PATH}/wake`, { body: '{}' });
      await settled();
    },
    kill,
    restart,
    isAlive: () => running !== undefined,
    reset: async () => {
      await Promise.all([proxy.reset(), provider.reset(), database.reset()]);
      if (running === undefined || !isOrdinary) await restart();
      now += BETWEEN_CASES_MS;
      haste = 1;
      await setClock();
      for (const list of [exchanges, log, escaped]) list.length = 0;
    },
    stop: async () => {
      await running?.stop();
      await Promise.all([proxy.stop(), provider.stop()]);
      await database.drop();
    },
  };
}

export const newId = () => randomUUID();
