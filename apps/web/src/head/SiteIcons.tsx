import { ICON_ADDRESS, OLD_ICON_ADDRESS, SKY_COLOR, TOUCH_ICON_ADDRESS } from './addresses.ts';

/** How browsers and phones show the site outside the page: in tabs, bars and on home screens. */
export function SiteIcons() {
  return (
    <>
      <meta content={SKY_COLOR} name="theme-color" />
      <link href={OLD_ICON_ADDRESS} rel="icon" sizes="32x32" />
      <link href={ICON_ADDRESS} rel="icon" type="image/svg+xml" />
      <link href={TOUCH_ICON_ADDRESS} rel="apple-touch-icon" />
    </>
  );
}
