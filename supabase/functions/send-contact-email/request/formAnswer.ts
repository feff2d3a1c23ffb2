import { languageOf, type Language } from '@wnc/content/languages';

import type { Answer } from './answer.ts';
import { formatOf } from './parseBody.ts';

/** Whether a form without JavaScript sent this, whose visitor would see the bare JSON. */
export const wantsPage = ({ headers }: Request): boolean =>
  formatOf(headers.get('content-type')) === 'form' &&
  !headers.get('accept')?.includes('application/json');

/** Redirects a form without JavaScript to a fixed page of the site, not to a URL from the form. */
export function formAnswer(answer: Answer, siteUrl: string, language: Language): Response {
  const home = `${siteUrl}${languageOf(language).path}`;
  const page =
    answer.kind === 'accepted'
      ? `contact/thanks/?${new URLSearchParams({ ref: answer.ref })}`
      : `contact/problem/?${problemQuery(answer)}`;
  return new Response(null, { status: 303, headers: { Location: `${home}${page}` } });
}

const problemQuery = ({ code, errors = [] }: Extract<Answer, { kind: 'problem' }>) =>
  new URLSearchParams([['code', code], ...errors.map(({ field }) => ['f', field])]);
