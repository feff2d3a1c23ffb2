import { expect, test } from 'vitest';

import { people } from './team.ts';

test.each(people)('team.ts, people.$id: no other person has this id', ({ id }) => {
  expect(people.filter((person) => person.id === id)).toHaveLength(1);
});

test.each(people)(
  'team.ts, people.$id: only somebody of the group leaders has a biography; nothing shows another one',
  ({ group, biography }) => {
    expect(group === 'leaders' ? undefined : biography).toBeUndefined();
  },
);
