import type { Sample } from '@wnc/content/listSamples';

/** What an editor writes in place of a sample. The first pattern that matches the field counts. */
const ADVICE: [field: RegExp, advice: string][] = [
  [/^organization\.name$/, 'the name of the organization'],
  [/^organization\.ein$/, 'the tax ID (EIN), like 12-3456789'],
  [/^organization\.phone\.display$/, 'the phone number as people read it, (828) 555-1234'],
  [/^organization\.phone\.e164$/, 'the same number as phones dial it, +18285551234'],
  [/^organization\.email$/, 'the e-mail address that the team reads'],
  [/^organization\.address\./, 'this part of the street address'],
  [/^organization\.poBox$/, 'the PO box with city, state and ZIP code'],
  [/^organization\.donateUrl$/, "the donation company's page, https://…"],
  [/^organization\.raffleUrl$/, "the payment company's page for tickets, https://…"],
  [/^organization\.social\./, 'the address of the profile, https://…'],
  [/^donationWidgetUrl$/, "the address of the donation company's script, https://…"],
  [/^videoFacts\.id$/, 'the video’s ID: what follows "v=" in its YouTube address'],
  [/^accessibilityReviewed$/, 'the day on which the page was last reviewed, year first'],
  [/^people\.[^.]+\.name$/, 'the person’s name, with their consent'],
  [/\.biographies\./, 'the biography, approved by the person, in every language'],
  [/(?:^|\.)(?:alt|posterAlt)$|\.photos\./, 'what the picture shows, in every language'],
];

const SENTENCE = 'the sentence as the organization approves it, in every language';
const VALUE = 'the value as the organization confirms it';

/** What belongs in the field, in words for the editor. */
export function whatToPut({ field }: Pick<Sample, 'field'>): string {
  const [, advice] = ADVICE.find(([pattern]) => pattern.test(field)) ?? [];
  return advice ?? (/^\w+(?:Words|Meta)\b/.test(field) ? SENTENCE : VALUE);
}
