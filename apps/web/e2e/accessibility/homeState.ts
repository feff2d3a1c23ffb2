import type { Page } from '@playwright/test';
import type { Language } from '@wnc/content/languages';

import type { answers } from './contactForm.ts';

/** A visitor on the home page; `answer` answers the message that is held back at the endpoint. */
export type Visitor = {
  page: Page;
  language: Language;
  answer: (answer: (typeof answers)[keyof typeof answers]) => Promise<void>;
};

/** One state of the home page, and how a visitor gets there from the one before it. */
export type HomeState = {
  name: string;
  /** Selector of the part of the page that is different now; without one, all of it. */
  part?: string;
  /** Only in windows that are narrow enough for the menu. */
  isNarrow?: true;
  reach?: (visitor: Visitor) => Promise<unknown>;
};
