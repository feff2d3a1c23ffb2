import type { Language } from '@wnc/content/languages';
import type { ContactType } from '@wnc/validation/contact';

/** The content of a mail, from which both the HTML and the plain text are rendered. */
export type MailModel = {
  language: Language;
  subject: string;
  /** What an inbox shows next to the subject. */
  preheader: string;
  blocks: readonly MailBlock[];
};

export type MailBlock =
  | { kind: 'label'; text: string; tone: ContactType }
  | { kind: 'heading' | 'subheading' | 'note'; text: string }
  /** `unbroken` is a part of the text that stays on one line. */
  | { kind: 'text'; text: string; unbroken?: string }
  | { kind: 'warning'; text: string }
  | { kind: 'facts'; facts: readonly { term: string; value: string }[] }
  /** The visitor's words, with their line breaks. */
  | { kind: 'quote'; title: string; text: string }
  | { kind: 'button'; text: string; href: string };
