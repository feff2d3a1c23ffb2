import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { sectionIn } from '../testing/sectionIn.tsx';
import { ExplainedSentence } from './ExplainedSentence.tsx';

const SLACK_PX = 4;

const lineOf = (node: Node) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  const { top, bottom } = range.getBoundingClientRect();
  return Math.round((top + bottom) / 2);
};

test('the brackets around a term, and the comma after it, stay on its line at any width', async () => {
  const text = 'Nuestras promotoras de salud comunitaria (CHW), vecinas de confianza, acompañan.';
  const { container } = await render(
    sectionIn('es', <ExplainedSentence term="chw" text={text} />).element,
  );
  const term = page.getByRole('button', { name: 'CHW' }).element();
  const { previousSibling, nextSibling } = term.parentElement ?? {};
  const signs = [previousSibling, nextSibling].filter((sign) => sign instanceof Text);
  expect(signs.map(({ data }) => data)).toEqual(['(', '),']);
  for (let px = 120; px <= 700; px += 4) {
    container.style.width = `${px}px`;
    const apart = signs.filter((sign) => Math.abs(lineOf(sign) - lineOf(term)) > SLACK_PX);
    expect(apart, `${px} px`).toEqual([]);
  }
});
