import { contactTypes } from '@wnc/validation/contact';
import { useTranslation } from 'react-i18next';

import { FailedPart } from '../../boundary/FailedPart.tsx';
import { KeepStatic } from '../../boundary/KeepStatic.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { ContactForm } from './ContactForm.tsx';
import { Ways } from './Ways.tsx';

/** How to reach the team: by telephone, by mail, or with the form. */
export function Contact() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="contact-title" className="relative py-section" id="contact">
      {/* Browsers take the whole hash for an id: without scripts, links to a topic lead here. */}
      {contactTypes.map((type) => (
        <span className="absolute top-0" id={`contact?type=${type}`} key={type} />
      ))}
      <div className="column grid grid-cols-1 gap-x-[clamp(2rem,6vw,6rem)] gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div className="unanchored lg:sticky lg:top-28 lg:self-start">
          <h2 id="contact-title">{t(($) => $.contact.title)}</h2>
          <p className="mt-4 lead">{t(($) => $.contact.lead)}</p>
          <Ways />
          <Picture
            alt=""
            className="mt-10 hidden h-auto w-[min(22rem,90%)] lg:block print:hidden"
            sizes="22rem"
            slot="contact/thanks"
          />
        </div>
        <KeepStatic fallback={<FailedPart />} nodes="#contact form">
          <ContactForm />
        </KeepStatic>
      </div>
    </section>
  );
}
