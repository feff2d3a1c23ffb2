import type { Language } from '@wnc/content/languages';
import { resourceOf } from '@wnc/content/resources';

import { createI18n } from '../i18n.ts';

/**
 * What the page says in a language, so that no test fails when a sentence is reworded:
 * `say('en')(($) => $.donate.button)`.
 */
export const say = (language: Language) => createI18n(language, resourceOf(language)).t;
