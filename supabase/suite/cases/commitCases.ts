import { expect } from 'vitest';

import { expectAccepted, expectProblem } from '../harness/expectAnswer.ts';
import { newVisitor, withoutId } from '../harness/visitor.ts';
import type { MatrixCase } from './matrixCase.ts';

const HALF_DAY = 12 * 3_600_000;
/** This statement commits on its own. */
export const COMMIT = 'run select contact.submit';

/** Fails once everything is written: no statement in the transaction fails, only its commit. */
const FAIL_COMMITS = `
  create function contact.fail() returns trigger language plpgsql security definer as $$
  begin raise exception 'canary'; end $$;
  create constraint trigger fail after insert on contact.messages
    deferrable initially deferred for each row execute function contact.fail();`;

/** Section I: what was stored, or mailed while the database was down, is sent again. */
export const commitCases: readonly MatrixCase[] = [
  {
    id: 'I06',
    what: "a commit that fails is not a receipt: the team's mail goes past it",
    outcome: 'M0 T1 V0',
    run: async (harness) => {
      await harness.database.alter(FAIL_COMMITS);
      expectAccepted(await harness.post(), { stored: false });
    },
  },
  {
    id: 'I03',
    what: 'a commit whose answer is lost is found again',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const visitor = newVisitor();
      harness.proxy.failpoints.push({ statement: COMMIT, when: 'after', act: 'reset' });
      const answer = await harness.post({ ...visitor });
      expect([answer.status, answer.json?.['id']]).toEqual([202, visitor.id]);
    },
  },
  {
    id: 'I03',
    what: 'a commit of a form without an id whose answer is lost is found again',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      harness.proxy.failpoints.push({ statement: COMMIT, when: 'after', act: 'reset' });
      expect((await harness.postForm()).status).toBe(303);
    },
  },
  {
    id: 'I03',
    what: 'a commit whose answer is lost twice, with the database down afterwards, is one message',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const visitor = newVisitor();
      harness.proxy.failpoints.push(
        { statement: COMMIT, when: 'after', act: 'reset' },
        { statement: COMMIT, when: 'after', act: 'reset' },
      );
      const answer = await harness.post({ ...visitor });
      expect([answer.status, answer.json?.['id']]).toEqual([202, visitor.id]);
      const again = await harness.post({ ...visitor });
      expectAccepted(again, { replayed: true, id: visitor.id });
    },
  },
  {
    id: 'I03',
    what: 'a commit that hangs is found again',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const visitor = newVisitor();
      await harness.setTimeouts({ databaseCall: 500, brokenDatabase: 125 });
      harness.proxy.failpoints.push({ statement: COMMIT, when: 'after', act: 'hang' });
      const answer = await harness.post({ ...visitor });
      expect([answer.status, answer.json?.['id']]).toEqual([202, visitor.id]);
    },
  },
  ...[0, HALF_DAY].map((later): MatrixCase => ({
    id: 'I04',
    what: `a message that went past the database is stored when it comes again ${later === 0 ? 'at once' : 'on the next day'}, and the team gets one mail`,
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const visitor = newVisitor();
      await harness.proxy.setMode('refuse');
      expectAccepted(await harness.post({ ...visitor }), { stored: false, id: visitor.id });
      await harness.proxy.setMode('forward');
      await harness.advance(later);
      expectAccepted(await harness.post({ ...visitor }), { id: visitor.id });
    },
  })),
  {
    id: 'I04',
    what: 'a form without an id that went past the database and is posted again is one mail for the team',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const form = withoutId(newVisitor());
      await harness.proxy.setMode('refuse');
      const first = await harness.postForm(form);
      expect(first.headers['location']).toMatch(/thanks/);
      const again = await harness.postForm(form);
      expect(again.headers['location']).toBe(first.headers['location']);
      await harness.proxy.setMode('forward');
      const stored = await harness.postForm(form);
      expect(stored.headers['location']).toBe(first.headers['location']);
    },
  },
  {
    id: 'F02',
    what: 'different words under the id of a message that went past the database are a conflict, even once it is back',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const visitor = newVisitor();
      const other = { ...visitor, message: newVisitor().message };
      await harness.proxy.setMode('refuse');
      expectAccepted(await harness.post({ ...visitor }), { stored: false, id: visitor.id });
      expectProblem(await harness.post(other), 409, 'id_conflict');
      const again = await harness.post({ ...visitor, language: 'es' });
      expectAccepted(again, { stored: false, replayed: true, id: visitor.id });
      await harness.proxy.setMode('forward');
      expectProblem(await harness.post(other), 409, 'id_conflict');
      expectAccepted(await harness.post({ ...visitor }), { id: visitor.id });
    },
  },
  {
    id: 'H13',
    what: 'past the database, different bytes under the id are not a receipt for an instance that does not know them',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const visitor = newVisitor();
      const twin = await harness.startTwin();
      await harness.proxy.setMode('refuse');
      expectAccepted(await harness.post({ ...visitor }), { stored: false, id: visitor.id });
      const other = await twin.post({ ...visitor, message: newVisitor().message });
      expectProblem(other, 503, 'unavailable', { retryAfter: 60 });
      await harness.proxy.setMode('forward');
      expectAccepted(await twin.post({ ...visitor }), { id: visitor.id });
    },
  },
];
