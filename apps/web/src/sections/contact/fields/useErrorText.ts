import { numberText } from '@wnc/content/facts';
import { type ContactError, contactLimits } from '@wnc/validation/contact';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../../i18n.ts';

/** Returns the sentence for an error, in the current language of the page. */
export function useErrorText(): (error: ContactError) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const limits = (of: 'name' | 'message') => ({
    min: numberText({ value: contactLimits[of].min }, language),
    max: numberText({ value: contactLimits[of].max }, language),
  });

  return ({ field, code }) => {
    switch (`${field}.${code}` as const) {
      case 'name.too_short':
        return t(($) => $.contact.errors.name.too_short, limits('name'));
      case 'name.too_long':
        return t(($) => $.contact.errors.name.too_long, limits('name'));
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
        return t(($) => $.contact.errors.message.too_short, limits('message'));
      case 'message.too_long':
        return t(($) => $.contact.errors.message.too_long, limits('message'));
      case 'message.invalid_characters':
        return t(($) => $.contact.errors.message.invalid_characters);
      case 'type.invalid_choice':
        return t(($) => $.contact.errors.type.invalid_choice);
      default:
        return t(($) => $.contact.errors.other);
    }
  };
}
