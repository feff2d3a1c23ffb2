import { emailsWords } from '@wnc/content/emails';
import { organization, siteVariables } from '@wnc/content/site';

import { fill } from './fill.ts';
import type { MailModel } from './mailModel.ts';
import { renderHtml } from './renderHtml.ts';
import { renderText } from './renderText.ts';

const { street, city, state, zip } = organization.address;
const address = `${street.value}, ${city.value}, ${state.value} ${zip.value}`;

/** Subject, HTML and text of a mail. */
export function render(model: MailModel): { subject: string; html: string; text: string } {
  const footer = emailsWords.confirmation.footer[model.language];
  return {
    subject: model.subject,
    html: renderHtml(model),
    text: renderText(model, fill(footer, { ...siteVariables, address })),
  };
}
