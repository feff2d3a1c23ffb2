import { type DOMNode, type HtmlElement, TextNode } from 'html-validate';

import { attributeOf, readable } from './parseHtml.ts';

const SPOKEN_ATTRIBUTES = [
  'alt',
  'content',
  'aria-label',
  'aria-description',
  'placeholder',
  'title',
];
const UNREAD = ['script', 'style'];

/** A text that a visitor reads or hears: a run of letters, a whole element or an attribute. */
export type PageText = {
  text: string;
  element: HtmlElement;
  kind: 'run' | 'element' | 'attribute';
};

/** Every text of a page. A sentence with a link inside is included as a whole and in its runs. */
export function textsOf(document: HtmlElement): PageText[] {
  const read = document
    .querySelectorAll('*')
    .filter((element) => !UNREAD.some((name) => element.closest(name)));
  const texts = read.flatMap((element) => [
    ...runsOf(element.childNodes).map((text) => ({ text, element, kind: 'run' as const })),
    { text: readable(element.textContent), element, kind: 'element' as const },
    ...SPOKEN_ATTRIBUTES.map((name) => ({
      text: attributeOf(element, name) ?? '',
      element,
      kind: 'attribute' as const,
    })),
  ]);
  return texts.filter(({ text }) => text);
}

/** Neighboring text nodes are one run: React separates them with empty comments. */
function runsOf(nodes: readonly DOMNode[]): string[] {
  const runs = [''];
  for (const node of nodes) {
    if (node instanceof TextNode) runs.push((runs.pop() ?? '') + node.textContent);
    else runs.push('');
  }
  return runs.map(readable);
}
