import { expect, it, onTestFinished, vi } from 'vitest';

import type * as Server from '../src/entry-server.tsx';
import { changedSources, SOURCES_LIMIT_MS } from '../testing/changedSources.ts';

it(
  'a section that fails makes its page fail, which would otherwise be published without it',
  async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => complaints.mockRestore());
    const sources = await changedSources(
      '/Approach.tsx',
      () => "export function Approach() { throw new Error('Put a picture there.'); }",
    );
    const { pages, render } = await sources.import<typeof Server>('/src/entry-server.tsx');
    const home = pages.find(({ view }) => view === 'home');
    if (!home) throw new Error('There is no home page.');
    await expect(render(home)).rejects.toThrow('Put a picture there.');
  },
  SOURCES_LIMIT_MS,
);
