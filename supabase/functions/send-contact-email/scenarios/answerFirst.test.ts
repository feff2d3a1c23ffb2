import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { startTestEndpoint } from '../testing/testEndpoint.ts';

test('the answer is sent before the first mail', async () => {
  await using endpoint = await startTestEndpoint();
  const order: string[] = [];
  const { send } = endpoint.dependencies.mailer;
  endpoint.dependencies.mailer = {
    send: (...given) => {
      order.push('mail');
      return send(...given);
    },
  };
  await endpoint.post();
  order.push('answer');
  await endpoint.settled();
  assert.deepEqual(order, ['answer', 'mail', 'mail']);
});
