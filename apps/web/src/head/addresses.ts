import { type Language, languageOf } from '@wnc/content/languages';

/** Files that the head of every page names, as addresses without origin. */
export const ICON_ADDRESS = '/icon.svg';
/** For browsers without SVG icons, and for programs that request this address by convention. */
export const OLD_ICON_ADDRESS = '/favicon.ico';
export const TOUCH_ICON_ADDRESS = '/apple-touch-icon.png';
/** For the home screen of a phone; the maskable one may be cropped to any shape. */
export const SMALL_ICON_ADDRESS = '/icon-192.png';
export const LARGE_ICON_ADDRESS = '/icon-512.png';
export const MASKABLE_ICON_ADDRESS = '/icon-maskable-512.png';

/** The web manifest in a language, which starts the site in that language. */
export const manifestAddress = (language: Language) =>
  `${languageOf(language).path}site.webmanifest`;

/**
 * The home page in a language reduced to its words, for a switch to it. Not `.html`: some hosts
 * redirect that to an address without the extension.
 */
export const pageWordsAddress = (language: Language) => `${languageOf(language).path}words.txt`;

/** The picture in the preview of a shared link. */
export const sharePictureAddress = (language: Language) => `/share/${language}.png`;
export const SHARE_PICTURE_PX = { width: 1200, height: 630 } as const;

/** The top of the sky, `ridge-200` of the theme, for the bars of the browser around the page. */
export const SKY_COLOR = '#c0def2';
