import assert from 'node:assert/strict';

import { contactLimits } from '@wnc/validation/contact';

import { referenceOf } from '../message/referenceOf.ts';
import { assertHas } from '../testing/assertHas.ts';
import { test } from '../testing/defineTest.ts';
import { formFields, formRequest } from '../testing/requests.ts';
import { SITE, startTestEndpoint, visitor } from '../testing/testEndpoint.ts';

test('L01: without JavaScript, the visitor ends up on the thank-you page and gets a confirmation', async () => {
  await using endpoint = await startTestEndpoint();
  const response = await endpoint.handle(formRequest(formFields()));
  const [row] = await endpoint.database.sql`select * from contact.messages`;
  assertHas({ ...row }, { ...visitor, suspicions: [] });
  assert.equal(response.status, 303);
  assert.equal(
    response.headers.get('location'),
    `${SITE}/contact/thanks/?ref=${referenceOf(row?.id)}`,
  );
  await endpoint.settled();
  assert.equal(endpoint.resend.mails.length, 2);
});

test('L01: somebody who wrote in Spanish ends up on the Spanish page', async () => {
  await using endpoint = await startTestEndpoint();
  const response = await endpoint.handle(formRequest(formFields({ language: 'es' })));
  assert.match(
    response.headers.get('location') ?? '',
    /site\.test\/es\/contact\/thanks\/\?ref=MSG-/,
  );
});

test('L02: wrong fields lead to the page that names them, in the language of the form', async () => {
  await using endpoint = await startTestEndpoint();
  const wrong = formFields({ language: 'es', name: '', email: 'ana' });
  const response = await endpoint.handle(formRequest(wrong));
  assert.equal(response.status, 303);
  assert.equal(
    response.headers.get('location'),
    `${SITE}/es/contact/problem/?code=validation_failed&f=name&f=email`,
  );
});

const bytes = (text: string) => new TextEncoder().encode(text);
/** A body in chunks without a Content-Length; unless `ends`, the rest never arrives. */
const inChunks = (chunks: string[], ends: boolean) =>
  new ReadableStream<Uint8Array>({
    start: (stream) => {
      for (const chunk of chunks) stream.enqueue(bytes(chunk));
      if (ends) stream.close();
    },
  });

const TOO_LARGE = 'code=payload_too_large';
const ENDLESS = 'an end that never comes';
const tooLong = `language=es&message=${'x'.repeat(70_000)}`;

const unreadable: [string, string, () => BodyInit, Record<string, string>?][] = [
  ['too much, as browsers send it', TOO_LARGE, () => tooLong, { 'content-length': '70020' }],
  ['broken percent encoding', 'code=invalid_encoding', () => 'language=es&name=%ff%fe'],
  [
    'bytes that are not UTF-8',
    'code=invalid_encoding',
    () => new Uint8Array([...bytes('name=Jos'), 0xe9, ...bytes('&language=es')]),
  ],
  [
    'too much, in chunks without a length',
    TOO_LARGE,
    () => inChunks(['language=es&message=', 'x'.repeat(70_000)], true),
  ],
  ['too much in one chunk', TOO_LARGE, () => inChunks([tooLong], true)],
  [ENDLESS, 'code=request_timeout', () => inChunks(['language=es&na'], false)],
  [
    'the language twice',
    'code=validation_failed&f=language',
    () => `${formFields({ language: 'es' })}&language=es`,
  ],
];
for (const [what, query, body, headers] of unreadable) {
  test(`L02, L03: a Spanish form with ${what} ends up on the Spanish page`, async () => {
    await using endpoint = await startTestEndpoint();
    const { deadline } = endpoint.clock;
    if (what === ENDLESS) endpoint.clock.deadline = () => deadline(20);
    const response = await endpoint.handle(formRequest(body(), headers));
    assert.equal(response.headers.get('location'), `${SITE}/es/contact/problem/?${query}`);
  });
}

test('L03: a language that only appears in another field does not choose the page', async () => {
  await using endpoint = await startTestEndpoint();
  for (const body of [
    'message=language=es&name=%ff',
    'xlanguage=es&name=%ff',
    'language=est&x=%',
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    const response = await endpoint.handle(
      formRequest(body, { referer: `${SITE}/es/`, 'accept-language': 'es' }),
    );
    const page = `${SITE}/contact/problem/?code=invalid_encoding`;
    assert.equal(response.headers.get('location'), page);
  }
});

test('L04: a script that sends a form and accepts JSON gets JSON', async () => {
  await using endpoint = await startTestEndpoint();
  const response = await endpoint.handle(formRequest(formFields(), { accept: 'application/json' }));
  assertHas(await response.json(), { ok: true });
  assert.equal(response.status, 202);
});

test('L05: a repeated field is refused, and neither value is chosen', async () => {
  await using endpoint = await startTestEndpoint();
  const response = await endpoint.handle(formRequest(`${formFields()}&email=other%40example.org`));
  assert.equal(
    response.headers.get('location'),
    `${SITE}/contact/problem/?code=validation_failed&f=email`,
  );
});

test('L06: the form cannot choose where a visitor ends up', async () => {
  await using endpoint = await startTestEndpoint();
  const response = await endpoint.handle(
    formRequest(formFields({ _next: 'https://evil.test', redirect: 'https://evil.test' })),
  );
  assert.ok(response.headers.get('location')?.startsWith(`${SITE}/contact/thanks/?ref=`));
});

test('B06: percent-encoding that is not UTF-8 is refused, not repaired', async () => {
  await using endpoint = await startTestEndpoint();
  for (const broken of ['name=%ff%fe', 'name=100%']) {
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    const response = await endpoint.handle(formRequest(broken));
    assert.equal(
      response.headers.get('location'),
      `${SITE}/contact/problem/?code=invalid_encoding`,
    );
  }
});

test('C15: a message of as many emoji as allowed fits into a form', async () => {
  await using endpoint = await startTestEndpoint();
  const longest = '😀'.repeat(contactLimits.message.max);
  const body = formFields({ message: longest });
  const response = await endpoint.handle(formRequest(body));
  assert.match(response.headers.get('location') ?? '', /thanks/);
  const [row] = await endpoint.database.sql`select message from contact.messages`;
  assert.equal(row?.message, longest);
});

test('F07: reloading the thank-you page does not send the message again', async () => {
  await using endpoint = await startTestEndpoint();
  const first = await endpoint.handle(formRequest(formFields()));
  const second = await endpoint.handle(formRequest(formFields()));
  assert.equal(first.headers.get('location'), second.headers.get('location'));
  await endpoint.settled();
  assert.equal(endpoint.resend.mails.length, 2);
});

test('after an error of ours, a form still ends up on a page of the site, and a script gets JSON', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.clock.deadline = () => {
    throw new Error('A mistake of ours.');
  };
  const response = await endpoint.handle(formRequest(formFields()));
  assert.equal(response.headers.get('location'), `${SITE}/contact/problem/?code=unavailable`);
  assert.equal(response.status, 303);
  const toScript = await endpoint.handle(formRequest(formFields(), { accept: 'application/json' }));
  assert.equal(toScript.status, 503);
  assert.ok(endpoint.log.some(({ code }) => code === 'request_failed'));
});

test('after an error of ours with a message that was read, a Spanish form ends up on the Spanish page', async () => {
  await using endpoint = await startTestEndpoint({ databaseUrl: undefined });
  endpoint.dependencies.mailer.send = () => Promise.reject(new Error('A mistake of ours.'));
  const response = await endpoint.handle(formRequest(formFields({ language: 'es' })));
  assert.equal(response.headers.get('location'), `${SITE}/es/contact/problem/?code=unavailable`);
  assert.ok(endpoint.log.some(({ code }) => code === 'receive_failed'));
});

test("A08: a form on another site's page is refused there, without a redirect to our site", async () => {
  await using endpoint = await startTestEndpoint();
  const response = await endpoint.handle(
    formRequest(formFields(), { origin: 'https://other.test' }),
  );
  assert.equal(response.headers.get('location'), null);
  assertHas(await response.json(), { status: 403, code: 'origin_not_allowed' });
  assert.equal(response.status, 403);
});
