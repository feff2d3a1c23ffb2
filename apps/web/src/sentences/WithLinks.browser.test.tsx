import '../styles.css';
import { organization } from '@wnc/content/site';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import { WithLinks } from './WithLinks.tsx';

test('a telephone number that is a link moves no line of its sentence', async () => {
  const number = organization.phone.display.value;
  const { container } = await render(
    <>
      <p>{number}</p>
      <p>
        <WithLinks>{number}</WithLinks>
      </p>
    </>,
  );
  const [text, link] = [...container.querySelectorAll('p')].map((each) => each.offsetHeight);
  expect(link).toBe(text);
});
