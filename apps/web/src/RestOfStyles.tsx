/** A placeholder that the prerender replaces with the address of the built style sheet. */
export const STYLE_SHEET = import.meta.env.DEV ? '/src/styles.css?direct' : '/assets/styles.css';

/** In the browser, the address that is already in the page, with the build's hash in it. */
const address = import.meta.env.SSR
  ? STYLE_SHEET
  : (document.querySelector('main link[rel="stylesheet"]')?.getAttribute('href') ?? STYLE_SHEET);

/**
 * The style sheet, linked where the first screen ends: browsers paint what is above it without
 * waiting for it.
 */
export function RestOfStyles() {
  return <link href={address} rel="stylesheet" />;
}
