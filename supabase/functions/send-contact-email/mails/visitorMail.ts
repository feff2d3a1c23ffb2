import { emailsWords } from '@wnc/content/emails';
import { siteVariables } from '@wnc/content/site';
import type { ContactMessage } from '@wnc/validation/contact';

import type { Config } from '../config.ts';
import { fill } from './fill.ts';
import type { MailModel } from './mailModel.ts';
import type { OutgoingMail } from './outgoingMail.ts';
import { render } from './render.ts';

const words = emailsWords.confirmation;

type Confirmation = Pick<ContactMessage, 'email' | 'type' | 'language'> & {
  ref: string;
  config: Pick<Config, 'mailFrom' | 'teamEmail'>;
};

/**
 * The confirmation. Apart from the reference, it is the same for everybody who writes about a topic
 * in a language: somebody who enters a stranger's address cannot choose what we write to them.
 */
export function visitorMail({ email, type, language, ref, config }: Confirmation): OutgoingMail {
  const say = (pair: Record<typeof language, string>) =>
    fill(pair[language], { ...siteVariables, ref });
  const model: MailModel = {
    language,
    subject: `${say(words.subject)} (${ref})`,
    preheader: say(words.preheader),
    blocks: [
      { kind: 'text', text: say(words.greeting) },
      { kind: 'heading', text: say(words.intro) },
      { kind: 'text', text: say(words.body[type]) },
      { kind: 'subheading', text: say(words.nextTitle) },
      { kind: 'text', text: `${say(words.next[type])} ${say(words.replyTime)}` },
      { kind: 'text', text: say(words.reference), unbroken: ref },
      { kind: 'warning', text: say(words.emergency) },
      { kind: 'text', text: `${say(words.signOff)}\n${say(words.signature)}` },
      { kind: 'note', text: say(words.privacy) },
      { kind: 'note', text: say(words.notYou) },
    ],
  };
  return {
    ...(config.mailFrom && { from: config.mailFrom }),
    to: email,
    ...(config.teamEmail && { replyTo: config.teamEmail }),
    ...render(model),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    tags: [
      { name: 'kind', value: 'visitor' },
      { name: 'ref', value: ref },
    ],
  };
}
