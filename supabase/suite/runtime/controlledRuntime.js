// Runs the function as the hosted runtime does, for a suite that sets its clock and wants to know
// when its work after the answers is done. Arguments: the function's file, the port or 0 for any,
// the time in milliseconds.
import { time } from './controlledClock.js';
import { timeouts } from './controlledTimeouts.js';

const CONTROL = '/-/';
const [entry, port] = Deno.args;
const serve = Deno.serve.bind(Deno);
const work = new Set();
const unhandled = [];

const track = (promise) => {
  const settled = Promise.resolve(promise).then(
    () => undefined,
    (error) => unhandled.push(`waitUntil: ${error?.message ?? error}`),
  );
  work.add(settled);
  void settled.then(() => work.delete(settled));
  return promise;
};
globalThis.EdgeRuntime = { waitUntil: track };
globalThis.addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  unhandled.push(`rejection: ${event.reason?.stack ?? event.reason}`);
});
globalThis.addEventListener('error', (event) => {
  event.preventDefault();
  unhandled.push(`error: ${event.error?.stack ?? event.message}`);
});

async function control(action, request) {
  const given = await request.json();
  if (action === 'jump') time.now += given.ms;
  if (action === 'timeouts') Object.assign(timeouts, given);
  if (action !== 'settled') return Response.json({ now: time.now, unhandled: [], pid: Deno.pid });
  // oxlint-disable-next-line no-await-in-loop -- work may cause more work
  while (work.size > 0) await Promise.all(work);
  // Logged after everything that the work has logged: this answer could overtake the log.
  console.log(given.mark);
  console.error(given.mark);
  return Response.json({ now: time.now, unhandled: unhandled.splice(0), pid: Deno.pid });
}

Deno.serve = (handler) =>
  serve(
    {
      hostname: '127.0.0.1',
      port: Number(port),
      onListen: (address) => console.log(`function is listening on ${address.port}`),
    },
    (request) => {
      // Not every URL is valid: the client sends the host.
      const pathname = URL.parse(request.url)?.pathname ?? '';
      return pathname.startsWith(CONTROL)
        ? control(pathname.slice(CONTROL.length), request)
        : track(handler(request));
    },
  );

try {
  await import(entry);
} catch (error) {
  // The listeners above would swallow it.
  console.error(error);
  Deno.exit(1);
}
