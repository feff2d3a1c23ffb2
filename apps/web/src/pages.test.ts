import { describe, expect, test } from 'vitest';

import { pages } from './pages.ts';

const targetOf = (path: string) => pages.find((page) => page.path === path)?.target;

describe('a visitor with an old address', () => {
  test.each([
    ['/about-us/', '/#about'],
    ['/donate/', '/#donate'],
    ['/sponsor/', '/#donate'],
    ['/community-health-workers/', '/#chw'],
    ['/get-involved/', '/#contact'],
    ['/become-a-volunteer/', '/#contact?type=volunteer'],
    ['/contact-us/', '/#contact'],
    ['/volunteer/', '/#contact?type=volunteer'],
    ['/programs/', '/#programs'],
    ['/relief-efforts/', '/#relief'],
    ['/our-team/', '/#team'],
  ])('%s is led to %s, in Spanish too', (path, target) => {
    expect(targetOf(path)).toBe(target);
    expect(targetOf(`/es${path}`)).toBe(`/es${target}`);
  });

  test.each(['/', '/es/', '/404', '/donate/thanks/'])('%s is not an old address', (path) => {
    expect(pages.map((page) => page.path)).toContain(path);
    expect(targetOf(path)).toBeUndefined();
  });
});
