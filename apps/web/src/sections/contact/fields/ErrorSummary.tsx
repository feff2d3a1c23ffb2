import type { ContactError } from '@wnc/validation/contact';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useErrorText } from './useErrorText.ts';

/** What has to be corrected before the message can be sent, with a link to each field. */
export function ErrorSummary({ errors }: { errors: ContactError[] }) {
  const { t } = useTranslation();
  const textOf = useErrorText();
  return (
    <section
      aria-labelledby="contact-summary"
      className="unanchored rounded-md border-l-6 border-danger-600 bg-danger-50 px-4 py-3 text-[1rem] forced-colors:border-2"
    >
      <p className="font-bold text-danger-700" id="contact-summary">
        {t(($) => $.contact.errors.summary, { count: errors.length })}
      </p>
      <ul className="mt-1">
        {errors.map((error) => (
          <li key={error.field}>
            <a
              className="inline-block py-3 text-danger-700 underline"
              href={`#contact-${error.field}`}
              onClick={goTo}
            >
              {textOf(error)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus like a link to an anchor, but leaves the URL as it is. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
}
