import { numberText } from '@wnc/content/facts';
import { type ContactError, contactLimits } from '@wnc/validation/contact';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../i18n.ts';

/** Returns the sentence for an error, in the current language of the page. */
export function useErrorText(): (error: ContactError) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const max = (value: number) => ({ max: numberText({ value }, language) });

  return ({ field, code }) => {
    switch (`${field}.${code}` as const) {
      case 'name.too_short':
        return t(($) => $.contact.errors.name.too_short);
      case 'name.too_long':
        return t(($) => $.contact.errors.name.too_long, max(contactLimits.name.max));
      case 'name.invalid_characters':
        return t(($) => $.contact.errors.name.invalid_characters);
      case 'email.invalid_format':
        return t(($) => $.contact.errors.email.invalid_format);
      case 'email.too_long':
        return t(($) => $.contact.errors.email.too_long);
      case 'email.unicode_local':
        return t(($) => $.contact.errors.email.unicode_local);
      case 'email.invalid_characters':
        return t(($) => $.contact.errors.email.invalid_characters);
      case 'message.too_short':
        return t(($) => $.contact.errors.message.too_short);
      case 'message.too_long':
        return t(($) => $.contact.errors.message.too_long, max(contactLimits.message.max));
      case 'message.invalid_characters':
        return t(($) => $.contact.errors.message.invalid_characters);
      case 'type.invalid_choice':
        return t(($) => $.contact.errors.type.invalid_choice);
      default:
        return t(($) => $.contact.errors.other);
    }
  };
}
