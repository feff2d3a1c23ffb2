import assert from 'node:assert/strict';

import { readConfig } from '../../functions/send-contact-email/config.ts';
import { test } from '../../functions/send-contact-email/testing/defineTest.ts';
import { createTestClock } from '../../functions/send-contact-email/testing/testClock.ts';
import { environment } from '../../functions/send-contact-email/testing/testEndpoint.ts';
import { checkFunction } from '../doctor/checkFunction.ts';

for (const given of ['https://supabase.com/dashboard/project/abc', 'abcdefghijklmnopqrst']) {
  test(`doctor tells ${given} from the address of the project`, async () => {
    const config = readConfig({ ...environment, SUPABASE_URL: given });
    assert.deepEqual(await checkFunction(config, createTestClock()), [
      {
        ok: false,
        text: `Set SUPABASE_URL to an address like https://….supabase.co, not to "${given}".`,
      },
    ]);
  });
}
