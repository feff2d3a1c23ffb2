import { expect } from 'vitest';

import type { Harness } from '../harness/createHarness.ts';
import { expectAccepted } from '../harness/expectAnswer.ts';
import * as faults from '../harness/mailFaults.ts';
import { newVisitor } from '../harness/visitor.ts';
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
    outcome: 'M0 T1 V0',
    run: async (harness) => {
      await harness.database.alter('alter table contact.messages rename to elsewhere');
      expectAccepted(await harness.post(), { stored: false });
      await harness.database.alter('alter table contact.elsewhere rename to messages');
    },
  },
  ...(['before', 'after'] as const).map((when): MatrixCase => ({
    id: 'I09',
    what: `an instance that vanishes ${when} the database has done its work holds nobody up for long`,
    outcome: 'M2 T2 V2',
    run: async (harness) => {
      const lost = newVisitor();
      const trapped = Promise.withResolvers<void>();
      const onAct = () => trapped.resolve();
      harness.proxy.failpoints.push({
        statement: 'run select contact.submit',
        when,
        act: 'hang',
        onAct,
      });
      const first = harness.post({ ...lost }).catch(() => undefined);
      await trapped.promise;
      await harness.kill();
      await first;
      await harness.restart();
      expectAccepted(await harness.post());
      expectAccepted(await harness.post({ ...lost }), { replayed: when === 'after' });
    },
  })),
  ...['40001', '40P01'].flatMap((code) => [
    {
      id: 'I07',
      what: `${code} three times is waited out`,
      outcome: 'M1 T1 V1',
      run: async (harness: Harness) => {
        await harness.database.alter(failInserts(code, 3));
        expectAccepted(await harness.post());
      },
    },
    {
      id: 'I07',
      what: `${code} forever counts as a database that is down`,
      outcome: 'M0 T1 V0',
      run: async (harness: Harness) => {
        await harness.database.alter(failInserts(code, 1_000));
        expectAccepted(await harness.post(), { stored: false });
        const [row] = await harness.database
          .sql`select last_value::int as times from contact.failures`;
        expect(row?.['times']).toBe(4);
      },
    },
  ]),
  {
    id: 'I08',
    what: 'a full disk counts as a database that is down',
    outcome: 'M0 T1 V0',
    run: async (harness) => {
      await harness.database.alter(failInserts('53100', 1_000));
      expectAccepted(await harness.post(), { stored: false });
    },
  },
  {
    id: 'I11',
    what: 'past the database, ten mails go out in ten minutes, and no confirmation',
    outcome: 'M0 T11 V0',
    run: async (harness) => {
      await harness.proxy.setMode('refuse');
      const statuses: number[] = [];
      for (let count = 0; count < 12; count += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        statuses.push((await harness.post()).status);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(202), 503, 503]);
      await harness.advance(10 * MINUTE);
      expect((await harness.post()).status).toBe(202);
    },
  },
  {
    id: 'I11',
    what: 'tries that reached nobody, and repeats, do not count as mails past the database',
    outcome: 'M0 T2 V0',
    run: async (harness) => {
      await harness.proxy.setMode('refuse');
      harness.provider.always = faults.refuse(500, 'application_error');
      const visitor = newVisitor();
      for (let count = 0; count < 12; count += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect((await harness.post()).status).toBe(503);
      }
      harness.provider.always = undefined;
      for (let count = 0; count < 12; count += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const answer = await harness.post({ ...visitor });
        expectAccepted(answer, { stored: false, replayed: count > 0 });
      }
      expectAccepted(await harness.post(), { stored: false });
    },
  },
  {
    id: 'I12',
    what: 'nobody can read a table or call a function through the Data API',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      expectAccepted(await harness.post());
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
          const refusal = await harness.database.sql
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
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      await harness.database.alter(`
        create function contact.early() returns trigger language plpgsql security definer as $$
        begin
          insert into contact.mails (message_id, kind, state, attempts, last_tried_at, next_at, lease_until, mail)
            values (new.id, 'team', 'waiting', 1, new.received_at, new.received_at, new.received_at + interval '1 minute', '{}');
          return new;
        end $$;
        create trigger early after insert on contact.messages for each row execute function contact.early();`);
      expectAccepted(await harness.post());
      await harness.settled();
    },
  },
  {
    id: 'I15',
    what: 'a mail whose holder has vanished is taken again when the lease ends, not before',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const gone = Promise.withResolvers<void>();
      harness.provider.next.push(() => gone.resolve(harness.kill()));
      await harness.post().catch(() => undefined);
      await gone.promise;
      await harness.restart();
      await harness.wake();
      expect(harness.provider.tries).toHaveLength(1);
      await harness.advance(50_000);
      await harness.wake();
      expect(harness.provider.sent).toHaveLength(2);
    },
  },
];
