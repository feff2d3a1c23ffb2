import { expect } from 'vitest';

import type { World } from '../world/createWorld.ts';
import { expectAccepted, expectProblem } from '../world/expectAnswer.ts';
import * as faults from '../world/mailFaults.ts';
import { newVisitor } from '../world/visitor.ts';
import type { MatrixCase } from './matrixCase.ts';
import { hasAlert } from './providerCases.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const down = (
  id: string,
  what: string,
  breakIt: (world: World) => Promise<void>,
  store = 'M0 T1 V0',
): MatrixCase => ({
  id,
  what: `${what}: the team's mail goes past it`,
  store,
  run: async (world) => {
    await breakIt(world);
    expectAccepted(await world.post(), { stored: false });
    await world.settled();
    expect(world.provider.sent).toHaveLength(1);
    expect(hasAlert(world, 'sent_past_the_database')).toBe(true);
  },
});

/** Fails the next `times` inserts; a sequence forgets nothing when its transaction is rolled back. */
const failInserts = (code: string, times: number) => `
  create sequence contact.failures;
  create function contact.fail() returns trigger language plpgsql security definer as $$
  begin
    if nextval('contact.failures') <= ${times} then
      raise exception 'canary' using errcode = '${code}';
    end if;
    return new;
  end $$;
  create trigger fail before insert on contact.messages
    for each row execute function contact.fail();`;

/** Section I: the database does not do what it should. */
export const databaseCases: readonly MatrixCase[] = [
  down('I01', 'the database refuses connections', (world) => world.proxy.setWeather('refuse')),
  down('I01', 'the database breaks every connection', (world) => world.proxy.setWeather('reset')),
  down('I01', 'the database hangs', async (world) => {
    await world.hurry({ haste: 8 });
    await world.proxy.setWeather('hang');
  }),
  down(
    'I01',
    'the database hangs after it has worked',
    async (world) => {
      expectAccepted(await world.post());
      await world.settled();
      world.provider.sent.length = 0;
      await world.hurry({ haste: 8 });
      await world.proxy.setWeather('hang');
    },
    'M1 T1 V0',
  ),
  down('I05', 'the function may not use the door', (world) =>
    world.database.alter('revoke execute on all functions in schema contact from contact_door'),
  ),
  down('I05', 'the function may not become the role', (world) =>
    world.database.alter('revoke usage on schema contact from contact_door'),
  ),
  {
    id: 'I06',
    what: "a table that is gone: the team's mail goes past it",
    store: 'M0 T1 V0',
    run: async (world) => {
      await world.database.alter('alter table contact.messages rename to elsewhere');
      expectAccepted(await world.post(), { stored: false });
      await world.database.alter('alter table contact.elsewhere rename to messages');
    },
  },
  {
    id: 'I01',
    what: 'without an address of the database the team mail goes, with an alert',
    store: 'M0 T1 V0',
    run: async (world) => {
      await world.restart({ SUPABASE_DB_URL: '' });
      expectAccepted(await world.post(), { stored: false });
      expect(hasAlert(world, 'no_database_url')).toBe(true);
    },
  },
  {
    id: 'I01',
    what: 'one broken connection is nobody’s trouble',
    store: 'M1 T1 V1',
    run: async (world) => {
      world.proxy.traps.push({ words: 'contact.submit', when: 'before', act: 'reset' });
      expectAccepted(await world.post());
    },
  },
  {
    id: 'I01',
    what: 'connections that were cut while nobody spoke are nobody’s trouble',
    store: 'M3 T3 V3',
    run: async (world) => {
      await Promise.all([world.post(), world.post()]);
      await world.settled();
      await world.database.sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`;
      expectAccepted(await world.post());
    },
  },
  ...[
    ['refuses', faults.refuse(500, 'application_error')],
    ['refuses the key', faults.refuse(401, 'missing_api_key')],
    ['breaks connections', faults.resetBeforeTaking],
  ].map(([what, fault]): MatrixCase => ({
    id: 'I02',
    what: `with the database down and a provider that ${what as string}, the visitor hears to call or write`,
    store: 'M0 T0 V0',
    run: async (world) => {
      await world.proxy.setWeather('refuse');
      world.provider.always = fault as faults.Fault;
      const answer = await world.post();
      expectProblem(answer, 503, 'unavailable', { retryAfter: 60 });
      expect(answer.json?.['detail']).toMatch(/@.+\(\d{3}\) 555-01\d\d/);
      const page = await world.postForm({ language: 'es' });
      expect(page.headers['location']).toMatch(/\/es\/contact\/problem\/\?code=unavailable$/);
    },
  })),
  {
    id: 'I02',
    what: 'with the database down and a provider that hangs, the visitor hears so in time',
    store: 'M0 T0 V0',
    run: async (world) => {
      await world.hurry({ haste: 20, hasteFrom: 5_000 });
      await world.proxy.setWeather('refuse');
      world.provider.always = faults.hang;
      expectProblem(await world.post(), 503, 'unavailable', { retryAfter: 60 });
    },
  },
  {
    id: 'I02',
    what: 'a team mail that was taken without a word is sent once when the page tries again',
    store: 'M1 T1 V1',
    run: async (world) => {
      const visitor = newVisitor();
      await world.proxy.setWeather('refuse');
      world.provider.always = faults.resetAfterTaking;
      expectProblem(await world.post({ ...visitor }), 503, 'unavailable');
      world.provider.always = undefined;
      expectAccepted(await world.post({ ...visitor }), { stored: false, id: visitor.id });
      await world.proxy.setWeather('fine');
      expectAccepted(await world.post({ ...visitor }), { id: visitor.id });
    },
  },
  {
    id: 'I03',
    what: 'a commit whose answer is lost is found again',
    store: 'M1 T1 V1',
    run: async (world) => {
      const visitor = newVisitor();
      world.proxy.traps.push({ words: 'commit', when: 'after', act: 'reset' });
      const answer = await world.post({ ...visitor });
      expect([answer.status, answer.json?.['id']]).toEqual([202, visitor.id]);
    },
  },
  {
    id: 'I03',
    what: 'a commit of a form without an id whose answer is lost is found again',
    store: 'M1 T1 V1',
    run: async (world) => {
      world.proxy.traps.push({ words: 'commit', when: 'after', act: 'reset' });
      expect((await world.postForm()).status).toBe(303);
    },
  },
  {
    id: 'I03',
    what: 'a commit whose answer is lost twice, with the database away after it, is one message',
    store: 'M1 T1 V1',
    run: async (world) => {
      const visitor = newVisitor();
      world.proxy.traps.push(
        { words: 'commit', when: 'after', act: 'reset' },
        { words: 'commit', when: 'after', act: 'reset' },
      );
      const answer = await world.post({ ...visitor });
      expect([answer.status, answer.json?.['id']]).toEqual([202, visitor.id]);
      const again = await world.post({ ...visitor });
      expectAccepted(again, { replayed: true, id: visitor.id });
    },
  },
  {
    id: 'I03',
    what: 'a commit that hangs is found again',
    store: 'M1 T1 V1',
    run: async (world) => {
      const visitor = newVisitor();
      await world.hurry({ haste: 8 });
      world.proxy.traps.push({ words: 'commit', when: 'after', act: 'hang' });
      const answer = await world.post({ ...visitor });
      expect([answer.status, answer.json?.['id']]).toEqual([202, visitor.id]);
    },
  },
  {
    id: 'I09',
    what: 'an instance that vanishes with a lock in its hand holds nobody up for long',
    store: 'M2 T2 V2',
    run: async (world) => {
      const lost = newVisitor();
      world.proxy.traps.push({ words: 'commit', when: 'before', act: 'hang' });
      const first = world.post({ ...lost }).catch(() => undefined);
      const isTrapped = async (): Promise<void> =>
        world.proxy.traps.length === 0 ? undefined : new Promise((resolve) => setTimeout(resolve, 5)).then(isTrapped);
      await isTrapped();
      await world.kill();
      await first;
      await world.restart();
      expectAccepted(await world.post());
      expectAccepted(await world.post({ ...lost }));
    },
  },
  ...[0, DAY / 2].map((later): MatrixCase => ({
    id: 'I04',
    what: `a message that went past the database is stored when it comes again ${later === 0 ? 'at once' : 'on the next day'}, and the team has one mail`,
    store: 'M1 T1 V1',
    run: async (world) => {
      const visitor = newVisitor();
      await world.proxy.setWeather('refuse');
      expectAccepted(await world.post({ ...visitor }), { stored: false, id: visitor.id });
      await world.proxy.setWeather('fine');
      await world.advance(later);
      expectAccepted(await world.post({ ...visitor }), { id: visitor.id });
    },
  })),
  {
    id: 'I04',
    what: 'a form without an id that went past the database and is posted again is one mail for the team',
    store: 'M1 T1 V1',
    run: async (world) => {
      const { name, email, message } = newVisitor();
      await world.proxy.setWeather('refuse');
      const first = await world.postForm({ name, email, message });
      expect(first.headers['location']).toMatch(/thanks/);
      const again = await world.postForm({ name, email, message });
      expect(again.headers['location']).toBe(first.headers['location']);
      await world.proxy.setWeather('fine');
      const stored = await world.postForm({ name, email, message });
      expect(stored.headers['location']).toBe(first.headers['location']);
    },
  },
  ...['40001', '40P01'].flatMap((code) => [
    {
      id: 'I07',
      what: `${code} three times is waited out`,
      store: 'M1 T1 V1',
      run: async (world: World) => {
        await world.database.alter(failInserts(code, 3));
        expectAccepted(await world.post());
      },
    },
    {
      id: 'I07',
      what: `${code} for ever is a database that is down`,
      store: 'M0 T1 V0',
      run: async (world: World) => {
        await world.database.alter(failInserts(code, 1_000));
        expectAccepted(await world.post(), { stored: false });
        const [row] = await world.database
          .sql`select last_value::int as times from contact.failures`;
        expect(row?.['times']).toBe(4);
      },
    },
  ]),
  {
    id: 'I08',
    what: 'a full disk is a database that is down',
    store: 'M0 T1 V0',
    run: async (world) => {
      await world.database.alter(failInserts('53100', 1_000));
      expectAccepted(await world.post(), { stored: false });
    },
  },
  {
    id: 'I11',
    what: 'past the database ten mails go in ten minutes, and no confirmation',
    store: 'M0 T11 V0',
    run: async (world) => {
      await world.proxy.setWeather('refuse');
      const statuses: number[] = [];
      for (let count = 0; count < 12; count += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        statuses.push((await world.post()).status);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(202), 503, 503]);
      await world.advance(10 * MINUTE);
      expect((await world.post()).status).toBe(202);
    },
  },
  {
    id: 'I11',
    what: 'tries that reached nobody, and repeats, use up no mail past the database',
    store: 'M0 T2 V0',
    run: async (world) => {
      await world.proxy.setWeather('refuse');
      world.provider.always = faults.refuse(500, 'application_error');
      const visitor = newVisitor();
      for (let count = 0; count < 12; count += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect((await world.post({ ...visitor })).status).toBe(503);
      }
      world.provider.always = undefined;
      for (let count = 0; count < 12; count += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expectAccepted(await world.post({ ...visitor }), { stored: false });
      }
      expectAccepted(await world.post(), { stored: false });
    },
  },
  {
    id: 'I12',
    what: 'nobody of the Data API reads a table or uses the door',
    store: 'M1 T1 V1',
    run: async (world) => {
      expectAccepted(await world.post());
      const questions = [
        'select * from contact.messages',
        'select * from contact.mails',
        'select * from contact.buckets',
        'select * from contact.settings',
        "select contact.submit('{}', now())",
        'select * from contact.claim(1, now())',
        'select contact.may_run(now())',
        'select contact.purge(now())',
        "select contact.erase('x')",
        'select contact.knock(now())',
        "insert into contact.settings values (true, 'http://evil.test')",
      ];
      for (const role of ['anon', 'authenticated', 'service_role']) {
        for (const question of questions) {
          // oxlint-disable-next-line no-await-in-loop -- one connection
          const refusal = await world.database.sql
            .begin(async (sql) => {
              await sql.unsafe(`set local role ${role}`);
              await sql.unsafe(question);
              return 'allowed';
            })
            .catch((error: unknown) => (error as { code: string }).code);
          expect(`${role} ${question} ${refusal}`).toBe(`${role} ${question} 42501`);
        }
      }
    },
  },
  {
    id: 'I14',
    what: 'mails that are there already are no obstacle',
    store: 'M1 T1 V1',
    run: async (world) => {
      await world.database.alter(`
        create function contact.early() returns trigger language plpgsql security definer as $$
        begin
          insert into contact.mails (message_id, kind, state, attempts, last_tried_at, next_at, lease_until, mail)
            values (new.id, 'team', 'waiting', 1, new.received_at, new.received_at, new.received_at + interval '1 minute', (select '{}'::jsonb));
          return new;
        end $$;
        create trigger early after insert on contact.messages for each row execute function contact.early();`);
      expectAccepted(await world.post());
      await world.settled();
    },
  },
  {
    id: 'I15',
    what: 'a mail whose holder has vanished is taken again when the lease ends, not before',
    store: 'M1 T1 V1',
    run: async (world) => {
      world.provider.next.push(() => void world.kill());
      await world.post();
      await world.kill();
      await world.restart();
      await world.wake();
      expect(world.provider.tries).toHaveLength(1);
      await world.advance(50_000);
      await world.wake();
      expect(world.provider.sent).toHaveLength(2);
    },
  },
];
