import { expect, test } from 'vitest';

import { morph } from './morph.ts';

function elementOf(html: string): HTMLElement {
  const element = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('The HTML of a test has no element.');
  return document.adoptNode(element);
}

const english = elementOf.bind(
  undefined,
  '<p>We reach <b>300</b> families <a href="/privacy/" lang="es">Aviso</a></p>',
);
const spanish = elementOf.bind(
  undefined,
  '<p><a href="/es/privacy/">Notice</a> para <b>300</b> familias</p>',
);

test('reads as the page that was built in the other language, in the order of its sentences', () => {
  const node = english();
  morph(node, spanish());
  expect(node.outerHTML).toBe(spanish().outerHTML);
});

test('keeps the elements that a visitor has focused, opened or filled in', () => {
  const form = elementOf(
    '<form><details><summary>More</summary>Text</details><label>Name <input name="n"></label></form>',
  );
  document.body.append(form);
  const [details, input] = [form.querySelector('details'), form.querySelector('input')];
  if (!details || !input) throw new Error('The form has lost its parts.');
  details.open = true;
  input.value = 'Ana Ejemplo';
  input.focus();
  morph(
    form,
    elementOf(
      '<form><details><summary>Más</summary>Texto</details><label>Nombre <input name="n"></label></form>',
    ),
  );
  expect(form.querySelector('details')).toBe(details);
  expect(details.open).toBe(true);
  expect(details.textContent).toBe('MásTexto');
  expect(document.activeElement).toBe(input);
  expect(input.value).toBe('Ana Ejemplo');
  form.remove();
});

test('keeps a drawing, which the words of the other page come without', () => {
  const node = elementOf('<section><div data-art="hero"><svg></svg></div><p>One</p></section>');
  morph(node, elementOf('<section><div data-art="hero"></div><p>Uno</p></section>'));
  expect(node.innerHTML).toBe('<div data-art="hero"><svg></svg></div><p>Uno</p>');
});

test('leaves what a script has hidden hidden', () => {
  const node = elementOf('<section><p>Raffle</p></section>');
  node.hidden = true;
  morph(node, elementOf('<section><p>Rifa</p></section>'));
  expect(node.hidden).toBe(true);
  expect(node.textContent).toBe('Rifa');
});

test.each(['<p>Una <i>rifa</i></p>', '<p>Una <em>rifa</em> y <i>una feria</i><br>cada año</p>'])(
  'shows what only the other language has, and no longer what only this one had: %s',
  (twin) => {
    const node = elementOf('<p>A <i>raffle</i> and a fair</p>');
    morph(node, elementOf(twin));
    expect(node.outerHTML).toBe(twin);
  },
);

test('leaves the focus where it is in a sentence whose order changes', () => {
  const sentence = elementOf('<p>Read <button>more</button> here</p>');
  document.body.append(sentence);
  sentence.querySelector('button')?.focus();
  morph(sentence, elementOf('<p><button>Más</button> se lee aquí</p>'));
  expect(sentence.outerHTML).toBe('<p><button>Más</button> se lee aquí</p>');
  expect(document.activeElement?.textContent).toBe('Más');
  sentence.remove();
});
