import { organization } from '@wnc/content/site';

import type { IconName } from '../ui/Icon.tsx';

/** Key of its words in `quickLinks`, which is also the id of the section that it leads to. */
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
