import { contactTypes, type ContactType } from '@wnc/validation/contact';
import { Fragment, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

const COLUMNS: Record<ContactType, string> = {
  chw: 'col-start-1',
  volunteer: 'col-start-2',
  partner: 'col-start-3',
};
/**
 * The lead text of a topic shows while its radio button, which stands before it, is chosen. All of
 * them keep their place, so that nothing moves when the choice changes.
 */
const SHOWN: Record<ContactType, string> = {
  chw: '[[value=chw]:checked~&]:visible',
  volunteer: '[[value=volunteer]:checked~&]:visible',
  partner: '[[value=partner]:checked~&]:visible',
};
/** Lies over its tab, so that a finger finds the real button there. */
const RADIO = 'z-1 row-start-1 size-full cursor-pointer appearance-none opacity-0';
const TAB =
  'row-start-1 flex min-h-15 items-center justify-center border-b-4 border-transparent bg-ridge-50 px-1 py-[0.6rem] text-center text-small sm:text-[1rem] leading-[1.2] font-semibold text-slate hyphens-auto not-first-of-type:wrap-anywhere not-first-of-type:border-l not-first-of-type:border-l-ridge-200 first-of-type:rounded-tl-lg last-of-type:rounded-tr-lg [:checked+&]:border-b-rosa-600 [:checked+&]:bg-white [:checked+&]:font-bold [:checked+&]:text-ridge-800 [:focus-visible+&]:outline-3 [:focus-visible+&]:-outline-offset-8 [:focus-visible+&]:outline-(--focus) [:hover:not(:checked)+&]:bg-ridge-100 [:hover:not(:checked)+&]:text-ink forced-colors:border-b-[Canvas] forced-colors:[:checked+&]:border-b-[Highlight]';
const LEAD = 'invisible col-span-3 col-start-1 row-start-3 px-(--pad) pt-(--pad)';

/**
 * What the message is about: radio buttons that look like tabs. They and the text of the chosen one
 * need no script. `locked` keeps the choice as it is; `quiet` hides the text and keeps its place.
 */
export function TopicTabs({ locked, quiet }: { locked: boolean; quiet: boolean }) {
  const { t } = useTranslation();
  const stay = (event: MouseEvent) => {
    if (locked) event.preventDefault();
  };
  return (
    <fieldset className="unanchored grid min-w-0 grid-cols-[1fr_auto_auto] min-[22.4rem]:grid-cols-3">
      <legend className="sr-only">{t(($) => $.contact.tabs.label)}</legend>
      {contactTypes.map((type, index) => (
        <Fragment key={type}>
          <input
            aria-describedby={`contact-lead-${type}`}
            className={`${RADIO} ${COLUMNS[type]}`}
            defaultChecked={index === 0}
            id={`contact-${type}`}
            name="type"
            type="radio"
            value={type}
            onClick={stay}
          />
          <label className={`${TAB} ${COLUMNS[type]}`} htmlFor={`contact-${type}`}>
            {t(($) => $.contact.tabs[type].label)}
          </label>
        </Fragment>
      ))}
      <span className="col-span-3 h-px bg-ridge-200" />
      {contactTypes.map((type) => (
        <p key={type} className={`${LEAD} ${quiet ? '' : SHOWN[type]}`} id={`contact-lead-${type}`}>
          {t(($) => $.contact.tabs[type].lead)}
        </p>
      ))}
    </fieldset>
  );
}
