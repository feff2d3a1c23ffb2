import { organization } from '@wnc/content/site';
import { useTranslation } from 'react-i18next';

/** Where to find the organization: street, mailbox, telephone, e-mail. */
export function FooterAddress({ linkClass }: { linkClass: string }) {
  const { t } = useTranslation();
  const { address, poBox, phone, email } = organization;
  return (
    <div className="leading-normal text-soft">
      <h2 className="footer-heading">{t(($) => $.footer.address)}</h2>
      <address className="not-italic">
        {address.street.value}
        <br />
        {`${address.city.value}, ${address.state.value}\u00A0${address.zip.value}`}
      </address>
      <h2 className="footer-heading mt-4">{t(($) => $.footer.poBox)}</h2>
      <address className="text-balance not-italic">{poBox.value}</address>
      <ul className="mt-2 text-white">
        <li>
          <a
            aria-label={t(($) => $.accessibility.phoneLink)}
            className={linkClass}
            href={`tel:${phone.e164.value}`}
          >
            {phone.display.value}
          </a>
        </li>
        <li>
          <a
            aria-label={t(($) => $.accessibility.emailLink)}
            className={linkClass}
            href={`mailto:${email.value}`}
          >
            {email.value}
          </a>
        </li>
      </ul>
    </div>
  );
}
