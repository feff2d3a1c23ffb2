import { expect, test } from 'vitest';

import { impactCategories } from './impact.ts';

test.each(impactCategories)(
  'impact.ts, impactCategories.$id: no other line has this id',
  ({ id }) => {
    expect(impactCategories.filter((category) => category.id === id)).toHaveLength(1);
  },
);
