import { expect, test } from 'vitest';

import { people, teamWords } from './team.ts';

test.each(people)('team.ts, people.$id: no other person has this id', ({ id }) => {
  expect(people.filter((person) => person.id === id)).toHaveLength(1);
});

test.each(people)(
  'team.ts, people.$id: the id, which also names the portrait, consists of letters a to z and digits',
  ({ id }) => {
    expect(id).toMatch(/^[a-z][a-z\d]*$/i);
  },
);

test.each(people)(
  'team.ts, people.$id: there is a name between the quotes, with no tag, and no space before or after it',
  ({ name }) => {
    expect(name.value).toMatch(/^\S(?:.*\S)?$/);
    expect(name.value).not.toMatch(/[<>{}]|&#?\w+;/);
  },
);

test.each(people)(
  'team.ts, people.$id: only somebody in the group leaders has a biography; no other is shown',
  ({ group, biography }) => {
    expect(group === 'leaders' ? undefined : biography).toBeUndefined();
  },
);

test.each(Object.keys(teamWords.biographies))(
  'team.ts, biographies.%s: somebody has this biography; delete that of anybody who has left, or it is still published',
  (name) => {
    expect(people.map(({ biography }) => biography)).toContain(name);
  },
);
