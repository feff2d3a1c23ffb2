import { expect } from 'vitest';

import { expectAccepted, expectProblem } from '../world/expectAnswer.ts';
import { newVisitor, withoutId } from '../world/visitor.ts';
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
    store: 'M0 T1 V0',
    run: async (world) => {
      await world.database.alter(FAIL_COMMITS);
      expectAccepted(await world.post(), { stored: false });
    },
  },
  {
    id: 'I03',
    what: 'a commit whose answer is lost is found again',
    store: 'M1 T1 V1',
    run: async (world) => {
      const visitor = newVisitor();
      world.proxy.traps.push({ words: COMMIT, when: 'after', act: 'reset' });
      const answer = await world.post({ ...visitor });
      expect([answer.status, answer.json?.['id']]).toEqual([202, visitor.id]);
    },
  },
  {
    id: 'I03',
    what: 'a commit of a form without an id whose answer is lost is found again',
    store: 'M1 T1 V1',
    run: async (world) => {
      world.proxy.traps.push({ words: COMMIT, when: 'after', act: 'reset' });
      expect((await world.postForm()).status).toBe(303);
    },
  },
  {
    id: 'I03',
    what: 'a commit whose answer is lost twice, with the database down afterwards, is one message',
    store: 'M1 T1 V1',
    run: async (world) => {
      const visitor = newVisitor();
      world.proxy.traps.push(
        { words: COMMIT, when: 'after', act: 'reset' },
        { words: COMMIT, when: 'after', act: 'reset' },
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
      await world.setTimeouts({ databaseCall: 500, brokenDatabase: 125 });
      world.proxy.traps.push({ words: COMMIT, when: 'after', act: 'hang' });
      const answer = await world.post({ ...visitor });
      expect([answer.status, answer.json?.['id']]).toEqual([202, visitor.id]);
    },
  },
  ...[0, HALF_DAY].map((later): MatrixCase => ({
    id: 'I04',
    what: `a message that went past the database is stored when it comes again ${later === 0 ? 'at once' : 'on the next day'}, and the team gets one mail`,
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
      const form = withoutId(newVisitor());
      await world.proxy.setWeather('refuse');
      const first = await world.postForm(form);
      expect(first.headers['location']).toMatch(/thanks/);
      const again = await world.postForm(form);
      expect(again.headers['location']).toBe(first.headers['location']);
      await world.proxy.setWeather('fine');
      const stored = await world.postForm(form);
      expect(stored.headers['location']).toBe(first.headers['location']);
    },
  },
  {
    id: 'F02',
    what: 'different words under the id of a message that went past the database are a conflict, even once it is back',
    store: 'M1 T1 V1',
    run: async (world) => {
      const visitor = newVisitor();
      const other = { ...visitor, message: newVisitor().message };
      await world.proxy.setWeather('refuse');
      expectAccepted(await world.post({ ...visitor }), { stored: false, id: visitor.id });
      expectProblem(await world.post(other), 409, 'id_conflict');
      const again = await world.post({ ...visitor, language: 'es' });
      expectAccepted(again, { stored: false, replayed: true, id: visitor.id });
      await world.proxy.setWeather('fine');
      expectProblem(await world.post(other), 409, 'id_conflict');
      expectAccepted(await world.post({ ...visitor }), { id: visitor.id });
    },
  },
  {
    id: 'H13',
    what: 'past the database, different bytes under the id are not a receipt for an instance that does not know them',
    store: 'M1 T1 V1',
    run: async (world) => {
      const visitor = newVisitor();
      const twin = await world.startTwin();
      await world.proxy.setWeather('refuse');
      expectAccepted(await world.post({ ...visitor }), { stored: false, id: visitor.id });
      const other = await twin.post({ ...visitor, message: newVisitor().message });
      expectProblem(other, 503, 'unavailable', { retryAfter: 60 });
      await world.proxy.setWeather('fine');
      expectAccepted(await twin.post({ ...visitor }), { id: visitor.id });
    },
  },
];
