import { organization } from '@wnc/content/site';

const { email, phone } = organization;
const LINKS = new Map<string, string>([
  [email.value, `mailto:${email.value}`],
  [phone.display.value, `tel:${phone.e164.value}`],
]);

/** A sentence in which our e-mail address and telephone number are links. */
export function WithLinks({ children: sentence }: { children: string }) {
  const parts = [...LINKS.keys()].reduce(
    (texts, link) => texts.flatMap((text) => splitAround(text, link)),
    [sentence],
  );
  return parts.map((part) => {
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

const splitAround = (text: string, link: string) =>
  text.split(link).flatMap((part, index) => (index === 0 ? [part] : [link, part]));
