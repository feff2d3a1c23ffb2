import { languageOf } from '@wnc/content/languages';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { ProblemPage } from '../pages/ProblemPage.tsx';
import { ThankYouPage } from '../pages/ThankYouPage.tsx';
import { say } from '../testing/say.ts';
import { pageIn } from '../testing/sectionIn.tsx';
import { showProblem } from './showProblem.ts';
import { showReference } from './showReference.ts';

const t = say('en');
const { search: own } = location;
const answerWith = (search: string) => history.replaceState(null, '', search);
afterEach(() => answerWith(own || location.pathname));

test('the thank-you page shows the reference of the message', async () => {
  const screen = await render(pageIn('es', <ThankYouPage />).element);
  answerWith('?ref=MSG-0A1B2C');
  showReference();
  await expect
    .element(
      screen.getByText(say('es')(($) => $.thankYou.contact.reference, { ref: 'MSG-0A1B2C' })),
    )
    .toBeVisible();
});

test.each([
  ['thank-you', ThankYouPage, showReference, '?ref=MSG-0A1B2C'],
  ['problem', ProblemPage, showProblem, '?code=invalid&f=name'],
] as const)(
  'the language switch of the %s page keeps the query of its address',
  async (_, View, show, search) => {
    const screen = await render(pageIn('en', <View />).element);
    answerWith(search);
    show();
    const link = screen.getByRole('banner').getByRole('link', { name: languageOf('es').name });
    expect(link.element()).toHaveProperty('search', search);
  },
);

/** The thank-you page with this query, in a tab that has a draft; returns what is left of the draft. */
async function draftAfter(search: string, cameBy?: NavigationTimingType) {
  await render(pageIn('en', <ThankYouPage />).element);
  answerWith(search);
  sessionStorage.setItem('contact-draft', '{"name":"Ana","message":"One thing more"}');
  showReference(cameBy);
  return sessionStorage.getItem('contact-draft');
}

test('the draft of a message that was sent is forgotten on the thank-you page', async () => {
  expect(await draftAfter('?ref=MSG-0A1B2C')).not.toMatch(/Ana|One thing more/);
});

test.each(['', '?ref=Call%20this%20number'])(
  'a visitor who opens the thank-you page without having sent a message keeps the draft: %s',
  async (search) => {
    expect(await draftAfter(search)).toMatch(/One thing more/);
  },
);

test.each(['reload', 'back_forward'] as const)(
  'what was typed after a message was sent stays when the thank-you page is loaded again: %s',
  async (cameBy) => {
    expect(await draftAfter('?ref=MSG-0A1B2C', cameBy)).toMatch(/One thing more/);
  },
);

test('what was typed after a message was sent stays when the language of the thank-you page is changed', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://example.org/?ref=MSG-0A1B2C');
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await draftAfter('?ref=MSG-0A1B2C')).toMatch(/One thing more/);
});

test('the thank-you page shows no text that is not a reference', async () => {
  const screen = await render(pageIn('en', <ThankYouPage />).element);
  answerWith('?ref=Call%20this%20number');
  showReference();
  await expect
    .element(screen.getByText(t(($) => $.thankYou.contact.reference, { ref: '' }).trim()))
    .not.toBeInTheDocument();
  await expect.element(screen.getByText(/Call this number/)).not.toBeInTheDocument();
});

test.each(['Win%20a%20prize%20MSG-0A1B2C', 'MSG-0A1B2C%20Win%20a%20prize'])(
  'the thank-you page shows no words around a reference: %s',
  async (ref) => {
    const screen = await render(pageIn('en', <ThankYouPage />).element);
    answerWith(`?ref=${ref}`);
    showReference();
    await expect.element(screen.getByText(/Win a prize/)).not.toBeInTheDocument();
  },
);

test('the problem page names the reason and the fields to check', async () => {
  const screen = await render(pageIn('en', <ProblemPage />).element);
  answerWith('?code=validation_failed&f=name&f=email');
  showProblem();
  await expect.element(screen.getByText(t(($) => $.problem.codes.validation_failed))).toBeVisible();
  for (const label of [t(($) => $.contact.labels.name), t(($) => $.contact.labels.email)]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect.element(screen.getByRole('listitem').filter({ hasText: label })).toBeVisible();
  }
  const message = screen.getByText(new RegExp(`^${t(($) => $.contact.labels.message)}`));
  await expect.element(message).not.toBeVisible();
  await expect.element(screen.getByText(t(($) => $.problem.codes.too_large))).not.toBeVisible();
});

test.each([
  ['en', 'name', 'Name: between 2 and 100 characters'],
  ['en', 'message', 'Message: between 10 and 5,000 characters'],
  ['es', 'message', 'Mensaje: entre 10 y 5,000 caracteres'],
] as const)(
  'the problem page says how long a field may be: in %s, %s',
  async (language, field, text) => {
    const screen = await render(pageIn(language, <ProblemPage />).element);
    answerWith(`?code=validation_failed&f=${field}`);
    showProblem();
    await expect.element(screen.getByText(text)).toBeVisible();
  },
);

test('the problem page says what to do next, whatever the reason', async () => {
  const screen = await render(pageIn('en', <ProblemPage />).element);
  answerWith('?code=something_new');
  showProblem();
  await expect.element(screen.getByText(t(($) => $.problem.fields.label))).not.toBeVisible();
  await expect.element(screen.getByText(t(($) => $.problem.alternative))).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: t(($) => $.problem.backToForm) }))
    .toHaveAttribute('href', '/#contact');
});
