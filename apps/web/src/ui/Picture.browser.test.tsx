import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { Picture } from './Picture.tsx';

test('a drawing stands in, with its size, where there is no photograph', async () => {
  const screen = await render(<Picture alt="A fair" sizes="50vw" slot="operate/events" />);
  const picture = screen.getByRole('img', { name: 'A fair' });
  await expect.element(picture).toHaveAttribute('width', '960');
  await expect.element(picture).toHaveAttribute('height', '720');
  await expect.element(picture).toHaveAttribute('src', expect.stringMatching(/events.*\.svg/));
});

test('a slot without any picture says where to put one', () => {
  expect(() => Picture({ slot: 'team/nobody', alt: '', sizes: '50vw' })).toThrow(
    'src/photos/team/nobody.jpg',
  );
});
