import '../styles.css';
import '../testing/noTransitions.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { hoverClock } from '../testing/hoverClock.ts';
import { pointAt } from '../testing/pointAt.ts';
import { stopAsReact } from '../testing/stopAsReact.ts';
import { tabFromTop } from '../testing/tabFromTop.ts';
import { TOOLTIP_OPEN_MS, TOOLTIP_SKIP_MS } from './hoverIntent.ts';
import { Tooltip } from './Tooltip.tsx';

const sentence = (
  <main style={{ padding: '10rem' }}>
    <p>Elsewhere</p>
    <p>
      <Tooltip explanation="The federal agency." term="FEMA" /> and{' '}
      <Tooltip explanation="Help to buy food." term="D-SNAP" />
    </p>
  </main>
);
const word = page.getByRole('button', { name: 'FEMA' });
const otherWord = page.getByRole('button', { name: 'D-SNAP' });
const explanation = page.getByText('The federal agency.');
const otherExplanation = page.getByText('Help to buy food.');
const elsewhere = page.getByText('Elsewhere');

const clock = hoverClock();

test('an explanation opens after 700 ms, and the next one at once within 300 ms of closing', () => {
  expect([TOOLTIP_OPEN_MS, TOOLTIP_SKIP_MS]).toEqual([700, 300]);
});

test('the explanation opens when the pointer has rested on the word for 700 ms', async () => {
  await render(sentence);
  await pointAt(word);
  clock.tick(699);
  await expect.element(explanation).not.toBeVisible();
  clock.tick(1);
  await expect.element(explanation).toBeVisible();
});

test.each([
  ['a pointer that only passes by', () => pointAt(elsewhere)],
  ['Escape while the pointer still waits', () => userEvent.keyboard('{Escape}')],
])('%s opens nothing', async (_, stop) => {
  await render(sentence);
  await pointAt(word);
  clock.tick(699);
  await stop();
  clock.tick(700);
  await expect.element(explanation).not.toBeVisible();
});

test('the next explanation opens at once while the first has closed less than 300 ms ago', async () => {
  await render(sentence);
  await pointAt(word);
  clock.tick(700);
  await pointAt(elsewhere);
  await expect.element(explanation).not.toBeVisible();
  clock.tick(300);
  await pointAt(otherWord);
  await expect.element(otherExplanation).toBeVisible();
});

test('after those 300 ms it waits again', async () => {
  await render(sentence);
  await pointAt(word);
  clock.tick(700);
  await pointAt(elsewhere);
  clock.tick(301);
  await pointAt(otherWord);
  clock.tick(699);
  await expect.element(otherExplanation).not.toBeVisible();
  clock.tick(1);
  await expect.element(otherExplanation).toBeVisible();
});

test('a click on a word that the pointer has just opened does not close it; the next one does', async () => {
  await render(sentence);
  await pointAt(word);
  clock.tick(700);
  await userEvent.click(word);
  await expect.element(explanation).toBeVisible();
  await userEvent.click(word);
  await expect.element(explanation).not.toBeVisible();
});

test('the explanation stays open while the pointer is on it', async () => {
  await render(sentence);
  await pointAt(word);
  clock.tick(700);
  await pointAt(explanation);
  clock.tick(5000);
  await expect.element(explanation).toBeVisible();
  await pointAt(elsewhere);
  await expect.element(explanation).not.toBeVisible();
});

test('what the pointer and a click have opened stays open when the pointer leaves', async () => {
  await render(sentence);
  await pointAt(word);
  clock.tick(700);
  await userEvent.click(word);
  await pointAt(elsewhere);
  await expect.element(explanation).toBeVisible();
});

test('what the keyboard has opened stays open under the pointer when the focus moves on', async () => {
  await render(sentence);
  await tabFromTop();
  await pointAt(word);
  (word.element() as HTMLElement).blur();
  await expect.element(explanation).toBeVisible();
});

test('it opens at once on focus and closes when the focus moves on', async () => {
  await render(sentence);
  await tabFromTop();
  await expect.element(word).toHaveFocus();
  await expect.element(explanation).toBeVisible();
  await userEvent.tab();
  await expect.element(explanation).not.toBeVisible();
  await expect.element(otherExplanation).toBeVisible();
});

test('a click opens it, the next one closes it', async () => {
  await render(sentence);
  await userEvent.click(word);
  await expect.element(explanation).toBeVisible();
  await userEvent.click(word);
  await expect.element(explanation).not.toBeVisible();
});

test('a click by a screen reader, which moves the focus as a press does, opens it, the next one closes it', async () => {
  await render(sentence);
  const button = word.element() as HTMLElement;
  button.focus({ focusVisible: false });
  button.click();
  await expect.element(explanation).toBeVisible();
  button.click();
  await expect.element(explanation).not.toBeVisible();
});

test('a press opens the explanation even if every focus is made visible', async () => {
  await render(sentence);
  const button = word.element() as HTMLElement;
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  button.focus({ focusVisible: true });
  button.click();
  await expect.element(explanation).toBeVisible();
});

test('the keyboard opens the explanation of a word even after a press on it that ended elsewhere', async () => {
  await render(sentence);
  const button = word.element() as HTMLElement;
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  button.focus({ focusVisible: false });
  await userEvent.tab();
  await expect.element(otherWord).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(explanation).toBeVisible();
});

test('after a tap it stays until the visitor taps elsewhere', async () => {
  await render(sentence);
  const touch = { bubbles: true, pointerType: 'touch' };
  const element = word.element();
  element.parentElement?.dispatchEvent(new PointerEvent('pointerenter', touch));
  clock.tick(700);
  await expect.element(explanation).not.toBeVisible();
  element.dispatchEvent(new PointerEvent('pointerdown', touch));
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  element.parentElement?.dispatchEvent(new PointerEvent('pointerleave', touch));
  await expect.element(explanation).toBeVisible();
  stopAsReact(elsewhere.element(), 'pointerdown');
  elsewhere.element().dispatchEvent(new PointerEvent('pointerdown', touch));
  await expect.element(explanation).not.toBeVisible();
});

test('Escape closes it, wherever the focus is, and leaves the focus there', async () => {
  await render(sentence);
  await pointAt(word);
  clock.tick(700);
  await userEvent.keyboard('{Escape}');
  await expect.element(explanation).not.toBeVisible();
  await tabFromTop();
  await userEvent.keyboard('{Escape}');
  await expect.element(explanation).not.toBeVisible();
  await expect.element(word).toHaveFocus();
});

test('the explanation is the description of its word, open or not', async () => {
  await render(sentence);
  await expect.element(word).toHaveAccessibleDescription('The federal agency.');
});
