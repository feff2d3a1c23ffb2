import { emailsWords } from '@wnc/content/emails';
import { type Language, languageOf } from '@wnc/content/languages';
import { siteVariables, timeZone } from '@wnc/content/site';
import type { ContactMessage } from '@wnc/validation/contact';

import type { Config } from '../config.ts';
import type { MailBlock } from './mailModel.ts';
import type { OutgoingMail } from './outgoingMail.ts';
import { readable, readableLine } from './readable.ts';
import { render } from './render.ts';

const words = emailsWords.notification;
/** The same in both languages, so that one inbox filter finds it. */
const CHECK_MARK = '[check]';
const PREHEADER_CHARACTERS = 90;
/**
 * An automatic reply would go to whatever address a stranger typed. Help desks set aside mails with
 * `Auto-Submitted`, so only doubtful ones have it.
 */
const NO_AUTO_REPLY = { 'X-Auto-Response-Suppress': 'OOF, AutoReply' };
/** Domains without mailboxes: those reserved for tests (RFC 2606, RFC 6761), and test.com. */
const NO_MAILBOX = /[@.](?:example\.(?:com|net|org)|test\.com|test|example|invalid|localhost)$/i;

type Notification = {
  message: ContactMessage;
  ref: string;
  isSuspicious: boolean;
  now: Date;
  config: Pick<Config, 'mailFrom' | 'teamEmail'>;
};

/** The team's copy, in the language of the page. A reply goes to the visitor. */
export function teamMail({ message, ref, isSuspicious, now, config }: Notification): OutgoingMail {
  const { type, language, email } = message;
  const subject = `${isSuspicious ? `${CHECK_MARK} ` : ''}${words.subject[type][language]} (${ref})`;
  const text = readable(message.message);
  const topic = words.types[type][language];
  const blocks: MailBlock[] = [
    { kind: 'label', text: topic, tone: type },
    { kind: 'heading', text: words.subject[type][language] },
    { kind: 'text', text: words.intro[language] },
    ...warnings(isSuspicious, email).map(
      (pair) => ({ kind: 'warning', text: pair[language] }) as const,
    ),
    {
      kind: 'facts',
      facts: [
        { term: words.labels.name[language], value: readableLine(message.name) },
        { term: words.labels.email[language], value: email },
        { term: words.labels.type[language], value: topic },
        { term: words.labels.language[language], value: languageOf(language).name },
        // The day without the time: a message that is sent again has to produce the same bytes.
        { term: words.labels.received[language], value: dayIn(language).format(now) },
        { term: words.labels.ref[language], value: ref },
      ],
    },
    { kind: 'quote', title: words.labels.message[language], text },
    { kind: 'button', text: email, href: `mailto:${email}?subject=${answerSubject(ref)}` },
    { kind: 'note', text: words.reply[language] },
    { kind: 'note', text: words.care[language] },
  ];
  const excerpt = Array.from(text.replace(/\s+/g, ' ')).slice(0, PREHEADER_CHARACTERS).join('');
  return {
    ...(config.mailFrom && { from: config.mailFrom }),
    ...(config.teamEmail && { to: config.teamEmail }),
    replyTo: email,
    // The shorter name first, as in jsonb: a retry sends the stored mail, in the same bytes.
    headers: isSuspicious
      ? { 'Auto-Submitted': 'auto-generated', ...NO_AUTO_REPLY }
      : NO_AUTO_REPLY,
    ...render({ language, subject, preheader: `${topic}: ${excerpt}`, blocks }),
    tags: [
      { name: 'kind', value: 'team' },
      { name: 'ref', value: ref },
    ],
  };
}

/** The visitor does not know the team's address: the subject says who is answering. */
const answerSubject = (ref: string) => encodeURIComponent(`${siteVariables.org} (${ref})`);

const days = new Map<Language, Intl.DateTimeFormat>();

/** Cached: creating a formatter takes longer than the rest of the mail. */
function dayIn(language: Language): Intl.DateTimeFormat {
  const day =
    days.get(language) ??
    new Intl.DateTimeFormat(languageOf(language).tag, { dateStyle: 'long', timeZone });
  days.set(language, day);
  return day;
}

const warnings = (isSuspicious: boolean, email: string) => [
  ...(isSuspicious ? [words.check] : []),
  ...(NO_MAILBOX.test(email) ? [words.addressLooksWrong] : []),
];
