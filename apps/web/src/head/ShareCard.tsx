import { languageOf, languages } from '@wnc/content/languages';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../i18n.ts';
import type { Page } from '../pages.ts';
import { absolute } from './absolute.ts';
import { SHARE_PICTURE_PX, sharePictureAddress } from './addresses.ts';

/** How Open Graph writes a language: `es_US`. */
const localeOf = (tag: string) => tag.replace('-', '_');

/** The preview of a shared link in messengers and social networks; a front door has its own words. */
export function ShareCard(props: { page: Page; title: string; description: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const alt = t(($) => $.og.alt, { title: t(($) => $.hero.title) });
  const isFrontDoor = props.page.path === languageOf(language).path;
  return (
    <>
      <meta content="website" property="og:type" />
      <meta content={t(($) => $.og.siteName)} property="og:site_name" />
      <meta content={isFrontDoor ? t(($) => $.og.title) : props.title} property="og:title" />
      <meta
        content={isFrontDoor ? t(($) => $.og.description) : props.description}
        property="og:description"
      />
      <meta content={absolute(props.page.canonicalPath)} property="og:url" />
      {languages.map(({ code, tag }) => (
        <meta
          content={localeOf(tag)}
          key={code}
          property={code === language ? 'og:locale' : 'og:locale:alternate'}
        />
      ))}
      <meta content={absolute(sharePictureAddress(language))} property="og:image" />
      <meta content={String(SHARE_PICTURE_PX.width)} property="og:image:width" />
      <meta content={String(SHARE_PICTURE_PX.height)} property="og:image:height" />
      <meta content={alt} property="og:image:alt" />
      <meta content="summary_large_image" name="twitter:card" />
      <meta content={alt} name="twitter:image:alt" />
    </>
  );
}
