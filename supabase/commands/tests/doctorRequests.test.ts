import assert from 'node:assert/strict';

import type { Clock } from '../../functions/send-contact-email/clock.ts';
import { type Config, readConfig } from '../../functions/send-contact-email/config.ts';
import { test } from '../../functions/send-contact-email/testing/defineTest.ts';
import { createTestClock } from '../../functions/send-contact-email/testing/testClock.ts';
import {
  environment,
  startTestEndpoint,
} from '../../functions/send-contact-email/testing/testEndpoint.ts';
import { checkFunction } from '../doctor/checkFunction.ts';
import { checkProvider } from '../doctor/checkProvider.ts';
import { createExpiredClock } from './expiredClock.ts';

/** What doctor says about a provider, or a function, that answers like this. */
async function findingsOf(
  check: typeof checkProvider,
  answer: (request: Request) => Response | Promise<Response>,
  { clock = createTestClock(), ...change }: { clock?: Clock } & Partial<Config> = {},
): Promise<string[]> {
  const abort = new AbortController();
  const { signal } = abort;
  const server = Deno.serve({ port: 0, hostname: '127.0.0.1', signal, onListen: () => {} }, answer);
  const url = `http://127.0.0.1:${server.addr.port}`;
  const config = { ...readConfig({ ...environment, SUPABASE_URL: url }), resendBaseUrl: url };
  const findings = await check({ ...config, ...change }, clock);
  abort.abort();
  return findings.map(({ ok, text }) => `${ok ? 'ok' : 'PROBLEM'} ${text.replace(url, '…')}`);
}

const domains =
  (...data: object[]) =>
  () =>
    Response.json({ data });
const own = { name: 'mail.site.test', status: 'verified' };
const foreign = { name: 'site.test', status: 'verified' };

const providers: [string, () => Response, string][] = [
  [
    'a verified domain among others',
    domains(foreign, own),
    'ok The mail provider has verified mail.site.test.',
  ],
  [
    'a domain that is not verified yet',
    domains(foreign, { ...own, status: 'pending' }),
    'PROBLEM The mail provider has not verified mail.site.test yet: set its DNS records.',
  ],
  [
    'a sender on a domain that nobody added',
    domains(foreign),
    'PROBLEM MAIL_FROM is on mail.site.test, which the mail provider does not know: add it there.',
  ],
  [
    'an answer that is no list',
    () => new Response('null'),
    'PROBLEM MAIL_FROM is on mail.site.test, which the mail provider does not know: add it there.',
  ],
  [
    'a key that may only send',
    () => Response.json({ name: 'restricted_api_key' }, { status: 401 }),
    'ok The key may only send mails, so doctor cannot check whether mail.site.test is verified.',
  ],
  [
    'a key that is refused',
    () => Response.json({ name: 'invalid_api_key' }, { status: 403 }),
    'PROBLEM The mail provider refuses RESEND_API_KEY (status 403).',
  ],
  [
    'a page from something in front of the provider',
    () => new Response('<p>Blocked</p>', { status: 403 }),
    'PROBLEM The mail provider refuses RESEND_API_KEY (status 403).',
  ],
];
for (const [what, answer, sentence] of providers) {
  test(`doctor tells ${what} from everything else`, async () => {
    assert.deepEqual(await findingsOf(checkProvider, answer), [sentence]);
  });
}

test('doctor finds the domain of a sender without a name, in upper or lower case', async () => {
  const mailFrom = 'website@Mail.Site.test';
  const [sentence] = await findingsOf(checkProvider, domains(own), { mailFrom });
  assert.equal(sentence, 'ok The mail provider has verified mail.site.test.');
});

test('doctor sends the key to the provider, and to nobody whom the provider redirects to', async () => {
  const seen: string[] = [];
  const show = (request: Request) => {
    seen.push(`${new URL(request.url).pathname} ${request.headers.get('authorization')}`);
    return new URL(request.url).pathname === '/domains'
      ? new Response('', { status: 307, headers: { location: '/elsewhere' } })
      : Response.json({ data: [own] });
  };
  assert.deepEqual(await findingsOf(checkProvider, show), [
    'PROBLEM The mail provider does not answer at ….',
  ]);
  assert.deepEqual(seen, [`/domains Bearer ${environment.RESEND_API_KEY}`]);
});

const lets =
  (origin: string, status = 405) =>
  () =>
    new Response(null, { status, headers: { 'access-control-allow-origin': origin } });
const LOG =
  'the end of its log says why, for example which setting is wrong (Supabase → Edge Functions → send-contact-email → Logs).';
const functions: [string, (request: Request) => Response, string][] = [
  [
    'a function that lets the site send',
    lets('https://www.site.test'),
    'ok The function answers, and the site may send.',
  ],
  [
    'a function that the platform guards with a JWT, though not in a preflight request,',
    ({ method }) =>
      method === 'OPTIONS'
        ? lets('https://www.site.test', 204)()
        : new Response(null, { status: 401 }),
    'PROBLEM The function answers 401 at …/functions/v1/send-contact-email: the platform asks for a JWT, which the form does not have: deploy it again.',
  ],
  [
    'a function that a wrong setting keeps from starting',
    () => Response.json({ code: 'BOOT_ERROR' }, { status: 503 }),
    `PROBLEM The function answers 503 at …/functions/v1/send-contact-email: ${LOG}`,
  ],
  [
    'a function that lets another site send',
    lets('https://old.site.test'),
    'PROBLEM The function does not let https://www.site.test send: set SITE_URL there.',
  ],
  [
    'a function that is not deployed',
    () => new Response('', { status: 404 }),
    'PROBLEM The function answers 404 at …/functions/v1/send-contact-email: deploy it.',
  ],
];
for (const [what, answer, sentence] of functions) {
  test(`doctor tells ${what} from everything else`, async () => {
    assert.deepEqual(await findingsOf(checkFunction, answer), [sentence]);
  });
}

test('doctor recognizes the answer of the function itself, which keeps nothing of that request', async () => {
  await using endpoint = await startTestEndpoint();
  assert.deepEqual(await findingsOf(checkFunction, endpoint.handle), [
    'ok The function answers, and the site may send.',
  ]);
  const siteUrl = 'https://moved.site.test';
  assert.deepEqual(await findingsOf(checkFunction, endpoint.handle, { siteUrl }), [
    `PROBLEM The function does not let ${siteUrl} send: set SITE_URL there.`,
  ]);
  assert.deepEqual(endpoint.log, []);
});

test('doctor asks the function as a page of the site would, even if the site is in a folder', async () => {
  const seen: string[] = [];
  const show = (request: Request) => {
    const { pathname } = new URL(request.url);
    seen.push(`${request.method} ${pathname} ${request.headers.get('origin')}`);
    return lets('https://www.site.test')();
  };
  const [sentence] = await findingsOf(checkFunction, show, {
    siteUrl: 'https://www.site.test/home',
  });
  assert.equal(sentence, 'ok The function answers, and the site may send.');
  assert.deepEqual(seen, ['GET /functions/v1/send-contact-email https://www.site.test']);
});

test('doctor waits ten seconds for an answer, and says who did not give one', async () => {
  const expired = createExpiredClock();
  assert.deepEqual(
    [
      ...(await findingsOf(checkProvider, domains(own), { clock: expired })),
      ...(await findingsOf(checkFunction, lets('https://www.site.test'), { clock: expired })),
    ],
    [
      'PROBLEM The mail provider does not answer at ….',
      'PROBLEM The function does not answer at …/functions/v1/send-contact-email.',
    ],
  );
  assert.deepEqual(expired.limits, [10_000, 10_000]);
});
