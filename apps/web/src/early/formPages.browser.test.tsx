import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { ProblemPage } from '../pages/ProblemPage.tsx';
import { ThankYouPage } from '../pages/ThankYouPage.tsx';
import { sectionIn } from '../testing/sectionIn.tsx';
import { showProblem } from './showProblem.ts';
import { showReference } from './showReference.ts';

const { search: own } = location;
const answerWith = (search: string) => history.replaceState(null, '', search);
afterEach(() => answerWith(own || location.pathname));

test('the thank-you page shows the reference of the message', async () => {
  const screen = await render(sectionIn('es', <ThankYouPage />).element);
  answerWith('?ref=MSG-0A1B2C');
  showReference();
  await expect.element(screen.getByText('Su número de referencia: MSG-0A1B2C')).toBeVisible();
});

test('the draft of a message that was sent is forgotten on the thank-you page', () => {
  sessionStorage.setItem('contact-draft', '{"name":"Ana","email":"","message":"Hi","type":"chw"}');
  showReference();
  expect(sessionStorage.getItem('contact-draft')).not.toMatch(/Ana|Hi/);
});

test('the thank-you page shows nothing that is no reference', async () => {
  const screen = await render(sectionIn('en', <ThankYouPage />).element);
  answerWith('?ref=Call%20this%20number');
  showReference();
  await expect.element(screen.getByText(/Your reference/)).not.toBeInTheDocument();
  await expect.element(screen.getByText(/Call this number/)).not.toBeInTheDocument();
});

test('the problem page names the reason and the fields to check', async () => {
  const screen = await render(sectionIn('en', <ProblemPage />).element);
  answerWith('?code=validation_failed&f=email');
  showProblem();
  await expect.element(screen.getByText(/Something in the form needs a correction/)).toBeVisible();
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'Email' })).toBeVisible();
  await expect.element(screen.getByText('Message', { exact: true })).not.toBeVisible();
  await expect.element(screen.getByText(/too long/)).not.toBeVisible();
});

test('the problem page says how to go on, whatever the reason', async () => {
  const screen = await render(sectionIn('en', <ProblemPage />).element);
  answerWith('?code=something_new');
  showProblem();
  await expect.element(screen.getByText('Please check:')).not.toBeVisible();
  await expect.element(screen.getByText(/You can also write to/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Back to the form' }))
    .toHaveAttribute('href', '/#contact');
});
