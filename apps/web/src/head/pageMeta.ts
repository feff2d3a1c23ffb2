import type { PageResource } from '@wnc/content/resources';

import { describedBy } from '../navigation/SectionMeta.tsx';
import type { Page, View } from '../pages.ts';

type Meta = PageResource['meta'];

/** Keys of the title and of the description; a page that is not indexed needs no description. */
export type PageMeta = { title: keyof Meta['title']; description?: keyof Meta['description'] };

const META: Record<Exclude<View, 'home'>, PageMeta> = {
  notFound: { title: 'notFound' },
  thankYou: { title: 'thankYou' },
  problem: { title: 'problem' },
  donationThanks: { title: 'donationThanks' },
  privacyPage: { title: 'privacyPage', description: 'privacyPage' },
  accessibilityPage: { title: 'accessibilityPage', description: 'accessibilityPage' },
};

/** An old address of the home page is shared with the title of the section that it leads to. */
export function pageMeta({ view, target = '' }: Page): PageMeta {
  if (view !== 'home') return META[view];
  const section = describedBy(target.replace(/^[^#]*/, ''));
  return { title: section, description: section };
}
