import { languageOf } from '@wnc/content/languages';
import {
  contactLanguages,
  contactTypes,
  type ContactMessage,
  type FilledForm,
} from '@wnc/validation/contact';

import { markup, type Markup } from './markup.ts';
import { teamMail } from './teamMail.ts';
import { visitorMail } from './visitorMail.ts';

const REF = 'MSG-SAMPLE';
/** `.internal` leads nowhere, but is none of the domains that the team's mail warns about. */
const ADDRESS = 'sample@mail.internal';
const WRONG_ADDRESS = 'sample@example.org';
const config = { mailFrom: 'Site <site@mail.example.net>', teamEmail: 'team@mail.example.net' };
const words = {
  en: 'I would like to help on Saturdays.\n\nI have a pickup truck.',
  es: 'Quisiera ayudar los sábados.\n\nTengo una camioneta.',
} satisfies Record<(typeof contactLanguages)[number], string>;

/** Every mail in every language about every topic, as the function sends it, on one HTML page. */
export function gallery(): string {
  const mails = contactLanguages.flatMap((language) =>
    contactTypes.flatMap((type) => {
      const message: FilledForm & ContactMessage = {
        name: 'Sample Name',
        email: ADDRESS,
        message: words[language],
        type,
        language,
      };
      const now = new Date('2025-06-02T13:14:00Z');
      const team = { message, ref: REF, now, config, isSuspicious: false };
      const misspelled = { ...message, email: WRONG_ADDRESS };
      const about = `${languageOf(language).name}, ${type}`;
      return [
        { about: `Confirmation, ${about}`, mail: visitorMail({ ...message, ref: REF, config }) },
        { about: `Team, ${about}`, mail: teamMail(team) },
        { about: `Team, doubtful, ${about}`, mail: teamMail({ ...team, isSuspicious: true }) },
        {
          about: `Team, wrong address, ${about}`,
          mail: teamMail({ ...team, message: misspelled }),
        },
      ];
    }),
  );
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Every mail of the contact form</title>
<style>
:root{color-scheme:light dark}body{margin:2rem;font:17px/1.5 system-ui}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,40rem),1fr));gap:2rem}
iframe{width:100%;height:70rem;border:1px solid}pre{white-space:pre-wrap}
</style></head><body><h1>Every mail of the contact form</h1><main>
${mails.map(({ about, mail }) => figure(about, mail))}
</main></body></html>
`.html;
}

const figure = (about: string, mail: { subject: string; html: string; text: string }): Markup =>
  markup`<section><h2>${about}</h2><p>${mail.subject}</p>
<iframe title="${about}" srcdoc="${mail.html}"></iframe>
<details><summary>Text</summary><pre>${mail.text}</pre></details></section>
`;

if (import.meta.main) console.log(gallery());
