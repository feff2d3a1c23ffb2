import { expect, test } from 'vitest';

import { buildOnePage } from '../testing/buildOnePage.ts';
import { hosting } from './hosting.ts';

test('search engines leave a preview alone, even where its settings come from a file', async () => {
  const settings = 'SITE_ENV=preview\nVITE_SUPABASE_URL=https://abc.supabase.co\n';
  const { _headers: headers } = await buildOnePage(hosting(), 'A page', { '.env': settings });
  expect(headers).toContain('X-Robots-Tag: noindex');
});
