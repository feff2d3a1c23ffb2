import { numberText } from '@wnc/content/facts';
import { type ContactError, contactLimits } from '@wnc/validation/contact';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../../i18n.ts';
import { Field } from './Field.tsx';
import { useErrorText } from './useErrorText.ts';

/**
 * Name, e-mail and message, as uncontrolled inputs: what is typed survives hydration and a language
 * switch. `locked` makes them read-only, so that Undo cannot change them either.
 */
export function Fields({ errors, locked }: { errors: ContactError[]; locked: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const textOf = useErrorText();
  const propsOf = (name: 'name' | 'email' | 'message') => {
    const error = errors.find(({ field }) => field === name);
    return {
      name,
      label: t(($) => $.contact.labels[name]),
      error: error && textOf(error),
    };
  };
  const { min } = contactLimits.message;
  return (
    <>
      <Field {...propsOf('name')} hint={t(($) => $.contact.hints.name)}>
        {(control) => (
          <input
            {...control}
            autoComplete="name"
            minLength={contactLimits.name.min}
            readOnly={locked}
            type="text"
          />
        )}
      </Field>
      <Field {...propsOf('email')} hint={t(($) => $.contact.hints.email)}>
        {(control) => (
          <input
            {...control}
            autoComplete="email"
            inputMode="email"
            readOnly={locked}
            spellCheck={false}
            type="email"
          />
        )}
      </Field>
      <Field
        {...propsOf('message')}
        hint={t(($) => $.contact.hints.message, { min: numberText({ value: min }, language) })}
      >
        {(control) => (
          <textarea
            {...control}
            className={`${control.className} block min-h-36 resize-y`}
            minLength={min}
            readOnly={locked}
            rows={5}
          />
        )}
      </Field>
    </>
  );
}
