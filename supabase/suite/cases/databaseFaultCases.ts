import { expect } from 'vitest';

import type { World } from '../world/createWorld.ts';
import { expectAccepted } from '../world/expectAnswer.ts';
import * as faults from '../world/mailFaults.ts';
import { newVisitor } from '../world/visitor.ts';
import type { MatrixCase } from './matrixCase.ts';

const MINUTE = 60_000;

/** Fails the next `times` inserts, counted by a sequence: a rollback does not reset it. */
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

/** Section I: the database answers, but not as it should. */
export const databaseFaultCases: readonly MatrixCase[] = [
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
  ...(['before', 'after'] as const).map((when): MatrixCase => ({
    id: 'I09',
    what: `an instance that vanishes ${when} the database has done its work holds nobody up for long`,
    store: 'M2 T2 V2',
    run: async (world) => {
      const lost = newVisitor();
      const trapped = Promise.withResolvers<void>();
      const onAct = () => trapped.resolve();
      world.proxy.traps.push({ words: 'run select contact.submit', when, act: 'hang', onAct });
      const first = world.post({ ...lost }).catch(() => undefined);
      await trapped.promise;
      await world.kill();
      await first;
      await world.restart();
      expectAccepted(await world.post());
      expectAccepted(await world.post({ ...lost }), { replayed: when === 'after' });
    },
  })),
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
      what: `${code} forever counts as a database that is down`,
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
    what: 'a full disk counts as a database that is down',
    store: 'M0 T1 V0',
    run: async (world) => {
      await world.database.alter(failInserts('53100', 1_000));
      expectAccepted(await world.post(), { stored: false });
    },
  },
  {
    id: 'I11',
    what: 'past the database, ten mails go out in ten minutes, and no confirmation',
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
    what: 'tries that reached nobody, and repeats, do not count as mails past the database',
    store: 'M0 T2 V0',
    run: async (world) => {
      await world.proxy.setWeather('refuse');
      world.provider.always = faults.refuse(500, 'application_error');
      const visitor = newVisitor();
      for (let count = 0; count < 12; count += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect((await world.post()).status).toBe(503);
      }
      world.provider.always = undefined;
      for (let count = 0; count < 12; count += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const answer = await world.post({ ...visitor });
        expectAccepted(answer, { stored: false, replayed: count > 0 });
      }
      expectAccepted(await world.post(), { stored: false });
    },
  },
  {
    id: 'I12',
    what: 'nobody can read a table or call a function through the Data API',
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
        'select contact.wake(now())',
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
    what: 'mails that already exist do not get in the way',
    store: 'M1 T1 V1',
    run: async (world) => {
      await world.database.alter(`
        create function contact.early() returns trigger language plpgsql security definer as $$
        begin
          insert into contact.mails (message_id, kind, state, attempts, last_tried_at, next_at, lease_until, mail)
            values (new.id, 'team', 'waiting', 1, new.received_at, new.received_at, new.received_at + interval '1 minute', '{}');
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
      const gone = Promise.withResolvers<void>();
      world.provider.next.push(() => gone.resolve(world.kill()));
      await world.post().catch(() => undefined);
      await gone.promise;
      await world.restart();
      await world.wake();
      expect(world.provider.tries).toHaveLength(1);
      await world.advance(50_000);
      await world.wake();
      expect(world.provider.sent).toHaveLength(2);
    },
  },
];
