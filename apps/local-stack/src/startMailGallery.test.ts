import { join } from 'node:path';

import { expect, test } from 'vitest';

import { projectRoot } from './projectRoot.ts';
import { startMailGallery } from './startMailGallery.ts';

test('the gallery shows confirmations and team mails in every language', async () => {
  const directory = join(projectRoot, 'supabase/functions/send-contact-email');
  const gallery = await startMailGallery(directory);
  const page = await (await fetch(gallery.url)).text();
  await gallery.stop();
  expect(page.match(/<iframe /g)?.length).toBeGreaterThanOrEqual(18);
  expect(page).toContain('Confirmation, English, chw');
  expect(page).toContain('Team, doubtful, Español, partner');
});
