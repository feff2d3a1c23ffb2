import { systemClock as clock } from './clock.ts';
import { readConfig } from './config.ts';
import { createHandler } from './createHandler.ts';
import { createResendMailer } from './delivery/createResendMailer.ts';
import { logLines } from './log.ts';
import { createPostgresStore } from './store/createPostgresStore.ts';

declare const EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void };

const config = readConfig(Deno.env.toObject());
const log = logLines(clock.now);
for (const code of config.mailProblems) log({ level: 'alert', event: 'misconfigured', code });

const store = createPostgresStore(config.databaseUrl, clock);
const mailer = createResendMailer(config, clock);
const waitUntil = (work: Promise<unknown>) => EdgeRuntime.waitUntil(work);
Deno.serve(createHandler({ config, store, mailer, clock, log, waitUntil }));
