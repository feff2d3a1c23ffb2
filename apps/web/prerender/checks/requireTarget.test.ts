import { expect, it } from 'vitest';

import { requireTarget } from './requireTarget.ts';

const HTML = '<section id="relief"><h2 id="relief-heading"></h2></section><section id="contact">';

it.each(['/#relief', '/es/#contact', '/#contact?type=volunteer', '/#raffle'])(
  'an old address may lead to %s',
  (target) => {
    expect(() => requireTarget('/es/donación/old-path.php/', target, HTML)).not.toThrow();
  },
);

it.each([
  [
    '/garden/',
    '/#releif',
    'leads /garden/ to "releif", which is not a place on the page: write one of relief, contact.',
  ],
  ['/garden/', '/##relief', 'leads /garden/ to "#relief", which is not a place'],
  [
    '/garden/',
    '/#contact?type=voluntier',
    'leads /garden/ to "contact?type=voluntier", which is not a topic of the form: write one of type=chw, type=volunteer, type=partner.',
  ],
  ['//garden/', '/#relief', ': write the old path of //garden/ without slashes'],
  ['/garden//', '/#relief', ': write the old path of /garden// without slashes'],
])('the build stops at an old address %s that leads to %s', (path, target, said) => {
  expect(() => requireTarget(path, target, HTML)).toThrow(
    `apps/web/src/navigation/oldAddresses.ts${said.startsWith(':') ? '' : ' '}${said}`,
  );
});
