import '../styles.css';
import '../testing/noTransitions.css';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { frames } from '../testing/frames.ts';
import { hoverClock } from '../testing/hoverClock.ts';
import { pointAt } from '../testing/pointAt.ts';
import { tabFromTop } from '../testing/tabFromTop.ts';
import { TOOLTIP_OPEN_MS } from './hoverIntent.ts';
import { Tooltip } from './Tooltip.tsx';

const sentence = (
  <main style={{ padding: '10rem' }}>
    <p>Elsewhere</p>
    <p>
      <Tooltip explanation="The federal agency." term="FEMA" />
    </p>
  </main>
);
const word = page.getByRole('button', { name: 'FEMA' });
const explanation = page.getByText('The federal agency.');
const elsewhere = page.getByText('Elsewhere');
const arrowDisplay = () => getComputedStyle(explanation.element(), '::after').display;

const clock = hoverClock();

/** The word as it was built; the function hydrates it. */
function beforeReact() {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(sentence);
  const hydrate = () => {
    const root = hydrateRoot(host, sentence);
    onTestFinished(() => {
      root.unmount();
      host.remove();
    });
  };
  const takeOver = async () => {
    hydrate();
    await vi.waitFor(() => expect(Object.keys(word.element()).join()).toContain('__react'));
    // The effects that attach the listeners run after the paint.
    await frames(2);
  };
  // With the effects that attach the listeners.
  const takeOverAtOnce = () => flushSync(hydrate);
  return { takeOver, takeOverAtOnce };
}

test('a click opens it before React has loaded, and React leaves it open', async () => {
  const { takeOver } = beforeReact();
  await userEvent.click(word);
  await expect.element(explanation).toBeVisible();
  await takeOver();
  await expect.element(explanation).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(explanation).not.toBeVisible();
});

test('an arrow points at its word only once React has placed it', async () => {
  const { takeOver } = beforeReact();
  await userEvent.click(word);
  const before = arrowDisplay();
  await takeOver();
  await vi.waitFor(() => expect([before, arrowDisplay()]).toEqual(['none', 'block']));
});

test('a tap opens it when React takes over between the press and the click', async () => {
  const { takeOverAtOnce } = beforeReact();
  // After the `pointerdown`, and before the focus, which on a touch screen follows the release.
  addEventListener('mousedown', takeOverAtOnce, { capture: true, once: true });
  await userEvent.click(word);
  await expect.element(word).toHaveFocus();
  await expect.element(explanation).toBeVisible();
  await userEvent.click(word);
  await expect.element(explanation).not.toBeVisible();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a click elsewhere', () => userEvent.click(elsewhere)],
])('%s closes it before React has loaded, and it stays closed', async (_, leave) => {
  const { takeOver } = beforeReact();
  await userEvent.click(word);
  await expect.element(explanation).toBeVisible();
  await leave();
  await expect.element(explanation).not.toBeVisible();
  await pointAt(elsewhere);
  await takeOver();
  await expect.element(explanation).not.toBeVisible();
});

test('what the keyboard has opened and closed before React stays closed after hydration', async () => {
  const { takeOver } = beforeReact();
  await tabFromTop();
  await expect.element(word).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  await takeOver();
  await expect.element(explanation).not.toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(explanation).toBeVisible();
});

test('what a click has closed before React opens under the pointer only once it moves again', async () => {
  const { takeOver } = beforeReact();
  await pointAt(word);
  await userEvent.dblClick(word);
  await takeOver();
  clock.tick(TOOLTIP_OPEN_MS);
  await expect.element(explanation).not.toBeVisible();
  await userEvent.hover(word, { position: { x: 3, y: 3 } });
  clock.tick(TOOLTIP_OPEN_MS);
  await expect.element(explanation).toBeVisible();
});

test('a pointer that was there at hydration, left, and passes by later opens nothing', async () => {
  const { takeOver } = beforeReact();
  await pointAt(word);
  await takeOver();
  await pointAt(elsewhere);
  await pointAt(word);
  await pointAt(elsewhere);
  clock.tick(TOOLTIP_OPEN_MS);
  await expect.element(explanation).not.toBeVisible();
});
