import { describe, expect, it } from 'vitest';

import { inlineHashes } from './inlineHashes.ts';

const ALERT_SHA256 = 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';

describe('the hashes of inline scripts and styles', () => {
  it('list each hash once for all pages', () => {
    const html = '<style>a{}</style><script data-entry="/x.js">alert(1)</script>';
    const { scripts, styles } = inlineHashes([
      { file: 'index.html', html },
      { file: 'es/index.html', html },
    ]);
    expect(scripts).toEqual([ALERT_SHA256]);
    expect(styles).toHaveLength(1);
  });

  it('leave out scripts that are files, and data that no browser runs', () => {
    const html =
      '<script type="application/ld+json">{"@type":"NGO"}</script><script src="/a.js"></script>';
    expect(inlineHashes([{ file: 'index.html', html }])).toEqual({ scripts: [], styles: [] });
  });

  it.each([
    ['<p class="a" style="color:red">', 'style'],
    ['<link rel="stylesheet" media="print" onload="this.media=\'all\'">', 'onload'],
  ])('stop the build at what no hash can allow: %s', (html, attribute) => {
    expect(() => inlineHashes([{ file: 'es/index.html', html }])).toThrow(
      `es/index.html has the attribute ${attribute}=`,
    );
  });
});
