import { expect, test, vi } from 'vitest';

import { buildOnePage } from '../testing/buildOnePage.ts';
import { hosting } from './hosting.ts';

vi.mock('@wnc/content/site', async (original) => ({
  ...(await original<object>()),
  donationWidgetUrl: { value: 'https://give.example.org/widget.js' },
}));

const build = (others: Readonly<Record<string, string>>) =>
  buildOnePage(hosting(), 'A page', others);

const PROJECT = 'VITE_SUPABASE_URL=https://abc.supabase.co\n';

test('search engines leave a preview alone, even where its settings come from a file', async () => {
  const { _headers: headers } = await build({ '.env': `SITE_ENV=preview\n${PROJECT}` });
  expect(headers).toContain('X-Robots-Tag: noindex');
});

test('the scripts of a page in a folder run, and so does the donation widget', async () => {
  const page = '<!doctype html><title>Thanks</title><script>alert(1)</script>';
  const others = { '.env': PROJECT, 'public/contact/thanks/index.html': page };
  const { _headers: headers } = await build(others);
  expect(headers).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=' https://give.example.org;",
  );
});
