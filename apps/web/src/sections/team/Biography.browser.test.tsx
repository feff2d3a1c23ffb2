import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { sectionIn } from '../../testing/sectionIn.tsx';
import { stopAsReact } from '../../testing/stopAsReact.ts';
import { tabFromTop } from '../../testing/tabFromTop.ts';
import { Biography } from './Biography.tsx';

const leader = (
  <section id="team">
    <div>
      <Biography name="Ana Ejemplo" of="director" />
    </div>
    <a href="#donate">Help them</a>
  </section>
);
const details = page.getByRole('group');
const link = page.getByRole('link', { name: 'Help them' });

test('Escape closes a biography even with the focus in a part that React has not hydrated yet', async () => {
  await render(sectionIn('en', leader).element);
  await tabFromTop();
  await userEvent.keyboard('{Enter}{Enter}');
  await userEvent.tab();
  await expect.element(details).toHaveAttribute('open');
  stopAsReact(link.element(), 'keydown');
  await userEvent.keyboard('{Escape}');
  await expect.element(details).not.toHaveAttribute('open');
  await expect.element(link).toHaveFocus();
});
