/** The pages beside the home page, with their paths below that of the language. */
export const otherPages: Record<string, { path: string; complaints?: RegExp }> = {
  'the not-found page': { path: 'nowhere', complaints: /404|no page/ },
  'the thanks for a message': { path: 'contact/thanks/?ref=MSG-ABC123' },
  'the problem with a message': {
    path: 'contact/problem/?code=validation_failed&f=name&f=email',
  },
  'the thanks for a donation': { path: 'donate/thanks/' },
  'the privacy page': { path: 'privacy/' },
  'the accessibility statement': { path: 'accessibility/' },
};
