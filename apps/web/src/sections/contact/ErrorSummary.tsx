import type { ContactError } from '@wnc/validation/contact';
import { useTranslation } from 'react-i18next';

import { focusField } from './parseForm.ts';
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
              onClick={(event) => {
                // As a link to an anchor does, but the URL stays as it is.
                event.preventDefault();
                focusField(event.currentTarget.closest('form'), error.field);
              }}
            >
              {textOf(error)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
