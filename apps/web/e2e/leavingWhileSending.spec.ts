import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

import { contactWords } from '@wnc/content/contact';
import { footerWords } from '@wnc/content/footer';

import { fillForm } from './formFields.ts';
import { expect, test, waitForFormHydration } from './visitor.ts';

/**
 * A function on a weak network. The browser asks it whether the page may post there, which it
 * answers after `allow`; what is then posted is in `posted`.
 */
async function slowFunction() {
  const gate = new EventEmitter();
  const posted: unknown[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') {
      gate.emit('asked');
      await once(gate, 'allowed');
    } else {
      posted.push(await json(request));
    }
    response.writeHead(204, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '*',
    });
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked: once(gate, 'asked'),
    allow: () => gate.emit('allowed'),
    posted,
    close: () => server.close(),
  };
}

test.describe('on a weak network', () => {
  // The page may only connect to the function that it was built for.
  test.use({ bypassCSP: true });

  test('a visitor who leaves right after pressing send is asked whether they want to, and the message arrives even if they do', async ({
    page,
  }) => {
    const slow = await slowFunction();
    await page.addInitScript((origin) => {
      const send = globalThis.fetch;
      globalThis.fetch = (input, init) => {
        const { pathname } = new URL(new Request(input).url);
        return send(origin + pathname, init);
      };
    }, slow.url);
    await page.goto('/');
    await fillForm(page, { email: 'leaves.at.once@example.org' });
    await waitForFormHydration(page);
    await page.getByRole('button', { name: contactWords.submit.en }).click();
    await slow.asked;
    const question = page.waitForEvent('dialog');
    const leaving = page
      .getByRole('contentinfo')
      .getByRole('link', { name: footerWords.privacy.en })
      .click();
    await (await question).accept();
    await leaving;
    await expect(page).toHaveURL('/privacy/');
    slow.allow();
    await expect.poll(() => slow.posted).toMatchObject([{ email: 'leaves.at.once@example.org' }]);
    slow.close();
  });
});
