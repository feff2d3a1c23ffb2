import { organization } from '@wnc/content/site';
import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { frames } from '../testing/frames.ts';
import { say } from '../testing/say.ts';
import { sectionIn } from '../testing/sectionIn.tsx';
import { FailedPart } from './FailedPart.tsx';
import { KeepStatic } from './KeepStatic.tsx';
import { openFailureLog } from './openFailureLog.ts';

const broken = { team: false };

beforeEach(() => {
  broken.team = false;
  vi.stubEnv('DEV', false);
});

function Team() {
  const [opened, setOpened] = useState(false);
  if (broken.team) throw new TypeError('Ana typed ana@example.org');
  return (
    <section id="team">
      <h2>Our team</h2>
      <a href="#donate">Help them</a>
      <input aria-label="Name" />
      <button type="button" onClick={() => setOpened(true)}>
        {opened ? 'Opened' : 'Open'}
      </button>
    </section>
  );
}

function Relief() {
  const [boxes, setBoxes] = useState(0);
  return (
    <button type="button" onClick={() => setBoxes(boxes + 1)}>
      {boxes} boxes
    </button>
  );
}

/** A page of two sections as it was built, what is logged, and a function that hydrates it. */
function openPage() {
  const { element } = sectionIn(
    'en',
    <>
      <Relief />
      <KeepStatic fallback={<FailedPart id="team" />} nodes="#team">
        <Suspense fallback={null}>
          <Team />
        </Suspense>
      </KeepStatic>
    </>,
  );
  const built = document.createElement('div');
  built.innerHTML = renderToString(element);
  document.body.append(built);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const takeOver = async () => {
    const logFailure = openFailureLog();
    const root = hydrateRoot(built, element, {
      onCaughtError: logFailure,
      onRecoverableError: (error) => logFailure(error instanceof Error ? error.cause : error),
    });
    onTestFinished(() => root.unmount());
    await frames(2);
  };
  onTestFinished(() => {
    built.remove();
    logged.mockRestore();
  });
  return { takeOver, logged };
}

const otherSection = page.getByRole('button', { name: /boxes/ });

async function expectTheRestToWork() {
  await userEvent.click(otherSection);
  await expect.element(otherSection).toHaveTextContent('1 boxes');
}

test('a section in which React fails from the start stays as it was built, and the rest works', async () => {
  const { takeOver } = openPage();
  const heading = page.getByRole('heading', { name: 'Our team' });
  const name = page.getByRole('textbox', { name: 'Name' });
  await userEvent.fill(name, 'Ana');
  broken.team = true;
  await takeOver();
  await expectTheRestToWork();
  await expect.element(heading).toBeVisible();
  await expect.element(name).toHaveValue('Ana');
  await expect
    .element(page.getByRole('link', { name: 'Help them' }))
    .toHaveAttribute('href', '#donate');
  expect(page.getByText(say('en')(($) => $.errorBoundary.section)).elements()).toEqual([]);
});

test('a section in which React fails later stays as it last was', async () => {
  const { takeOver } = openPage();
  await takeOver();
  await expectTheRestToWork();
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Ana');
  broken.team = true;
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await userEvent.click(otherSection);
  await expect.element(otherSection).toHaveTextContent('2 boxes');
  await expect.element(page.getByRole('button', { name: 'Open' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
});

test('the failure is logged, without what the error says', async () => {
  const { takeOver, logged } = openPage();
  broken.team = true;
  await takeOver();
  await expectTheRestToWork();
  const lines = () => logged.mock.calls.map((texts) => texts.join(' '));
  await expect
    .poll(lines)
    .toEqual([expect.stringMatching(/^React failed in a part of the page: TypeError\n/)]);
  expect(lines()[0]).toContain('Team');
  expect(lines()[0]).not.toMatch(/Ana|ana@example/);
});

test('a failure that several sections have in common is logged once, and another one too', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const logFailure = openFailureLog();
  const failures = [new TypeError('in one'), new TypeError('in another')];
  for (const failure of failures) failure.stack = 'TypeError\n    at Icon (first.js:1:20)';
  for (const failure of [...failures, new RangeError('elsewhere')]) logFailure(failure);
  expect(logged).toHaveBeenCalledTimes(2);
});

test('where there is no HTML to keep, the visitor is told where to call and to write', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  broken.team = true;
  await render(
    sectionIn(
      'es',
      <KeepStatic fallback={<FailedPart id="team" />} nodes="#nowhere">
        <Team />
      </KeepStatic>,
    ).element,
  );
  await expect.element(page.getByText(say('es')(($) => $.errorBoundary.section))).toBeVisible();
  const { email, phone } = organization;
  const hrefs = page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([`mailto:${email.value}`, `tel:${phone.e164.value}`]);
  const reloads: string[] = [];
  const holdUp = (event: NavigateEvent) => {
    reloads.push(event.navigationType);
    event.preventDefault();
  };
  navigation.addEventListener('navigate', holdUp);
  onTestFinished(() => navigation.removeEventListener('navigate', holdUp));
  await userEvent.click(
    page.getByRole('button', { name: say('es')(($) => $.errorBoundary.reload) }),
  );
  expect(reloads).toEqual(['reload']);
  expect(document.querySelector('#team')).not.toBeNull();
});
