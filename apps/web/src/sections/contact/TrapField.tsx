import { useTranslation } from 'react-i18next';

/**
 * A field that people neither see nor reach and that machines fill in. A message with it filled is
 * kept all the same, since a browser may have filled it by itself.
 */
export function TrapField() {
  const { t } = useTranslation();
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor="contact-website">{t(($) => $.contact.honeypot)}</label>
      <input autoComplete="off" id="contact-website" name="website" tabIndex={-1} type="text" />
    </div>
  );
}
