import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';

import { checkDatabase } from '../supabase/commands/doctor/checkDatabase.ts';

test('doctor waits twenty seconds for a database that accepts its connection but never answers, and says so', async (t) => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { SUPABASE_DB_URL: before } = process.env;
  process.env.SUPABASE_DB_URL = `postgresql://staff:secret@127.0.0.1:${server.address().port}/postgres`;
  const end = new AbortController();
  const limits = [];
  const deadline = (ms) => {
    limits.push(ms);
    return end.signal;
  };
  const called = once(server, 'connection');
  const asked = checkDatabase({ isLocal: false, wakeUrl: undefined }, { deadline });
  const [socket] = await called;
  t.after(() => {
    socket.destroy();
    server.close();
    if (before === undefined) delete process.env.SUPABASE_DB_URL;
    else process.env.SUPABASE_DB_URL = before;
  });
  await once(socket, 'data');
  end.abort();
  // Without a limit, doctor would wait for this.
  const forgotten = setTimeout(() => socket.destroy(), 20_000);
  const [{ ok, text }] = await asked;
  clearTimeout(forgotten);
  assert.deepEqual([ok, limits], [false, [20_000]]);
  assert.match(text, /^The database does not answer \(CONNECTION_DESTROYED\)/);
});
