import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { Picture } from './Picture.tsx';

test('where there is no photograph, a drawing with its size is shown', async () => {
  const screen = await render(<Picture alt="A fair" sizes="50vw" slot="approach/ridges" />);
  const picture = screen.getByRole('img', { name: 'A fair' });
  await expect.element(picture).toHaveAttribute('width', '1440');
  await expect.element(picture).toHaveAttribute('height', '300');
  await expect.element(picture).toHaveAttribute('src', expect.stringMatching(/ridges.*\.svg/));
});

test('a slot without any picture says where to put one', () => {
  expect(() => Picture({ slot: 'team/nobody', alt: '', sizes: '50vw' })).toThrow(
    'Put a picture at apps/web/src/photos/team/nobody.jpg',
  );
});
