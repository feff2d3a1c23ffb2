import { organization } from '@wnc/content/site';

import { splitAround } from './splitAround.ts';

const { email, phone } = organization;
const LINKS = new Map<string, string>([
  [email.value, `mailto:${email.value}`],
  [phone.display.value, `tel:${phone.e164.value}`],
]);

/** A sentence in which our e-mail address and telephone number are links. */
export function WithLinks({ children: sentence }: { children: string }) {
  return splitAround(sentence, LINKS.keys()).map((part) => {
    const href = LINKS.get(part);
    return href ? (
      <a key={part} href={href}>
        {part}
      </a>
    ) : (
      part
    );
  });
}
