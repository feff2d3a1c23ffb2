/** What the console says on the first of them. */
export const NOT_FOUND = /404|no page/;

/** The pages other than the home page, with their paths below that of the language. */
export const otherPages: Record<string, string> = {
  'the not-found page': 'nowhere',
  'the thanks for a message': 'contact/thanks/?ref=MSG-ABC123',
  'the problem with a message': 'contact/problem/?code=validation_failed&f=name&f=email',
  'the thanks for a donation': 'donate/thanks/',
  'the privacy page': 'privacy/',
  'the accessibility statement': 'accessibility/',
};
