import { contactTypes } from '@wnc/validation/contact';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * What the message is about: radio buttons that look like tabs. They and the text of the chosen one
 * need no script. `locked` keeps the choice as it is; `quiet` hides the text but keeps its space.
 */
export function TopicTabs({ locked, quiet }: { locked: boolean; quiet: boolean }) {
  const { t } = useTranslation();
  const stay = (event: MouseEvent) => {
    if (locked) event.preventDefault();
  };
  return (
    <fieldset className="unanchored flex min-w-0 flex-wrap">
      <legend className="sr-only">{t(($) => $.contact.tabs.label)}</legend>
      {contactTypes.map((type, index) => (
        <label key={type} className="topic">
          <input
            aria-describedby={`contact-lead-${type}`}
            defaultChecked={index === 0}
            id={index === 0 ? 'contact-type' : undefined}
            name="type"
            type="radio"
            value={type}
            onClick={stay}
          />
          {t(($) => $.contact.tabs[type].label)}
        </label>
      ))}
      <div
        className={`grid w-full border-t border-ridge-200 px-(--pad) pt-(--pad) ${quiet ? '' : 'topic-lead'}`}
      >
        {contactTypes.map((type) => (
          <p key={type} className="invisible col-start-1 row-start-1" id={`contact-lead-${type}`}>
            {t(($) => $.contact.tabs[type].lead)}
          </p>
        ))}
      </div>
    </fieldset>
  );
}
