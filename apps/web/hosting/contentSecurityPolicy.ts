import { CONTACT_FUNCTION, FUNCTIONS_PATH } from '../src/sections/contact/sending/endpoint.ts';

/** What the policy depends on in one build of the site. */
export type PolicyInput = {
  /** Address of the Supabase project, for example `https://abc.supabase.co`. */
  supabaseUrl: string;
  /** Address of the donation company's script, where one is configured. */
  donationWidgetUrl?: string | undefined;
  /** `sha256-…` of every inline script and style. */
  inline: { scripts: string[]; styles: string[] };
};

/** The only host whose frames the page shows: the video, after a click. */
export const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com';

/**
 * The value of `Content-Security-Policy`: nothing is allowed but what is listed, and nothing listed
 * would let injected text run as a script.
 */
export function contentSecurityPolicy({ supabaseUrl, donationWidgetUrl, inline }: PolicyInput) {
  const contact = new URL(`${FUNCTIONS_PATH}/${CONTACT_FUNCTION}`, supabaseUrl).href;
  const widget = donationWidgetUrl ? [new URL(donationWidgetUrl).origin] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(quote), ...widget],
    'style-src': ["'self'", ...inline.styles.map(quote)],
    'img-src': ["'self'", ...widget],
    'font-src': ["'self'"],
    'connect-src': ["'self'", contact, ...widget],
    'frame-src': [VIDEO_ORIGIN, ...widget],
    'form-action': ["'self'", contact],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Another company's script may write HTML in ways that these two would block.
    ...(widget.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const quote = (hash: string) => `'${hash}'`;
