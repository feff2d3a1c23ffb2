import assert from 'node:assert/strict';

import { readConfig } from '../../functions/send-contact-email/config.ts';
import { test } from '../../functions/send-contact-email/testing/defineTest.ts';
import { createTestClock } from '../../functions/send-contact-email/testing/testClock.ts';
import { environment } from '../../functions/send-contact-email/testing/testEndpoint.ts';
import { checkSite } from '../doctor/checkSite.ts';
import { createExpiredClock } from './expiredClock.ts';

const serve = (answer: (request: Request) => Response, hostname = '127.0.0.1') => {
  const server = Deno.serve({ port: 0, hostname: '127.0.0.1', onListen: () => {} }, answer);
  return { origin: `http://${hostname}:${server.addr.port}`, stop: () => server.shutdown() };
};

/** What doctor says about a site that answers like this, with `…` for its address. */
async function findingOf(
  answer: (request: Request) => Response,
  settings: Record<string, string> = {},
  clock = createTestClock(),
): Promise<string> {
  const site = serve(answer);
  const config = readConfig({ ...environment, ...settings, SITE_URL: site.origin });
  const [finding] = await checkSite(config, clock);
  await site.stop();
  return `${finding?.ok ? 'ok' : 'PROBLEM'} ${finding?.text.replaceAll(site.origin, '…')}`;
}

test('doctor opens the site, and tells whether it answers', async () => {
  assert.equal(await findingOf(() => new Response('<p>')), 'ok The site opens at ….');
  assert.match(
    await findingOf(() => new Response('', { status: 404 })),
    /^PROBLEM The site answers 404 at …: see docs\/runbook\.md, "The site does not open"\.$/,
  );
  const expired = createExpiredClock();
  assert.match(
    await findingOf(() => new Response(), {}, expired),
    /^PROBLEM The site does not open at …: see docs\/runbook\.md, "The site does not open"\.$/,
  );
  assert.deepEqual(expired.limits, [10_000]);
});

test('doctor finds that the site has moved to where nobody can send', async () => {
  const moved = serve(() => new Response('<p>'), 'localhost');
  const leadThere = () => Response.redirect(`${moved.origin}/es/`, 301);
  const whereNobodyCanSend = await findingOf(leadThere);
  const whereItIsAllowed = await findingOf(leadThere, { ALLOWED_ORIGINS: moved.origin });
  await moved.stop();
  assert.equal(
    whereNobodyCanSend,
    `PROBLEM … leads to ${moved.origin}, whose pages cannot send: set SITE_URL to that address.`,
  );
  assert.equal(whereItIsAllowed, 'ok The site opens at ….');
});

const leadIntoFolder = ({ url }: Request) =>
  new URL(url).pathname === '/' ? Response.redirect(new URL('/en/', url)) : new Response('<p>');

test('doctor follows a redirect into a folder of the site', async () => {
  assert.equal(await findingOf(leadIntoFolder), 'ok The site opens at ….');
});
