import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { pageIn } from '../testing/sectionIn.tsx';
import { HomePage } from './HomePage.tsx';

vi.mock('../frame/Header.tsx', () => ({
  Header: () => {
    throw new TypeError('of this test');
  },
}));

test('once React has failed outside the sections, no click waits for it any longer', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const release = vi.fn<() => void>();
  addEventListener('hydrated', release);
  onTestFinished(() => {
    removeEventListener('hydrated', release);
    vi.restoreAllMocks();
  });
  await render(pageIn('en', <HomePage />).element);
  await expect.poll(() => release).toHaveBeenCalledOnce();
});
