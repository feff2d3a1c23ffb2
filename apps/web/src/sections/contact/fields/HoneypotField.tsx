import { useTranslation } from 'react-i18next';

/**
 * A honeypot: a field that people can neither see nor reach, and that bots fill in. A message with
 * it filled in is kept anyway, since a browser's autofill may have done it.
 */
export function HoneypotField() {
  const { t } = useTranslation();
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor="contact-website">{t(($) => $.contact.honeypot)}</label>
      <input autoComplete="off" id="contact-website" name="website" tabIndex={-1} type="text" />
    </div>
  );
}
