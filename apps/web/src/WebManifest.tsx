import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { manifestAddress } from './head/addresses.ts';
import { languageShown } from './i18n.ts';

/**
 * The web manifest of the home page, in the language that is shown. Browsers that can install a page
 * fetch it as soon as it is named, so React names it after hydration: nobody puts a page on the home
 * screen before touching it (decision 068).
 */
export function WebManifest() {
  const { i18n } = useTranslation();
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return isHydrated && <link href={manifestAddress(languageShown(i18n))} rel="manifest" />;
}
