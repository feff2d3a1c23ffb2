import { expect, it } from 'vitest';

import { pages } from '../../src/pages.ts';
import { requireOwnFiles, requireTarget } from './requireTarget.ts';

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
    'leads /garden/ to "contact?type=voluntier", which is not a topic of the form: write one of type=',
  ],
  ['//garden/', '/#relief', ': write the old path of //garden/ as people read it'],
  ['/garden//', '/#relief', ': write the old path of /garden// as people read it'],
  ['/?page=2/', '/#relief', ': write the old path of /?page=2/ as people read it'],
  ['/jard%C3%ADn/', '/#relief', ': write the old path of /jard%C3%ADn/ as people read it'],
])('the build stops at an old address %s that leads to %s', (path, target, said) => {
  expect(() => requireTarget(path, target, HTML)).toThrow(
    `apps/web/src/navigation/oldAddresses.ts${said.startsWith(':') ? '' : ' '}${said}`,
  );
});

it('the build stops at an old address that is a page of the site, and accepts all others', () => {
  expect(() => requireOwnFiles(pages)).not.toThrow();
  const old = { path: '/privacy/', file: 'privacy/index.html' };
  expect(() => requireOwnFiles([...pages, old])).toThrow(
    'apps/web/src/navigation/oldAddresses.ts: /privacy/ is a page of this site.',
  );
});
