import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { openContact, problem, received, stubNetwork } from '../../../testing/openContact.tsx';
import { sectionIn } from '../../../testing/sectionIn.tsx';
import { stopClock } from '../../../testing/stopClock.ts';
import { WaitText } from './WaitText.tsx';

const quiet = () => vi.spyOn(console, 'error').mockReturnValue();

test.each([
  ['en', '2 minutes', '1 minute'],
  ['es', '2 minutos', '1 minuto'],
] as const)(
  'in %s O07: the wait is shown, the text stays, the button comes back after it, and the thanks for the next try stay',
  async (language, two, one) => {
    quiet();
    const answers = [problem(429, { code: 'rate_limited', retry_after: 80 })];
    const bodies = stubNetwork(() => answers.shift() ?? received());
    const { words, name, fill, send, outcome } = await openContact(language);
    await fill();
    const clock = stopClock('setInterval', 'clearInterval', 'Date');
    onTestFinished(() => clock.uninstall());
    await userEvent.click(send);
    const { wait } = words.rateLimited;
    await expect.element(outcome).toMatchTextContent(wait.replace('{{time}}', two));
    await expect.element(outcome).toMatchTextContent(words.failure.kept);
    await expect.element(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(send, { force: true });
    expect(bodies).toHaveLength(1);
    await clock.tickAsync(21_000);
    await expect.element(outcome).toMatchTextContent(wait.replace('{{time}}', one));
    await clock.tickAsync(60_000);
    await expect.element(outcome).toHaveTextContent(words.rateLimited.over);
    await expect.element(send).not.toHaveAttribute('aria-disabled');
    await expect.element(name).toHaveValue('Ana Ejemplo');
    await userEvent.click(send);
    await expect.element(outcome).toMatchTextContent(words.success.inline);
    await clock.tickAsync(60_000);
    await expect.element(outcome).toMatchTextContent(words.success.inline);
  },
);

test.each([
  ['en', 3600, '60 minutes'],
  ['en', 3601, '2 hours'],
  ['es', 86_400, '24 horas'],
] as const)('in %s a wait of %i s is %s', async (language, seconds, time) => {
  quiet();
  stubNetwork(() => problem(429, { code: 'rate_limited', retry_after: seconds }));
  const { words, fill, send, outcome } = await openContact(language);
  await fill();
  await userEvent.click(send);
  const wait = words.rateLimited.wait.replace('{{time}}', time);
  await expect.element(outcome).toMatchTextContent(wait);
});

test('a wait that is over before a slow phone shows it is not one of no minutes', async () => {
  await render(sectionIn('en', <WaitText onOver={() => {}} until={Date.now() - 1} />).element);
  await expect.element(page.getByRole('main')).toMatchTextContent('in 1 minute.');
});

test('a wait takes no longer even if the clock of the device is set back', async () => {
  quiet();
  stubNetwork(() => problem(429, { code: 'rate_limited', retry_after: 80 }));
  const { words, fill, send, outcome } = await openContact();
  await fill();
  const clock = stopClock('setInterval', 'clearInterval', 'Date', 'performance');
  onTestFinished(() => clock.uninstall());
  await userEvent.click(send);
  const { wait, over } = words.rateLimited;
  await expect.element(outcome).toMatchTextContent(wait.replace('{{time}}', '2 minutes'));
  clock.setSystemTime(Date.now() - 3_600_000);
  await clock.tickAsync(79_000);
  await expect.element(outcome).toMatchTextContent(wait.replace('{{time}}', '1 minute'));
  await clock.tickAsync(2000);
  await expect.element(outcome).toHaveTextContent(over);
});
