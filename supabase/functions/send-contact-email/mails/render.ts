import { emailsWords } from '@wnc/content/emails';
import { siteVariables, streetLine } from '@wnc/content/site';

import { fill } from './fill.ts';
import type { MailModel } from './mailModel.ts';
import { renderHtml } from './renderHtml.ts';
import { renderText } from './renderText.ts';

/** Subject, HTML and plain text of a mail. */
export function render(model: MailModel): { subject: string; html: string; text: string } {
  const footer = emailsWords.confirmation.footer[model.language];
  return {
    subject: model.subject,
    html: renderHtml(model),
    text: renderText(model, fill(footer, { ...siteVariables, address: streetLine })),
  };
}
