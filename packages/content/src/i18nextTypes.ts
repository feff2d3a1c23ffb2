import 'i18next';
import type { PageResource } from './resources.ts';
import type { siteVariables } from './site.ts';

// Import this file where i18next is set up: a wrong key or a missing variable is a compile error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: { site: PageResource };
    enableSelector: true;
    defaultVariables: typeof siteVariables;
  }
}
