import { contentSecurityPolicy, type PolicyInput, VIDEO_ORIGIN } from './contentSecurityPolicy.ts';

type Headers = Readonly<Record<string, string>>;

/** Every header that a host sends, by the responses that carry it. */
export type SiteHeaders = {
  /** On every response, including 404. */
  everywhere: Headers;
  /** On files below `HASHED_PATH`, whose names change with their content. */
  hashedFiles: Headers;
  /**
   * On all other files. Netlify, Cloudflare Pages and Vercel send this by default, and would append
   * a second value to it; nginx and Caddy have to be configured.
   */
  otherFiles: Headers;
};

export const HASHED_PATH = '/assets/';

const TWO_YEARS_S = 63_072_000;
const ONE_YEAR_S = 31_536_000;

/** The permissions policy. Without `self` for the page, the video's frame gets nothing either. */
const features = {
  ...Object.fromEntries(
    ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'].map((feature) => [
      feature,
      `(self "${VIDEO_ORIGIN}")`,
    ]),
  ),
  ...Object.fromEntries(
    [
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
    ].map((feature) => [feature, '()']),
  ),
};

/** The one source of the headers. `indexed: false` keeps a preview out of search engines. */
export function siteHeaders(input: PolicyInput & { indexed: boolean }): SiteHeaders {
  return {
    everywhere: {
      'Content-Security-Policy': contentSecurityPolicy(input),
      'Strict-Transport-Security': `max-age=${TWO_YEARS_S}; includeSubDomains`,
      'X-Content-Type-Options': 'nosniff',
      // The endpoint checks the origin of a form that is sent without JavaScript.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': Object.entries(features)
        .map(([feature, allowed]) => `${feature}=${allowed}`)
        .join(', '),
      ...(!input.indexed && { 'X-Robots-Tag': 'noindex' }),
    },
    hashedFiles: { 'Cache-Control': `public, max-age=${ONE_YEAR_S}, immutable` },
    otherFiles: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
  };
}
