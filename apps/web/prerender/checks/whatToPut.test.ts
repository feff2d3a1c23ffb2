import { expect, it } from 'vitest';

import { whatToPut } from './whatToPut.ts';

it.each([
  ['organization.name', 'the name of the organization'],
  ['organization.ein', 'the tax ID (EIN), like 12-3456789'],
  ['organization.email', 'the e-mail address that the team reads'],
  ['organization.address.city', 'this part of the street address'],
  ['organization.poBox', 'the PO box with city, state and ZIP code'],
  ['organization.donateUrl', "the donation company's page, https://…"],
  ['organization.raffleUrl', "the payment company's page for tickets, https://…"],
  ['organization.social.facebook', 'the address of the profile, https://…'],
  ['donationWidgetUrl', "the address of the donation company's script, https://…"],
  ['videoFacts.id', 'the video’s ID: what follows "v=" in its YouTube address'],
  ['accessibilityReviewed', 'the day on which the page was last reviewed, year first'],
  ['organization.phone.display', 'the phone number as people read it, (828) 555-1234'],
  ['organization.phone.e164', 'the same number as phones dial it, +18285551234'],
  ['people.director.name', 'the person’s name, with their consent'],
  ['teamWords.biographies.director', 'the biography, approved by the person, in every language'],
  ['operateWords.photos.events', 'what the picture shows, in every language'],
  ['communityWords.posterAlt', 'what the picture shows, in every language'],
  ['raffleFacts.salesStart', 'the value as the organization confirms it'],
  ['reliefMeta.title', 'the sentence as the organization approves it, in every language'],
])('an editor is asked at %s for %s', (field, put) => {
  expect(whatToPut({ field })).toBe(put);
});
