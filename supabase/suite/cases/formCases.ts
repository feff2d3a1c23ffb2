import { expect } from 'vitest';

import { SITE } from '../harness/environment.ts';
import { expectAccepted, expectProblem, expectRedirect } from '../harness/expectAnswer.ts';
import { newAddress } from '../harness/visitor.ts';
import type { MatrixCase } from './matrixCase.ts';

type Fields = Readonly<Record<string, unknown>>;

const problem = (id: string, what: string, fields: Fields, path: string): MatrixCase => ({
  id,
  what,
  outcome: 'M0 T0 V0',
  run: async (harness) => expectRedirect(await harness.postForm(fields), path),
});

/** Section L: the form without JavaScript. */
export const formCases: readonly MatrixCase[] = [
  {
    id: 'L01',
    what: 'a visitor ends up on the thank-you page in their language',
    outcome: 'M3 T3 V3',
    run: async (harness) => {
      expectRedirect(await harness.postForm(), /^\/contact\/thanks\/\?ref=MSG-[0-9A-Z]{6}$/);
      expectRedirect(
        await harness.postForm({ language: 'es' }),
        /^\/es\/contact\/thanks\/\?ref=MSG-[0-9A-Z]{6}$/,
      );
      expectRedirect(await harness.postForm({ elapsed: '' }), /^\/contact\/thanks\/\?ref=MSG-/);
    },
  },
  problem(
    'L02',
    'wrong fields lead to the page that names them',
    { email: 'x', message: '' },
    '/contact/problem/?code=validation_failed&f=email&f=message',
  ),
  problem(
    'L02',
    'wrong fields lead to the page in Spanish',
    { language: 'es', name: '' },
    '/es/contact/problem/?code=validation_failed&f=name',
  ),
  problem(
    'L02',
    'an unknown language leads to the English page',
    { language: '//evil.test' },
    '/contact/problem/?code=validation_failed&f=language',
  ),
  {
    id: 'L03',
    what: 'a form that is too large or broken leads to one of our pages',
    outcome: 'M0 T0 V0',
    run: async (harness) => {
      expectRedirect(
        await harness.postForm({ message: 'x'.repeat(70_000) }),
        '/contact/problem/?code=payload_too_large',
      );
      for (const [language, home] of [
        ['en', ''],
        ['es', '/es'],
      ] as const) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const broken = await harness.request({
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            origin: SITE,
          },
          body: `language=${language}&name=%ff%fe&email=a`,
        });
        expectRedirect(broken, `${home}/contact/problem/?code=invalid_encoding`);
      }
    },
  },
  {
    id: 'L03',
    what: 'a form that comes too often leads to one of our pages',
    outcome: 'M10 T10 V3',
    run: async (harness) => {
      const from = { 'cf-connecting-ip': newAddress() };
      for (let count = 0; count < 10; count += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expectRedirect(await harness.postForm({}, from), /thanks/);
      }
      const answer = await harness.postForm({ language: 'es' }, from);
      expectRedirect(answer, '/es/contact/problem/?code=rate_limited');
    },
  },
  {
    id: 'L04',
    what: 'a script that posts a form is answered in JSON',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const json = { accept: 'application/json' };
      expectAccepted(await harness.postForm({}, json));
      expectProblem(await harness.postForm({ name: '' }, json), 422, 'validation_failed', {
        errors: { name: 'too_short' },
      });
    },
  },
  {
    id: 'L05',
    what: 'a field that comes twice is a problem',
    outcome: 'M0 T0 V0',
    run: async (harness) => {
      const answer = await harness.request({
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: SITE,
          'cf-connecting-ip': newAddress(),
        },
        body: 'name=Ana+Ruiz&email=a%40b.co&email=c%40d.co&message=Canta+el+canario&type=chw',
      });
      expectRedirect(answer, '/contact/problem/?code=validation_failed&f=email');
    },
  },
  {
    id: 'L06',
    what: 'where a visitor ends up is never up to the form',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const evil = {
        _next: 'https://evil.test',
        redirect: 'https://evil.test',
        next: '//evil.test',
        return_to: '/\\evil.test',
      };
      const answer = await harness.postForm(evil, {
        referer: 'https://evil.test/',
        host: 'evil.test',
      });
      expectRedirect(answer, /^\/contact\/thanks\/\?ref=MSG-[0-9A-Z]{6}$/);
    },
  },
  {
    id: 'L09',
    what: 'a script that posts JSON is never sent to a page, whatever it accepts',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      expectAccepted(await harness.post({}, { accept: 'text/html' }));
      const answers = [
        await harness.post({ name: '' }, { accept: 'text/html' }),
        await harness.post({}, { accept: 'text/html', origin: 'https://evil.test' }),
        await harness.post({}, { accept: 'text/html', 'content-type': 'text/plain' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([422, 403, 415]);
    },
  },
  {
    id: 'L11',
    what: 'the honeypot and the elapsed time of a form count as those of the page do',
    outcome: 'M4 T4 V1',
    run: async (harness) => {
      for (const fields of [
        { website: 'x' },
        { elapsed: '10' },
        { elapsed: 'x' },
        { elapsed: '9000' },
      ]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expectRedirect(await harness.postForm(fields), /thanks/);
      }
    },
  },
  {
    id: 'L12',
    what: 'accents, plus signs, ampersands and line breaks in a form arrive as typed',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const typed = {
        name: 'Ñandú & Söhne + 1 = 100%',
        message: 'Uno & dos\r\ntres = cuatro; ¿cinco?',
      };
      await harness.postForm(typed);
      const [row] = await harness.database.messages();
      expect(row).toMatchObject({ name: typed.name, message: 'Uno & dos\ntres = cuatro; ¿cinco?' });
    },
  },
];
