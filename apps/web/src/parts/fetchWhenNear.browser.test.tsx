import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { createI18n } from '../i18n.ts';
import { stopAsReact } from '../testing/stopAsReact.ts';
import { fetchWhenNear } from './fetchWhenNear.ts';

const fetchPart = vi.hoisted(() => vi.fn<(...part: unknown[]) => Promise<void>>());
vi.mock('./laterParts.ts', () => ({ fetchPart, openParts: () => ['first'] }));

const i18n = createI18n('en', {});

beforeEach(() => {
  fetchPart.mockReset();
  fetchPart.mockRejectedValue(new Error('offline'));
});

test.for(['pointerdown', 'focusin', 'change'])(
  'a part that could not be fetched is requested again at each "%s" in it',
  (touch) => {
    // Without a size the section is never near.
    document.body.innerHTML = '<main hidden><section id="contact"><input></section></main>';
    onTestFinished(() => {
      document.body.replaceChildren();
    });
    stopAsReact(document.querySelector('section') as Element, touch);
    fetchWhenNear(i18n, [{ name: 'contact', part: 'contact' }]);
    const input = document.querySelector('input');
    for (let time = 1; time <= 2; time += 1) {
      fetchPart.mockClear();
      input?.dispatchEvent(new Event(touch, { bubbles: true }));
      expect(fetchPart).toHaveBeenCalledWith(i18n, 'contact');
    }
  },
);
