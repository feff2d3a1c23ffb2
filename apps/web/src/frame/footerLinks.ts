import { organization } from '@wnc/content/site';

import type { IconName } from '../ui/Icon.tsx';

/** Keys of the words in `quickLinks`, and ids of the sections that the links lead to. */
export const quickLinks = ['about', 'chw', 'relief', 'team'] as const;

/** The networks, by the key of their words in `accessibility`. */
export const networks = [
  { id: 'facebook', name: 'Facebook', icon: 'icon-fb', href: organization.social.facebook.value },
  {
    id: 'instagram',
    name: 'Instagram',
    icon: 'icon-ig',
    href: organization.social.instagram.value,
  },
] as const satisfies { id: string; name: string; icon: IconName; href: string }[];

/** The pages about the site itself, by the key of their words in `footer`. */
export const sitePages = ['privacy', 'accessibility'] as const;
