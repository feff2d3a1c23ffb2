import { expect, onTestFinished, test, vi } from 'vitest';

import { wakeRegularly } from './wakeRegularly.ts';

const WAKE = 'http://127.0.0.1:54321/functions/v1/send-contact-email/wake';

test('a mail that is due goes out within ten seconds, even after a failed call, and none once the stack has stopped', async () => {
  vi.useFakeTimers();
  const call = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('fetch failed'));
  call.mockImplementation(() => Promise.resolve(Response.json({ ok: true })));
  vi.stubGlobal('fetch', call);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const stop = wakeRegularly(WAKE);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(call.mock.calls.map(([url, init]) => [url, init?.method])).toEqual([
    [WAKE, 'POST'],
    [WAKE, 'POST'],
  ]);
  stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(call).toHaveBeenCalledTimes(2);
});
