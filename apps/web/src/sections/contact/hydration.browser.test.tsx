import type { Language } from '@wnc/content/languages';
import { contactTypes } from '@wnc/validation/contact';
import { typedFields } from '@wnc/validation/fields';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { contactIn, received, stubNetwork, wordsOf } from '../../testing/openContact.tsx';
import { asBuilt } from '../../testing/sectionIn.tsx';
import { prepareForm } from './draft/prepareForm.ts';
import { forgetDraft } from './draft/storedDraft.ts';

const { labels, tabs } = wordsOf('en');

beforeEach(() => {
  stubNetwork(received);
});
afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname + location.search);
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** The section as it was prerendered, and a function with which React hydrates it. */
function openPrerendered(language: Language = 'en') {
  const built = asBuilt(contactIn(language).element);
  const takeOver = async () => {
    await built.takeOver();
    await expect.poll(() => built.page.querySelector('form')?.noValidate).toBe(true);
  };
  return { container: built.page, takeOver, mistakes: built.mistakes };
}

test('O02: what was typed and chosen before React is still there after it', async () => {
  const { takeOver, mistakes } = openPrerendered();
  prepareForm('navigate');
  const name = page.getByRole('textbox', { name: labels.name });
  const message = page.getByRole('textbox', { name: labels.message });
  const partner = page.getByRole('radio', { name: tabs.partner.label });
  await userEvent.fill(name, 'Ana');
  await userEvent.fill(message, 'Good morning');
  await userEvent.click(partner);
  await takeOver();
  await expect.element(name).toHaveValue('Ana');
  await expect.element(message).toHaveValue('Good morning');
  await expect.element(partner).toBeChecked();
  await expect.element(page.getByText(tabs.partner.lead)).toBeVisible();
  expect(mistakes).toEqual([]);
  expect(JSON.parse(sessionStorage.getItem('contact-draft') ?? '')).toMatchObject({
    name: 'Ana',
    type: 'partner',
    // A tab that is duplicated from here on sends the same message, not a second one.
    id: expect.any(String),
  });
});

test.each(['en', 'es'] as const)(
  'in %s O01: without JavaScript the browser checks the form and sends it to the function',
  (language) => {
    const { container } = openPrerendered(language);
    const form = container.querySelector('form');
    expect(form?.method).toBe('post');
    expect(form?.action).toBe('https://project.example.org/functions/v1/send-contact-email');
    expect(form?.noValidate).toBe(false);
    expect(form?.checkValidity()).toBe(false);
    expect(form && [...new FormData(form).entries()]).toEqual([
      ['language', language],
      ['type', 'chw'],
      ...typedFields.map((field) => [field, '']),
      ['website', ''],
    ]);
  },
);

test('the choice of a topic needs no script: arrow keys change it and the text below', async () => {
  openPrerendered();
  await userEvent.click(page.getByRole('radio', { name: tabs.chw.label }));
  await expect.element(page.getByText(tabs.chw.lead)).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: tabs.volunteer.label })).toHaveFocus();
  await expect.element(page.getByText(tabs.volunteer.lead)).toBeVisible();
  await expect.element(page.getByText(tabs.chw.lead)).not.toBeVisible();
  const chosen = page.getByRole('radio', { name: tabs.volunteer.label });
  await expect.element(chosen).toHaveAccessibleDescription(tabs.volunteer.lead);
});

test.each(contactTypes)(
  'the topic %s shows its own text alone: topicTabs.css has a line for each',
  async (chosen) => {
    openPrerendered();
    await userEvent.click(page.getByRole('radio', { name: tabs[chosen].label }));
    const shown = contactTypes.filter(
      (type) =>
        getComputedStyle(page.getByText(tabs[type].lead).element()).visibility === 'visible',
    );
    expect(shown).toEqual([chosen]);
  },
);

test('the URL chooses the topic before React and React keeps it', async () => {
  const { takeOver } = openPrerendered();
  history.replaceState(null, '', '#contact?type=volunteer');
  prepareForm('navigate');
  const volunteer = page.getByRole('radio', { name: tabs.volunteer.label });
  await expect.element(volunteer).toBeChecked();
  await takeOver();
  await expect.element(volunteer).toBeChecked();
});

test('a link to another topic changes the choice', async () => {
  openPrerendered();
  prepareForm('navigate');
  location.hash = '#contact?type=partner';
  await expect.element(page.getByRole('radio', { name: tabs.partner.label })).toBeChecked();
  location.hash = '#contact?type=anything';
  await expect.element(page.getByRole('radio', { name: tabs.partner.label })).toBeChecked();
});

test('the draft of the tab is back after a reload, before React and after it', async () => {
  const draft = {
    name: 'Ana',
    email: 'ana@example.org',
    message: 'Hello',
    type: 'partner',
    id: 'x',
  };
  sessionStorage.setItem('contact-draft', JSON.stringify(draft));
  const { takeOver } = openPrerendered();
  prepareForm('navigate');
  await takeOver();
  await expect.element(page.getByRole('textbox', { name: labels.name })).toHaveValue('Ana');
  await expect.element(page.getByRole('textbox', { name: labels.message })).toHaveValue('Hello');
  await expect.element(page.getByRole('radio', { name: tabs.partner.label })).toBeChecked();
  expect(JSON.parse(sessionStorage.getItem('contact-draft') ?? '')).toEqual(draft);
});

const OLD = { name: 'Old', email: 'old@example.org', message: 'Old words', type: 'partner' };
const keepOld = () => sessionStorage.setItem('contact-draft', JSON.stringify(OLD));
const kept = (): unknown => JSON.parse(sessionStorage.getItem('contact-draft') ?? 'null');

test('the draft replaces what the browser itself restores, which may be older', async () => {
  const { container, takeOver } = openPrerendered();
  prepareForm('navigate');
  await userEvent.fill(page.getByRole('textbox', { name: labels.message }), 'Older words');
  await takeOver();
  keepOld();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect
    .element(page.getByRole('textbox', { name: labels.message }))
    .toHaveValue(OLD.message);
  await expect.element(page.getByRole('radio', { name: tabs.partner.label })).toBeChecked();
  expect(container.querySelector<HTMLInputElement>('[name=name]')?.value).toBe(OLD.name);
  expect(kept()).toMatchObject(OLD);
});

test('what was sent is gone from the form that the visitor goes back to', async () => {
  openPrerendered();
  prepareForm('navigate');
  await userEvent.fill(page.getByRole('textbox', { name: labels.message }), 'Sent by now');
  forgetDraft();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(page.getByRole('textbox', { name: labels.message })).toHaveValue('');
});

test('nothing is stored for a visitor who has typed nothing', async () => {
  const { takeOver } = openPrerendered();
  prepareForm('navigate');
  await takeOver();
  expect(sessionStorage).toHaveLength(0);
});

test('every letter that is typed before React is kept, and a field that was emptied too', async () => {
  keepOld();
  openPrerendered();
  prepareForm('navigate');
  await userEvent.clear(page.getByRole('textbox', { name: labels.message }));
  expect(kept()).toMatchObject({ ...OLD, message: '' });
});
