import { describe, expect, it } from 'vitest';

import { siteHeaders } from './siteHeaders.ts';

const inline = { scripts: ['sha256-c2NyaXB0'], styles: ['sha256-c3R5bGU='] };
const production = { supabaseUrl: 'https://abc.supabase.co', inline, indexed: true };

function policy(input: Parameters<typeof siteHeaders>[0]) {
  const value = siteHeaders(input).everywhere['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    value.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the content security policy', () => {
  it('Q06: allows nothing but what the page needs', () => {
    expect(policy(production)).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", "'sha256-c2NyaXB0'"],
      'style-src': ["'self'", "'sha256-c3R5bGU='"],
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'https://abc.supabase.co/functions/v1/send-contact-email'],
      'frame-src': ['https://www.youtube-nocookie.com'],
      'form-action': ["'self'", 'https://abc.supabase.co/functions/v1/send-contact-email'],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
  });

  it('lets the donation widget in only where one is configured, and without trusted types', () => {
    const donationWidgetUrl = 'https://give.example.org/widget.js?campaign=1';
    const withWidget = policy({ ...production, donationWidgetUrl });
    for (const directive of ['script-src', 'img-src', 'connect-src', 'frame-src']) {
      expect(withWidget[directive]).toContain('https://give.example.org');
    }
    expect(withWidget).not.toHaveProperty('require-trusted-types-for');
    expect(withWidget['form-action']).not.toContain('https://give.example.org');
  });

  it('has no source that would let any script or style through', () => {
    const { everywhere } = siteHeaders({ ...production, donationWidgetUrl: 'https://a.example/' });
    expect(everywhere['Content-Security-Policy']).not.toMatch(/unsafe|data:|blob:|\*|http:/);
  });
});

describe('the other headers', () => {
  it('are all sent', () => {
    expect(
      siteHeaders(production),
      'Put the header back into hosting/siteHeaders.ts: it protects every visitor.',
    ).toMatchObject({
      everywhere: {
        'Content-Security-Policy': expect.any(String),
        'Strict-Transport-Security': expect.any(String),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': expect.any(String),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': expect.any(String),
      },
      hashedFiles: { 'Cache-Control': 'public, max-age=31536000, immutable' },
      otherFiles: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
    });
  });

  it('Q12: keep the site on HTTPS for two years, subdomains included, without a preload nobody asked for', () => {
    const { everywhere } = siteHeaders(production);
    expect(everywhere['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
  });

  it('keep sending the origin, by which the endpoint recognizes a form sent without JavaScript', () => {
    expect(siteHeaders(production).everywhere['Referrer-Policy']).toBe(
      'strict-origin-when-cross-origin',
    );
  });

  it('let the video play in full screen, and nothing listen, see, locate or charge', () => {
    const rules = siteHeaders(production).everywhere['Permissions-Policy']?.split(', ') ?? [];
    const denied = rules.filter((rule) => rule.endsWith('=()'));
    expect(rules.filter((rule) => !denied.includes(rule))).toEqual([
      'autoplay=(self "https://www.youtube-nocookie.com")',
      'encrypted-media=(self "https://www.youtube-nocookie.com")',
      'fullscreen=(self "https://www.youtube-nocookie.com")',
      'picture-in-picture=(self "https://www.youtube-nocookie.com")',
    ]);
    // Not the list in siteHeaders.ts, so that a name lost from that one fails this test.
    expect(denied.map((rule) => rule.replace('=()', ''))).toEqual([
      'accelerometer',
      'browsing-topics',
      'camera',
      'display-capture',
      'geolocation',
      'gyroscope',
      'hid',
      'idle-detection',
      'magnetometer',
      'microphone',
      'midi',
      'payment',
      'publickey-credentials-get',
      'screen-wake-lock',
      'serial',
      'usb',
      'xr-spatial-tracking',
    ]);
  });

  it('keep a preview out of search engines, and the public site in', () => {
    expect(siteHeaders({ ...production, indexed: false }).everywhere['X-Robots-Tag']).toBe(
      'noindex',
    );
    expect(siteHeaders(production).everywhere).not.toHaveProperty('X-Robots-Tag');
  });
});
