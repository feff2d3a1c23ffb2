import { join } from 'node:path';

import { projectRoot } from './projectRoot.ts';
import {
  createStateDirectory,
  removeStackFile,
  runningStack,
  STATE_DIRECTORY,
  writeStackFile,
} from './stackFile.ts';
import { startMailGallery } from './startMailGallery.ts';
import { type Ports, startOnPorts } from './startOnPorts.ts';
import { siteUrl, startBuiltSite, startDevelopmentSite } from './startSite.ts';
import { startStack } from './startStack.ts';

const STOP_LIMIT_MS = 15_000;
const say = (text: string) => console.log(text);

const words = process.argv.slice(2);
const production = words.includes('--production');
const unknown = words.find((word) => word !== '--production');
const running = await runningStack();
if (unknown !== undefined) {
  fail(`"${unknown}" is not an option of start; the only one is --production.`);
} else if (running) {
  fail(
    `The site is already running at ${running.site} from this folder: stop it first with Ctrl-C.`,
  );
} else if (!createStateDirectory()) {
  fail(`Set WNC_STATE to a folder that can be created, not to "${STATE_DIRECTORY}".`);
}

const stops: (() => Promise<void>)[] = [];
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop(0));
}

try {
  await start();
} catch (error) {
  if (!stopped) console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  await stop(1);
}

async function start(): Promise<void> {
  const { stack, site, gallery } = await startOnPorts(startParts, say);
  await Promise.all(['/', '/es/'].map((path) => warmUp(site.url + path)));
  if (stopped) return;

  const { functions, publishableKey, inbox, mailApi, databaseUrl } = stack;
  const addresses = { site: site.url, functions, publishableKey, inbox, mailApi, databaseUrl };
  writeStackFile(addresses);
  say(`
  Page      ${site.url}/
  Página    ${site.url}/es/
  Inbox     ${inbox}
  Mails     ${gallery.url} (what every mail looks like)
  Database  ${databaseUrl}

  ${production ? 'This is the site as it will be published.' : 'To see the site as it will be published: npm start -- --production'}
  Stop with Ctrl-C. The messages stay in the database until "npm run reset".
`);
}

/** If one of the parts fails, those that have started are stopped. */
async function startParts(ports: Ports) {
  try {
    const stack = keep(
      await startStack({
        directory: STATE_DIRECTORY,
        site: siteUrl(ports.site),
        ports,
        watch: !production,
        log: (line) => say(`[function] ${line}`),
      }),
    );
    const whenBroken = (part: string) =>
      stops.includes(stack.stop) ? stopBroken(part) : undefined;
    void stack.ended.then(whenBroken);
    const startSite = production ? startBuiltSite : startDevelopmentSite;
    const site = keep(
      await startSite({
        port: ports.site,
        functions: stack.functions,
        publishableKey: stack.publishableKey,
        log: (line) => say(`[site] ${line}`),
      }),
    );
    void site.ended?.then(() => whenBroken('The development server'));
    const mails = join(projectRoot, 'supabase/functions/send-contact-email');
    return { stack, site, gallery: keep(await startMailGallery(mails)) };
  } catch (error) {
    // Ctrl-C stops the parts itself and ends the process: nothing is restarted.
    if (stopped) return new Promise<never>(() => undefined);
    await Promise.allSettled(stops.splice(0).map((each) => each()));
    throw error;
  }
}

function keep<Part extends { stop: () => Promise<void> }>(part: Part): Part {
  stops.push(part.stop);
  return part;
}

/** The first request makes the development server prepare the page, so that nobody has to wait. */
async function warmUp(url: string): Promise<void> {
  const response = await fetch(url);
  await response.body?.cancel();
  if (!response.ok) say(`${url} answers with status ${response.status}.`);
}

async function stopBroken(part: string): Promise<void> {
  if (!stopped) console.error(`${part} has ended on its own, so everything stops.`);
  await stop(1);
}

async function stop(code: number): Promise<void> {
  if (stopped) return;
  stopped = true;
  // Children that hang end with this process: see scripts/guard.sh.
  setTimeout(() => end(code), STOP_LIMIT_MS).unref();
  await Promise.all(stops.map((each) => each()));
  end(code);
}

/** Whoever waits for the stack to stop waits for its file to disappear, so it goes last. */
function end(code: number): never {
  removeStackFile();
  process.exit(code);
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
