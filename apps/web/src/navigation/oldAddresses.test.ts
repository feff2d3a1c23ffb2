import { describe, expect, test } from 'vitest';

import { newAddressOf } from './oldAddresses.ts';

describe('a visitor with an old address', () => {
  test.each([
    ['/about-us', '/#about'],
    ['/donate', '/#donate'],
    ['/sponsor', '/#donate'],
    ['/community-health-workers', '/#chw'],
    ['/get-involved', '/#contact'],
    ['/become-a-volunteer', '/#contact?type=volunteer'],
    ['/contact-us', '/#contact'],
    ['/volunteer', '/#contact?type=volunteer'],
    ['/programs', '/#programs'],
    ['/relief-efforts', '/#relief'],
    ['/our-team', '/#team'],
  ])('%s is led to %s, in Spanish too', (path, target) => {
    expect(newAddressOf(path)).toBe(target);
    expect(newAddressOf(`${path}/`)).toBe(target);
    expect(newAddressOf(`/es${path}`)).toBe(`/es${target}`);
  });

  test.each(['/', '/es/', '/nowhere', '/donate/now', '/constructor', '/es/es/donate'])(
    '%s is not an old address',
    (path) => {
      expect(newAddressOf(path)).toBeUndefined();
    },
  );
});
